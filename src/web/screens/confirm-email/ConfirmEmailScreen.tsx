import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { accountApi } from '#contract/account-routes.ts';
import type { User } from '#contract/auth.ts';
import { pages } from '#contract/routes.ts';
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
import { useMessages } from '#ui/language.tsx';
import { useLinkToken } from '../actions/use-link-token.ts';

/** The email that the account has now; `ended`: the link doesn't hold, or no longer. */
type State = { is: 'asked' } | { is: 'ended' } | { is: 'confirmed'; email: string };

/** Where the link of a mail leads. A press confirms, as mail scanners open links by themselves. */
export default function ConfirmEmailScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('confirmEmail');
  const token = useLinkToken();
  const [state, setState] = useState<State>({ is: token === '' ? 'ended' : 'asked' });
  const title = { asked: t.title, ended: t.endedTitle, confirmed: t.doneTitle }[state.is];
  return (
    <>
      <PageHead title={t.title} description={t.pageDescription} noindex />
      <SplitPage
        title={title}
        text={<State state={state} />}
        foot={<Link to={pages.home()}>{t.toHome}</Link>}
      >
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        {state.is === 'asked' ? (
          <Confirm token={token} onState={setState} />
        ) : (
          <ButtonLink to={pages.details()} look={state.is === 'ended' ? 'primary' : 'dark'} wide>
            {t.toAccount}
          </ButtonLink>
        )}
      </SplitPage>
    </>
  );
}

function State({ state }: { state: State }) {
  const t = usePageTexts('confirmEmail');
  if (state.is === 'asked') return t.text;
  if (state.is === 'ended') return <span role="status">{t.endedText}</span>;
  return (
    <span role="status">
      {t.doneText} <bdi dir="ltr">{state.email}</bdi>
    </span>
  );
}

function Confirm({ token, onState }: { token: string; onState: (state: State) => void }) {
  const t = usePageTexts('confirmEmail');
  const { fields } = useMessages();
  const session = useSession();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      const path = accountApi.emailConfirmation();
      const { data } = await api.call<{ data: User }>({ path, method: 'POST', body: { token } });
      onState({ is: 'confirmed', email: data.email });
      void session.refresh();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'link_ended') onState({ is: 'ended' });
      else setFailure(failureSentence(error, t.failed));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <FormError>{failure}</FormError>
      <Button look="primary" wide aria-disabled={busy} onClick={() => void confirm()}>
        {busy ? fields.busy : t.confirm}
      </Button>
    </>
  );
}
