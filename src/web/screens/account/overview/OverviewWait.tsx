import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './OverviewWait.module.css';

export function OverviewWait() {
  const t = usePageTexts('overview');
  return (
    <div className={styles.wait}>
      <VisuallyHidden role="status">{t.loading}</VisuallyHidden>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.ticket} />
      <Skeleton className={styles.heading} />
      <div className={styles.cards}>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <Skeleton className={styles.heading} />
      <Skeleton className={styles.rows} />
    </div>
  );
}
