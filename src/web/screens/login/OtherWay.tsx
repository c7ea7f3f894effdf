import type { ReactNode } from 'react';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Button } from '#ui/Button.tsx';
import styles from './OtherWay.module.css';

export function OtherWay({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  const t = usePageTexts('login');
  return (
    <div className={styles.other}>
      <p className={styles.or}>{t.or}</p>
      <Button wide onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}
