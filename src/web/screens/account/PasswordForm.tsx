import { type FormEvent } from 'react';
import type { Profile } from '#contract/auth.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useMessages } from '#ui/language.tsx';
import { CurrentPassword } from './CurrentPassword.tsx';
import { AccountSection, ActionLine } from './AccountSection.tsx';
import { useSaving } from './use-saving.ts';
import styles from './AccountForms.module.css';

export function PasswordForm({ user }: { user: Profile }) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const session = useSession();
  const { accountApi, busy, done, failure, field, save } = useSaving(t.passwordNotChanged);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    void save(form, async () => {
      await accountApi.changePassword({
        ...(user.hasPassword && { current: String(typed.get('current')) }),
        password: String(typed.get('password')),
      });
      form.reset();
      if (!user.hasPassword) await session.refresh();
    });
  };

  return (
    <AccountSection title={t.passwordTitle} text={user.hasPassword ? t.passwordText : t.noPasswordText}>
      {/* Without scripts nothing is sent, and no password gets into the address. */}
      <form method="dialog" className={styles.form} onSubmit={submit}>
        <FormError>{failure}</FormError>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <div className={styles.pair}>
          {user.hasPassword && <CurrentPassword field={field} />}
          <PasswordField
            {...field('password')}
            label={t.newPassword}
            hint={t.passwordHint(BOUNDS.password.min)}
            autoComplete="new-password"
            required
            minLength={BOUNDS.password.min}
            maxLength={BOUNDS.password.max}
            showLabel={t.showNew}
          />
        </div>
        <ActionLine done={done ? t.passwordChanged : null}>
          <Button type="submit" aria-disabled={busy}>
            {busy ? fields.busy : user.hasPassword ? t.changePassword : t.setPassword}
          </Button>
        </ActionLine>
      </form>
    </AccountSection>
  );
}
