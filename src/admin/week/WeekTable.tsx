import { useId, type ReactNode } from 'react';
import styles from './WeekTable.module.css';

interface WeekTableProps {
  title: string;
  columns: readonly [name: string, count: string];
  rows: readonly { key: string; name: ReactNode; count: number }[];
  /** Under the rows. */
  children?: ReactNode;
}

export function WeekTable({ title, columns: [name, count], rows, children }: WeekTableProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col" className={styles.count}>
              {count}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              <td className={styles.count}>{row.count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {children && <div className={styles.foot}>{children}</div>}
    </section>
  );
}
