/** The quiet shapes of the first page while it comes; seen after 200 ms. */
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import styles from './TodayShape.module.css';

export function TodayShape() {
  const { common } = useMessages();
  return (
    <div className={styles.shape}>
      <VisuallyHidden role="status">{common.loading}</VisuallyHidden>
      <Skeleton className={styles.chips} />
      <div className={styles.panels}>
        <Skeleton className={styles.panel} />
        <Skeleton className={styles.panel} />
      </div>
    </div>
  );
}
