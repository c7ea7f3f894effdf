/** Its owner announces the loading once. */
import { cx } from './cx.ts';
import styles from './Skeleton.module.css';

export function Skeleton({ className }: { className?: string }) {
  return <span className={cx(styles.skeleton, className)} aria-hidden="true" />;
}
