import { ringSize } from '#domain/ring-sizes.ts';
import { cx } from '#ui/cx.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { FACTS, markIf, type SizeTableProps } from '#web/screens/sizes/SizeTable.tsx';
import styles from '#web/screens/sizes/SizeTable.module.css';

/** A column for each size; for the few of a piece. */
export function LyingSizeTable({ sizes, marked }: SizeTableProps) {
  const { columns, table } = usePageTexts('sizes');
  return (
    <table className={cx(styles.table, styles.lying)} aria-label={table}>
      <thead>
        <tr>
          <th scope="row">{columns.size}</th>
          {sizes.map((size) => (
            <th key={size} scope="col" {...markIf(size === marked)}>
              {size}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {FACTS.map(({ name, of }) => (
          <tr key={name}>
            <th scope="row">{columns[name]}</th>
            {sizes.map((size) => (
              <td key={size} dir="ltr" {...markIf(size === marked)}>
                {of(ringSize(size))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
