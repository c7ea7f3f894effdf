/** The grey shapes of a list's rows until it has come. */
import { cx } from '#ui/cx.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useAdminMessages } from '../language.tsx';
import type { ListKind } from './list-kind.ts';
import styles from './ListSkeleton.module.css';
import tableStyles from './table/Table.module.css';

const times = (rows: number) => Array.from({ length: rows }, (_, row) => row);

/** In a table, under its real columns. */
export function TableRowsSkeleton({ rows, list }: { rows: number; list: ListKind }) {
  const cells = [
    ...list.columns.map(({ name, wideOnly }) => ({ name, wideOnly })),
    { name: 'active' },
    { name: 'priority' },
    { name: 'actions' },
  ];
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
      {cells.map(({ name, wideOnly }: { name: string; wideOnly?: boolean | undefined }) => (
        <td key={name} className={cx(wideOnly && tableStyles.wideOnly)}>
          <Skeleton className={styles.cell!} />
        </td>
      ))}
    </tr>
  ));
}

/** Without columns of its own; `columns` more shapes in a row from md on. */
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
