/** Each charge pays one order or is in review, and nothing is sold that wasn't paid. */
import { type Rows, sumOf } from '../rows.ts';

export function* moneyFaults({ orders, charges, refunds, attempts, pages, taken, documents }: Rows) {
  const online = charges.filter(({ by_user }) => by_user === null);
  const references = online.map(({ reference }) => reference);
  if (new Set(references).size !== references.length) yield 'a charge of the provider is in the ledger twice';
  for (const { attempt_id, reference, amount } of online) {
    const charge = taken.find(({ id }) => String(id) === reference);
    if (!charge) yield `the ledger has the charge ${reference}, which the provider doesn't know`;
    else if (charge.amount !== amount || charge.attempt !== attempt_id)
      yield `the charge ${reference} is another one at the provider`;
    if (attempts.find(({ id }) => id === attempt_id)?.state !== 'paid')
      yield `the attempt of the charge ${reference} is not paid`;
    if (documents.filter((document) => document.attempt_id === attempt_id).length !== 1)
      yield `the charge ${reference} has not one document`;
  }
  for (const { id, page } of taken)
    if (!pages.some(({ reference }) => reference === page)) yield `nobody knows of the charge ${id}`;
  for (const { id, number, state, total, confirmed_at, needs_review } of orders) {
    const paid = sumOf(charges.filter(({ order_id }) => order_id === id).map(({ amount }) => amount));
    const done = refunds.filter((refund) => refund.order_id === id && refund.state === 'done');
    const kept = paid - sumOf(done.map(({ amount }) => amount));
    if (kept < 0) yield `more went back than came in for #${number}`;
    if (confirmed_at !== null && paid < total) yield `#${number} is confirmed without its money`;
    const isSold = state === 'confirmed' || state === 'completed';
    if (isSold && confirmed_at === null) yield `#${number} was never confirmed`;
    const owed = state === 'pending' || confirmed_at !== null ? total : 0;
    if (kept > owed && needs_review === 0) yield `#${number} keeps ${kept} of ${owed} without a review`;
  }
}
