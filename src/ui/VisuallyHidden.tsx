import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps extends HTMLAttributes<HTMLElement> {
  as?: 'span' | 'h2';
}

export function VisuallyHidden({ as: Element = 'span', ...props }: VisuallyHiddenProps) {
  return <Element {...props} className={styles.hidden} />;
}
