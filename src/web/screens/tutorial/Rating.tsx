import type { Tutorial } from '#contract/tutorials.ts';
import { formatRating } from '#i18n/format.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { Stars } from './Stars.tsx';
import { useRating } from './useRating.ts';
import styles from './Rating.module.css';

interface RatingProps {
  tutorial: Tutorial;
  onRated: (change: Partial<Tutorial>) => void;
}

export function Rating({ tutorial, onRated }: RatingProps) {
  const { rating: t } = usePageTexts('tutorial');
  const { status, user } = useSessionState();
  const { loginHref } = useVisitorGate();
  const lang = useLang();
  const { rating, ratingCount } = tutorial;
  const mayRate = user?.role === 'user' && tutorial.myStars !== undefined;
  return (
    <section className={styles.rating}>
      <h2 className={styles.title}>{mayRate ? t.title : t.titleForAll}</h2>
      {mayRate && <OwnRating tutorial={tutorial} onRated={onRated} />}
      <p className={styles.average}>
        {ratingCount > 0 ? t.average(formatRating(lang, rating), t.votes(ratingCount)) : t.none}
      </p>
      {status === 'visitor' && (
        <Link to={loginHref} className={styles.login}>
          {t.loginToRate}
        </Link>
      )}
    </section>
  );
}

function OwnRating({ tutorial, onRated }: RatingProps) {
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
