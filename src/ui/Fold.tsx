/** The browser's `details`, so that it opens without JavaScript too. */
import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  heading?: 'h2' | 'h3';
  open?: boolean;
  children: ReactNode;
}

export function Fold({ title, heading: Heading = 'h2', open, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.head}>
        <Heading className={styles.title}>{title}</Heading>
        <span className={styles.sign} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
