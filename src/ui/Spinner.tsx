import styles from './Spinner.module.css';

export function Spinner({ label }: { label: string }) {
  return (
    <span className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      {label}
    </span>
  );
}
