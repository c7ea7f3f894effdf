import { rootRouteId, useRouteContext, useRouter } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { accountApi } from '#contract/account-routes.ts';
import type { Session as SessionAnswer } from '#contract/auth.ts';
import { inLanguage, pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { SplitPage } from '#web/features/page/SplitPage.tsx';
import { useSession } from '#web/features/session/context.tsx';
import type { RouterContext } from '#web/router-context.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import { useLinkToken } from '../actions/use-link-token.ts';

/** Where the link of a mail leads: a new password, which logs in. */
export default function ResetPasswordScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('resetPassword');
  const token = useLinkToken();
  const [ended, setEnded] = useState(false);
  const isOver = ended || token === '';
  return (
    <>
      <PageHead title={t.title} description={t.pageDescription} noindex />
      <SplitPage
        title={isOver ? t.endedTitle : t.title}
        text={isOver ? <span role="status">{t.endedText}</span> : t.text}
        foot={<Link to={pages.login()}>{t.toLogin}</Link>}
      >
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        {isOver ? (
          <ButtonLink to={pages.forgotPassword()} look="primary" wide>
            {t.askAgain}
          </ButtonLink>
        ) : (
          <ResetForm token={token} onEnded={() => setEnded(true)} />
        )}
      </SplitPage>
    </>
  );
}

function ResetForm({ token, onEnded }: { token: string; onEnded: () => void }) {
  const t = usePageTexts('resetPassword');
  const { fields } = useMessages();
  const lang = useLang();
  const router = useRouter();
  const session = useSession();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const body = { token, password: String(new FormData(event.currentTarget).get('password')) };
    setBusy(true);
    setFailure(null);
    setProblem(undefined);
    try {
      const path = accountApi.passwordReset();
      const { data } = await api.call<{ data: SessionAnswer }>({ path, method: 'POST', body });
      await session.enter(data.token);
      await router.navigate({ href: inLanguage(lang, pages.account()), replace: true });
      showSnack({ message: t.done, severity: 'success' });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_ended') onEnded();
      else if (error instanceof ApiError && error.fields.password) setProblem(error.fields.password);
      else setFailure(failureSentence(error, t.notSaved));
    } finally {
      setBusy(false);
    }
  };

  return (
    // Without scripts nothing is sent, and no password gets into the address.
    <form method="dialog" onSubmit={(event) => void submit(event)}>
      <FormError>{failure}</FormError>
      <PasswordField
        name="password"
        label={t.password}
        hint={t.passwordHint(BOUNDS.password.min)}
        error={problem}
        onInput={() => setProblem(undefined)}
        autoComplete="new-password"
        required
        minLength={BOUNDS.password.min}
        maxLength={BOUNDS.password.max}
        showLabel={fields.showPassword}
      />
      <Button type="submit" look="primary" wide aria-disabled={busy}>
        {busy ? fields.busy : t.save}
      </Button>
    </form>
  );
}
