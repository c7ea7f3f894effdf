import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import styles from './OrderNotice.module.css';

/** Said politely: nobody did wrong when something sold out meanwhile. */
export function OrderNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <Icon name="alert" size={24} />
      <p>{text}</p>
      {children}
    </div>
  );
}
