import type { ReactNode } from 'react';
import emptyBox from './art/empty-box.webp';
import styles from './EmptyState.module.css';

export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <img src={emptyBox} alt="" width={197} height={161} />
      <p>{text}</p>
      {children}
    </div>
  );
}
