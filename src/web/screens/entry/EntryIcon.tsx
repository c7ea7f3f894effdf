/** Apart from `ui/Icon`, so that other pages don't load them. */
import styles from '#ui/Icon.module.css';

const PATHS = {
  share: 'M12 15V4M7.5 8 12 3.5 16.5 8M5 12.5V20h14v-7.5',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  expand: 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15',
} as const;

/** `size` in px. */
export function EntryIcon({ name, size = 20 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
