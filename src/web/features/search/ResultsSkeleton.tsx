import { Skeleton } from '#ui/Skeleton.tsx';
import { cx } from '#ui/cx.ts';
import results from './Results.module.css';
import styles from './ResultsSkeleton.module.css';

const ROWS = [3, 2, 2];

export function ResultsSkeleton() {
  return (
    <div className={cx(results.groups, styles.shape)}>
      {ROWS.map((rows, group) => (
        <div key={group} className={results.group}>
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={styles.row}>
              <Skeleton className={styles.picture} />
              <Skeleton className={styles.title} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
