import { useEffect } from 'react';
import { formatRating } from '#i18n/format.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import { useVisitorGate } from '#web/features/session/useVisitorGate.ts';
import { Link } from '#ui/Link.tsx';
import { useLazyPart } from '#ui/useLazyPart.ts';
import type { OwnRatingProps } from './OwnRating.tsx';
import styles from './Rating.module.css';

const importOwnRating = () => import('./OwnRating.tsx');

export function Rating({ tutorial, onRated }: OwnRatingProps) {
  const { rating: t } = usePageTexts('tutorial');
  const { status, user } = useSessionState();
  const { loginHref } = useVisitorGate();
  const { rating, ratingCount } = tutorial;
  const mayRate = user?.role === 'user' && tutorial.myStars !== undefined;
  return (
    <section className={styles.rating}>
      <h2 className={styles.title}>{mayRate ? t.title : t.titleForAll}</h2>
      {mayRate && <LazyRating tutorial={tutorial} onRated={onRated} />}
      <p className={styles.average}>
        {ratingCount > 0 ? t.average(formatRating(rating), t.votes(ratingCount)) : t.none}
      </p>
      {status === 'visitor' && (
        <Link to={loginHref} className={styles.login}>
          {t.loginToRate}
        </Link>
      )}
    </section>
  );
}

/** Most readers can't rate: they are spared its code. */
function LazyRating(props: OwnRatingProps) {
  const { Part, load } = useLazyPart(importOwnRating);
  useEffect(() => void load(), [load]);
  return Part ? <Part {...props} /> : <div className={styles.coming} />;
}
