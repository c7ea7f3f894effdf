/** What an order's state is called on its page. */
import type { Order, OrderLine } from '#contract/orders.ts';
import type { PageTexts } from '#i18n/pages/texts.ts';
import { formatDay, formatTime, formatWeekday } from '#i18n/format.ts';
import type { Lang } from '#domain/language.ts';
import { FREE, type Shekels } from '#domain/money.ts';
import { ledgerSums } from '#domain/orders/payment-state.ts';
import { toAgorot, toShekels } from '#contract/money.ts';

type Words = PageTexts['order'];

export function titleOf({ state, payment }: Order, t: Words): string {
  if (payment.state === 'review') return t.review;
  if (payment.state === 'refunded') return t.refunded;
  return t.states[state];
}

export function leadOf({ state, payment }: Order, lang: Lang, t: Words): string {
  if (payment.state === 'review') return t.texts.review;
  if (state === 'pending') return payment.holdUntil ? t.texts.pending(momentOf(lang, payment.holdUntil)) : '';
  return t.texts[state];
}

/** What is still to pay of an order that waits for it. */
export function missingOf({ state, total, payment }: Order): Shekels {
  if (state !== 'pending') return toShekels(FREE);
  return toShekels(
    ledgerSums({ total: toAgorot(total), charges: [toAgorot(payment.paid)], refundsDone: [] }).missing,
  );
}

/** Null where nothing can be cancelled. `price`: an amount in words. */
export function cancellationOf(
  { cancellation, state }: OrderLine,
  lang: Lang,
  t: Words,
  price: (shekels: Shekels) => string,
): string | null {
  const { allowed, until, refund } = cancellation;
  // What isn't paid yet has nothing to come back.
  if (!allowed || refund === undefined || state === 'held') return null;
  return until ? t.cancelUntil(momentOf(lang, until), price(refund)) : t.cancelNow(price(refund));
}

/** Such as 'Tuesday, 1 December, 23:59'. */
export function momentOf(lang: Lang, iso: string): string {
  return `${formatWeekday(lang, iso)}, ${formatDay(lang, iso)}, ${formatTime(lang, iso)}`;
}
