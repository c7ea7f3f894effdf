/** The states of a line in their order: what is behind, where it is, what comes. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Tag } from '../today/Panel.tsx';
import { lineSteps } from './line-steps.ts';
import styles from './Lines.module.css';

const NOT_SETTLED: readonly LineState[] = ['held', 'cancelled', 'absent'];

export function LineStates({ order, line }: { order: AdminOrder; line: OrderLine }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const steps = lineSteps(line);
  const isSent = order.delivery !== undefined && order.delivery.method !== 'pickup';
  const name = (state: LineState) => (state === 'handed_over' && isSent ? t.sent : t.lineStates[state]);
  const at = steps.indexOf(line.state);
  if (at === -1) {
    // What was held until a time that has passed isn't any more.
    if (line.state === 'held' && order.state !== 'pending') return null;
    return (
      <p>
        <Tag look={NOT_SETTLED.includes(line.state) ? 'warn' : 'good'}>{name(line.state)}</Tag>
      </p>
    );
  }
  const title = lineTitle(lang, line);
  return (
    <ol className={styles.states} aria-label={t.steps(title)}>
      {steps.map((state, index) => (
        <li
          key={state}
          className={cx(styles.state, index < at && styles.past, index === at && styles.now)}
          aria-current={index === at ? 'step' : undefined}
        >
          {index < at && <AdminIcon name="check" size={16} />}
          {name(state)}
        </li>
      ))}
    </ol>
  );
}
