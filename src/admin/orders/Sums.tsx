import type { Quote } from '#contract/checkout.ts';
import { useAdminMessages } from '../language.tsx';
import { Sum } from './Sum.tsx';
import { SumRow } from './SumRow.tsx';

interface SumsProps {
  /** Of an order or of a quote. */
  of: Pick<Quote, 'subtotal' | 'discounts' | 'delivery' | 'total' | 'vat'>;
  className: string | undefined;
}

/** From the goods to the total, with the VAT in it. */
export function Sums({ of, className }: SumsProps) {
  const { orders: t } = useAdminMessages();
  const { subtotal, discounts, delivery, total, vat } = of;
  return (
    <dl className={className}>
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
