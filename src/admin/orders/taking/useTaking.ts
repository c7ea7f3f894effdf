/** Places an order once, however often it is pressed or its answer is lost. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminOrder, NewAdminOrder } from '#contract/admin-orders.ts';
import { ApiError } from '#web/api/client.ts';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useAdmin } from '#admin/data/context.tsx';
import { keys } from '#admin/data/queries.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { useFailureReason } from '#admin/layout/LoadFailure.tsx';
import { PressKey } from '../press-key.ts';

export function useTaking() {
  const { orderTaking: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const client = useQueryClient();
  const reason = useFailureReason();
  const [press] = useState(() => new PressKey());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  /** Null when it failed, which `failure` then tells. */
  const take = async (body: NewAdminOrder): Promise<AdminOrder | null> => {
    if (busy) return null;
    setBusy(true);
    setFailure(null);
    setRefused({});
    try {
      const order = await adminApi.takeOrder(body, press.keyFor(body));
      press.answered();
      client.setQueryData(keys.order(order._id), order);
      void client.invalidateQueries({ queryKey: keys.orders() });
      void client.invalidateQueries({ queryKey: keys.orderTasks() });
      for (const kind of ['products', 'workshops'] as const)
        void client.invalidateQueries({ queryKey: keys.entries(kind) });
      showSnack({ message: t.done(order.number), severity: 'success' });
      return order;
    } catch (error) {
      setFailure(t.notPlaced(reason(error)));
      if (error instanceof ApiError) setRefused(error.fields);
      return null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, refused, take };
}
