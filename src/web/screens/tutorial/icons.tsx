import styles from '#ui/Icon.module.css';

const PATHS = {
  fill: 'M9 4.5H4.5V9M15 4.5h4.5V9M9 19.5H4.5V15M15 19.5h4.5V15',
  shrink: 'M4.5 9H9V4.5M19.5 9H15V4.5M4.5 15H9v4.5M19.5 15H15v4.5',
} as const;

export function ViewerIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className={styles.icon} width="1.375rem" height="1.375rem" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
