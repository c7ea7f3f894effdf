import { useState } from 'react';
import { pages } from '#contract/routes.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import { SplitPage } from '#web/features/page/SplitPage.tsx';
import { useFirstOrderOffer } from '#web/features/page/use-first-order-offer.ts';
import { leadsToDraft } from '#web/features/session/kept-drafts.ts';
import type { ScreenProps } from '#web/screen.ts';
import { Link } from '#ui/Link.tsx';
import { useAfterLogin } from '../actions/use-after-login.ts';
import { useNext } from '../actions/use-next.ts';
import { CodeLogin } from './CodeLogin.tsx';
import { PendingItem } from './PendingItem.tsx';
import { PasswordLogin } from './PasswordLogin.tsx';
import { keptCodeRequest } from './code-request.ts';
import { focusForm } from './focus-form.ts';
import { useKept } from './use-kept.ts';

/** By a code that comes by mail where the shop can send one, else by a password alone. */
export default function LoginScreen(_props: ScreenProps<null>) {
  const t = usePageTexts('login');
  const { mail } = useFacts();
  const offer = useFirstOrderOffer();
  const next = useNext();
  const [busy, setBusy] = useState(false);
  const [byPassword, setByPassword] = useState(false);
  const keepsDraft = useKept(() => leadsToDraft(next), false);
  const keptRequest = useKept(keptCodeRequest, null);
  const [request, setRequest] = useState<ReturnType<typeof keptCodeRequest> | undefined>();
  const asked = request === undefined ? keptRequest : request;
  const goOn = useAfterLogin(next, busy);
  const entering = { onBusy: setBusy, onEntered: goOn };
  const choose = (way: 'code' | 'password') => {
    setByPassword(way === 'password');
    focusForm();
  };
  const isByCode = mail && !byPassword;
  const why = keepsDraft ? t.textKept : next ? t.textNext : null;

  return (
    <>
      <PageHead title={t.pageTitle} description={t.pageDescription} noindex />
      <SplitPage
        title={isByCode && asked ? t.codeTitle : t.title}
        text={isByCode ? (asked ? null : [why, t.codeText].filter(Boolean).join(' ')) : (why ?? t.text)}
        foot={
          isByCode ? (
            t.codeOpensAccount(offer)
          ) : (
            <>
              {t.noAccount} <Link to={pages.register({ next })}>{t.toRegister(offer)}</Link>
              <br />
              {t.forgotPassword}{' '}
              {mail ? (
                <Link to={pages.forgotPassword()}>{t.toNewPassword}</Link>
              ) : (
                <Link to={pages.contact()}>{t.writeToReset}</Link>
              )}
            </>
          )
        }
      >
        <noscript>{import.meta.env.SSR && <NoScriptWay to="account" />}</noscript>
        <PendingItem words={t} next={next} />
        {isByCode ? (
          <CodeLogin {...entering} asked={asked} onAsked={setRequest} onPassword={() => choose('password')} />
        ) : (
          <PasswordLogin {...entering} {...(mail && { onCode: () => choose('code') })} />
        )}
      </SplitPage>
    </>
  );
}
