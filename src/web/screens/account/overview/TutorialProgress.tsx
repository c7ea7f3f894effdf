import type { CSSProperties } from 'react';
import { pages } from '#contract/routes.ts';
import type { OwnTutorial } from '#contract/tutorials.ts';
import { readingState, type ReadingState } from '#domain/tutorial.ts';
import { contentText } from '#i18n/content.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import styles from './TutorialProgress.module.css';

/** More are too many to tell apart. */
const MOST_BARS = 12;

export function TutorialProgress({ tutorial, isMain }: { tutorial: OwnTutorial; isMain: boolean }) {
  const { reading: t } = usePageTexts('overview');
  const lang = useLang();
  const { _id, place, pageCount, translations } = tutorial;
  const title = contentText(lang, tutorial.title, translations.en?.title);
  const state = readingState(place, pageCount);
  const page = place?.page ?? 0;
  const act = { unread: t.open, reading: t.goOn(page), finished: t.again }[state];
  return (
    <article className={styles.card}>
      <Picture
        address={tutorial.imagePath}
        alt=""
        sizes="(min-width: 1080px) 296px, (min-width: 700px) 44vw, 118px"
        className={styles.picture}
      />
      <div className={styles.body}>
        <Text as="h3" className={styles.title} content={title} />
        <p className={styles.how}>{wordsOf(tutorial, state, t)}</p>
        <Bars page={state === 'finished' ? pageCount + 1 : page} count={pageCount} />
        <ButtonLink
          small
          wide
          className={styles.act}
          look={isMain ? 'primary' : 'secondary'}
          to={pages.tutorial(_id, state === 'finished' ? { page: 1 } : {})}
          aria-label={`${act}: ${title.text}`}
        >
          {act}
        </ButtonLink>
      </div>
    </article>
  );
}

function wordsOf(
  { place, pageCount, durationMinutes: minutes, opened, myStars }: OwnTutorial,
  state: ReadingState,
  t: PageTexts['overview']['reading'],
): string {
  if (state === 'reading') return t.position(place?.page ?? 1, pageCount);
  if (state === 'finished') return myStars === null ? t.mayRate : t.finished;
  const extent = [t.pages(pageCount), ...(minutes === null ? [] : [t.minutes(minutes)])].join(', ');
  return opened ? t.opened(extent) : t.unread(extent);
}

/** `page`: the one that is open, from 1; beyond the last if all were read. */
function Bars({ page, count }: { page: number; count: number }) {
  if (count > MOST_BARS) {
    const read = { '--read': Math.min(page, count) / count } as CSSProperties;
    return <div className={styles.line} style={read} />;
  }
  return (
    <div className={styles.bars}>
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          className={cx(styles.bar, index + 1 < page && styles.read, index + 1 === page && styles.open)}
        />
      ))}
    </div>
  );
}
