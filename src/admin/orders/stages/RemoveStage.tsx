import { useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { Button } from '#ui/Button.tsx';
import ConfirmDialog from '#ui/ConfirmDialog.tsx';
import { FormError } from '#ui/Field.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useOrderAct } from '../useOrderAct.ts';

interface RemoveStageProps {
  order: AdminOrder;
  line: OrderLine;
  /** Its id. */
  stage: string;
  day: string;
}

/** What was sent by mistake goes off the order's page. */
export function RemoveStage({ order, line, stage, day }: RemoveStageProps) {
  const { stages: t } = useAdminMessages().orderActs;
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [isAsked, setAsked] = useState(false);
  const remove = () =>
    run(() => adminApi.removeOrderStage(order._id, line._id, stage, order.version), t.removed);
  return (
    <>
      <Button
        small
        look="quiet"
        aria-label={t.removeOf(day)}
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => busy || setAsked(true)}
      >
        {t.removeStage}
      </Button>
      <FormError>{failure}</FormError>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={t.removeTitle}
        text={t.removeText}
        confirm={t.removeStage}
        cancel={t.keep}
        onConfirm={() => void remove()}
      />
    </>
  );
}
