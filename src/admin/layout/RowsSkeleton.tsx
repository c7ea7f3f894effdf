/** Shown after 200 ms. */
import { Skeleton } from '#ui/Skeleton.tsx';
import styles from './RowsSkeleton.module.css';

export function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <div className={styles.shape}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton className={styles.long} />
          <Skeleton className={styles.short} />
          <Skeleton className={styles.short} />
        </div>
      ))}
    </div>
  );
}
