/** Somebody who registered by phone or in the studio. */
import { type SubmitEvent, useRef, useState } from 'react';
import type { Roster } from '#contract/attendees.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { FormError } from '#ui/Field.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { OrderCard } from '../orders/OrderCard.tsx';
import { PressKey } from '../orders/press-key.ts';
import { AttendeeFields } from './AttendeeFields.tsx';
import { NOBODY } from './attendee-values.ts';
import { useAttendeeForm } from './useAttendeeForm.ts';
import { useRosterAct } from './useRosterAct.ts';
import styles from './AddByHand.module.css';

export function AddByHand({ workshop, roster }: { workshop: string; roster: Roster }) {
  const { adding: t } = useAdminMessages().roster;
  const { adminApi } = useAdmin();
  const lang = useLang();
  const act = useRosterAct(workshop);
  const form = useAttendeeForm(NOBODY, act);
  const [fromOwn, setFromOwn] = useState(true);
  const [press] = useState(() => new PressKey());
  const element = useRef<HTMLFormElement>(null);
  const { ownSeats, limit, taken, held } = roster;
  const free = Math.max(0, limit - taken - held);
  const usesOwn = ownSeats > 0 && fromOwn;
  const room = free + (usesOwn ? ownSeats : 0);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const input = form.submit();
    if (input === null) {
      // After the fields are marked.
      requestAnimationFrame(() =>
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    const body = { ...input, lang, ...(usesOwn && { fromOwnSeats: true }) };
    const added = await act.run(
      () => adminApi.addAttendee(workshop, body, press.keyFor(body)),
      t.done(input.name),
    );
    if (!added) return;
    press.answered();
    form.reset();
  };
  return (
    <OrderCard id="add-by-hand" title={t.title}>
      <form ref={element} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        <AttendeeFields values={form.values} problems={form.problems} onChange={form.change} />
        {ownSeats > 0 && (
          <Checkbox checked={fromOwn} onChange={(event) => setFromOwn(event.currentTarget.checked)}>
            {t.fromOwn(ownSeats)}
          </Checkbox>
        )}
        {form.values.seats > room && <p className={styles.room}>{t.noRoom(room)}</p>}
        <FormError>{act.failure}</FormError>
        <Button type="submit" wide aria-busy={act.busy} aria-disabled={act.busy}>
          <AdminIcon name="plus" />
          {t.act}
        </Button>
      </form>
    </OrderCard>
  );
}
