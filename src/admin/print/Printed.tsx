/** What paper gets instead of the screen, whatever is open over it. */
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { formatDay } from '#i18n/format.ts';
import { useLang } from '#ui/language.tsx';
import { usePrinting } from './usePrinting.ts';
import styles from './Printed.module.css';

interface PrintedProps {
  title: ReactNode;
  /** Beside the day. */
  note?: ReactNode;
  /** Rendered only while the page is printed. */
  children: () => ReactNode;
}

export function Printed({ title, note, children }: PrintedProps) {
  const since = usePrinting();
  const lang = useLang();
  if (since === null) return null;
  return createPortal(
    <section className={styles.printed}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.note}>
        {formatDay(lang, since, true)}
        {note && <span>{note}</span>}
      </p>
      {children()}
    </section>,
    document.body,
  );
}
