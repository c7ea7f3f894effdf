import { pages } from '#contract/routes.ts';
import type { OtherDate, Workshop } from '#contract/workshops.ts';
import { freeSeats } from '#domain/workshop.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import { locationOf, titleOf } from '#web/features/catalogue/entry-texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Link } from '#ui/Link.tsx';
import { Text } from '#ui/Text.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import styles from './Waiting.module.css';

export interface OtherDatesProps {
  workshop: Workshop;
  isFull: boolean;
  dates: readonly OtherDate[];
  /** Another workshop with free seats, for who would rather not wait. */
  instead: Workshop | undefined;
}

export function OtherDates({ workshop, isFull, dates, instead }: OtherDatesProps) {
  const { dates: t } = usePageTexts('seats');
  const hasSeats = dates.some((date) => freeSeats(date) > 0);
  const other = isFull && !hasSeats ? instead : undefined;
  return (
    <>
      {dates.length > 0 && (
        <section className={styles.dates}>
          <h2 className={styles.title}>{isFull && hasSeats ? `${t.instead} ${t.title}` : t.title}</h2>
          <ul className={styles.list}>
            {dates.map((date) => (
              <DateRow key={date._id} date={date} of={workshop} />
            ))}
          </ul>
        </section>
      )}
      {other && <Instead workshop={other} />}
    </>
  );
}

function DateRow({ date, of }: { date: OtherDate; of: Workshop }) {
  const { workshops } = useMessages();
  const { dates: t } = usePageTexts('seats');
  const lang = useLang();
  const [first] = date.workshopDates;
  const left = freeSeats(date);
  const location = locationOf(lang, date);
  const isElsewhere = location.text !== locationOf(lang, of).text;
  return (
    <li className={styles.row}>
      <Link to={pages.workshop(date._id)} className={styles.link}>
        <time dateTime={first!.date}>
          {formatWeekday(lang, first!.date)}, {formatDay(lang, first!.date)}{' '}
          <bdi dir="ltr">{formatTime(first!.date)}</bdi>
        </time>
      </Link>
      <span>
        {date.workshopDates.length > 1 && `${t.meetings(date.workshopDates.length)}, `}
        {left > 0 ? workshops.seatsLeft(left) : t.full}
        {isElsewhere && (
          <>
            , <Text content={location} />
          </>
        )}
      </span>
    </li>
  );
}

function Instead({ workshop }: { workshop: Workshop }) {
  const { workshops } = useMessages();
  const { dates: t } = usePageTexts('seats');
  const lang = useLang();
  const [first] = workshop.workshopDates;
  return (
    <p className={styles.instead}>
      {t.instead}{' '}
      <Link to={pages.workshop(workshop._id)} className={styles.link}>
        <Text content={titleOf(lang, workshop)} />
      </Link>{' '}
      {first && t.on(formatDay(lang, first.date))}, {workshops.seatsLeft(freeSeats(workshop))}.
    </p>
  );
}
