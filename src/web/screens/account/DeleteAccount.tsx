import { useRouter } from '@tanstack/react-router';
import { useState, type FormEvent, type RefObject } from 'react';
import type { Profile } from '#contract/auth.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { ApiError } from '#web/api/client.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog, DialogTitle } from '#ui/Dialog.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { CurrentPassword } from './CurrentPassword.tsx';
import { useSaving } from './use-saving.ts';
import styles from './DeleteAccount.module.css';

interface DeleteAccountProps {
  user: Profile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  opener: RefObject<HTMLElement | null>;
}

export function DeleteAccount({ user, open, onOpenChange, opener }: DeleteAccountProps) {
  const t = usePageTexts('account');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} opener={opener}>
      <DialogTitle className={styles.title}>{t.deleteQuestion}</DialogTitle>
      <p className={styles.text}>{t.deleteWhat}</p>
      <Confirm user={user} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

/** By the password, or by a code to the mailbox where there is none. */
function Confirm({ user, onClose }: { user: Profile; onClose: () => void }) {
  const t = usePageTexts('account');
  const { fields } = useMessages();
  const lang = useLang();
  const router = useRouter();
  const session = useSession();
  const [asked, setAsked] = useState(false);
  const [inUse, setInUse] = useState(false);
  const { accountApi, busy, failure, field, save } = useSaving(t.notDeleted);
  const byCode = !user.hasPassword;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form);
    setInUse(false);
    void save(form, async () => {
      if (byCode && !asked) {
        await accountApi.askForCode({ email: user.email, lang });
        return setAsked(true);
      }
      const proof = byCode
        ? { code: String(typed.get('code')).trim() }
        : { current: String(typed.get('current')) };
      try {
        await accountApi.deleteAccount(proof);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'in_use') return setInUse(true);
        throw error;
      }
      await router.navigate({ href: inLanguage(lang, pages.home()) });
      session.end();
      showSnack({ message: t.deleted, severity: 'success' });
    });
  };

  return (
    // Without scripts nothing is sent, and no password gets into the address.
    <form method="dialog" className={styles.form} onSubmit={submit}>
      <FormError>
        {inUse ? (
          <>
            {t.deleteInUse} <Link to={pages.orders()}>{t.orders}</Link>
          </>
        ) : (
          failure
        )}
      </FormError>
      {byCode ? (
        asked && (
          <Field
            {...field('code')}
            label={t.code}
            hint={t.codeSent}
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- what was just asked for
            autoFocus
            required
            maxLength={10}
          />
        )
      ) : (
        <CurrentPassword field={field} />
      )}
      <div className={styles.actions}>
        <Button type="submit" look="dark" aria-disabled={busy}>
          {busy ? fields.busy : byCode && !asked ? t.sendCode : t.deleteForGood}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </form>
  );
}
