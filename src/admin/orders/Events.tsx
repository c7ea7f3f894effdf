/** What happened, the latest first, and who did it. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { fullName } from '#domain/person.ts';
import { formatRecent } from '#i18n/admin/dates.ts';
import { contentText } from '#i18n/content.ts';
import { Link } from '#ui/Link.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Sum } from './Sum.tsx';
import { ORDER_PARTS } from './order-parts.ts';
import styles from './Events.module.css';

type Event = AdminOrder['events'][number];

export function Events({ order, now }: { order: AdminOrder; now: string }) {
  const { orders: t } = useAdminMessages();
  return (
    <OrderCard id={ORDER_PARTS.events} title={t.events}>
      <ol className={styles.events} reversed>
        {order.events.toReversed().map((event, index) => (
          <li key={order.events.length - index} className={styles.event}>
            <EventLine order={order} event={event} now={now} />
          </li>
        ))}
      </ol>
    </OrderCard>
  );
}

function EventLine({ order, event, now }: { order: AdminOrder; event: Event; now: string }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const { at, actor, by, amount, mail, text, replacedBy } = event;
  const line = order.lines.find(({ _id }) => _id === event.line);
  return (
    <>
      <p className={styles.what}>
        {t.event[event.event]}
        {mail !== undefined && `: ${t.mails[mail]}`}
        {line && order.lines.length > 1 && (
          <>
            {': '}
            <bdi>{contentText(lang, line.title, line.translations?.en?.title).text}</bdi>
          </>
        )}
        {amount !== undefined && (
          <>
            {', '}
            <Sum amount={amount} />
          </>
        )}
      </p>
      {text !== undefined && (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      )}
      {replacedBy !== undefined && (
        <p className={styles.text}>
          <Link to={adminPages.orders({ show: replacedBy })}>{t.toReplacement}</Link>
        </p>
      )}
      <p className={styles.when}>
        <time dateTime={at}>{formatRecent(lang, at, now)}</time>
        {' · '}
        {by ? <bdi>{fullName(by)}</bdi> : t.by[actor]}
      </p>
    </>
  );
}
