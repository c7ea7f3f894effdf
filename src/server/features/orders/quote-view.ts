import { wordsOf } from '#server/db/entries/chosen-columns.ts';
import type { Quote, QuoteLine } from '#contract/checkout.ts';
import { toShekels } from '#contract/money.ts';
import { FREE } from '#domain/money.ts';
import type { PricedCart, PricedLine } from './priced-cart.ts';

export function toQuote(version: number, priced: PricedCart): Quote {
  const { lines, subtotal, discounts, delivery, deliveryMethod, vat, total } = priced;
  const problems = lines.flatMap(({ problem }, index) => (problem ? [{ index, code: problem }] : []));
  return {
    version,
    lines: lines.map(toQuoteLine),
    subtotal: toShekels(subtotal),
    discounts: discounts.map(({ kind, amount }) => ({ kind, amount: toShekels(amount) })),
    ...(deliveryMethod && { delivery: { method: deliveryMethod, price: toShekels(delivery ?? FREE) } }),
    vat: vat && { rate: vat.rate, amount: toShekels(vat.amount) },
    total: toShekels(total),
    ...(problems.length > 0 && { problems }),
  };
}

function toQuoteLine(priced: PricedLine): QuoteLine {
  const { line, offered, price, lineTotal, discount, toPay, consent, leadDays } = priced;
  const entry = offered?.entry;
  const question = entry?.product === null ? entry.question : null;
  return {
    item: line.item,
    productType: line.productType,
    quantity: line.quantity,
    ...wordsOf(line),
    price: toShekels(price),
    lineTotal: toShekels(lineTotal),
    discount: toShekels(discount),
    toPay: toShekels(toPay),
    ...(consent && { consent }),
    ...(leadDays !== null && { leadDays }),
    ...(question && { question }),
  };
}
