/** The quiet shape of what is coming; said once to screen readers by its owner. */
import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export function Skeleton({ className }: { className?: string }) {
  return <span className={cx(styles.skeleton, className)} aria-hidden="true" />;
}
