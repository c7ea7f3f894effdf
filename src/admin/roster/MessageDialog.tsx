/** One mail to each; who has no address is named, with WhatsApp instead. On a phone it takes the whole screen. */
import '../form/zod-without-jit.ts';
import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { MESSAGE_READERS, type Roster, workshopMessageSchema } from '#contract/attendees.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError, TextAreaField } from '#ui/Field.tsx';
import { focusBack } from '#ui/focus-back.ts';
import { useAdmin } from '../data/context.tsx';
import { problemsOf } from '../form/check.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Choice } from '../orders/Choice.tsx';
import { PressKey } from '../orders/press-key.ts';
import frame from '../orders/stages/StageDialog.module.css';
import { Phone } from './Phone.tsx';
import { type MessageReaders, readersOf } from './message-readers.ts';
import { useRosterAct } from './useRosterAct.ts';
import styles from './MessageDialog.module.css';

const MOST_TEXT = 5_000;

interface MessageDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  workshop: AdminWorkshop;
  /** In the page's language. */
  title: string;
  /** In words. */
  when: string;
  roster: Roster;
}

export function MessageDialog(props: MessageDialogProps) {
  const { roster: t, editor } = useAdminMessages();
  const { open, onOpenChange, opener, title, when } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={frame.backdrop} />
        <Dialog.Popup
          className={frame.popup}
          aria-label={t.message.title}
          initialFocus={heading}
          finalFocus={focusBack(opener)}
        >
          <MessageForm {...props}>
            <header className={frame.head}>
              <Dialog.Close className={frame.close} aria-label={editor.close}>
                <AdminIcon name="close" />
              </Dialog.Close>
              <div className={frame.names}>
                <p className={frame.overline}>
                  <bdi>{title}</bdi>
                  {`, ${when}`}
                </p>
                <h2 ref={heading} tabIndex={-1} className={frame.heading}>
                  {t.message.title}
                </h2>
              </div>
            </header>
          </MessageForm>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function MessageForm({
  onOpenChange,
  workshop,
  roster,
  children,
}: MessageDialogProps & { children: ReactNode }) {
  const { roster: words, errors, fields } = useAdminMessages();
  const t = words.message;
  const { adminApi } = useAdmin();
  const { busy, failure, refused, run } = useRosterAct(workshop._id);
  const [to, setTo] = useState<(typeof MESSAGE_READERS)[number]>('attendees');
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const [pressed, setPressed] = useState(false);
  const [press] = useState(() => new PressKey());
  const readers = { attendees: readersOf(roster, 'attendees'), waiting: readersOf(roster, 'waiting') };
  const { mailed, unmailed } = readers[to];
  const body = { subject, text, to };
  const found = problemsOf(workshopMessageSchema, body, { errors, notNumber: fields.notNumber });
  const problems: Readonly<Record<string, string | undefined>> = pressed ? { ...refused, ...found } : {};
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (Object.keys(found).length > 0 || mailed.length === 0) return;
    const send = () => adminApi.messageWorkshop(workshop._id, body, press.keyFor(body));
    if (!(await run(send, t.sent(mailed.length)))) return;
    press.answered();
    onOpenChange(false);
  };
  return (
    <form className={frame.form} onSubmit={(event) => void submit(event)} noValidate>
      {children}
      <div className={frame.body}>
        {roster.waiting.length > 0 && (
          <Choice
            name="to"
            legend={t.to}
            options={MESSAGE_READERS.map((value) => ({
              value,
              label: t[value](readers[value].mailed.length + readers[value].unmailed.length),
            }))}
            value={to}
            onChange={setTo}
          />
        )}
        <Field
          name="subject"
          label={t.subject}
          value={subject}
          maxLength={BOUNDS.shortText}
          autoComplete="off"
          error={problems.subject ?? null}
          onChange={(event) => setSubject(event.currentTarget.value)}
        />
        <TextAreaField
          name="text"
          label={t.text}
          value={text}
          rows={7}
          maxLength={MOST_TEXT}
          error={problems.text ?? null}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <p className={styles.soft}>{mailed.length === 0 ? t.nobody : t.each}</p>
        <Unmailed people={unmailed} />
      </div>
      <footer className={frame.foot}>
        <FormError>{failure !== null && t.failed(failure)}</FormError>
        <Button
          type="submit"
          look="primary"
          wide
          className={frame.send}
          aria-busy={busy}
          aria-disabled={busy || mailed.length === 0}
        >
          <AdminIcon name="mail" />
          {t.send(mailed.length)}
        </Button>
      </footer>
    </form>
  );
}

function Unmailed({ people }: { people: MessageReaders['unmailed'] }) {
  const { message: t } = useAdminMessages().roster;
  if (people.length === 0) return null;
  const reached = people.filter(({ phone }) => phone !== undefined);
  return (
    <div className={styles.unmailed}>
      {reached.length > 0 && <p>{t.without}</p>}
      <ul>
        {people.map(({ _id, name, phone }) => (
          <li key={_id} className={styles.person}>
            {phone === undefined ? (
              t.unreached(name)
            ) : (
              <>
                <bdi>{name}</bdi>
                <Phone name={name} phone={phone} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
