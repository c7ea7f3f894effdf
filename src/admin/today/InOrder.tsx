import type { Overview } from '#contract/admin.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import styles from './InOrder.module.css';

export function InOrder({ overview: { messages, lowStock, untranslated } }: { overview: Overview }) {
  const { inOrder } = useAdminMessages().today;
  const fine = [
    messages.total === 0 && inOrder.messages,
    lowStock.total === 0 && inOrder.stock,
    untranslated.total === 0 && inOrder.english,
  ].filter((part) => part !== false);
  if (fine.length === 0) return null;
  return (
    <p className={styles.line}>
      <AdminIcon name="check" />
      {inOrder.text(fine.join(', '))}
    </p>
  );
}
