/** Always decorative: the control has the name. */
import { cx } from './cx.ts';
import styles from './Icon.module.css';

const PATHS = {
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.3 15.3 20.5 20.5',
  bag: 'M5 8h14l-.8 12H5.8L5 8zM9 10.5V6.8a3 3 0 0 1 6 0v3.7',
  user: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.4-3.8 3.1-5.8 7-5.8s6.6 2 7 5.8',
  menu: 'M4 7h16M4 12h16M8 17h12',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  chevron: 'M6.5 9.5 12 15l5.5-5.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  pin: 'M12 21c4.3-4.6 6.5-8 6.5-11a6.5 6.5 0 1 0-13 0c0 3 2.2 6.4 6.5 11zM12 12.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
  people:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.5c.3-3.5 2.6-5.3 6-5.3s5.7 1.8 6 5.3M15.5 5.3a3.2 3.2 0 0 1 0 6M17.5 14.8c2 .7 3.2 2.3 3.5 4.7',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  alert: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 8v5M12 16v.2',
  ring: 'M12 20.5a5.8 5.8 0 1 0 0-11.6 5.8 5.8 0 0 0 0 11.6zM9 9.3 7.5 6l2-2.5h5l2 2.5L15 9.3M7.5 6h9',
  return: 'M8.5 5 4 9.5 8.5 14M4.5 9.5h10a5 5 0 0 1 0 10H9',
  logout: 'M13.5 4.5h-8v15h8M9.5 12h11M17 8.5l3.5 3.5-3.5 3.5',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.8 7v.2',
  facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20.5M7.5 11.5h7',
  whatsapp:
    'M4 20l1.2-4.2A8 8 0 1 1 8.2 18.8L4 20zM9 8.5c.2 3.5 2.7 6 6.2 6.5l.8-1.8-2-1-.9.9c-1-.5-1.7-1.2-2.1-2.2l.8-.9-.9-2-1.9.5z',
  tiktok: 'M13.5 4v10.8a3.7 3.7 0 1 1-3.7-3.7M13.5 4c.3 2.8 2 4.5 5 4.8',
} as const;

export type IconName = keyof typeof PATHS;

const DIRECTED: ReadonlySet<IconName> = new Set(['next', 'arrow', 'return', 'menu', 'logout']);

/** A name if every page has it, a path if few do. */
export type IconSource = { name: IconName; path?: undefined } | { name?: undefined; path: string };

/** `size`: px at the browser's usual text size, with which it grows. */
export function Icon({
  name,
  path,
  size = 22,
  className,
}: IconSource & { size?: number; className?: string }) {
  return (
    <svg
      className={cx(styles.icon, name && DIRECTED.has(name) && styles.directed, className)}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path ?? PATHS[name]} />
    </svg>
  );
}
