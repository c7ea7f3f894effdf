/** Columns from 900 px on, cards on a phone; each row is one link. */
import type { Order } from '#contract/orders.ts';
import { adminPages } from '#contract/admin-routes.ts';
import { fullName } from '#domain/person.ts';
import { formatRecent } from '#i18n/admin/dates.ts';
import { lineTitle } from '#i18n/chosen.ts';
import { Link } from '#ui/Link.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { useLang } from '#ui/language.tsx';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { useAdminNavigation } from '../navigation.ts';
import { SafePicture } from '../pictures/SafePicture.tsx';
import { PaymentMark } from './PaymentMark.tsx';
import { Sum } from './Sum.tsx';
import { Step } from './Step.tsx';
import { nextStep } from './next-step.ts';
import styles from './OrderRows.module.css';

/** Pictures in a row. */
const PICTURES = 2;

export function OrderRows({ orders, now }: { orders: readonly Order[]; now: string }) {
  const { orders: t } = useAdminMessages();
  const columns = Object.values(t.columns);
  return (
    <>
      <div className={styles.heads} aria-hidden="true">
        {columns.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul aria-label={t.list}>
        {orders.map((order) => (
          <li
            key={order._id}
            className={styles.item}
            data-review={order.payment.state === 'review' || undefined}
          >
            <Row order={order} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ order, now }: { order: Order; now: string }) {
  const { orders: t } = useAdminMessages();
  const { search } = useAdminNavigation();
  const lang = useLang();
  const { contact, payment, createdDate } = order;
  return (
    <Link to={adminPages.orders({ ...search, show: order._id })} className={styles.row}>
      <span className={styles.number}>
        <b>
          <VisuallyHidden>{t.columns.order} </VisuallyHidden>
          {order.number}
        </b>
        <time dateTime={createdDate} className={styles.soft}>
          {formatRecent(lang, createdDate, now)}
        </time>
      </span>
      <span className={styles.who}>
        <bdi className={styles.name}>{fullName(contact)}</bdi>
        <bdi dir="ltr" className={styles.phone}>
          {contact.phone ?? contact.email}
        </bdi>
      </span>
      <Items order={order} />
      <Sum amount={order.total} className={styles.total} />
      <span className={styles.payment}>
        <PaymentMark order={order} />
        <span className={styles.method}>{t.methods[payment.method]}</span>
      </span>
      <span className={styles.next}>
        <Step step={nextStep(order, now)} now={now} />
      </span>
      <AdminIcon name="next" size={18} className={styles.onward!} />
    </Link>
  );
}

function Items({ order: { lines } }: { order: Order }) {
  const { orders: t } = useAdminMessages();
  const lang = useLang();
  const [first] = lines;
  const others = lines.length - 1;
  return (
    <>
      <span className={styles.pictures}>
        {lines.slice(0, PICTURES).map(({ _id, image }) => (
          <SafePicture key={_id} address={image} alt="" sizes="48px" className={styles.picture} />
        ))}
      </span>
      <span className={styles.what}>
        {first && <bdi>{lineTitle(lang, { ...first, personalText: undefined })}</bdi>}
        {others > 0 && ` ${t.andMore(others)}`}
      </span>
    </>
  );
}
