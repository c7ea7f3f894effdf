import type { AdminOrder } from '#contract/admin-orders.ts';
import { formatDay, formatTime } from '#i18n/dates.ts';
import { useLang } from '#ui/language.tsx';
import { useAdminMessages } from '../language.tsx';
import { OrderCard } from './OrderCard.tsx';
import { Paid } from './Paid.tsx';
import { ACT_IDS, mainAct } from './main-act.ts';
import { Refund } from './Refund.tsx';
import { Sum } from './Sum.tsx';
import { SumRow } from './SumRow.tsx';
import { Sums } from './Sums.tsx';
import { ORDER_PARTS } from './order-parts.ts';
import { Documents } from './money/Documents.tsx';
import { Mirror } from './money/Mirror.tsx';
import { startOfOwn } from './refund-start.ts';
import { canRefund } from './refund-values.ts';
import styles from './Money.module.css';

export function Money({ order, now }: { order: AdminOrder; now: string }) {
  const { orders: t, orderActs } = useAdminMessages();
  const { missing, charges, refunds, state } = order;
  return (
    <OrderCard id={ORDER_PARTS.money} title={t.money}>
      <Sums of={order} className={styles.sums} />
      {(charges.length > 0 || refunds.length > 0) && <Ledger order={order} />}
      {missing > 0 && (
        <dl className={styles.sums}>
          <SumRow strong name={t.missing} sum={<Sum amount={missing} />} />
        </dl>
      )}
      {missing > 0 && (state === 'pending' || state === 'expired') && (
        <Paid key={missing} order={order} isMain={mainAct(order, now).kind === 'paid'} />
      )}
      <Mirror order={order} />
      <Documents order={order} />
      {canRefund(order) && (
        <div className={styles.refund}>
          <Refund id={ACT_IDS.refund} order={order} start={startOfOwn(order)} label={orderActs.refund.open} />
        </div>
      )}
    </OrderCard>
  );
}

function Ledger({ order: { charges, refunds } }: { order: AdminOrder }) {
  const { orders: t } = useAdminMessages();
  return (
    <dl className={styles.sums}>
      {charges.map(({ _id, at, amount, method, reference }) => (
        <SumRow
          key={_id}
          strong
          name={t.charged(t.methods[method])}
          sum={<Sum amount={amount} />}
          note={<When at={at} more={reference === undefined ? undefined : t.reference(reference)} />}
        />
      ))}
      {refunds.map(({ _id, at, amount, state, fee, reason }) => (
        <SumRow
          key={_id}
          strong
          name={t.refund[state]}
          sum={<Sum amount={amount} minus />}
          note={
            <>
              <When at={at} more={fee > 0 ? t.fee(fee) : undefined} />
              <bdi className={styles.reason}>{reason}</bdi>
            </>
          }
        />
      ))}
    </dl>
  );
}

function When({ at, more }: { at: string; more: string | undefined }) {
  const lang = useLang();
  return (
    <>
      <time dateTime={at}>{`${formatDay(lang, at)}, ${formatTime(at)}`}</time>
      {more && ` · ${more}`}
    </>
  );
}
