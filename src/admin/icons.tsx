/** Decorative line icons on a 24-unit grid. */
import { cx } from '#ui/cx.ts';
import styles from './icons.module.css';

const PATHS = {
  today:
    'M12 21c-3.9 0-6.5-2.6-6.5-6.3 0-2.3 1-4 2.3-5.3.2 1.6.9 2.6 2.1 3.1-.6-3.7.7-6.8 3.5-9 .2 4.3 5.1 6.3 5.1 11.2 0 3.7-2.6 6.3-6.5 6.3zM12 21c-1.7 0-2.8-1.1-2.8-2.7s1.2-2.6 2.4-3.9c1.5 1 3.2 2.2 3.2 4S13.7 21 12 21z',
  users:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.5c.3-3.5 2.6-5.3 6-5.3s5.7 1.8 6 5.3M15.5 5.3a3.2 3.2 0 0 1 0 6M17.5 14.8c2 .7 3.2 2.3 3.5 4.7',
  user: 'M12 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM5 20c.4-3.8 3.1-5.8 7-5.8s6.6 2 7 5.8',
  calendar: 'M4 6.5h16V20H4zM4 10.5h16M8.5 4v4M15.5 4v4',
  gem: 'M7 4.5h10L21 10l-9 10L3 10zM3 10h18M8.5 10 12 20l3.5-10L12 4.5z',
  book: 'M12 6.5C10 5 7 4.7 3.5 5v13.5c3.5-.3 6.5 0 8.5 1.5 2-1.5 5-1.8 8.5-1.5V5C17 4.7 14 5 12 6.5zM12 6.5V20',
  megaphone: 'M4 10v4h3l10 4.5v-13L7 10H4zM7.5 14.2l1.2 5.3h2.6l-1-4M20 10.3v3.4',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  mailOpen: 'M3.5 10 12 4l8.5 6v9.5h-17zM4 10.3l8 5.7 8-5.7',
  shop: 'M4.5 9.5V20h15V9.5M3.5 9.5 5.5 4h13l2 5.5a2.9 2.9 0 0 1-5.6.5 2.9 2.9 0 0 1-5.8 0 2.9 2.9 0 0 1-5.6-.5zM10 20v-5.5h4V20',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  pencil: 'M4.5 19.5l1-4.2L16 4.8l3.2 3.2L8.7 18.5zM13.8 7l3.2 3.2',
  dots: 'M12 5.5v.2M12 12v.2M12 18.5v.2',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  external: 'M18.5 13.5v6h-14v-14h6M14 4.5h5.5V10M19 5l-8.5 8.5',
  history: 'M4 5v4.5h4.5M4.3 9.3A8.2 8.2 0 1 1 4 13.5M12 8v4.5l3 1.8',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.3 10.5v6M13.7 10.5v6',
  search: 'M10.5 17a6.5 6.5 0 1 1 0-13 6.5 6.5 0 0 1 0 13zM15.3 15.3 20.5 20.5',
  sort: 'M8 5v14M4.5 15.5 8 19l3.5-3.5M16 19V5M12.5 8.5 16 5l3.5 3.5',
  sortUp: 'M12 19V5.5M6.5 11 12 5.5l5.5 5.5',
  sortDown: 'M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5',
  check: 'M5 12.5l4.5 4.5L19 7',
  alert: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 8v5M12 16v.2',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 11.2v5M12 8v.2',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  camera: 'M3.5 7.5h4l1.7-2.5h5.6l1.7 2.5h4V19h-17zM12 16.5a3.6 3.6 0 1 0 0-7.2 3.6 3.6 0 0 0 0 7.2z',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4 3-3L20 17M15.5 9.5v.2',
  upload: 'M12 16V5M7 10l5-5 5 5M4.5 15.5v4h15v-4',
  star: 'M12 4l2.4 5.1 5.6.7-4.1 3.9 1 5.5L12 16.5l-4.9 2.7 1-5.5L4 9.8l5.6-.7L12 4z',
  grip: 'M9 6v.2M15 6v.2M9 12v.2M15 12v.2M9 18v.2M15 18v.2',
  chevron: 'M6.5 9.5 12 15l5.5-5.5',
  chevronUp: 'M6.5 14.5 12 9l5.5 5.5',
  next: 'M9.5 5.5 16 12l-6.5 6.5',
  previous: 'M14.5 5.5 8 12l6.5 6.5',
  arrow: 'M4 12h15.5M13.5 6l6 6-6 6',
  archive: 'M4 4.5h16v4H4zM5.5 8.5V20h13V8.5M9.5 12.5h5',
  chat: 'M4 20l1.4-4.2A7.8 7.8 0 1 1 8.4 18.7zM8.7 11.3v.2M12 11.3v.2M15.3 11.3v.2',
  download: 'M12 4.5v11M7 10.5l5 5 5-5M4.5 15.5v4h15v-4',
  print: 'M7.5 9V4.5h9V9M7.5 17h-3V9h15v8h-3M7.5 14h9v6h-9z',
  reply: 'M9.5 6 4.5 11l5 5M5 11h8.5c3.5 0 6 2.5 6 7',
  undo: 'M8.5 5 4 9.5 8.5 14M4.5 9.5h10a5 5 0 0 1 0 10H9',
  rotate: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  crop: 'M7.5 3v13.5H21M3 7.5h13.5V21',
  cloud: 'M7 18.5a4.3 4.3 0 0 1-.5-8.5 5.8 5.8 0 0 1 11-1.2A4.9 4.9 0 0 1 17 18.5z',
  cloudOff:
    'M7 18.5a4.3 4.3 0 0 1-.5-8.5M9.3 6.3a5.8 5.8 0 0 1 8.2 2.5A4.9 4.9 0 0 1 20 17M16.5 18.5H7M4 4l16 16',
  device: 'M7.5 3.5h9v17h-9zM11.3 17.5h1.4',
  eye: 'M2.5 12C4.7 8 8 6 12 6s7.3 2 9.5 6c-2.2 4-5.5 6-9.5 6s-7.3-2-9.5-6zM12 14.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6z',
  eyeOff:
    'M4 4l16 16M9.9 6.3A10 10 0 0 1 12 6c4 0 7.3 2 9.5 6a13 13 0 0 1-3 3.6M6.4 7.8A13 13 0 0 0 2.5 12c2.2 4 5.5 6 9.5 6a9.8 9.8 0 0 0 4.4-1M9.9 10.1a2.8 2.8 0 0 0 3.9 3.9',
  translate:
    'M3.5 6h10M8.5 4v2M11 6c-.8 3.7-3.2 6.5-7 8M6 9c1.2 2.2 3 3.8 5 4.7M12 20l4.3-10L20.5 20M13.4 17h5.7',
  filter: 'M4 6h16M7 12h10M10 18h4',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2',
  calculator:
    'M5.5 3.5h13v17h-13zM8.5 7h7v3h-7zM8.7 13.7v.2M12 13.7v.2M15.3 13.7v.2M8.7 17v.2M12 17v.2M15.3 17v.2',
  box: 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5',
  phone:
    'M6 3.5h3l1.5 4-2 1.7a12 12 0 0 0 6.3 6.3l1.7-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4 5.7a2 2 0 0 1 2-2.2z',
  key: 'M8 20a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 13.2 20 4.5M16 8.3l2.8 2.8',
  logout: 'M13.5 4.5h-8v15h8M9.5 12h11M17 8.5l3.5 3.5-3.5 3.5',
  broom: 'M19.5 4.5 13 11M9.5 9.5l5 5c-1.5 3.5-4 5.5-7 6L3.5 16.5c.5-3 2.5-5.5 6-7zM6 18l2.5-2.5',
} as const;

export type AdminIconName = keyof typeof PATHS;

/** Mirrored in right-to-left text. */
const DIRECTED: ReadonlySet<AdminIconName> = new Set([
  'next',
  'previous',
  'arrow',
  'reply',
  'undo',
  'logout',
  'external',
]);

/** `size` in px. */
export function AdminIcon({
  name,
  size = 20,
  className,
}: {
  name: AdminIconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      className={cx(styles.icon, DIRECTED.has(name) && styles.directed, className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
