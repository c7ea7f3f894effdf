import type { ReactNode } from 'react';
import { Icon, type IconSource } from './Icon.tsx';
import styles from './Notice.module.css';

type NoticeProps = IconSource & { title: ReactNode; children?: ReactNode };

/** Said politely, about what has happened and what can be done. */
export function Notice({ title, children, ...icon }: NoticeProps) {
  return (
    <div className={styles.notice} role="status">
      <Icon {...icon} size={24} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
      </div>
    </div>
  );
}
