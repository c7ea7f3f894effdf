import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useMemo, useState, type FormEvent } from 'react';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import type { RouterContext } from '#web/router-context.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { EmailField } from '../actions/EmailField.tsx';
import { keepTypedEmail } from '../actions/typed-email.ts';
import { CodeStep } from './CodeStep.tsx';
import { OtherWay } from './OtherWay.tsx';
import type { EnteringProps } from './PasswordLogin.tsx';
import { createCodeApi } from './code-api.ts';
import { type CodeRequest, forgetCodeRequest, keepCodeRequest } from './code-request.ts';
import { focusForm } from './focus-form.ts';

interface CodeLoginProps extends EnteringProps {
  /** The code that was asked for; null: none yet. */
  asked: CodeRequest | null;
  onAsked: (request: CodeRequest | null) => void;
  onPassword: () => void;
}

/** First the address, then the code that was mailed to it. */
export function CodeLogin({ asked, onAsked, onPassword, ...entering }: CodeLoginProps) {
  const t = usePageTexts('login');
  const { fields } = useMessages();
  const lang = useLang();
  const { api } = useRouteContext({ from: rootRouteId }) as RouterContext;
  const codeApi = useMemo(() => createCodeApi(api), [api]);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const ask = async (email: string) => {
    await codeApi.ask({ email, lang });
    const request = { email, sentAt: Date.now() };
    keepCodeRequest(request);
    onAsked(request);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await ask(String(new FormData(event.currentTarget).get('email')).trim());
    } catch (error) {
      setFailure(failureSentence(error, t.codeNotSent));
    } finally {
      setBusy(false);
    }
  };

  if (asked)
    return (
      <CodeStep
        {...entering}
        request={asked}
        check={codeApi.check}
        onResend={() => ask(asked.email)}
        onChange={() => {
          forgetCodeRequest();
          keepTypedEmail(asked.email);
          onAsked(null);
          focusForm();
        }}
        onPassword={() => {
          keepTypedEmail(asked.email);
          onPassword();
        }}
      />
    );
  return (
    <>
      {/* Without scripts nothing is sent. */}
      <form method="dialog" onSubmit={(event) => void submit(event)}>
        <FormError>{failure}</FormError>
        <EmailField />
        <Button type="submit" look="primary" wide aria-disabled={busy}>
          {busy ? fields.busy : t.sendCode}
        </Button>
      </form>
      <OtherWay onPress={onPassword}>{t.byPassword}</OtherWay>
    </>
  );
}
