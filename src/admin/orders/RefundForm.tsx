import { type SubmitEvent, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { titleWithChosen } from '#i18n/chosen.ts';
import { contentText } from '#i18n/content.ts';
import { Button } from '#ui/Button.tsx';
import { Chosen } from '#ui/Chosen.tsx';
import { DialogTitle } from '#ui/Dialog.tsx';
import dialog from '#ui/Dialog.module.css';
import { Field, FormError } from '#ui/Field.tsx';
import { QuantityStepper } from '#ui/QuantityStepper.tsx';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { formatDay } from '#i18n/dates.ts';
import { cx } from '#ui/cx.ts';
import { useLang } from '#ui/language.tsx';
import { useAdmin } from '../data/context.tsx';
import { usePayments } from '../data/queries.ts';
import { useAdminMessages } from '../language.tsx';
import { Sum } from './Sum.tsx';
import { RefundWays } from './money/RefundWays.tsx';
import { onlineWay, tooMuch } from './money/online-way.ts';
import { useRefundTold } from './money/useRefundTold.ts';
import { PressKey } from './press-key.ts';
import type { RefundStart } from './refund-start.ts';
import { judged, type RefundValues } from './refund-values.ts';
import { useOrderAct } from './useOrderAct.ts';
import { wasConfirmed } from './was-confirmed.ts';
import acts from './acts.module.css';
import styles from './Refund.module.css';

/** characters */
const MOST = 1_000;

interface RefundFormProps {
  order: AdminOrder;
  /** What is chosen to begin with. */
  start: RefundStart;
  onClose: () => void;
}

export function RefundForm({ order, start, onClose }: RefundFormProps) {
  const { orders, orderActs } = useAdminMessages();
  const t = orderActs.refund;
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [press] = useState(() => new PressKey());
  const [values, setValues] = useState(start.values);
  const [reason, setReason] = useState(start.reason);
  const [pressed, setPressed] = useState(false);
  const way = onlineWay(order, usePayments().data);
  const [chosen, setChosen] = useState(start.by ?? 'provider');
  const refund = judged(order, values);
  const total = refund.problem === null ? refund.total : null;
  const by = way.kind === 'open' && tooMuch(way, total) === null ? chosen : 'hand';
  const change = (part: Partial<RefundValues>) => setValues((before) => ({ ...before, ...part }));
  const words = reason.trim();
  const refunded = useRefundTold();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (refund.problem !== null || words === '') return;
    const body = { ...refund.body, by, reason: words };
    const isDone = await run(async () => {
      const changed = await adminApi.refundOrder(order._id, body, press.keyFor(body));
      press.answered();
      return changed;
    }, refunded);
    if (isDone) onClose();
  };
  // Lines of an order that was never confirmed may yet be sold, all of them: its money goes back as a sum.
  const isSold = wasConfirmed(order);
  const isFeeWrong = refund.problem === 'fee';
  return (
    <form className={acts.form} onSubmit={(event) => void submit(event)} noValidate>
      <div>
        <DialogTitle className={dialog.title}>{t.title(orders.order(order.number))}</DialogTitle>
        <p className={dialog.description}>{t.text}</p>
      </div>
      {isSold && <RefundParts order={order} values={values} onChange={change} />}
      <Field
        name="amount"
        label={`${isSold ? t.amount : t.sum} (₪)`}
        hint={isSold ? t.amountHint : t.sumHint}
        value={values.amount}
        inputMode="decimal"
        autoComplete="off"
        error={refund.problem === 'amount' ? t.problems.amount : null}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <Field
        name="fee"
        label={`${t.fee} (₪)`}
        hint={refund.mostFee === null ? undefined : t.feeHint(refund.mostFee)}
        value={values.fee}
        inputMode="decimal"
        autoComplete="off"
        error={isFeeWrong ? t.problems.fee : null}
        onChange={(event) => change({ fee: event.currentTarget.value })}
      />
      <Field
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        maxLength={MOST}
        autoComplete="off"
        required
        error={pressed && words === '' ? t.noReason : null}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <RefundWays way={way} by={by} total={total} onChange={setChosen} />
      {refund.problem === null && (
        <dl className={styles.sums} aria-live="polite">
          {refund.body.fee !== undefined && (
            <div className={styles.sum}>
              <dt>{t.fee}</dt>
              <dd>
                <Sum amount={refund.body.fee} minus />
              </dd>
            </div>
          )}
          <div className={cx(styles.sum, styles.back)}>
            <dt>{t.back}</dt>
            <dd>
              <Sum amount={refund.total} />
            </dd>
          </div>
        </dl>
      )}
      <Deadline order={order} />
      <FormError>
        {failure ?? (pressed && refund.problem !== null ? t.problems[refund.problem] : null)}
      </FormError>
      <div className={acts.buttons}>
        <Button onClick={onClose}>{orderActs.cancel}</Button>
        <Button type="submit" look="primary" aria-busy={busy} aria-disabled={busy}>
          {refund.problem === null ? t.submit(refund.total) : t.nothing}
        </Button>
      </div>
    </form>
  );
}

function Deadline({ order: { cancellationRequest: request } }: { order: AdminOrder }) {
  const { ways: t } = useAdminMessages().orderMoney;
  const lang = useLang();
  if (!request || request.settled !== undefined) return null;
  return <p className={styles.deadline}>{t.deadline(formatDay(lang, refundDeadline(request.at)))}</p>;
}

interface RefundPartsProps {
  order: AdminOrder;
  values: RefundValues;
  onChange: (part: Partial<RefundValues>) => void;
}

function RefundParts({ order, values, onChange }: RefundPartsProps) {
  const { refund: t } = useAdminMessages().orderActs;
  return (
    <>
      <ul className={styles.lines}>
        {order.lines.map((line, index) => (
          <RefundLine key={line._id} line={line} index={index} values={values} onChange={onChange} />
        ))}
      </ul>
      {order.delivery && order.delivery.price > 0 && (
        <label className={acts.choice}>
          <input
            type="checkbox"
            name="delivery"
            checked={values.delivery}
            onChange={(event) => onChange({ delivery: event.currentTarget.checked })}
          />
          {t.delivery}
        </label>
      )}
    </>
  );
}

interface RefundLineProps extends Omit<RefundPartsProps, 'order'> {
  line: AdminOrder['lines'][number];
  index: number;
}

function RefundLine({ line, index, values, onChange }: RefundLineProps) {
  const { orderActs } = useAdminMessages();
  const t = orderActs.refund;
  const lang = useLang();
  const left = line.quantity - line.refunded.quantity;
  if (left === 0) return null;
  const { text, lang: language } = contentText(lang, line.title, line.translations?.en?.title);
  const quantity = values.quantities[index]!;
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <span lang={language} dir="auto">
          {text}
        </span>
        <Chosen of={line} />
        <span className={styles.left}>{t.left(left)}</span>
      </span>
      <QuantityStepper
        className={styles.stepper}
        value={quantity}
        min={0}
        max={left}
        onChange={(next) => onChange({ quantities: values.quantities.with(index, next) })}
        label={titleWithChosen(lang, text, line)}
        moreLabel={t.more}
        lessLabel={t.less}
      />
      {quantity > 0 && line.productType === 'Item' && !line.madeToOrder && (
        <label className={acts.choice}>
          <input
            type="checkbox"
            name="restock"
            checked={values.restock[index]!}
            onChange={(event) =>
              onChange({ restock: values.restock.with(index, event.currentTarget.checked) })
            }
          />
          {t.restock}
        </label>
      )}
    </li>
  );
}
