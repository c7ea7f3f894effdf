/** One change of an order at a time; what somebody else changed meanwhile is shown instead. */
import { useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { ApiError } from '#web/api/client.ts';
import { type Snack, showSnack } from '#ui/snackbar/queue.ts';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { useOrderWrites } from './useOrders.ts';

export interface OrderAct {
  busy: boolean;
  /** Null while nothing failed. */
  failure: string | null;
  /** Resolves to whether what is asked for is settled, so that its form can close. */
  run: (work: () => Promise<AdminOrder>, done: string | ((order: AdminOrder) => Snack)) => Promise<boolean>;
}

export function useOrderAct(id: string): OrderAct {
  const { orderActs: t } = useAdminMessages();
  const reason = useFailureReason();
  const { show } = useOrderWrites(id);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run: OrderAct['run'] = async (work, done) => {
    if (busy) return false;
    setBusy(true);
    setFailure(null);
    try {
      const changed = await work();
      await show(changed);
      showSnack(typeof done === 'string' ? { message: done, severity: 'success' } : done(changed));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 412 || !error.data) {
        setFailure(t.failed(reason(error)));
        return false;
      }
      await show(error.data as AdminOrder); // the current order, by the contract of 412
      showSnack({ message: t.changed, severity: 'error' });
      return true;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, run };
}
