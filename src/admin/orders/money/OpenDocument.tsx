import { type SubmitEvent, useRef, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { useOrderAct } from '../useOrderAct.ts';
import styles from './Documents.module.css';

interface OpenDocumentProps {
  order: AdminOrder;
  document: AdminOrder['openDocuments'][number];
}

export function OpenDocument({ order, document: { _id, of, state, amount } }: OpenDocumentProps) {
  const { documents: t } = useAdminMessages().orderMoney;
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [number, setNumber] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  if (state === 'asked') return <p>{t.making(amount)}</p>;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const words = number.trim();
    setWrong(words === '');
    if (words === '') return field.current?.focus();
    await run(() => adminApi.recordDocument(order._id, _id, { number: words }), t.saved);
  };
  return (
    <form className={styles.open} onSubmit={(event) => void submit(event)} noValidate>
      <p>{state === 'unknown' ? t.unknown(amount) : t.missing[of](amount)}</p>
      <Field
        ref={field}
        name={`document-${_id}`}
        label={t.number}
        value={number}
        maxLength={BOUNDS.shortText}
        autoComplete="off"
        inputMode="numeric"
        error={isWrong ? t.empty : null}
        onChange={(event) => setNumber(event.currentTarget.value)}
      />
      <FormError>{failure}</FormError>
      <Button small type="submit" aria-busy={busy} aria-disabled={busy}>
        {t.save}
      </Button>
    </form>
  );
}
