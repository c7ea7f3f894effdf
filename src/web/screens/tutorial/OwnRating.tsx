import type { Tutorial } from '#contract/tutorials.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Stars } from './Stars.tsx';
import { useRating } from './useRating.ts';
import styles from './Rating.module.css';

export interface OwnRatingProps {
  tutorial: Tutorial;
  onRated: (change: Partial<Tutorial>) => void;
}

export default function OwnRating({ tutorial, onRated }: OwnRatingProps) {
  const { rating: t } = usePageTexts('tutorial');
  const { stars, outcome, choose } = useRating(tutorial, onRated);
  return (
    <>
      <Stars label={t.title} stars={stars} onChoose={choose} />
      <p role="status" className={outcome === 'failed' ? styles.failed : styles.saved}>
        {outcome && t[outcome]}
      </p>
    </>
  );
}
