/** Money that came outside of the shop: all that is missing unless the admin says less. */
import { type SubmitEvent, useRef, useState } from 'react';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { CHARGE_METHODS, type ChargeMethod } from '#domain/orders/charge-methods.ts';
import { shekels } from '#contract/money.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { Button } from '#ui/Button.tsx';
import { Field, FormError } from '#ui/Field.tsx';
import { useAdmin } from '../data/context.tsx';
import { readNumber, writeNumber } from '../fields/numbers.ts';
import { AdminIcon } from '../icons.tsx';
import { useAdminMessages } from '../language.tsx';
import { Choice } from './Choice.tsx';
import { ACT_IDS } from './main-act.ts';
import { PressKey } from './press-key.ts';
import { readPayment } from './read-payment.ts';
import { useOrderAct } from './useOrderAct.ts';
import styles from './acts.module.css';

export function Paid({ order, isMain }: { order: AdminOrder; isMain: boolean }) {
  const { orders, orderActs } = useAdminMessages();
  const t = orderActs.paid;
  const { adminApi } = useAdmin();
  const { busy, failure, run } = useOrderAct(order._id);
  const [press] = useState(() => new PressKey());
  const field = useRef<HTMLInputElement>(null);
  const [amount, setAmount] = useState(() => writeNumber(order.missing, true));
  const [method, setMethod] = useState<ChargeMethod>('bit');
  const [reference, setReference] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const paid = readPayment(readNumber(amount), order.missing);
    setWrong(paid === null);
    if (paid === null) {
      field.current?.focus();
      return;
    }
    const words = reference.trim();
    const body = { amount: shekels(paid), method, ...(words !== '' && { reference: words }) };
    await run(async () => {
      const changed = await adminApi.payOrder(order._id, body, press.keyFor(body));
      press.answered();
      return changed;
    }, t.done(body.amount));
  };
  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)} aria-label={t.title} noValidate>
      <h3 className={styles.title}>{t.title}</h3>
      <Choice
        name="method"
        legend={t.how}
        options={CHARGE_METHODS.map((value) => ({ value, label: orders.methods[value] }))}
        value={method}
        onChange={setMethod}
      />
      <Field
        ref={field}
        name="amount"
        label={`${t.amount} (₪)`}
        value={amount}
        inputMode="decimal"
        autoComplete="off"
        required
        hint={t.partly}
        error={isWrong ? t.tooMuch(order.missing) : null}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <Field
        name="reference"
        label={t.reference}
        hint={t.optional}
        value={reference}
        maxLength={BOUNDS.shortText}
        autoComplete="off"
        onChange={(event) => setReference(event.currentTarget.value)}
      />
      <FormError>{failure}</FormError>
      <Button
        id={isMain ? ACT_IDS.main : undefined}
        type="submit"
        data-at-once=""
        look={isMain ? 'primary' : 'secondary'}
        aria-busy={busy}
        aria-disabled={busy}
      >
        <AdminIcon name="check" />
        {t.open}
      </Button>
    </form>
  );
}
