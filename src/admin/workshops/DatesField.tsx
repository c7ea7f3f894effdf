/** The last meeting can't be removed. */
import { useRef } from 'react';
import { BOUNDS } from '#domain/bounds.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useForm } from '../form/context.ts';
import { DateRow } from './DateRow.tsx';
import { another, doubleMeetings, instantOf, weekAfter, type Meeting } from './meetings.ts';
import styles from './DatesField.module.css';

const PATH = 'workshopDates';

export function DatesField({ now }: { now: Date }) {
  const t = useAdminMessages().workshops;
  const { values, set } = useForm<{ workshopDates: Meeting[] }>();
  const meetings = values.workshopDates;
  const list = useRef<HTMLOListElement>(null);
  const last = meetings.at(-1);
  const doubles = doubleMeetings(meetings);
  const full = meetings.length >= BOUNDS.workshopDates;
  const canRepeat = !full && last !== undefined && instantOf(last.date) !== null;

  const add = (meeting: Meeting) => {
    set(PATH, (current) => [...current, meeting]);
    focusSoon(() => list.current?.lastElementChild?.querySelector('input'));
  };
  const remove = (place: number) => {
    set(PATH, (current) => current.filter((_, index) => index !== place));
    focusSoon(() => list.current?.children[Math.min(place, meetings.length - 2)]?.querySelector('input'));
  };

  return (
    <div className={styles.field}>
      <ol ref={list} className={styles.rows}>
        {meetings.map((meeting, place) => (
          <DateRow
            key={place}
            path={`${PATH}.${place}`}
            meeting={meeting}
            number={place + 1}
            now={now}
            isDouble={doubles.has(place)}
            onMeeting={(some) =>
              set(PATH, (current) =>
                current.map((one, index) => (index === place ? { ...one, ...some } : one)),
              )
            }
            onRemove={meetings.length > 1 ? () => remove(place) : null}
          />
        ))}
      </ol>
      {meetings.length === 1 && <p className={styles.note}>{t.lastDateStays}</p>}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.add}
          aria-disabled={full}
          onClick={() => !full && add(another(last ?? { date: 'T', duration: null }))}
        >
          <AdminIcon name="plus" />
          {t.addDate}
        </button>
        <button
          type="button"
          className={styles.repeat}
          aria-disabled={!canRepeat}
          onClick={() => canRepeat && add(weekAfter(last))}
        >
          <AdminIcon name="copy" />
          {t.weekAfter}
        </button>
      </div>
    </div>
  );
}

/** After the row is rendered or removed. */
function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}
