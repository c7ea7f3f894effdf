import { ringSize, type RingSize } from '#domain/ring-sizes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { quarters } from './quarters.ts';
import styles from './SizeTable.module.css';

export const FACTS = [
  { name: 'us', of: ({ us }: RingSize) => quarters(us) },
  { name: 'diameter', of: ({ diameter }: RingSize) => diameter.toFixed(1) },
] as const;

export interface SizeTableProps {
  /** mm of inner circumference. */
  sizes: readonly number[];
  marked: number | null;
}

/** A row for each size. */
export function SizeTable({ sizes, marked }: SizeTableProps) {
  const { columns, table } = usePageTexts('sizes');
  return (
    <table className={styles.table} aria-label={table}>
      <thead>
        <tr>
          <th scope="col">{columns.size}</th>
          {FACTS.map(({ name }) => (
            <th key={name} scope="col">
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map(ringSize).map((row) => (
          <tr key={row.size} {...markIf(row.size === marked)}>
            <th scope="row">{row.size}</th>
            {FACTS.map(({ name, of }) => (
              <td key={name} dir="ltr">
                {of(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function markIf(isMarked: boolean) {
  return isMarked ? ({ className: styles.marked, 'aria-current': true } as const) : {};
}
