import type { Waiting } from '#contract/attendees.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { OrderCard } from '../orders/OrderCard.tsx';
import { Phone } from './Phone.tsx';
import styles from './WaitingList.module.css';

export function WaitingList({ waiting }: { waiting: readonly Waiting[] }) {
  const { waiting: t } = useAdminMessages().roster;
  return (
    <OrderCard
      id="waiting-list"
      title={t.title}
      note={waiting.length > 0 && <span className={styles.count}>{waiting.length}</span>}
    >
      {waiting.length === 0 ? (
        <p className={styles.foot}>{t.none}</p>
      ) : (
        <>
          <ol className={styles.list}>
            {waiting.map((one, index) => (
              <Row key={one._id} one={one} position={index + 1} />
            ))}
          </ol>
          <p className={styles.foot}>{t.foot}</p>
        </>
      )}
    </OrderCard>
  );
}

function Row({ one: { name, phone, email, seats, offer }, position }: { one: Waiting; position: number }) {
  const { roster } = useAdminMessages();
  const lang = useLang();
  return (
    <li className={styles.row}>
      <span className={styles.position}>{position}</span>
      <div className={styles.who}>
        <p className={styles.name}>
          <bdi>{name}</bdi>
        </p>
        <p className={styles.ways}>
          {phone !== undefined && <Phone name={name} phone={phone} />}
          <a
            className={styles.mail}
            href={`mailto:${encodeURIComponent(email)}`}
            aria-label={roster.waiting.mail(name)}
            title={email}
          >
            <AdminIcon name="mail" />
          </a>
          <span>{roster.seats(seats)}</span>
        </p>
        {offer && (
          <p className={styles.offer}>
            <AdminIcon name="clock" size={16} />
            {roster.waiting.offer(`${formatDay(lang, offer.until)} ${formatTime(offer.until)}`)}
          </p>
        )}
      </div>
    </li>
  );
}
