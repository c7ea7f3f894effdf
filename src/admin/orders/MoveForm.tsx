/** A line's next step, or more of the work at the same one; with words and a picture for the customer. */
import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { Button } from '#ui/Button.tsx';
import { DialogTitle } from '#ui/Dialog.tsx';
import dialog from '#ui/Dialog.module.css';
import { Field, FormError } from '#ui/Field.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { isMailed } from './line-moves.ts';
import { StagePicture } from './stages/StagePicture.tsx';
import { useOrderAct } from './useOrderAct.ts';
import styles from './acts.module.css';

/** characters */
const MOST = 500;

interface MoveFormProps {
  order: AdminOrder;
  line: OrderLine;
  to: LineState;
  title: string;
  act: string;
  onClose: () => void;
}

export function MoveForm({ order, line, to, title, act, onClose }: MoveFormProps) {
  const { orderActs: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [text, setText] = useState('');
  const [image, setImage] = useState<string | null>(null);
  const [mail, setMail] = useState(true);
  const [isEmpty, setEmpty] = useState(false);
  const canMail = isMailed(to);
  const isMove = to !== line.state;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = text.trim();
    const isNothing = !isMove && words === '' && image === null;
    setEmpty(isNothing);
    if (isNothing) return;
    const change = {
      state: to,
      ...(canMail && { mail }),
      ...(words !== '' && { text: words }),
      ...(image !== null && { image }),
    };
    const [plain, mailed] = isMove ? [t.moved, t.movedWithMail] : [t.stages.sent, t.stages.sentWithMail];
    const isSettled = await run(
      () => adminApi.moveOrderLine(order._id, line._id, change, order.version),
      canMail && mail ? mailed : plain,
    );
    if (isSettled) onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <DialogTitle className={dialog.title}>{title}</DialogTitle>
      <StagePicture image={image} onImage={setImage} />
      <Field
        name="text"
        label={t.text}
        hint={t.textHint}
        value={text}
        maxLength={MOST}
        autoComplete="off"
        error={isEmpty ? t.stages.empty : null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {canMail && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            name="mail"
            checked={mail}
            onChange={(event) => setMail(event.currentTarget.checked)}
          />
          {t.mail}
        </label>
      )}
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
