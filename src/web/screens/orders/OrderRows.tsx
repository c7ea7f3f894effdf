import { Fragment } from 'react';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { formatDay } from '#i18n/format.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Price } from '#ui/Price.tsx';
import { useLang } from '#ui/language.tsx';
import { orderWord } from './order-word.ts';
import styles from './OrderRows.module.css';

export function OrderRows({ orders }: { orders: readonly Order[] }) {
  const t = usePageTexts('orders');
  const lang = useLang();
  return (
    <ul className={styles.list}>
      {orders.map((order) => (
        <li key={order._id}>
          <Link to={pages.order(order._id)} className={styles.row}>
            <span className={styles.words}>
              <span className={styles.name}>
                {t.number(order.number)}
                <span className={styles.state}>{t.states[orderWord(order)]}</span>
              </span>
              <span className={styles.what}>
                <time dateTime={order.createdDate}>{formatDay(lang, order.createdDate, true)}</time>
                {order.lines.map((line, index) => (
                  <Fragment key={line._id}>
                    {index > 0 && '; '}
                    <bdi>{lineTitle(lang, line)}</bdi>
                  </Fragment>
                ))}
              </span>
            </span>
            <Price className={styles.total} shekels={order.total} />
            <Icon name="next" size={20} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
