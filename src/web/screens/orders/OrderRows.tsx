import { Fragment } from 'react';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { isolatedPrice } from '#i18n/format.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Price } from '#ui/Price.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { orderWord } from './order-word.ts';
import { isWhollyAsked } from './wholly-asked.ts';
import styles from './OrderRows.module.css';

/** Pictures of a row; the other lines are a number. */
const MOST_PICTURES = 4;

export function OrderRows({ orders }: { orders: readonly Order[] }) {
  const t = usePageTexts('orders');
  const lang = useLang();
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order._id}>
          <Link to={pages.order(order._id)} className={styles.row}>
            <span className={styles.number}>{t.number(order.number)}</span>
            <time className={styles.date} dateTime={order.createdDate}>
              {formatDay(lang, order.createdDate, true)}
            </time>
            <Goods order={order} />
            <span className={cx(styles.state, isToFetch(order) && styles.toFetch)}>
              {stateOf(order, lang, t)}
            </span>
            <Price className={styles.total} shekels={order.total} />
            <Icon name="arrow" size={20} className={styles.arrow} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Goods({ order: { lines } }: { order: Order }) {
  const lang = useLang();
  const shown = lines.slice(0, MOST_PICTURES);
  return (
    <span className={styles.goods}>
      <VisuallyHidden>
        {lines.map((line, index) => (
          <Fragment key={line._id}>
            {index > 0 && '; '}
            <bdi>{lineTitle(lang, line)}</bdi>
          </Fragment>
        ))}
      </VisuallyHidden>
      {shown.map(({ _id, image }) => (
        <Picture key={_id} address={image} alt="" sizes="40px" className={styles.picture} />
      ))}
      {lines.length > shown.length && (
        <bdi dir="ltr" aria-hidden="true" className={styles.others}>
          +{lines.length - shown.length}
        </bdi>
      )}
    </span>
  );
}

/** What it is, or what is to be done about it. */
function stateOf(order: Order, lang: Lang, t: PageTexts['orders']): string {
  if (isWhollyAsked(order)) return t.asked;
  if (isToFetch(order)) return t.toFetch;
  const word = orderWord(order);
  const { refunded, holdUntil } = order.payment;
  if (order.state === 'cancelled' && refunded > 0) return t.returned(isolatedPrice(refunded));
  if (word === 'pending' && holdUntil !== undefined) return t.payUntil(momentOf(lang, order, holdUntil));
  return t.states[word];
}

function isToFetch(order: Order): boolean {
  return !isWhollyAsked(order) && orderWord(order) === 'ready' && order.delivery?.method === 'pickup';
}

/** A hold of minutes ends at an hour, one of days on a day. */
function momentOf(lang: Lang, { createdDate }: Order, until: string): string {
  const day = formatDay(lang, until);
  return day === formatDay(lang, createdDate) ? formatTime(until) : day;
}
