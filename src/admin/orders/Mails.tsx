/** What the customer was written, when, and again. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { Button } from '#ui/Button.tsx';
import { FormError } from '#ui/Field.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { useAdminMessages } from '../language.tsx';
import { OrderCard } from './OrderCard.tsx';
import { orderMails } from './order-mails.ts';
import { ORDER_PARTS } from './order-parts.ts';
import { useOrderAct } from './useOrderAct.ts';
import styles from './Mails.module.css';

export function Mails({ order }: { order: AdminOrder }) {
  const { orders: t, orderActs } = useAdminMessages();
  const { mails: words } = orderActs;
  const { adminApi } = useAdmin();
  const { mail: goesOut } = useFacts();
  const lang = useLang();
  const { busy, failure, run } = useOrderAct(order._id);
  const mails = orderMails(order);
  if (mails.length === 0) return null;
  return (
    <OrderCard
      id={ORDER_PARTS.mails}
      icon="mail"
      title={words.title}
      note={<bdi dir="ltr">{order.contact.email}</bdi>}
    >
      {!goesOut && <p className={styles.off}>{words.off}</p>}
      <ul className={styles.mails}>
        {mails.map(({ mail, at }) => (
          <li key={mail} className={styles.mail}>
            <span>
              <span className={styles.name}>{t.mails[mail]}</span>
              <span className={styles.when}>
                {at === undefined ? (
                  words.never
                ) : (
                  <time dateTime={at}>
                    {words[goesOut ? 'sent' : 'written'](`${formatDay(lang, at)}, ${formatTime(at)}`)}
                  </time>
                )}
              </span>
            </span>
            <Button
              small
              look="quiet"
              aria-label={words.sendOf(t.mails[mail], at !== undefined)}
              aria-busy={busy}
              aria-disabled={busy}
              onClick={() =>
                void run(
                  async () => {
                    await adminApi.mailOrder(order._id, mail);
                    return adminApi.order(order._id);
                  },
                  goesOut ? words.done : words.waits,
                )
              }
            >
              {at === undefined ? words.send : words.again}
            </Button>
          </li>
        ))}
      </ul>
      <FormError>{failure}</FormError>
    </OrderCard>
  );
}
