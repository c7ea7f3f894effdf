/** Once nothing fails any more, and some time has passed, all of it has come to an end. */
import { type Rows, sumOf } from '../rows.ts';
import { GOODS } from '../template.ts';
import { offeredSeats } from './stock.ts';
import type { World } from '../world.ts';

export function* calmFaults(rows: Rows, { post }: World) {
  const { now, orders, charges, refunds, taken, given, jobs, holds, waiting, registrations } = rows;
  for (const { id } of taken)
    if (!charges.some(({ reference }) => reference === String(id)))
      yield `the charge ${id} never came to the ledger`;
  for (const { id, state, way, amount } of refunds) {
    if (way === 'hand' || state === 'done' || state === 'refused') continue;
    // Two that look alike in the provider's list are told apart by a person.
    const alike = refunds.filter((other) => other.way === 'provider' && other.amount === amount);
    if (state === 'asked' || alike.length < 2) yield `the refund ${id} is still ${state}`;
  }
  const done = refunds.filter(({ way, state }) => way === 'provider' && state === 'done');
  if (done.length !== given.length && !refunds.some(({ state }) => state === 'unknown'))
    yield `${done.length} refunds are done of ${given.length} at the provider`;
  for (const { number, state, hold_until } of orders)
    if (state === 'pending' && hold_until !== null && hold_until <= now) yield `#${number} never expired`;
  const mails = jobs.filter(({ kind }) => kind === 'mail');
  for (const { id, kind } of jobs)
    if (kind === 'order_mail' && !mails.some(({ unique_key }) => unique_key?.endsWith(` ${id}`)))
      yield 'a mail was never written';
  const held = sumOf(
    holds
      .filter(({ product_type, until }) => product_type === 'Workshop' && until > now)
      .map(({ quantity }) => quantity),
  );
  const free = GOODS.seats - registrations - held - offeredSeats(rows);
  for (const { seats, offer_until: until } of waiting) {
    if (until === null && seats <= free) yield `${free} seats are free, and somebody waits for ${seats}`;
    if (until !== null && until <= now) yield 'an offer that ran out is still on the list';
  }
  if (post.sent.size !== mails.length) yield `${post.sent.size} mails were sent of ${mails.length}`;
}
