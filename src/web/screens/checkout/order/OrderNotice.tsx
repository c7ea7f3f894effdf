import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon.tsx';
import styles from './OrderNotice.module.css';

/** Said politely: nobody did wrong when something sold out meanwhile. */
export function OrderNotice({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.notice} role="status">
      <Icon name="alert" size={24} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
