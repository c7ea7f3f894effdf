/** The grey rows of a list while it is loading. */
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './ListSkeleton.module.css';
import tableStyles from './table/Table.module.css';

const times = (rows: number) => Array.from({ length: rows }, (_, row) => row);

interface SkeletonColumn {
  name: string;
  wideOnly?: boolean;
}

/** In a table, under its real columns. */
export function TableRowsSkeleton({ rows, columns }: { rows: number; columns: readonly SkeletonColumn[] }) {
  const cells: SkeletonColumn[] = [...columns, { name: 'active' }, { name: 'priority' }, { name: 'actions' }];
  return times(rows).map((row) => (
    <tr key={row} className={styles.late} aria-hidden="true">
      <td>
        <Skeleton className={styles.thumb!} />
      </td>
      <td>
        <Texts />
      </td>
      <td className={tableStyles.wideOnly}>
        <Skeleton className={styles.cell!} />
      </td>
      {cells.map(({ name, wideOnly }) => (
        <td key={name} className={cx(wideOnly && tableStyles.wideOnly)}>
          <Skeleton className={styles.cell!} />
        </td>
      ))}
    </tr>
  ));
}

/** Without a table; `columns` adds shapes to each row from 900 px on. */
export function ListSkeleton({ rows, columns = 0 }: { rows: number; columns?: number }) {
  const { lists } = useAdminMessages();
  return (
    <div className={cx(styles.cards, styles.late)}>
      <VisuallyHidden role="status">{lists.loading}</VisuallyHidden>
      {times(rows).map((row) => (
        <div key={row} className={styles.card} aria-hidden="true">
          <Skeleton className={styles.thumb!} />
          <Texts />
          {times(columns).map((column) => (
            <Skeleton key={column} className={styles.column!} />
          ))}
          <Skeleton className={styles.switch!} />
        </div>
      ))}
    </div>
  );
}

function Texts() {
  return (
    <div className={styles.texts}>
      <Skeleton className={styles.name!} />
      <Skeleton className={styles.under!} />
    </div>
  );
}
