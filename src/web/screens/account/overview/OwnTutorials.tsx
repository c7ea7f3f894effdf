import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import type { OwnTutorial } from '#contract/tutorials.ts';
import { readingState } from '#domain/tutorial.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { MoreLink } from '#ui/Section.tsx';
import { Nothing, NotLoaded, OverviewSection } from './OverviewSection.tsx';
import { TutorialProgress } from './TutorialProgress.tsx';
import styles from './OwnTutorials.module.css';

/** The others are shown when they are asked for. */
const SHOWN = 6;

interface OwnTutorialsProps {
  /** As the server orders them; undefined if they didn't load. */
  tutorials: readonly OwnTutorial[] | undefined;
  onRetry: () => void;
}

export function OwnTutorials({ tutorials, onRetry }: OwnTutorialsProps) {
  const { tutorials: title, reading: t } = usePageTexts('overview');
  const [isWhole, setWhole] = useState(false);
  const own = tutorials ?? [];
  const shown = isWhole ? own : own.slice(0, SHOWN);
  // The one that is read has the page's one main button.
  const main = own.find(({ place, pageCount }) => readingState(place, pageCount) === 'reading');
  return (
    <OverviewSection
      id="tutorials"
      title={title}
      beside={own.length > 0 && <MoreLink to={pages.tutorials()} label={t.all} />}
    >
      {!tutorials && <NotLoaded text={t.failed} onRetry={onRetry} />}
      {tutorials && own.length === 0 && (
        <Nothing text={t.none} to={pages.tutorials()} label={t.toTutorials} />
      )}
      {shown.length > 0 && (
        <ul className={styles.grid}>
          {shown.map((one) => (
            <li key={one._id}>
              <TutorialProgress tutorial={one} isMain={one === main} />
            </li>
          ))}
        </ul>
      )}
      {shown.length < own.length && (
        <Button className={styles.more} onClick={() => setWhole(true)}>
          {t.more(own.length - shown.length)}
        </Button>
      )}
    </OverviewSection>
  );
}
