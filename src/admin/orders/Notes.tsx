import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { fullName } from '#domain/person.ts';
import { Button } from '#ui/Button.tsx';
import { FormError, TextAreaField } from '#ui/Field.tsx';
import { LongText } from '#ui/LongText.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { useFailureReason } from '../layout/LoadFailure.tsx';
import { OrderCard } from './OrderCard.tsx';
import { ORDER_PARTS } from './order-parts.ts';
import { useOrderWrites } from './useOrders.ts';
import styles from './Notes.module.css';

const MOST = 1_000;

export function Notes({ order: { _id, notes } }: { order: AdminOrder }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  return (
    <OrderCard id={ORDER_PARTS.notes} title={t.notes}>
      <div className={styles.body}>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note._id}>
                <LongText className={styles.text} content={contentText(lang, note.text, undefined)} />
                <p className={styles.when}>
                  {`${formatDay(lang, note.at)}, ${formatTime(note.at)}`}
                  {note.by && (
                    <>
                      {' · '}
                      <bdi>{fullName(note.by)}</bdi>
                    </>
                  )}
                </p>
              </li>
            ))}
          </ul>
        )}
        <NewNote id={_id} />
      </div>
    </OrderCard>
  );
}

function NewNote({ id }: { id: string }) {
  const { orders: t } = useAdminMessages();
  const { note } = useOrderWrites(id);
  const reason = useFailureReason();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    setBusy(true);
    setFailure(null);
    try {
      await note(text);
      setText('');
    } catch (error) {
      setFailure(t.noteFailed(reason(error)));
    }
    setBusy(false);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <TextAreaField
        className={styles.field}
        name="note"
        label={t.noteLabel}
        hint={t.noteHint}
        value={text}
        maxLength={MOST}
        rows={2}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormError>{failure}</FormError>
      <Button type="submit" small aria-disabled={busy || text.trim() === ''} aria-busy={busy}>
        {t.addNote}
      </Button>
    </form>
  );
}
