/** Takes the place of the screen on paper, whatever is open over it. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePrinting } from './usePrinting.ts';
import styles from './Printed.module.css';

interface OnPaperProps {
  /** Rendered only while the page is printed; `since` is ISO 8601. */
  children: (since: string) => ReactNode;
}

export function OnPaper({ children }: OnPaperProps) {
  const since = usePrinting();
  if (since === null) return null;
  return createPortal(<section className={styles.printed}>{children(since)}</section>, document.body);
}
