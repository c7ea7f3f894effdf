import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { accountApi } from '#contract/account-routes.ts';
import { pages } from '#contract/routes.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { SplitPage } from '#web/features/page/SplitPage.tsx';
import type { RouterContext } from '#web/router-context.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { Link } from '#ui/Link.tsx';
import { Notice } from '#ui/Notice.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { PART_ICONS } from '#ui/part-icons.ts';

/** Asks for a link; what it says afterwards never tells whether the address is known. */
export default function ForgotPasswordScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('forgotPassword');
  const { mail } = useFacts();
  return (
    <>
      <PageHead title={t.title} description={t.pageDescription} noindex />
      <SplitPage
        title={t.title}
        text={
          mail ? (
            <>
              {t.text} <Link to={pages.login()}>{t.byCode}</Link>.
            </>
          ) : (
            <>
              {t.withoutMail} <Link to={pages.contact()}>{t.write}</Link>.
            </>
          )
        }
        foot={<Link to={pages.login()}>{t.toLogin}</Link>}
      >
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        {mail && <LinkForm />}
      </SplitPage>
    </>
  );
}

function LinkForm() {
  const t = usePageTexts('forgotPassword');
  const { fields } = useMessages();
  const lang = useLang();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setBusy(true);
    setSent(false);
    setFailure(null);
    try {
      await api.call({ path: accountApi.passwordLink(), method: 'POST', body: { email, lang } });
      setSent(true);
    } catch (error) {
      setFailure(failureSentence(error, t.notSent));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      {/* Without scripts nothing is sent. */}
      <form method="dialog" onSubmit={(event) => void submit(event)}>
        <FormError>{failure}</FormError>
        <Field
          label={fields.email}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={BOUNDS.email}
        />
        <Button type="submit" look="primary" wide aria-disabled={busy}>
          {busy ? fields.busy : t.send}
        </Button>
      </form>
      {sent && (
        <Notice path={PART_ICONS.mail} title={t.sentTitle}>
          <p>{t.sentText}</p>
        </Notice>
      )}
    </>
  );
}
