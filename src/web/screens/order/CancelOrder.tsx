import { useState } from 'react';
import type { Order } from '#contract/orders.ts';
import type { OrdersApi } from '#web/features/orders/orders-api.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { Button } from '#ui/Button.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLazyPart } from '#ui/useLazyPart.ts';

const importDialog = () => import('#ui/ConfirmDialog.tsx');

interface CancelOrderProps {
  order: Order;
  api: OrdersApi;
  onCancelled: (order: Order) => void;
}

/** Of an unpaid order, at once. */
export function CancelOrder({ order, api, onCancelled }: CancelOrderProps) {
  const t = usePageTexts('order');
  const { Part: ConfirmDialog, load, prepare } = useLazyPart(importDialog);
  const [asking, setAsking] = useState(false);
  const cancel = async () => {
    try {
      onCancelled(await api.cancel(order._id, {}));
    } catch (error) {
      console.error(error);
      showSnack({ message: failureSentence(error, t.cancelFailed), severity: 'error' });
    }
  };
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => void load().then((ready) => ready && setAsking(true))}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t.cancel}
      </Button>
      {ConfirmDialog && (
        <ConfirmDialog
          open={asking}
          onOpenChange={setAsking}
          title={t.cancelTitle}
          text={t.cancelText}
          confirm={t.cancelConfirm}
          cancel={t.cancelBack}
          onConfirm={() => void cancel()}
        />
      )}
    </>
  );
}
