import { useRef, useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { Tutorial } from '#contract/tutorials.ts';
import { LOCALE } from '#i18n/locales.ts';
import { TutorialFacts } from '#web/features/catalogue/TutorialFacts.tsx';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { Container } from '#ui/Container.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { Text } from '#ui/Text.tsx';
import { cx } from '#ui/cx.ts';
import { useLang, useMessages } from '#ui/language.tsx';
import { AfterReading } from './AfterReading.tsx';
import { Beginning } from './Beginning.tsx';
import { PagePosition } from './PagePosition.tsx';
import { PageWords } from './PageWords.tsx';
import { Resumed } from './Resumed.tsx';
import { PageSheet } from './PageSheet.tsx';
import { TurnLink } from './TurnLink.tsx';
import { ViewerIcon } from './icons.tsx';
import { altOfPage, repeats, textOf } from './page-words.ts';
import { useFullScreen } from './useFullScreen.ts';
import { useInSight } from './useInSight.ts';
import { usePage } from './usePage.ts';
import { useSwipe } from './useSwipe.ts';
import { useTurningKeys } from './useTurningKeys.ts';
import { useWakeLock } from './useWakeLock.ts';
import { useZoomed } from './useZoomed.ts';
import styles from './Reader.module.css';

interface ReaderProps {
  tutorial: Tutorial;
  onRenew: () => Promise<void>;
  onRated: (change: Partial<Tutorial>) => void;
}

export function Reader({ tutorial, onRenew, onRated }: ReaderProps) {
  const { tutorial: common } = useMessages();
  const { reader: t } = usePageTexts('tutorial');
  const lang = useLang();
  const { dir } = LOCALE[lang];
  const viewer = useRef<HTMLDivElement>(null);
  const sheets = useRef<HTMLDivElement>(null);
  const addresses = tutorial.contentImagesPathes ?? [];
  const count = addresses.length;
  const { user } = useSessionState();
  const { _id: id, myPlace } = tutorial;
  const reader = myPlace === undefined ? null : (user?._id ?? null);
  const { page, way, isResumed, turnTo, hrefOf } = usePage({ id, count, reader, ofAccount: myPlace });
  const { canFill, isFull, toggle } = useFullScreen(viewer);
  const isZoomed = useZoomed();
  const swipe = useSwipe({ dir, onNext: () => turnTo(page + 1), onPrevious: () => turnTo(page - 1) });
  useInSight(sheets, page, way !== 0);
  useTurningKeys(viewer, { page, count, dir, turnTo });
  useWakeLock();

  // Neighbors load after the page itself, so that turning shows them immediately.
  const [isReady, setReady] = useState(false);
  const title = titleOf(lang, tutorial);
  const textAt = (one: number) => textOf(lang, tutorial.pageTexts?.[one - 1]);
  const altAt = (one: number) => altOfPage(lang, tutorial, addresses[one - 1]!);
  const spokenAlt = (one: number) => {
    const alt = altAt(one);
    return alt && !repeats(alt, textAt(one)) ? alt.text : t.pageOf(title.text, one);
  };
  const mounted = isReady ? [page - 1, page, page + 1].filter((one) => one >= 1 && one <= count) : [page];

  return (
    <div className={styles.ground}>
      <Container
        as="section"
        className={cx(
          styles.viewer,
          (tutorial.pageTexts ?? []).length > 0 && styles.told,
          isFull && styles.full,
        )}
        ref={viewer}
        aria-label={t.label}
        tabIndex={-1}
      >
        <div className={styles.head}>
          <div className={styles.back}>
            <MoreLink to={pages.tutorials()} label={common.back} />
          </div>
          <Text as="h1" className={styles.title} content={title} />
          <div className={styles.facts}>
            <TutorialFacts tutorial={tutorial} />
          </div>
          {canFill && (
            <button
              type="button"
              className={styles.fill}
              aria-label={isFull ? t.endFullScreen : t.fullScreen}
              title={isFull ? t.endFullScreen : t.fullScreen}
              onClick={toggle}
            >
              <ViewerIcon name={isFull ? 'shrink' : 'fill'} />
            </button>
          )}
        </div>
        {count > 1 && <p className={styles.onePage}>{t.onePage}</p>}
        {page === 1 && <Beginning tutorial={tutorial} />}
        {isResumed && <Resumed page={page} href={hrefOf(1)} onBegin={() => turnTo(1)} />}
        <div ref={sheets} className={cx(styles.sheets, isZoomed && styles.zoomed)} {...swipe}>
          {mounted.map((one) => {
            const address = addresses[one - 1]!;
            return (
              <PageSheet
                key={one}
                address={address}
                signatures={tutorial.contentImagesSignatures?.[one - 1]}
                alt={spokenAlt(one)}
                isOpen={one === page}
                way={way}
                onLoad={() => setReady(true)}
                onRenew={onRenew}
              />
            );
          })}
        </div>
        <TurnLink to={page - 1} present={page} count={count} hrefOf={hrefOf} onTurn={turnTo} />
        <PagePosition page={page} count={count} />
        <TurnLink to={page + 1} present={page} count={count} hrefOf={hrefOf} onTurn={turnTo} />
        <PageWords text={textAt(page)} alt={altAt(page)} />
      </Container>
      <AfterReading tutorial={tutorial} hasReadAll={page === count} onRated={onRated} />
    </div>
  );
}
