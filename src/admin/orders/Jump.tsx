/** On a phone a row of words leads to the parts of the order. */
import { jumpToPanel } from '../today/panels.ts';
import { useAdminMessages } from '../language.tsx';
import { ORDER_PARTS } from './order-parts.ts';
import styles from './Jump.module.css';

export function Jump() {
  const { orders: t } = useAdminMessages();
  return (
    <nav className={styles.jump} aria-label={t.jump}>
      {(['items', 'money', 'events'] as const).map((part) => (
        <button key={part} type="button" onClick={() => jumpToPanel(ORDER_PARTS[part])}>
          {t[part]}
        </button>
      ))}
    </nav>
  );
}
