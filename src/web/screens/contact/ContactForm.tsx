/** A form with its hidden trap filled in is not sent, and asks to try again. */
import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { pages, type ContactTopic } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { fullName } from '#domain/person.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSessionState } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError, TextAreaField } from '#ui/Field.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import {
  fillEmptyFields,
  forgetContact,
  saveContact,
  problemsOf,
  readContact,
  restoreContact,
  type ContactField,
  type ContactProblems,
} from './contact-form.ts';
import styles from './ContactForm.module.css';

const TRAP = 'fax';

export function ContactForm({ topic }: { topic: ContactTopic | undefined }) {
  const t = usePageTexts('contact');
  const { user } = useSessionState();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problems, setProblems] = useState<ContactProblems>({});
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!form.current) return;
    restoreContact(form.current);
    if (topic) fillEmptyFields(form.current, t[topic]);
    if (!user) return;
    const { firstName, lastName, email } = user;
    fillEmptyFields(form.current, { name: fullName({ firstName, lastName }), email });
  }, [topic, t, user]);

  const complain = (found: ContactProblems) => {
    setProblems(found);
    const first = [...form.current!.elements].find((element) => (element as HTMLInputElement).name in found);
    (first as HTMLElement | undefined)?.focus();
  };

  const fail = (error: unknown) => {
    showSnack({ message: t.failed, severity: 'error' });
    setFailure(failureSentence(error, null));
    complain((error instanceof ApiError && error.fields) || {});
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = event.currentTarget;
    // A second press may come before the first one's state is rendered.
    if (sending.current) return;
    const input = readContact(new FormData(fields));
    const found = problemsOf(input, t);
    complain(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    const trap = fields.elements.namedItem(TRAP) as HTMLInputElement;
    if (trap.value !== '') {
      // Emptied, so that a person whose browser filled it in succeeds on a second press.
      trap.value = '';
      return fail(null);
    }
    sending.current = true;
    setBusy(true);
    try {
      await api.sendMessage(input);
      forgetContact();
      fields.reset();
      setSent(true);
      showSnack({ message: t.sent, severity: 'success' });
    } catch (error) {
      fail(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const field = (name: ContactField) => ({
    name,
    label: t[name],
    error: problems[name],
    required: true,
    onInput: () => setProblems(({ [name]: _gone, ...rest }) => rest),
  });
  return (
    <form
      ref={form}
      // Without scripts nothing is sent or put into the address.
      method="dialog"
      className={styles.form}
      noValidate
      onInput={(event) => {
        saveContact(readContact(new FormData(event.currentTarget)));
        setSent(false);
      }}
      onSubmit={(event) => void submit(event)}
    >
      <noscript>
        <p>{t.noScript}</p>
      </noscript>
      <FormError>{failure}</FormError>
      <div className={styles.pair}>
        <Field {...field('name')} autoComplete="name" maxLength={BOUNDS.shortText} />
        <Field
          {...field('email')}
          type="email"
          autoComplete="email"
          maxLength={BOUNDS.email}
          hint={t.emailHint}
        />
      </div>
      <Field {...field('subject')} autoComplete="off" maxLength={BOUNDS.shortText} />
      <TextAreaField {...field('message')} autoComplete="off" rows={6} maxLength={BOUNDS.longText} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t.trap}
          <input
            name={TRAP}
            type="text"
            tabIndex={-1}
            autoComplete="off"
            data-1p-ignore
            data-lpignore="true"
          />
        </label>
      </div>
      <p className={styles.purpose}>
        {t.purpose} <Link to={pages.privacy()}>{t.privacy}</Link>
      </p>
      <Button type="submit" look="primary" className={styles.submit} aria-disabled={busy}>
        {busy ? t.sending : t.submit}
      </Button>
      <noscript>
        <p>{t.noScript}</p>
      </noscript>
      {/* Stays when the notice, which is what's announced, has gone. */}
      {isSent && (
        <p className={styles.sent}>
          <Icon name="check" size={20} />
          {t.sent}
        </p>
      )}
    </form>
  );
}
