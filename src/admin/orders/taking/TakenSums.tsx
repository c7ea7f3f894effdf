/** The server's quote. */
import type { Quote } from '#contract/checkout.ts';
import { useAdminMessages } from '#admin/language.tsx';
import { Sum } from '../Sum.tsx';
import { SumRow } from '../SumRow.tsx';
import styles from './TakenOrder.module.css';

export function TakenSums({ quote }: { quote: Quote }) {
  const { orders: t } = useAdminMessages();
  const { subtotal, discounts, delivery, total, vat } = quote;
  return (
    <dl className={styles.sums}>
      <SumRow name={t.subtotal} sum={<Sum amount={subtotal} />} />
      {discounts.map(({ kind, amount }) => (
        <SumRow key={kind} name={t.firstOrder} sum={<Sum amount={amount} minus />} />
      ))}
      {delivery && (
        <SumRow name={t.delivery} sum={delivery.price > 0 ? <Sum amount={delivery.price} /> : t.free} />
      )}
      <SumRow strong name={t.totalLabel} sum={<Sum amount={total} />} />
      {vat && <SumRow soft name={t.vat(vat.rate)} sum={<Sum amount={vat.amount} />} />}
    </dl>
  );
}
