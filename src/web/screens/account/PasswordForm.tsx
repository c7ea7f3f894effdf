import { type FormEvent } from 'react';
import type { Profile } from '#contract/auth.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useMessages } from '#ui/language.tsx';
import { AccountSection, ActionLine } from './AccountSection.tsx';
import { useSaving } from './use-saving.ts';
import styles from './AccountScreen.module.css';

export function PasswordForm({ user }: { user: Profile }) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const { accountApi, busy, done, failure, field, save } = useSaving(t.passwordNotChanged);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    void save(form, async () => {
      await accountApi.changePassword({
        current: String(typed.get('current')),
        password: String(typed.get('password')),
      });
      form.reset();
    });
  };

  return (
    <AccountSection title={t.passwordTitle} text={t.passwordText}>
      {/* Without scripts nothing is sent, and no password gets into the address. */}
      <form method="dialog" className={styles.form} onSubmit={submit}>
        <FormError>{failure}</FormError>
        {/* Tells password managers whose password it is. */}
        <input type="hidden" name="username" autoComplete="username" value={user.email} readOnly />
        <div className={styles.pair}>
          <PasswordField
            {...field('current')}
            label={t.current}
            autoComplete="current-password"
            required
            maxLength={BOUNDS.password.max}
            showLabel={t.showCurrent}
          />
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
            {busy ? fields.busy : t.changePassword}
          </Button>
        </ActionLine>
      </form>
    </AccountSection>
  );
}
