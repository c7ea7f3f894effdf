/** Refunds that were refused, or of which nothing is known: what happened, by when, and what can be done. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { openRefunds, type RefundOutcome } from '#domain/payments/refund-decisions.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { formatDay } from '#i18n/dates.ts';
import { FormError } from '#ui/Field.tsx';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { AdminIcon } from '#admin/icons.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { Refund } from '../Refund.tsx';
import { ACT_IDS } from '../main-act.ts';
import { startOfRetry } from '../refund-start.ts';
import { useOrderAct } from '../useOrderAct.ts';
import acts from '../acts.module.css';
import styles from '../Warnings.module.css';
import { AskAgain } from './AskAgain.tsx';
import { Confirmed } from './Confirmed.tsx';

type StoredRefund = AdminOrder['refunds'][number];

interface FailedRefundsProps {
  order: AdminOrder;
  now: string;
  /** Nothing is more urgent. */
  isMain: boolean;
}

export function FailedRefunds({ order, now, isMain }: FailedRefundsProps) {
  return openRefunds(order.refunds, new Date(now)).map((refund, index) => (
    <FailedRefund key={refund._id} order={order} refund={refund} isMain={isMain && index === 0} />
  ));
}

interface FailedRefundProps {
  order: AdminOrder;
  refund: StoredRefund;
  isMain: boolean;
}

function FailedRefund(props: FailedRefundProps) {
  const { order, refund } = props;
  const { failed, ways } = useAdminMessages().orderMoney;
  const lang = useLang();
  const { _id, state, amount, at } = refund;
  const { cancellationRequest: request } = order;
  const since = request && request.settled === undefined ? request.at : at;
  const isUnknown = state !== 'refused';
  return (
    <section className={styles.stop} aria-labelledby={`refund-${_id}`}>
      <AdminIcon name="alert" />
      <div className={styles.body}>
        <h2 id={`refund-${_id}`} className={styles.title}>
          {isUnknown ? failed.unknown(amount) : failed.refused(amount)}
        </h2>
        <p>{isUnknown ? failed.unknownText : failed.refusedText}</p>
        <p>{ways.deadline(formatDay(lang, refundDeadline(since)))}</p>
        {isUnknown ? <UnknownActs {...props} /> : <RefusedActs {...props} />}
      </div>
    </section>
  );
}

function UnknownActs({ order, refund: { _id }, isMain }: FailedRefundProps) {
  const { failed: t } = useAdminMessages().orderMoney;
  const { adminApi } = useAdmin();
  const act = useOrderAct(order._id);
  const decide = (outcome: RefundOutcome, done: string) =>
    void act.run(() => adminApi.decideRefund(order._id, _id, { outcome }), done);
  return (
    <>
      <FormError>{act.failure}</FormError>
      <div className={acts.acts}>
        <AskAgain
          id={isMain ? ACT_IDS.main : undefined}
          order={order}
          act={act}
          look={isMain ? 'primary' : 'secondary'}
        />
        <Confirmed
          label={t.sawDone}
          title={t.sawDoneTitle}
          text={t.sawDoneText}
          busy={act.busy}
          onConfirm={() => decide('done', t.wasDone)}
        />
        <Confirmed
          label={t.sawNot}
          title={t.sawNotTitle}
          text={t.sawNotText}
          busy={act.busy}
          onConfirm={() => decide('refused', t.wasNot)}
        />
      </div>
    </>
  );
}

function RefusedActs({ order, refund, isMain }: FailedRefundProps) {
  const { failed: t } = useAdminMessages().orderMoney;
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  return (
    <>
      <FormError>{failure}</FormError>
      <div className={acts.acts}>
        <Refund
          id={isMain ? ACT_IDS.main : undefined}
          order={order}
          start={startOfRetry(order, refund, 'provider')}
          look={isMain ? 'primary' : 'secondary'}
          label={t.again}
        />
        <Refund order={order} start={startOfRetry(order, refund, 'hand')} label={t.byHand} />
        <Confirmed
          label={t.drop}
          title={t.dropTitle}
          text={t.dropText}
          busy={busy}
          onConfirm={() =>
            void run(() => adminApi.decideRefund(order._id, refund._id, { outcome: 'dropped' }), t.dropped)
          }
        />
      </div>
    </>
  );
}
