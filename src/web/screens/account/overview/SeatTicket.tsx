import { api, pages } from '#contract/routes.ts';
import type { TakenSeats } from '#contract/seats.ts';
import type { Lang } from '#domain/language.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay, formatWeekday } from '#i18n/dates.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';
import { WorkshopDates } from '#web/features/catalogue/WorkshopDates.tsx';
import { locationOf } from '#web/features/catalogue/entry-texts.ts';
import { mapAddress, streetOf } from '#domain/map-address.ts';
import { lineAnchor } from '#web/features/orders/line-anchor.ts';
import { useFacts } from '#web/features/page/facts.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useWords } from '#web/features/page/words.tsx';
import { ButtonAnchor } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Text } from '#ui/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang, useMessages } from '#ui/language.tsx';
import { HandOver } from '#web/screens/seats/HandOver.tsx';
import styles from './SeatTicket.module.css';

const CALENDAR = 'M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4.5M15.5 4v4.5';

interface SeatTicketProps {
  seats: TakenSeats;
  now: Date;
  /** They were given to somebody else. */
  onChange: () => void;
}

export function SeatTicket({ seats, now, onChange }: SeatTicketProps) {
  const { workshops } = useMessages();
  const { seats: t } = usePageTexts('overview');
  const { handOver } = usePageTexts('seats');
  const words = useWords('workshops');
  const lang = useLang();
  const title = contentText(lang, seats.title, seats.translations.en?.title);
  const location = locationOf(lang, seats);
  const street = streetOf(seats, useFacts().address);
  const { order, cancellation } = seats;
  const toCancel = seats.seats - (cancellation.requestedSeats ?? 0);
  const mayCancel = cancellation.allowed && !cancellation.requested;
  const about = aboutCancelling(cancellation, lang, t);
  return (
    <article className={styles.ticket}>
      <Picture
        address={seats.image}
        alt=""
        sizes="(min-width: 900px) 220px, 92vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        {cancellation.requested && (
          <p className={styles.requested}>
            <Icon name="return" size={20} />
            {t.requested}
          </p>
        )}
        <h3 className={styles.title}>
          {seats.active ? (
            <Link to={pages.workshop(seats.workshop)}>
              <Text content={title} />
            </Link>
          ) : (
            <Text content={title} />
          )}
        </h3>
        <ul className={styles.facts}>
          {location.text && (
            <li>
              <Icon name="pin" size={20} />
              <span>
                <VisuallyHidden>{workshops.location}: </VisuallyHidden>
                <Text content={location} />
                {street && (
                  <>
                    <br />
                    {street[lang]}
                  </>
                )}{' '}
                <a
                  className={styles.link}
                  href={mapAddress(street?.he ?? seats.location)}
                  rel="noopener"
                  aria-label={t.mapLabel(location.text)}
                >
                  {t.map}
                </a>
              </span>
            </li>
          )}
          {seats.seats > 1 && (
            <li>
              <Icon name="people" size={20} />
              {t.count(seats.seats)}
            </li>
          )}
          {words.bring && (
            <li>
              <Icon name="check" size={20} />
              <span>
                <VisuallyHidden>{t.bring}: </VisuallyHidden>
                <Text content={words.bring} />
              </span>
            </li>
          )}
        </ul>
        <div className={styles.acts}>
          {seats.active && !cancellation.requested && (
            <ButtonAnchor
              small
              href={api.workshopCalendar(seats.workshop, { lang })}
              aria-label={t.calendarLabel(title.text)}
            >
              <Icon path={CALENDAR} size={20} />
              {t.calendar}
            </ButtonAnchor>
          )}
          {/* It is asked for on the order's page, beside what comes back. */}
          <Link
            to={`${pages.order(order._id)}#${lineAnchor(seats._id)}`}
            className={styles.link}
            aria-label={mayCancel ? `${t.cancel(toCancel)}: ${title.text}` : t.orderLabel(order.number)}
          >
            {mayCancel ? t.cancel(toCancel) : t.order}
          </Link>
          {seats.canHandOver && (
            <HandOver
              line={seats._id}
              title={title.text}
              seats={toCancel}
              givenTo={seats.givenTo}
              onGiven={onChange}
            />
          )}
        </div>
        {seats.givenTo && <p>{handOver.given(seats.givenTo.name, seats.givenTo.email)}</p>}
        {about && <p className={styles.about}>{about}</p>}
      </div>
      <div className={styles.stub}>
        <WorkshopDates dates={seats.meetings} now={now} />
      </div>
    </article>
  );
}

function aboutCancelling(
  { allowed, until, requested, requestedSeats = 0 }: TakenSeats['cancellation'],
  lang: Lang,
  t: PageTexts['overview']['seats'],
): string | null {
  if (requested) return null;
  if (requestedSeats > 0) return t.partRequested(requestedSeats);
  if (!allowed) return t.tooLate;
  return until ? t.until(`${formatWeekday(lang, until)}, ${formatDay(lang, until)}`) : null;
}
