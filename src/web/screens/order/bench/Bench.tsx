/** What the admin showed of the work on one piece, beside where it is. */
import { type ReactNode, useId } from 'react';
import type { Order, OrderLine } from '#contract/orders.ts';
import { BenchCard } from './BenchCard.tsx';
import { ShownWork } from './ShownWork.tsx';
import styles from './Bench.module.css';

interface BenchProps {
  order: Order;
  line: OrderLine;
  /** Asks for the order again, because a picture's address has ended. */
  onRenew: () => void;
  /** Below the card. */
  children?: ReactNode;
}

export function Bench({ order, line, onRenew, children }: BenchProps) {
  const id = useId();
  return (
    <section className={styles.bench} aria-labelledby={id}>
      <ShownWork stages={line.stages ?? []} onRenew={onRenew} />
      <div className={styles.side}>
        <BenchCard order={order} line={line} titleId={id} />
        {children}
      </div>
    </section>
  );
}
