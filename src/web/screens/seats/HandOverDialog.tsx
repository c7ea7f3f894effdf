import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { TakenSeats } from '#contract/seats.ts';
import type { HandOver } from '#contract/waiting-list.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { someOf } from '#i18n/asked-count.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { newKey } from '#web/features/orders/new-key.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { SheetDialog } from '#ui/SheetDialog.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
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
  const { mail } = useFacts();
  const { fields } = useMessages();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const form = useRef<HTMLFormElement>(null);
  const lang = useLang();
  const [count, setCount] = useState(givenTo ? seats : 1);
  const keyFor = useKeyOfBody();
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
      const person = { name: name.trim(), email: email.trim() };
      const body = count < seats ? { ...person, seats: count } : person;
      onGiven(await createSeatsApi(api).handOver(line, body, keyFor(body)));
    } catch (error) {
      console.error(error);
      setFailure(failureSentence(error, t.failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className={styles.text}>{t.text(mail)}</p>
      {seats > 1 && (
        <>
          <Select
            name="seats"
            label={t.howMany}
            value={String(count)}
            options={Array.from({ length: seats }, (_, index) => ({
              value: String(index + 1),
              label: someOf(lang, index + 1, seats),
            }))}
            onChange={(chosen) => setCount(Number(chosen))}
          />
          <p className={styles.text}>
            {count > 1 && t.together} {count < seats && t.othersStay(seats - count)}
          </p>
        </>
      )}
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

/** A repeated call keeps its key, so that a lost answer doesn't give another seat away. */
function useKeyOfBody(): (body: HandOver) => string {
  const last = useRef({ body: '', key: '' });
  return (body) => {
    const text = JSON.stringify(body);
    if (last.current.body !== text) last.current = { body: text, key: newKey() };
    return last.current.key;
  };
}
