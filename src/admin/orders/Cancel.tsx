/** Cancels an order that holds no money. */
import { type SubmitEvent, useRef, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogTitle } from '#ui/Dialog.tsx';
import dialog from '#ui/Dialog.module.css';
import { FormError, TextAreaField } from '#ui/Field.tsx';
import { useAdmin } from '../data/context.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { canCancel } from './can-cancel.ts';
import { useOrderAct } from './useOrderAct.ts';
import styles from './acts.module.css';

/** characters */
const MOST = 1_000;

export function Cancel({ order }: { order: AdminOrder }) {
  const t = useAdminMessages().orderActs.cancelling;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  if (!canCancel(order)) return null;
  return (
    <>
      <Button ref={opener} small onClick={() => setOpen(true)}>
        <AdminIcon name="close" />
        {t.open}
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} opener={opener}>
        <CancelForm order={order} onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CancelForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { orders, orderActs } = useAdminMessages();
  const t = orderActs.cancelling;
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(true);
  const [isWrong, setWrong] = useState(false);
  const isFromStock =
    order.state === 'confirmed' &&
    order.lines.some(({ productType, madeToOrder }) => productType === 'Item' && !madeToOrder);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = reason.trim();
    setWrong(words === '');
    if (words === '') return;
    const change = { reason: words, restock };
    if (await run(() => adminApi.cancelOrder(order._id, change), t.done)) onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <DialogTitle className={dialog.title}>{t.title(orders.order(order.number))}</DialogTitle>
        <p className={dialog.description}>{t.text}</p>
      </div>
      <TextAreaField
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        maxLength={MOST}
        rows={2}
        required
        error={isWrong ? t.noReason : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {isFromStock && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="restock"
            checked={restock}
            onChange={(event) => setRestock(event.currentTarget.checked)}
          />
          {t.restock}
        </label>
      )}
      <FormError>{failure}</FormError>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{orderActs.cancel}</Button>
        <Button type="submit" look="dark" aria-busy={busy} aria-disabled={busy}>
          {t.open}
        </Button>
      </div>
    </form>
  );
}
