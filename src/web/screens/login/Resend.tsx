import { useEffect, useState } from 'react';
import { failureSentence } from '#web/api/failure-sentence.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useMessages } from '#ui/language.tsx';
import { RESEND_AFTER } from './code-request.ts';
import styles from './CodeStep.module.css';

const SECOND = 1_000;

interface ResendProps {
  /** ms since 1970. */
  sentAt: number;
  isSentAgain: boolean;
  onResend: () => Promise<void>;
}

/** Counts the seconds down to the eye alone; that the button is there is announced. */
export function Resend({ sentAt, isSentAgain, onResend }: ResendProps) {
  const t = usePageTexts('login');
  const { fields } = useMessages();
  const [now, setNow] = useState(() => Date.now());
  const left = secondsLeft(sentAt, now);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [isOver]);

  const resend = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await onResend();
    } catch (error) {
      setFailure(failureSentence(error, t.codeNotSent));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.resend}>
      <p>
        <span role="status" className={styles.resent}>
          {isSentAgain && `${t.resent} `}
        </span>
        {t.notArrived}{' '}
        {!isOver && (
          <span aria-hidden="true" className={styles.left}>
            {t.resendIn(left)}
          </span>
        )}
      </p>
      <FormError>{failure}</FormError>
      {isOver && (
        <Button wide aria-disabled={busy} onClick={() => void resend()}>
          {busy ? fields.busy : t.resend}
        </Button>
      )}
      <VisuallyHidden role="status">{isOver ? t.resend : null}</VisuallyHidden>
    </div>
  );
}

function secondsLeft(sentAt: number, now: number): number {
  const left = Math.min(RESEND_AFTER, sentAt + RESEND_AFTER - now);
  return Math.max(0, Math.ceil(left / SECOND));
}
