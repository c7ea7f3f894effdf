/**
 * A slip an order, on a page of its own: what goes into the parcel, for whom, and what was paid. It's the customer who
 * reads it, so it is in the order's language.
 */
import type { Order } from '#contract/orders.ts';
import { fullName } from '#domain/person.ts';
import { personalTextName } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { formatDay } from '#i18n/dates.ts';
import { LOCALE } from '#i18n/locales.ts';
import { Chosen } from '#ui/Chosen.tsx';
import { Text } from '#ui/Text.tsx';
import { LanguageProvider, useLang } from '#ui/language.tsx';
import { useFacts } from '#web/features/page/facts.tsx';
import { useAdminMessages } from '../language.tsx';
import { OnPaper } from '../print/OnPaper.tsx';
import { PaymentMark } from './PaymentMark.tsx';
import { Sum } from './Sum.tsx';
import { addressLines } from './address-lines.ts';
import { keptLines } from './packed-lines.ts';
import styles from './PrintedSlips.module.css';

export function PrintedSlips({ orders }: { orders: readonly Order[] }) {
  return (
    <OnPaper>
      {(since) =>
        orders.map((order) => (
          <LanguageProvider key={order._id} lang={order.lang}>
            <Slip order={order} since={since} />
          </LanguageProvider>
        ))
      }
    </OnPaper>
  );
}

function Slip({ order, since }: { order: Order; since: string }) {
  const { orders: t, orderActs } = useAdminMessages();
  const lang = useLang();
  const { number, contact, delivery, note, total, payment } = order;
  const lines = keptLines(order.lines);
  const address = delivery?.address
    ? addressLines(delivery.address, contact, t.address)
    : [fullName(contact), contact.phone ?? contact.email];
  const hasPiece = lines.some(({ line }) => line.productType === 'Item');
  return (
    <article className={styles.slip} lang={lang} dir={LOCALE[lang].dir}>
      <header className={styles.head}>
        <Seller />
        <h1 className={styles.number}>{t.order(number)}</h1>
      </header>
      {delivery && (
        <p className={styles.delivery}>
          <Text content={contentText(lang, delivery.title, delivery.translations?.en?.title)} />
        </p>
      )}
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
        {delivery?.address?.note !== undefined && (
          <span>
            <bdi>{delivery.address.note}</bdi>
          </span>
        )}
      </address>
      <ul>
        {lines.map(({ line, left }) => (
          <SlipLine key={line._id} line={line} left={left} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {delivery && delivery.price > 0 && (
          <div className={styles.sum}>
            <dt>{t.delivery}</dt>
            <dd>
              <Sum amount={delivery.price} />
            </dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>
            {t.totalLabel} <PaymentMark order={order} />
          </dt>
          <dd>
            <Sum amount={total} />
          </dd>
        </div>
        {payment.refunded > 0 && (
          <div className={styles.sum}>
            <dt>{t.refund.done}</dt>
            <dd>
              <Sum amount={payment.refunded} minus />
            </dd>
          </div>
        )}
      </dl>
      {note !== undefined && (
        <p className={styles.note}>
          <b>{t.customerNote}</b>
          <bdi>{note}</bdi>
        </p>
      )}
      <footer className={styles.foot}>
        {hasPiece && <p className={styles.rights}>{orderActs.slip.rights}</p>}
        <p>{orderActs.slip.printed(formatDay(lang, since, true))}</p>
        {delivery?.method === 'pickup' && <p>{orderActs.slip.taken}</p>}
      </footer>
    </article>
  );
}

function Seller() {
  const { name, address, phone } = useFacts();
  const lang = useLang();
  return (
    <p className={styles.seller}>
      <b>{name[lang]}</b>
      {address && <span>{address[lang]}</span>}
      {phone && <bdi dir="ltr">{phone}</bdi>}
    </p>
  );
}

function SlipLine({ line, left }: { line: Order['lines'][number]; left: number }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const { title, translations, productType, madeToOrder, meetings, refunded, toPay } = line;
  const { choiceTitles, personalText } = line;
  return (
    <li className={styles.line}>
      <span className={productType === 'Item' ? styles.box : undefined} />
      <span className={styles.what}>
        <Text content={contentText(lang, title, translations?.en?.title)} />
        <Chosen of={{ choiceTitles }} className={styles.choices} />
        {personalText !== undefined && (
          <span className={styles.engraved}>
            <small>
              <bdi>{personalTextName(lang, line)}</bdi>
            </small>
            <bdi>{personalText}</bdi>
          </span>
        )}
        {madeToOrder && <small>{t.madeToOrder}</small>}
        {meetings?.map(({ date }) => (
          <small key={date}>{formatDay(lang, date, true)}</small>
        ))}
        {refunded.quantity > 0 && <small>{t.refunded(refunded.quantity, refunded.amount)}</small>}
      </span>
      <b>{left}</b>
      <Sum amount={toPay} />
    </li>
  );
}
