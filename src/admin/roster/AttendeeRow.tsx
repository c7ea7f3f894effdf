import type { Attendee } from '#contract/attendees.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { Link } from '#ui/Link.tsx';
import { useAdminMessages } from '../language.tsx';
import { Answer } from './Answer.tsx';
import { Arrival } from './Arrival.tsx';
import { AttendeeMenu } from './AttendeeMenu.tsx';
import { Note } from './Note.tsx';
import { Phone } from './Phone.tsx';
import styles from './Attendees.module.css';

export function AttendeeRow({ workshop, attendee }: { workshop: string; attendee: Attendee }) {
  const { name, phone, email, seats, givenBy } = attendee;
  const { roster: t } = useAdminMessages();
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
          {seats > 1 && <span className={styles.seats}>{t.seats(seats)}</span>}
        </p>
        <p className={styles.soft}>
          <Source attendee={attendee} />
          {givenBy !== undefined && <span>{t.givenBy(givenBy)}</span>}
        </p>
      </div>
      <div className={styles.phone}>
        {phone !== undefined ? (
          <Phone name={name} phone={phone} />
        ) : (
          email !== undefined && (
            <a className={styles.email} href={`mailto:${encodeURIComponent(email)}`}>
              <bdi dir="ltr">{email}</bdi>
            </a>
          )
        )}
      </div>
      <div className={styles.note}>
        <Answer attendee={attendee} />
        <Note workshop={workshop} attendee={attendee} />
      </div>
      <div className={styles.arrival}>
        <Arrival workshop={workshop} attendee={attendee} />
      </div>
      <div className={styles.menu}>
        <AttendeeMenu workshop={workshop} attendee={attendee} />
      </div>
    </li>
  );
}

function Source({ attendee: { orderId, orderNumber } }: { attendee: Attendee }) {
  const { roster: t } = useAdminMessages();
  if (orderId === undefined || orderNumber === undefined) return <span>{t.byHand}</span>;
  return (
    <Link to={adminPages.orders({ show: orderId })} className={styles.order}>
      {t.order(orderNumber)}
    </Link>
  );
}
