/** What became of the refund that was just asked for, in a sentence. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { Snack } from '#ui/snackbar/queue.ts';
import { useAdminMessages } from '#admin/language.tsx';

export function useRefundTold(): (order: AdminOrder) => Snack {
  const { orderActs, orderMoney } = useAdminMessages();
  const { ways: t } = orderMoney;
  return ({ refunds }) => {
    const { state, amount, provider } = refunds.at(-1)!;
    if (state === 'refused' || state === 'unknown') return { message: t[state](amount), severity: 'error' };
    if (state === 'asked') return { message: t.sent(amount), severity: 'success' };
    const message = provider ? t.done(amount, provider) : orderActs.refund.done(amount);
    return { message, severity: 'success' };
  };
}
