/** What a payer sees on the provider's page and its document: lines that add up to the amount. */
import { type Agorot, FREE } from '#domain/money.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import type { Localized } from '#contract/localized.ts';
import { lineDetails } from '#server/db/entries/line-details.ts';
import type { PageLine } from '#server/payments/payment-provider.ts';
import type { StoredOrder, StoredOrderLine } from '../orders.repository.ts';

const REST = { he: 'יתרה לתשלום, הזמנה', en: 'Balance of order' };

/** One line alone when something was paid before: what it was for, nobody can tell. */
export function pageLines(order: StoredOrder, lines: readonly StoredOrderLine[], amount: Agorot): PageLine[] {
  const { lang } = order;
  const sold = lines
    .filter(({ to_pay }) => to_pay > 0)
    .map(({ item, title, translations, quantity, to_pay }) => {
      const { en } = lineDetails(title, null, translations).translations ?? {};
      return { id: item, title: (lang === 'en' && en?.title) || title, quantity, total: to_pay };
    });
  const whole = [...sold, ...deliveryLine(order)];
  if (sumOf(whole.map(({ total }) => total)) === amount) return whole;
  return [{ id: String(order.number), title: `${REST[lang]} ${order.number}`, quantity: 1, total: amount }];
}

function deliveryLine({ delivery_title, delivery_price, lang }: StoredOrder): PageLine[] {
  if (delivery_title === null || delivery_price === FREE) return [];
  const { he, en } = JSON.parse(delivery_title) as Localized; // as order-rows.ts wrote it
  return [{ id: 'delivery', title: (lang === 'en' && en) || he, quantity: 1, total: delivery_price }];
}
