import { useEffect, useState } from 'react';
import { useAdminMessages } from '#admin/language.tsx';
import styles from './StageDialog.module.css';

/** ms; by then a good connection has answered. */
const SLOW = 4_000;

/** Says that it is being sent, and that a slow connection is no reason to go. */
export function SendingState({ busy, hasPicture }: { busy: boolean; hasPicture: boolean }) {
  const { stages: t } = useAdminMessages().orderActs;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return (
    <p role="status" className={styles.state}>
      {busy && (isSlow ? t.slow : hasPicture ? t.sendingPicture : t.sending)}
    </p>
  );
}
