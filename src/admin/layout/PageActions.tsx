import type { ReactNode } from 'react';
import styles from './PageActions.module.css';

/** A page's main actions; on a phone in a bar above the tabs, which covers no controls of the page. */
export function PageActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
