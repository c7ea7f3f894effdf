/** Money that came and isn't what was asked for, as the provider tells it. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { FormError } from '#ui/Field.tsx';
import { useAdmin } from '#admin/data/context.tsx';
import { useAdminMessages } from '#admin/language.tsx';
import { ACT_IDS } from '../main-act.ts';
import { useOrderAct } from '../useOrderAct.ts';
import acts from '../acts.module.css';
import { AskAgain } from './AskAgain.tsx';
import { Confirmed } from './Confirmed.tsx';

type Attempt = AdminOrder['attempts'][number];

/** Not decided yet. */
export function mismatched({ attempts }: Pick<AdminOrder, 'attempts'>): Attempt[] {
  return attempts.filter(({ state, decidedDate }) => state === 'review' && decidedDate === undefined);
}

interface MismatchProps {
  order: AdminOrder;
  attempt: Attempt;
  /** Nothing is more urgent. */
  isMain: boolean;
}

export function Mismatch({ order, attempt, isMain }: MismatchProps) {
  const { mismatch: t } = useAdminMessages().orderMoney;
  const { adminApi } = useAdmin();
  const act = useOrderAct(order._id);
  return (
    <>
      <p>{t.text}</p>
      <Said attempt={attempt} />
      <p>{t.todo}</p>
      <FormError>{act.failure}</FormError>
      <div className={acts.acts}>
        <AskAgain
          id={isMain ? ACT_IDS.main : undefined}
          order={order}
          act={act}
          look={isMain ? 'primary' : 'secondary'}
        />
        <Confirmed
          label={t.settle}
          title={t.settleTitle}
          text={t.settleText}
          busy={act.busy}
          onConfirm={() => void act.run(() => adminApi.settleAttempt(order._id, attempt._id), t.settled)}
        />
      </div>
    </>
  );
}

function Said({ attempt: { amount: wanted, mismatch } }: { attempt: Attempt }) {
  const { mismatch: t } = useAdminMessages().orderMoney;
  if (!mismatch) return null;
  const { of, amount } = mismatch;
  if (of.length === 0) return <p>{t.refunded}</p>;
  return (
    <ul>
      {of.map((what) => (
        <li key={what}>
          {what === 'amount'
            ? amount === null
              ? t.amountUnknown(wanted)
              : t.amount(amount, wanted)
            : t[what]}
        </li>
      ))}
    </ul>
  );
}
