import { AdminIcon } from '#admin/icons.tsx';
import styles from './Table.module.css';

export interface ColumnSort {
  /** Null while the table is sorted by another column. */
  sorted: 'up' | 'down' | null;
  onSort: () => void;
}

interface TableHeadProps {
  label: string;
  className?: string | undefined;
  /** Only if the table can be sorted by the column. */
  sort?: ColumnSort | undefined;
}

export const directionOf = ({ down }: { down: boolean }) => (down ? 'down' : 'up');

export function TableHead({ label, className, sort }: TableHeadProps) {
  const sorted = sort?.sorted;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={sorted ? (sorted === 'down' ? 'descending' : 'ascending') : undefined}
    >
      {sort ? (
        <button
          type="button"
          className={styles.sort}
          data-sorted={sorted ? true : undefined}
          onClick={sort.onSort}
        >
          {label}
          {sorted ? (
            <AdminIcon name={sorted === 'down' ? 'sortDown' : 'sortUp'} size={16} />
          ) : (
            <AdminIcon name="sort" size={15} className={styles.unsorted!} />
          )}
        </button>
      ) : (
        label
      )}
    </th>
  );
}
