/** What a payer sees on the provider's page and its document: lines that add up to the amount. */
import { type Agorot, FREE } from '#domain/money.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import type { Localized } from '#contract/localized.ts';
import { choiceTitlesOf } from '#server/db/entries/chosen-columns.ts';
import { lineDetails } from '#server/db/entries/line-details.ts';
import type { PageLine } from '#server/payments/payment-provider.ts';
import type { StoredOrder, StoredOrderLine } from '../orders.repository.ts';

/** Characters of a name; a provider takes 250, with the quantity. */
const MOST = 240;
const BETWEEN = ', ';
const REST = { he: 'יתרה לתשלום, הזמנה', en: 'Balance of order' };

/** One line alone when something was paid before: what it was for, nobody can tell. */
export function pageLines(order: StoredOrder, lines: readonly StoredOrderLine[], amount: Agorot): PageLine[] {
  const { lang } = order;
  const sold = lines
    .filter(({ to_pay }) => to_pay > 0)
    .map(({ item, title, translations, choice_titles, quantity, to_pay }) => {
      const { en } = lineDetails(title, null, translations).translations ?? {};
      const choices = choiceTitlesOf(choice_titles, lang);
      const name = withChoices((lang === 'en' && en?.title) || title, choices);
      return { id: item, title: name, quantity, total: to_pay };
    });
  const whole = [...sold, ...deliveryLine(order)];
  if (sumOf(whole.map(({ total }) => total)) === amount) return whole;
  return [{ id: String(order.number), title: `${REST[lang]} ${order.number}`, quantity: 1, total: amount }];
}

/** A long title is cut, so that the provider's own limit leaves what tells lines of one product apart. */
function withChoices(title: string, choices: readonly string[]): string {
  if (choices.length === 0) return title;
  const each = Math.floor(MOST / (choices.length + 1)) - BETWEEN.length;
  const names = choices.map((choice) => cut(choice, each));
  const room = MOST - names.reduce((sum, name) => sum + [...name].length + BETWEEN.length, 0);
  return [cut(title, room), ...names].join(BETWEEN);
}

/** By code points, so that no letter is halved. */
function cut(text: string, length: number): string {
  const signs = [...text];
  return signs.length <= length ? text : `${signs.slice(0, length - 1).join('')}…`;
}

function deliveryLine({ delivery_title, delivery_price, lang }: StoredOrder): PageLine[] {
  if (delivery_title === null || delivery_price === FREE) return [];
  const { he, en } = JSON.parse(delivery_title) as Localized; // as order-rows.ts wrote it
  return [{ id: 'delivery', title: (lang === 'en' && en) || he, quantity: 1, total: delivery_price }];
}
