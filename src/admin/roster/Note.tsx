/** The admin's own words about somebody, written in place. */
import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react';
import type { Attendee } from '#contract/attendees.ts';
import { Button } from '#ui/Button.tsx';
import { FormError, TextAreaField } from '#ui/Field.tsx';
import { useAdmin } from '../data/context.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useRosterAct } from './useRosterAct.ts';
import styles from './Note.module.css';

/** characters */
export const MOST_NOTE = 500;

interface NoteProps {
  workshop: string;
  attendee: Attendee;
}

export function Note(props: NoteProps) {
  const { roster: t } = useAdminMessages();
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name, note } = props.attendee;
  if (editing) {
    const close = () => {
      setEditing(false);
      requestAnimationFrame(() => button.current?.focus());
    };
    return <NoteForm {...props} onClose={close} />;
  }
  return (
    <button
      ref={button}
      type="button"
      className={note === undefined ? styles.add : styles.note}
      aria-label={note === undefined ? t.addNoteOf(name) : t.editNoteOf(name, note)}
      onClick={() => setEditing(true)}
    >
      <AdminIcon name={note === undefined ? 'plus' : 'pencil'} size={16} />
      <bdi>{note ?? t.addNote}</bdi>
    </button>
  );
}

function NoteForm({
  workshop,
  attendee: { _id, name, note = '' },
  onClose,
}: NoteProps & { onClose: () => void }) {
  const { roster: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const { busy, failure, refused, run } = useRosterAct(workshop);
  const [text, setText] = useState(note);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (text.trim() === note) return onClose();
    if (await run(() => adminApi.changeAttendee(workshop, _id, { note: text }))) onClose();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} onKeyDown={onKey} noValidate>
      <TextAreaField
        className={styles.field}
        name="note"
        label={t.addNoteOf(name)}
        value={text}
        maxLength={MOST_NOTE}
        rows={2}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- opened by a press to write here
        autoFocus
        error={refused.note ?? null}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormError>{failure !== null && refused.note === undefined && t.notSaved(failure)}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" small look="dark" aria-busy={busy} aria-disabled={busy}>
          {t.save}
        </Button>
        <Button small look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
