/** Ends a cancellation request with words, which the customer gets by mail. */
import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { Button } from '#ui/Button.tsx';
import { DialogTitle } from '#ui/Dialog.tsx';
import dialog from '#ui/Dialog.module.css';
import { FormError, TextAreaField } from '#ui/Field.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { useOrderAct } from './useOrderAct.ts';
import styles from './acts.module.css';

/** characters */
const MOST = 1_000;

export function AnswerForm({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { orderActs } = useAdminMessages();
  const t = orderActs.settling;
  const { adminApi } = useAdmin();
  const { mail } = useFacts();
  const { busy, failure, run } = useOrderAct(order._id);
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = text.trim();
    setWrong(words === '');
    if (words === '') return;
    if (await run(() => adminApi.answerRequest(order._id, words, order.version), t.done)) onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <DialogTitle className={dialog.title}>{t.title}</DialogTitle>
        <p className={dialog.description}>{t.text}</p>
        {!mail && <p className={dialog.description}>{orderActs.mails.off}</p>}
      </div>
      <TextAreaField
        name="answer"
        label={t.label}
        value={text}
        maxLength={MOST}
        rows={4}
        required
        error={isWrong ? t.empty : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormError>{failure}</FormError>
      <div className={styles.buttons}>
        <Button onClick={onClose}>{orderActs.cancel}</Button>
        <Button type="submit" look="dark" aria-busy={busy} aria-disabled={busy}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}
