import { type RefObject, type SubmitEvent, useState } from 'react';
import type { Attendee } from '#contract/attendees.ts';
import { formatLongDay } from '#i18n/admin/dates.ts';
import { formatTime } from '#i18n/dates.ts';
import { titleOf } from '#web/features/catalogue/entry-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { SheetDialog } from '#ui/SheetDialog.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { useEntries } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { type MoveTarget, moveTargets } from './move-targets.ts';
import { useRosterAct } from './useRosterAct.ts';
import styles from './dialogs.module.css';

interface MoveDialogProps {
  open: boolean;
  onClose: () => void;
  opener: RefObject<HTMLElement | null>;
  workshop: string;
  attendee: Attendee;
}

/** To another workshop, with what was paid. */
export function MoveDialog(props: MoveDialogProps) {
  const { moving: t } = useAdminMessages().roster;
  const { open, onClose, opener, attendee } = props;
  return (
    <SheetDialog
      open={open}
      onOpenChange={(on) => on || onClose()}
      opener={opener}
      title={t.title(attendee.name)}
    >
      <MoveForm {...props} />
    </SheetDialog>
  );
}

function MoveForm({ workshop, attendee: { _id, name, seats }, onClose }: MoveDialogProps) {
  const { roster } = useAdminMessages();
  const t = roster.moving;
  const { adminApi } = useAdmin();
  const lang = useLang();
  const { data: workshops = [] } = useEntries('workshops');
  const { busy, failure, run } = useRosterAct(workshop);
  const [now] = useState(() => new Date());
  const [chosen, setChosen] = useState<string | null>(null);
  const [pressed, setPressed] = useState(false);
  const { series, others } = moveTargets(workshops, workshop, now);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    const target = [...series, ...others].find((one) => one.workshop._id === chosen);
    if (!target) return;
    const done = t.done(name, titleOf(lang, target.workshop).text);
    if (await run(() => adminApi.moveAttendee(workshop, _id, target.workshop._id), done)) onClose();
  };
  const group = (legend: string, targets: readonly MoveTarget[]) =>
    targets.length > 0 && (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{legend}</legend>
        {targets.map((target) => (
          <Target
            key={target.workshop._id}
            target={target}
            isFull={target.free < seats}
            checked={target.workshop._id === chosen}
            onChoose={() => setChosen(target.workshop._id)}
          />
        ))}
      </fieldset>
    );
  if (series.length + others.length === 0) return <p className={styles.form}>{t.none}</p>;
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <p className={styles.soft}>{t.text}</p>
      {group(t.series, series)}
      {group(series.length > 0 ? t.others : t.where, others)}
      <FormError>
        {failure !== null ? roster.notSaved(failure) : pressed && chosen === null && t.choose}
      </FormError>
      <div className={styles.buttons}>
        <Button type="submit" look="dark" aria-busy={busy} aria-disabled={busy}>
          {t.act}
        </Button>
        <Button onClick={onClose}>{roster.cancel}</Button>
      </div>
    </form>
  );
}

interface TargetProps {
  target: MoveTarget;
  isFull: boolean;
  checked: boolean;
  onChoose: () => void;
}

function Target({ target: { workshop, date, free }, isFull, checked, onChoose }: TargetProps) {
  const { moving: t } = useAdminMessages().roster;
  const lang = useLang();
  return (
    <label className={styles.choice}>
      <input type="radio" name="workshop" checked={checked} disabled={isFull} onChange={onChoose} />
      <span>
        <Text content={titleOf(lang, workshop)} />
        <span className={styles.soft}>
          {`${formatLongDay(lang, date)} ${formatTime(date)} · ${t.left(free)}`}
          {!workshop.active && ` · ${t.hidden}`}
        </span>
      </span>
    </label>
  );
}
