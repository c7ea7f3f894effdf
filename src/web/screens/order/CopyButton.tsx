import { useEffect, useState } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { showSnack } from '#ui/snackbar/queue.ts';
import styles from './HowToPay.module.css';

/** How long it says so, ms. */
const SAID = 4_000;
const SHEETS = 'M9 9h10.5v10.5H9zM15 9V4.5H4.5V15H9';

interface CopyButtonProps {
  text: string;
  /** What is copied, for screen readers. */
  what: string;
}

export function CopyButton({ text, what }: CopyButtonProps) {
  const { copying: t } = usePageTexts('order');
  const [copies, setCopies] = useState(0);
  const [said, setSaid] = useState(false);
  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setSaid(false), SAID);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopies((before) => before + 1);
      setSaid(true);
    } catch (error) {
      console.error(error);
      showSnack({ message: t.failed, severity: 'error' });
    }
  };
  return (
    <span className={styles.copy}>
      <Button small onClick={() => void copy()} aria-label={`${said ? t.copied : t.copy}: ${what}`}>
        {said ? <Icon name="check" size={20} /> : <Icon path={SHEETS} size={20} />}
        {said ? t.copied : t.copy}
      </Button>
      <VisuallyHidden role="status">{said && t.said(what)}</VisuallyHidden>
    </span>
  );
}
