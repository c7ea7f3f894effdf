import type { ReactNode } from 'react';
import { formatDay } from '#i18n/dates.ts';
import { useLang } from '#ui/language.tsx';
import { OnPaper } from './OnPaper.tsx';
import styles from './Printed.module.css';

interface PrintedProps {
  title: ReactNode;
  /** Beside the day. */
  note?: ReactNode;
  /** Rendered only while the page is printed. */
  children: () => ReactNode;
}

export function Printed({ title, note, children }: PrintedProps) {
  const lang = useLang();
  return (
    <OnPaper>
      {(since) => (
        <>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.note}>
            {formatDay(lang, since, true)}
            {note && <span>{note}</span>}
          </p>
          {children()}
        </>
      )}
    </OnPaper>
  );
}
