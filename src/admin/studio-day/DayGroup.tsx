import { telAddress } from '#domain/tel-address.ts';
import { useId } from 'react';
import { formatTime } from '#i18n/dates.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Answer } from '../roster/Answer.tsx';
import type { DayRow } from './day-rows.ts';
import styles from './DayGroup.module.css';

interface DayGroupProps {
  title: string;
  rows: readonly DayRow[];
  onMark: (row: DayRow) => void;
}

export function DayGroup({ title, rows, onMark }: DayGroupProps) {
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.rows}>
        {rows.map((row) => (
          <Row key={row.id} row={row} onMark={() => onMark(row)} />
        ))}
      </ul>
    </section>
  );
}

function Row({ row, onMark }: { row: DayRow; onMark: () => void }) {
  const { roster: t } = useAdminMessages();
  const { name, phone, seats, came, at, note, question, answer, waits } = row;
  const marked = came && at !== undefined ? t.day.markedAt(formatTime(at)) : t.day.press;
  return (
    <li className={styles.row} data-came={came}>
      <button type="button" className={styles.press} aria-pressed={came} onClick={onMark}>
        <span className={styles.circle}>{came && <AdminIcon name="check" size={26} />}</span>
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {seats > 1 && <span className={styles.seats}> {t.seats(seats)}</span>}
          </span>
          <span className={styles.more}>
            <Answer attendee={{ question, answer }} />
            {note !== undefined && (
              <span className={styles.note}>
                <bdi>{note}</bdi>
              </span>
            )}
            <span className={styles.state}>{waits ? `${marked} · ${t.day.onDevice}` : marked}</span>
          </span>
        </span>
      </button>
      {phone !== undefined && (
        <a className={styles.call} href={telAddress(phone)} aria-label={t.call(name)} title={phone}>
          <AdminIcon name="phone" size={24} />
        </a>
      )}
    </li>
  );
}
