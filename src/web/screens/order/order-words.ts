/** What an order's state is called on its page. */
import type { Order, OrderLine, OrderStatus } from '#contract/orders.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/dates.ts';
import { isolatedPrice } from '#i18n/format.ts';
import type { Lang } from '#domain/language.ts';
import { FREE, type Shekels } from '#domain/money.ts';
import { ledgerSums } from '#domain/orders/payment-state.ts';
import { toAgorot, toShekels } from '#contract/money.ts';
import { copiesAsked, copiesLeft, paidFor } from './order-copies.ts';
import { isCancelling, isJustConfirmed, isShownAtWork } from './order-state.ts';

type Words = PageTexts['order'];
type Refusal = keyof Words['noCancel'];

/** `mail`: whether the shop can send any. */
export function leadOf(order: Order, t: Words, mail: boolean): string {
  const { state, payment, contact } = order;
  // An order that was taken by phone may have no address.
  const email = mail && contact.email ? isolatedAddress(contact.email) : null;
  if (payment.state === 'review') return t.texts.review(email !== null);
  if (payment.state === 'refunded') return t.texts.refunded;
  if (isCancelling(order)) return ''; // The note below says all.
  if (isJustConfirmed(order)) return t.texts.thanks(email);
  if (isShownAtWork(order)) return t.texts.bench;
  if (state === 'confirmed') return t.texts.confirmed(email !== null);
  if (state === 'cancelled' && order.replacedBy !== undefined) return t.texts.replaced;
  if (state !== 'pending') return t.texts[state];
  return payment.method === 'arrange' ? t.texts.pending(email) : t.texts.unpaid;
}

export function visitorsLeadOf({ state, payment }: OrderStatus, t: Words, mail: boolean): string {
  const shown = payment.state === 'review' ? 'review' : state;
  return shown === 'review' || shown === 'confirmed' ? t.visitor[shown](mail) : t.visitor[shown];
}

/** Something may still happen by itself or by the admin. */
export function isWaiting({
  state,
  payment,
  cancellationRequest: request,
}: OrderStatus & Pick<Order, 'cancellationRequest'>): boolean {
  return state === 'pending' || payment.state === 'review' || (request !== undefined && !request.settled);
}

/** What is still to pay of an order that waits for it. */
export function missingOf({ state, total, payment }: Pick<Order, 'state' | 'total' | 'payment'>): Shekels {
  if (state !== 'pending') return toShekels(FREE);
  return toShekels(
    ledgerSums({ total: toAgorot(total), charges: [toAgorot(payment.paid)], refundsDone: [] }).missing,
  );
}

/** Null where there is nothing to say about cancelling. `price`: an amount in words. */
export function cancellationOf(line: OrderLine, lang: Lang, t: Words): string | null {
  const { cancellation, state, productType, madeToOrder } = line;
  const { allowed, until, refund, reason } = cancellation;
  // What isn't paid yet has nothing to come back.
  if (state === 'held') return null;
  if (!allowed) return reason && Object.hasOwn(t.noCancel, reason) ? t.noCancel[reason as Refusal] : null;
  if (refund === undefined) return null;
  const back =
    refund < paidFor(line, copiesLeft(line)) ? t.afterTheFee(priceText(refund)) : priceText(refund);
  if (until) return t.cancelUntil(momentOf(lang, until), back);
  return t.cancelNow[madeToOrder ? 'madeToOrder' : productType](back);
}

/** Lines that can be asked for now: paid, and not wholly in an open request. */
export function cancellableLines(order: Order): OrderLine[] {
  if (order.state !== 'confirmed' && order.state !== 'completed') return [];
  return order.lines.filter(
    (line) => line.cancellation.allowed && copiesAsked(order, line) < copiesLeft(line),
  );
}

/** In words, kept in one piece from left to right. */
export function priceText(shekels: Shekels): string {
  return isolatedPrice(shekels, true);
}

/** Such as 'Tuesday, 1 December, 23:59'. */
export function momentOf(lang: Lang, iso: string): string {
  return `${formatWeekday(lang, iso)}, ${formatDay(lang, iso)}, ${formatTime(iso)}`;
}
