import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { TakenSeats } from '#contract/seats.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { SheetDialog } from '#ui/SheetDialog.tsx';
import { useMessages } from '#ui/language.tsx';
import { createSeatsApi } from './seats-api.ts';
import styles from './HandOver.module.css';

export interface HandOverDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
  /** Of the order's line. */
  line: string;
  seats: number;
  givenTo: TakenSeats['givenTo'];
  onGiven: (seats: TakenSeats) => void;
}

export default function HandOverDialog({ open, onOpenChange, opener, ...form }: HandOverDialogProps) {
  const { handOver: t } = usePageTexts('seats');
  return (
    <SheetDialog open={open} onOpenChange={onOpenChange} opener={opener} title={t.title}>
      <HandOverForm {...form} />
    </SheetDialog>
  );
}

type HandOverFormProps = Pick<HandOverDialogProps, 'line' | 'seats' | 'givenTo' | 'onGiven'>;

function HandOverForm({ line, seats, givenTo, onGiven }: HandOverFormProps) {
  const { handOver: t } = usePageTexts('seats');
  const { fields } = useMessages();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const form = useRef<HTMLFormElement>(null);
  const [name, setName] = useState(givenTo?.name ?? '');
  const [email, setEmail] = useState(givenTo?.email ?? '');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const missing = {
    name: name.trim() === '' ? t.missing.name : null,
    email: /^\S+@\S+\.\S+$/.test(email.trim()) ? null : t.missing.email,
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const wrong = missing.name ? 'name' : missing.email ? 'email' : null;
    if (wrong) return form.current?.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
    setBusy(true);
    setFailure(null);
    try {
      onGiven(await createSeatsApi(api).handOver(line, { name: name.trim(), email: email.trim() }));
    } catch (error) {
      console.error(error);
      setFailure(failureSentence(error, t.failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>
        {t.text} {t.seats(seats)}
      </p>
      <FormError>{failure}</FormError>
      <Field
        name="name"
        label={t.name}
        value={name}
        autoComplete="off"
        maxLength={BOUNDS.shortText}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        error={isTried ? missing.name : null}
      />
      <Field
        name="email"
        type="email"
        dir="ltr"
        label={t.email}
        value={email}
        autoComplete="off"
        maxLength={BOUNDS.email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        error={isTried ? missing.email : null}
      />
      <Button type="submit" look="primary" wide aria-disabled={busy}>
        {busy ? fields.busy : t.send}
      </Button>
    </form>
  );
}
