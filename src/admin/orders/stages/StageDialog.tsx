/** A line's next step, or more of the work at the same one; on a phone it takes the whole screen. */
import { Dialog } from '@base-ui/react/dialog';
import { type RefObject, type SubmitEvent, useRef } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { focusBack } from '#ui/focus-back.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { isMailed } from '../line-moves.ts';
import { MailSwitch } from './MailSwitch.tsx';
import { SendingState } from './SendingState.tsx';
import { StagePicture } from './StagePicture.tsx';
import { WordChips } from './WordChips.tsx';
import { useStageForm } from './useStageForm.ts';
import styles from './StageDialog.module.css';

/** characters */
const MOST = 500;

interface StageDialogProps {
  order: AdminOrder;
  line: OrderLine;
  open: boolean;
  /** The state that the line comes to, or is in. */
  to: LineState;
  /** Names the piece, too. */
  title: string;
  heading: string;
  act: string;
  /** The act with a picture, if it has another name then. */
  actWithPicture?: string;
  opener: RefObject<HTMLElement | null>;
  onOpenChange: (open: boolean) => void;
}

export function StageDialog(props: StageDialogProps) {
  const { order, line, open, to, title, heading, act, actWithPicture = act, opener, onOpenChange } = props;
  const { orders, orderActs: t, editor } = useAdminMessages();
  const lang = useLang();
  const form = useStageForm(order, line);
  const top = useRef<HTMLHeadingElement>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await form.send(to)) onOpenChange(false);
  };
  const piece = lineTitle(lang, line);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          className={styles.popup}
          aria-label={title}
          initialFocus={top}
          finalFocus={focusBack(opener)}
        >
          <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
            <header className={styles.head}>
              <Dialog.Close className={styles.close} aria-label={editor.close}>
                <AdminIcon name="close" />
              </Dialog.Close>
              <div className={styles.names}>
                <p className={styles.overline}>
                  <bdi>{piece}</bdi>, {orders.order(order.number)}
                </p>
                <h2 ref={top} tabIndex={-1} className={styles.heading}>
                  {heading}
                </h2>
              </div>
            </header>
            <div className={styles.body}>
              <StagePicture image={form.image} onImage={(image) => form.change({ image })} />
              <div className={styles.words}>
                <Field
                  name="text"
                  label={
                    <>
                      {t.text} <span className={styles.optional}>{t.stages.optional}</span>
                    </>
                  }
                  value={form.text}
                  maxLength={MOST}
                  autoComplete="off"
                  error={form.isEmpty ? t.stages.empty : null}
                  onChange={(event) => form.change({ text: event.currentTarget.value })}
                />
                <WordChips
                  lang={order.lang}
                  state={to}
                  text={form.text}
                  onText={(text) => form.change({ text })}
                />
              </div>
              {isMailed(to) && (
                <MailSwitch order={order} on={form.mail} onChange={(mail) => form.change({ mail })} />
              )}
            </div>
            <footer className={styles.foot}>
              <FormError>{form.failure}</FormError>
              <Button
                type="submit"
                look="primary"
                wide
                className={styles.send}
                aria-busy={form.busy}
                aria-disabled={form.busy}
              >
                <AdminIcon name="check" />
                {form.image === null ? act : actWithPicture}
              </Button>
              <SendingState busy={form.busy} hasPicture={form.image !== null} />
            </footer>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
