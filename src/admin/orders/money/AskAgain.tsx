/** Asks the provider about the order's payments and refunds. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { Button, type ButtonLook } from '#ui/Button.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import type { OrderAct } from '../useOrderAct.ts';

interface AskAgainProps {
  id?: string | undefined;
  order: Pick<AdminOrder, '_id'>;
  act: OrderAct;
  look?: ButtonLook;
}

export function AskAgain({ id, order: { _id }, act: { busy, run }, look = 'secondary' }: AskAgainProps) {
  const { orderMoney: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  return (
    <Button
      id={id}
      small
      look={look}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => void run(() => adminApi.checkOrder(_id), t.asked)}
    >
      <AdminIcon name="history" />
      {t.askAgain}
    </Button>
  );
}
