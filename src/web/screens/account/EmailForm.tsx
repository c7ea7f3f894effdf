import { useState, type FormEvent } from 'react';
import type { Profile } from '#contract/auth.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { useMessages } from '#ui/language.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { AccountSection, ActionLine } from './AccountSection.tsx';
import { WaitingEmail } from './WaitingEmail.tsx';
import { useSaving } from './use-saving.ts';
import styles from './AccountForms.module.css';

/** The email, and a new one, which waits until its mailbox confirms it. */
export function EmailForm({ user }: { user: Profile }) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const { mail } = useFacts();
  const [open, setOpen] = useState(false);
  return (
    <AccountSection title={fields.email} text={t.emailText}>
      <div className={styles.form}>
        <p className={styles.email}>
          <bdi dir="ltr">{user.email}</bdi>
        </p>
        {user.newEmail && <WaitingEmail newEmail={user.newEmail} onAgain={() => setOpen(true)} />}
        {open ? (
          <NewEmail user={user} onClose={() => setOpen(false)} />
        ) : (
          mail &&
          !user.newEmail && (
            <div>
              <Button onClick={() => setOpen(true)}>{t.changeEmail}</Button>
            </div>
          )
        )}
      </div>
    </AccountSection>
  );
}

function NewEmail({ user, onClose }: { user: Profile; onClose: () => void }) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const session = useSession();
  const { accountApi, busy, failure, field, save } = useSaving(t.emailNotAsked);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    void save(form, async () => {
      await accountApi.askForEmail({
        email: String(typed.get('email')).trim(),
        ...(user.hasPassword && { current: String(typed.get('current')) }),
      });
      onClose();
      await session.refresh();
    });
  };

  return (
    // Without scripts nothing is sent, and no password gets into the address.
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <FormError>{failure}</FormError>
      <div className={styles.pair}>
        <Field
          {...field('email')}
          label={t.newEmail}
          hint={t.newEmailHint}
          type="email"
          autoComplete="email"
          defaultValue={user.newEmail?.email}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was just asked for
          autoFocus
          required
          maxLength={BOUNDS.email}
        />
        {user.hasPassword && <CurrentPassword field={field} />}
      </div>
      <ActionLine done={null}>
        <Button type="submit" aria-disabled={busy}>
          {busy ? fields.busy : t.sendLink}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {t.cancel}
        </Button>
      </ActionLine>
    </form>
  );
}
