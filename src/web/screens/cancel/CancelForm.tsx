import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useRef, useState, type FormEvent } from 'react';
import { orderApi } from '#contract/order-routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError, TextAreaField } from '#ui/Field.tsx';
import {
  bodyOf,
  missingOf,
  problemsAtFields,
  readRequest,
  type Problems,
  type Request,
  type RequestField,
} from './cancellation-request.ts';
import { WhatToCancel } from './WhatToCancel.tsx';
import styles from './CancelScreen.module.css';

/** Of the remark, characters; the whole text has 1,000. */
const MOST = 500;

export function CancelForm({ onSent }: { onSent: (request: Request) => void }) {
  const t = usePageTexts('cancel');
  const { mail } = useFacts();
  const { user } = useSessionState();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // A second press may come before the first one's state is rendered.
    if (sending.current) return;
    const complain = (found: Problems) => {
      setProblems(found);
      const first = [...form.elements].find((element) => (element as HTMLInputElement).name in found);
      (first as HTMLElement | undefined)?.focus();
      return Object.keys(found).length > 0;
    };
    const request = readRequest(new FormData(form));
    setFailure(null);
    if (complain(missingOf(request, t.required))) return;
    sending.current = true;
    setBusy(true);
    try {
      await api.call({ path: orderApi.cancellations(), method: 'POST', body: bodyOf(request, t.said) });
      onSent(request);
    } catch (error) {
      const told = complain(problemsAtFields(error instanceof ApiError ? error.fields : {}));
      if (!told) setFailure(failureSentence(error, t.failed));
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const field = (name: RequestField) => ({
    name,
    error: problems[name],
    onInput: () => setProblems(({ [name]: _gone, ...rest }) => rest),
  });
  return (
    // Without scripts nothing is sent or put into the address.
    <form method="dialog" className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <noscript>
        <p>{t.noScript}</p>
      </noscript>
      <FormError>{failure}</FormError>
      <div className={styles.pair}>
        <Field
          {...field('number')}
          label={t.number}
          hint={t.numberHint(mail)}
          inputMode="numeric"
          autoComplete="off"
          required
          maxLength={20}
        />
        <Field
          {...field('person')}
          label={t.person}
          autoComplete="email"
          defaultValue={user?.email}
          required
          maxLength={BOUNDS.email}
        />
      </div>
      <WhatToCancel part={field('part')} />
      <fieldset className={styles.section}>
        <legend className={styles.head}>{t.groundsTitle}</legend>
        {(['defect', 'protected'] as const).map((ground) => (
          <label key={ground} className={styles.choice}>
            <input type="checkbox" name={ground} className={styles.box} />
            <span>{t[ground]}</span>
          </label>
        ))}
      </fieldset>
      <TextAreaField
        {...field('text')}
        label={
          <>
            {t.text} <span className={styles.optional}>{t.optional}</span>
          </>
        }
        autoComplete="off"
        rows={4}
        maxLength={MOST}
      />
      <div className={styles.act}>
        <Button type="submit" look="primary" aria-disabled={busy}>
          {busy ? t.sending : t.submit}
        </Button>
        <p className={styles.note}>{t.submitNote}</p>
      </div>
      <noscript>
        <p>{t.noScript}</p>
      </noscript>
    </form>
  );
}
