import type { AdminOrder } from '#contract/admin-orders.ts';
import { useAdminMessages } from '../language.tsx';
import { Line } from './Line.tsx';
import { OrderCard } from './OrderCard.tsx';
import { ORDER_PARTS } from './order-parts.ts';
import styles from './Lines.module.css';

export function Lines({ order, now }: { order: AdminOrder; now: string }) {
  const { orders: t } = useAdminMessages();
  return (
    <OrderCard
      id={ORDER_PARTS.items}
      icon="gem"
      title={t.items}
      note={t.pieces(order.lines.reduce((sum, { quantity }) => sum + quantity, 0))}
    >
      <ul>
        {order.lines.map((line) => (
          <li key={line._id} className={styles.line}>
            <Line order={order} line={line} now={now} />
          </li>
        ))}
      </ul>
    </OrderCard>
  );
}
