import { type RefObject, type SubmitEvent } from 'react';
import type { Attendee } from '#contract/attendees.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { SheetDialog } from '#ui/SheetDialog.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { AttendeeFields } from './AttendeeFields.tsx';
import { valuesOf } from './attendee-values.ts';
import { useAttendeeForm } from './useAttendeeForm.ts';
import { useRosterAct } from './useRosterAct.ts';
import styles from './dialogs.module.css';

interface EditDialogProps {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  workshop: string;
  attendee: Attendee;
}

/** Of somebody who was added by hand. */
export function EditDialog(props: EditDialogProps) {
  const { adding: t } = useAdminMessages().roster;
  const { open, onClose, opener, attendee } = props;
  return (
    <SheetDialog
      open={open}
      onOpenChange={(on) => on || onClose()}
      opener={opener}
      title={t.editTitle(attendee.name)}
    >
      <EditForm {...props} />
    </SheetDialog>
  );
}

function EditForm({ workshop, attendee, onClose }: EditDialogProps) {
  const { roster: t } = useAdminMessages();
  const { adminApi } = useAdmin();
  const act = useRosterAct(workshop);
  const form = useAttendeeForm(valuesOf(attendee), act);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = form.submit();
    if (input === null) return;
    const save = () => adminApi.changeAttendee(workshop, attendee._id, input);
    if (await act.run(save, t.adding.saved)) onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <AttendeeFields values={form.values} problems={form.problems} onChange={form.change} />
      <FormError>{act.failure !== null && t.notSaved(act.failure)}</FormError>
      <div className={styles.buttons}>
        <Button type="submit" look="dark" aria-busy={act.busy} aria-disabled={act.busy}>
          {t.save}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </form>
  );
}
