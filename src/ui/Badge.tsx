import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Badge.module.css';

export function Badge({ look, children }: { look: 'offer' | 'plain' | 'dark'; children: ReactNode }) {
  return <span className={cx(styles.badge, styles[look])}>{children}</span>;
}

export function Ribbon({ children }: { children: ReactNode }) {
  return <span className={styles.ribbon}>{children}</span>;
}
