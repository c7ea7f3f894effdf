import { useFirstOrderOffer } from '#web/features/page/use-first-order-offer.ts';
import { useState, useSyncExternalStore, type FormEvent } from 'react';
import { pages } from '#contract/routes.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { SplitPage } from '#web/features/page/SplitPage.tsx';
import { leadsToDraft } from '#web/features/session/kept-drafts.ts';
import { useSession } from '#web/features/session/context.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useMessages } from '#ui/language.tsx';
import { useAfterLogin } from '../actions/use-after-login.ts';
import { useNext } from '../actions/use-next.ts';

export default function LoginScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('login');
  const { fields } = useMessages();
  const session = useSession();
  const next = useNext();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const kept = useSyncExternalStore(
    neverChanges,
    () => leadsToDraft(next),
    () => false,
  );
  const goOn = useAfterLogin(next, busy);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      await session.login({ email: String(form.get('email')), password: String(form.get('password')) });
      await goOn();
    } catch (error) {
      setFailure(failureSentence(error, t.failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <PageHead title={t.pageTitle} description={t.pageDescription} noindex />
      <SplitPage
        title={t.title}
        text={kept ? t.textKept : next ? t.textNext : t.text}
        foot={
          <>
            {t.noAccount} <Link to={pages.register({ next })}>{t.toRegister(useFirstOrderOffer())}</Link>
            <br />
            {t.forgotPassword} <Link to={pages.contact()}>{t.writeToReset}</Link>
          </>
        }
      >
        {/* Without scripts nothing is sent, and no password gets into the address. */}
        <form method="dialog" onSubmit={(event) => void submit(event)}>
          <FormError>{failure}</FormError>
          <Field
            label={fields.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
          />
          <PasswordField
            label={fields.password}
            name="password"
            autoComplete="current-password"
            required
            maxLength={200}
            showLabel={fields.showPassword}
          />
          <Button type="submit" look="primary" wide aria-disabled={busy}>
            {busy ? fields.busy : t.submit}
          </Button>
        </form>
      </SplitPage>
    </>
  );
}

function neverChanges(): () => void {
  return () => {};
}
