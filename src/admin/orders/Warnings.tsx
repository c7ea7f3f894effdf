/** What the admin must decide before anything else. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { shekels } from '#contract/money.ts';
import { openRefunds } from '#domain/payments/refund-decisions.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { CancelRequest } from './CancelRequest.tsx';
import { Refund } from './Refund.tsx';
import { ACT_IDS } from './main-act.ts';
import { startOfReview } from './refund-start.ts';
import { FailedRefunds } from './money/FailedRefunds.tsx';
import { Mismatch, mismatched } from './money/Mismatch.tsx';
import { canRefund } from './refund-values.ts';
import acts from './acts.module.css';
import styles from './Warnings.module.css';

export function Warnings({ order, now }: { order: AdminOrder; now: string }) {
  const { payment, cancellationRequest: request } = order;
  const isReviewed = payment.state === 'review';
  const isFailed = openRefunds(order.refunds, new Date(now)).length > 0;
  return (
    <>
      {isReviewed && <Review order={order} />}
      <FailedRefunds order={order} now={now} isMain={!isReviewed} />
      {request && request.settled === undefined && (
        <CancelRequest order={order} request={request} isMain={!isReviewed && !isFailed} />
      )}
    </>
  );
}

function Review({ order }: { order: AdminOrder }) {
  const { orders: t, orderActs } = useAdminMessages();
  const { review } = orderActs;
  const { state, missing, payment } = order;
  const kept = shekels(payment.paid - payment.refunded);
  const canBePaid = state === 'expired' && missing > 0;
  const isBack = canRefund(order);
  return (
    <section className={styles.stop} aria-labelledby="order-review">
      <AdminIcon name="alert" />
      <div className={styles.body}>
        <h2 id="order-review" className={styles.title}>
          {review.title}
        </h2>
        <p>{t.reviewText}</p>
        {kept > 0 && <p>{canBePaid ? review.partly(kept, missing) : review[reviewed(state)](kept)}</p>}
        {mismatched(order).map((attempt, index) => (
          <Mismatch key={attempt._id} order={order} attempt={attempt} isMain={index === 0 && !isBack} />
        ))}
        {isBack && (
          <div className={acts.acts}>
            <Refund
              id={ACT_IDS.main}
              order={order}
              start={startOfReview(order, review.reason)}
              look="primary"
              label={review.refund}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function reviewed(state: AdminOrder['state']): 'late' | 'cancelled' | 'surplus' {
  if (state === 'expired') return 'late';
  return state === 'cancelled' ? 'cancelled' : 'surplus';
}
