/** A past meeting is a warning, not an error. */
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import { yearOf } from '#i18n/format.ts';
import { daysBetween } from '#domain/days-between.ts';
import { useLang } from '#ui/language.tsx';
import { cx } from '#ui/cx.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { FieldBox } from '../fields/FieldBox.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { dateOf, dayAndHourOf, endOf, instantOf, type Meeting } from './meetings.ts';
import type { WorkshopValues } from './workshop-definition.ts';
import { Warning } from '../fields/Warning.tsx';
import { useField } from '../fields/useField.ts';
import inputs from '../fields/inputs.module.css';
import styles from './DateRow.module.css';

interface DateRowProps {
  path: `workshopDates.${number}`;
  meeting: Meeting;
  number: number;
  now: Date;
  /** Another one begins at the same time. */
  isDouble: boolean;
  onMeeting: (some: Partial<Meeting>) => void;
  /** Null for the only meeting. */
  onRemove: (() => void) | null;
}

export function DateRow({ path, meeting, number, now, isDouble, onMeeting, onRemove }: DateRowProps) {
  const t = useAdminMessages().workshops;
  const lang = useLang();
  const { id, error, control } = useField<string>(`${path}.date`);
  const { day, hour } = dayAndHourOf(meeting.date);
  const instant = instantOf(meeting.date);
  const isOtherYear = instant !== null && yearOf(meeting.date) !== yearOf(now.toISOString());
  const past = instant !== null && instant <= now;
  const warning = `${id}-warning`;
  const unusual = past ? t.pastDate : isDouble ? t.sameTime : null;
  const described = [control['aria-describedby'], unusual && warning].filter(Boolean).join(' ') || undefined;
  return (
    <li className={styles.item}>
      <div role="group" aria-label={t.meeting(number)} className={cx(styles.row, unusual && styles.past)}>
        <bdi className={styles.number} aria-hidden="true">
          {number}
        </bdi>
        <FieldBox id={id} label={t.date} required error={error} className={styles.date}>
          <input
            {...control}
            aria-describedby={described}
            className={inputs.input}
            type="date"
            value={day}
            required
            onChange={(event) => onMeeting({ date: dateOf({ day: event.currentTarget.value, hour }) })}
          />
        </FieldBox>
        <FieldBox id={`${id}-hour`} label={t.hour} required error={null} className={styles.hour}>
          <input
            id={`${id}-hour`}
            className={inputs.input}
            type="time"
            value={hour}
            required
            onBlur={control.onBlur}
            onChange={(event) => onMeeting({ date: dateOf({ day, hour: event.currentTarget.value }) })}
          />
        </FieldBox>
        <div className={styles.duration}>
          <NumberField<WorkshopValues> path={`${path}.duration`} label={t.duration} unit={t.minutes} />
        </div>
        <Durations meeting={meeting} label={t.hoursOf(number)} onMeeting={onMeeting} />
        <p className={styles.end}>
          {instant && (
            <b>{`${formatWeekday(lang, meeting.date)}, ${formatDay(lang, meeting.date, isOtherYear)}`}</b>
          )}
          <span>{endText(meeting, t)}</span>
        </p>
        <button
          type="button"
          className={styles.remove}
          aria-label={t.removeDate(number)}
          aria-disabled={onRemove === null}
          title={onRemove === null ? t.lastDateStays : undefined}
          onClick={() => onRemove?.()}
        >
          <AdminIcon name="trash" />
        </button>
        <div id={warning} className={styles.warning}>
          <Warning>{unusual}</Warning>
        </div>
      </div>
    </li>
  );
}

/** Minutes. */
const USUAL = [120, 150, 180] as const;

interface DurationsProps extends Pick<DateRowProps, 'meeting' | 'onMeeting'> {
  label: string;
}

function Durations({ meeting, label, onMeeting }: DurationsProps) {
  const t = useAdminMessages().workshops;
  return (
    <div role="group" aria-label={label} className={styles.usual}>
      {USUAL.map((minutes) => (
        <button
          key={minutes}
          type="button"
          aria-pressed={meeting.duration === minutes}
          onClick={() => onMeeting({ duration: minutes })}
        >
          {t.hours[minutes]}
        </button>
      ))}
    </div>
  );
}

function endText(meeting: Meeting, t: ReturnType<typeof useAdminMessages>['workshops']): string {
  const end = endOf(meeting)?.toISOString();
  if (end === undefined) return '';
  const nights = daysBetween(meeting.date, end);
  return nights === 0 ? t.until(formatTime(end)) : t.untilLater(formatTime(end), nights);
}
