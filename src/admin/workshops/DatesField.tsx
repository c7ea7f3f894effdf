/** The meetings of a workshop, a row each (spec §5): one can be taken out while there is another. */
import { useRef } from 'react';
import { BOUNDS } from '#domain/bounds.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useForm } from '../form/context.ts';
import { DateRow } from './DateRow.tsx';
import { another, instantOf, weekAfter, type Meeting } from './meetings.ts';
import styles from './DatesField.module.css';

/** The field's name in the contract. */
const PATH = 'workshopDates';

/** `now` is what 'past' goes by. */
export function DatesField({ now }: { now: Date }) {
  const words = useAdminMessages().workshops;
  const { values, set } = useForm<{ workshopDates: Meeting[] }>();
  const meetings = values.workshopDates;
  const list = useRef<HTMLOListElement>(null);
  const last = meetings.at(-1);
  const full = meetings.length >= BOUNDS.workshopDates;
  const canRepeat = !full && last !== undefined && instantOf(last.date) !== null;

  const add = (meeting: Meeting) => {
    set(PATH, (present) => [...present, meeting]);
    focusSoon(() => list.current?.lastElementChild?.querySelector('input'));
  };
  const remove = (place: number) => {
    set(PATH, (present) => present.filter((_, index) => index !== place));
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
            onMeeting={(some) =>
              set(PATH, (present) =>
                present.map((one, index) => (index === place ? { ...one, ...some } : one)),
              )
            }
            onRemove={meetings.length > 1 ? () => remove(place) : null}
          />
        ))}
      </ol>
      {meetings.length === 1 && <p className={styles.note}>{words.lastDateStays}</p>}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.add}
          aria-disabled={full}
          onClick={() => !full && add(another(last ?? { date: 'T', duration: null }))}
        >
          <AdminIcon name="plus" />
          {words.addDate}
        </button>
        <button
          type="button"
          className={styles.repeat}
          aria-disabled={!canRepeat}
          onClick={() => canRepeat && add(weekAfter(last))}
        >
          <AdminIcon name="copy" />
          {words.weekAfter}
        </button>
      </div>
    </div>
  );
}

/** Once the row is there, or another has taken the place of the one that went. */
function focusSoon(find: () => HTMLElement | null | undefined): void {
  requestAnimationFrame(() => find()?.focus());
}
