import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import styles from './Money.module.css';

interface SumRowProps {
  name: string;
  sum: ReactNode;
  note?: ReactNode;
  strong?: boolean;
  soft?: boolean;
}

export function SumRow({ name, sum, note, strong = false, soft = false }: SumRowProps) {
  return (
    <div className={cx(styles.row, strong && styles.strong, soft && styles.soft)}>
      <dt>{name}</dt>
      <dd className={styles.sum}>{sum}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
