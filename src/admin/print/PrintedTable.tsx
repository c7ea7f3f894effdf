import type { ReactNode } from 'react';
import styles from './Printed.module.css';

export interface PrintedColumn<Entry> {
  label: string;
  value: (entry: Entry) => ReactNode;
}

interface PrintedTableProps<Entry> {
  rows: readonly Entry[];
  columns: readonly PrintedColumn<Entry>[];
}

export function PrintedTable<Entry extends { _id: string }>({ rows, columns }: PrintedTableProps<Entry>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            {columns.map(({ label, value }) => (
              <td key={label}>{value(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
