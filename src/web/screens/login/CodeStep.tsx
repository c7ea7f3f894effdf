import { useRef, useState } from 'react';
import type { CodeCheck } from '#contract/account.ts';
import type { Session as SessionAnswer } from '#contract/auth.ts';
import { ApiError } from '#web/api/client.ts';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useSession } from '#web/features/session/context.tsx';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { useMessages } from '#ui/language.tsx';
import { CodeField } from './CodeField.tsx';
import { Resend } from './Resend.tsx';
import type { EnteringProps } from './PasswordLogin.tsx';
import { type CodeRequest, forgetCodeRequest } from './code-request.ts';
import styles from './CodeStep.module.css';

interface CodeStepProps extends EnteringProps {
  request: CodeRequest;
  check: (check: CodeCheck) => Promise<SessionAnswer>;
  onResend: () => Promise<void>;
  /** Of the address. */
  onChange: () => void;
  onPassword: () => void;
}

/** Sends itself at six digits. */
export function CodeStep({
  request: { email, sentAt },
  check,
  onResend,
  onChange,
  onPassword,
  onBusy,
  onEntered,
}: CodeStepProps) {
  const t = usePageTexts('login');
  const { fields } = useMessages();
  const session = useSession();
  const input = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [resent, setResent] = useState(false);

  const send = async (digits: string) => {
    if (busy) return;
    if (digits.length < 6) {
      setWrong(t.codeMissing);
      input.current?.focus();
      return;
    }
    setBusy(true);
    onBusy(true);
    setWrong(null);
    setFailure(null);
    try {
      const { token } = await check({ email, code: digits });
      forgetCodeRequest();
      await session.enter(token);
      await onEntered();
    } catch (error) {
      const isWrong = error instanceof ApiError && error.code === 'bad_code';
      if (isWrong) setWrong(error.message);
      else setFailure(failureSentence(error, t.failed));
      input.current?.select();
    } finally {
      setBusy(false);
      onBusy(false);
    }
  };
  const type = (digits: string) => {
    setCode(digits);
    setWrong(null);
    if (digits.length === 6 && digits !== code) void send(digits);
  };
  const resend = async () => {
    await onResend();
    setCode('');
    setWrong(null);
    setResent(true);
    input.current?.focus();
  };

  return (
    <>
      <p className={styles.email}>
        <bdi dir="ltr">{email}</bdi>
        <Button look="quiet" onClick={onChange}>
          {t.changeEmail}
        </Button>
      </p>
      {/* Without scripts nothing is sent. */}
      <form
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send(code);
        }}
      >
        <FormError>{failure}</FormError>
        <CodeField ref={input} label={t.code} hint={t.codeHint} error={wrong} value={code} onValue={type} />
        <Button type="submit" look="primary" wide aria-disabled={busy}>
          {busy ? fields.busy : t.submit}
        </Button>
      </form>
      <Resend sentAt={sentAt} isSentAgain={resent} onResend={resend} />
      <div>
        <Button look="quiet" onClick={onPassword}>
          {t.byPassword}
        </Button>
      </div>
    </>
  );
}
