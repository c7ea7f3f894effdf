import type { CSSProperties } from 'react';
import { readPictureAddress } from '#contract/pictures.ts';
import { pages } from '#contract/routes.ts';
import type { PageText, Tutorial } from '#contract/tutorials.ts';
import { TutorialFacts } from '#web/features/catalogue/TutorialFacts.tsx';
import { altOf, descriptionOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { LabelChip } from '#ui/Chip.tsx';
import { Container } from '#ui/Container.tsx';
import { Icon, type IconSource } from '#ui/Icon.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';
import { Picture } from '#ui/Picture.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { LongText } from '#ui/LongText.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { altOfPage, repeats, textOf } from '../page-words.ts';
import { PageWords } from '../PageWords.tsx';
import { Purchase } from './Purchase.tsx';
import styles from './LockedView.module.css';

const PRINTER = 'M7 9V4h10v5M7 17H4.5V9h15v8H17M7 14h10v6H7z';
const LOCK = 'M6 10.5h12v9.5H6zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5';

/** `isKnown`: the user is known not to own it; until then nothing is offered. */
export function LockedView({ tutorial, isKnown }: { tutorial: Tutorial; isKnown: boolean }) {
  const { tutorial: common, categories, levels } = useMessages();
  const { locked: t } = usePageTexts('tutorial');
  const lang = useLang();
  const description = descriptionOf(lang, tutorial);
  const inside: { icon: IconSource; text: string }[] = [
    { icon: { path: PART_ICONS.book }, text: t.pages(tutorial.pageCount) },
    ...(tutorial.durationMinutes === null
      ? []
      : [{ icon: { name: 'clock' } as const, text: t.minutes(tutorial.durationMinutes) }]),
    { icon: { name: 'check' }, text: t.level(levels[tutorial.level]) },
    { icon: { path: LOCK }, text: t.access },
    { icon: { path: PRINTER }, text: t.printing },
    { icon: { name: 'return' }, text: t.canceling },
  ];
  return (
    <Container className={styles.page}>
      <div className={styles.back}>
        <MoreLink to={pages.tutorials()} label={common.back} />
      </div>
      <Picture
        address={tutorial.imagePath}
        alt={altOf(lang, tutorial, tutorial.imagePath)}
        sizes="(min-width: 900px) 640px, 92vw"
        priority
        className={styles.cover}
      />
      <div className={styles.words}>
        <div className={styles.chips}>
          <LabelChip filled>{categories[tutorial.category]}</LabelChip>
          <LabelChip>{levels[tutorial.level]}</LabelChip>
        </div>
        <Text as="h1" className={styles.title} content={titleOf(lang, tutorial)} />
        <TutorialFacts tutorial={tutorial} />
        {description.text && <LongText className={styles.description} content={description} />}
        <Purchase tutorial={tutorial} isKnown={isKnown} />
        <section className={styles.inside}>
          <h2 className={styles.heading}>{t.inside}</h2>
          <ul className={styles.list}>
            {inside.map(({ icon, text }) => (
              <li key={text}>
                <Icon {...icon} size={20} />
                {text}
              </li>
            ))}
          </ul>
          {tutorial.pageHeadings && <Headings headings={tutorial.pageHeadings} />}
        </section>
      </div>
      {tutorial.samplePage && <Sample tutorial={tutorial} page={tutorial.samplePage} />}
    </Container>
  );
}

function Headings({ headings }: { headings: PageText[] }) {
  const { locked: t } = usePageTexts('tutorial');
  const lang = useLang();
  return (
    <>
      <h3 className={styles.subheading}>{t.headings}</h3>
      <ol className={styles.headings}>
        {headings.map((heading, place) => {
          const text = textOf(lang, heading);
          return <li key={place}>{text ? <Text content={text} /> : t.page(place + 1)}</li>;
        })}
      </ol>
    </>
  );
}

function Sample({ tutorial, page }: { tutorial: Tutorial; page: NonNullable<Tutorial['samplePage']> }) {
  const { locked: t } = usePageTexts('tutorial');
  const lang = useLang();
  const text = textOf(lang, page);
  const alt = altOfPage(lang, tutorial, page.imagePath);
  const facts = readPictureAddress(page.imagePath);
  return (
    <section
      className={styles.sample}
      style={{ '--ratio': facts ? facts.width / facts.height : 1 } as CSSProperties}
    >
      <h2 className={styles.heading}>{t.sample}</h2>
      <Picture
        address={page.imagePath}
        alt={alt && !repeats(alt, text) ? alt.text : t.page(1)}
        sizes="(min-width: 900px) 640px, 92vw"
        className={styles.sheet}
      />
      {text && <PageWords text={text} alt={null} />}
    </section>
  );
}
