/** Somebody who came without being on the list. */
import '../form/zod-without-jit.ts';
import { type RefObject, type SubmitEvent, useState } from 'react';
import { type AttendeeInput, attendeeInputSchema } from '#contract/attendees.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { SheetDialog } from '#ui/SheetDialog.tsx';
import { useLang } from '#ui/language.tsx';
import { problemsOf } from '../form/check.ts';
import { useAdminMessages } from '../language.tsx';
import { AttendeeFields } from '../roster/AttendeeFields.tsx';
import { NOBODY, inputOf } from '../roster/attendee-values.ts';
import styles from '../roster/dialogs.module.css';

interface NewcomerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  /** Seats that the admin had set aside without a name. */
  ownSeats: number;
  onAdd: (input: AttendeeInput) => void;
}

export function Newcomer(props: NewcomerProps) {
  const { day: t } = useAdminMessages().roster;
  const { open, onOpenChange, opener } = props;
  return (
    <SheetDialog open={open} onOpenChange={onOpenChange} opener={opener} title={t.add}>
      <NewcomerForm {...props} />
    </SheetDialog>
  );
}

function NewcomerForm({ ownSeats, onAdd, onOpenChange }: NewcomerProps) {
  const { roster: t, errors, fields } = useAdminMessages();
  const lang = useLang();
  const [values, setValues] = useState(NOBODY);
  const [fromOwn, setFromOwn] = useState(true);
  const [pressed, setPressed] = useState(false);
  const input = inputOf(values);
  const found = problemsOf(attendeeInputSchema, input, { errors, notNumber: fields.notNumber });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (Object.keys(found).length > 0) return;
    onAdd({ ...input, lang, ...(ownSeats > 0 && fromOwn && { fromOwnSeats: true }) });
    onOpenChange(false);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AttendeeFields values={values} problems={pressed ? found : {}} onChange={setValues} />
      {ownSeats > 0 && (
        <Checkbox checked={fromOwn} onChange={(event) => setFromOwn(event.currentTarget.checked)}>
          {t.adding.fromOwn(ownSeats)}
        </Checkbox>
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="dark">
          {t.day.addAct}
        </Button>
        <Button onClick={() => onOpenChange(false)}>{t.cancel}</Button>
      </div>
    </form>
  );
}
