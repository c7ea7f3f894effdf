import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { Button } from '#ui/Button.tsx';
import { DialogTitle } from '#ui/Dialog.tsx';
import dialog from '#ui/Dialog.module.css';
import { Field, FormError } from '#ui/Field.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import type { MovedTo } from './line-moves.ts';
import { useOrderAct } from './useOrderAct.ts';
import styles from './acts.module.css';

/** characters */
const MOST = 500;

interface MoveFormProps {
  order: AdminOrder;
  line: OrderLine;
  to: MovedTo;
  title: string;
  act: string;
  onClose: () => void;
}

export function MoveForm({ order, line, to, title, act, onClose }: MoveFormProps) {
  const { orderActs: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [text, setText] = useState('');
  const [mail, setMail] = useState(true);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = text.trim();
    const change = { state: to, mail, ...(words !== '' && { text: words }) };
    const isSettled = await run(
      () => adminApi.moveOrderLine(order._id, line._id, change, order.version),
      mail ? t.movedWithMail : t.moved,
    );
    if (isSettled) onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <DialogTitle className={dialog.title}>{title}</DialogTitle>
      <label className={styles.choice}>
        <input
          type="checkbox"
          name="mail"
          checked={mail}
          onChange={(event) => setMail(event.currentTarget.checked)}
        />
        {t.mail}
      </label>
      <Field
        name="text"
        label={t.text}
        hint={t.textHint}
        value={text}
        maxLength={MOST}
        autoComplete="off"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormError>{failure}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" look="primary" aria-busy={busy} aria-disabled={busy}>
          {act}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </form>
  );
}
