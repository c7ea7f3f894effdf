import type { Order } from '#contract/orders.ts';
import type { OrderMailWords } from '#i18n/order-mails/he.ts';
import { toShekels } from '#contract/money.ts';
import { FREE } from '#domain/money.ts';
import { isInWords } from '#domain/orders/asked-quantity.ts';
import { type MailContent, type MailPart, section } from '../document/mail-document.ts';
import type { MailFacts } from './order-facts.ts';
import { askedItems, itemOf, orderButton, requestButton, sellerPart, whichOf } from './order-parts.ts';

/** While a request waits, that it has arrived; then what became of it. */
export function cancellationMail(
  words: OrderMailWords,
  facts: MailFacts,
  answer: string | null = null,
): MailContent {
  const { cancellationRequest: request } = facts.order;
  return request && request.settled === undefined
    ? receivedMail(request, words, facts)
    : decidedMail(words, facts, answer);
}

function receivedMail(
  request: NonNullable<Order['cancellationRequest']>,
  words: OrderMailWords,
  facts: MailFacts,
): MailContent {
  const { order } = facts;
  const { cancellation } = words;
  const isHandedOver = order.lines.some(
    ({ _id, state }) => request.lines.includes(_id) && state === 'handed_over',
  );
  return {
    subject: cancellation.subjectReceived(order.number),
    heading: cancellation.received,
    parts: [
      {
        kind: 'lines',
        lines: [cancellation.at(request.at), isInWords(request) ? cancellation.inWords : cancellation.asked],
      },
      ...(isInWords(request) ? [] : [{ kind: 'items' as const, items: askedItems(request, words, facts) }]),
      {
        kind: 'lines',
        lines: [
          ...(request.refund > 0 ? [cancellation.refund(request.refund)] : []),
          ...(request.refund > 0 && request.defect ? [cancellation.noFee] : []),
          ...(isHandedOver ? [cancellation.sendBack] : []),
        ],
      },
      ...(request.text === undefined ? [] : [section(cancellation.written, { said: request.text })]),
      requestButton(words, facts),
      sellerPart(words, facts),
    ],
  };
}

function decidedMail(words: OrderMailWords, facts: MailFacts, answer: string | null): MailContent {
  const { order } = facts;
  const { number, state } = order;
  const { cancellation } = words;
  const isCancelled = state === 'cancelled';
  return {
    subject: isCancelled ? cancellation.subjectCancelled(number) : cancellation.subjectDecided(number),
    heading: isCancelled ? cancellation.cancelled(number) : cancellation.decided,
    parts: [
      ...(answer === null
        ? [{ kind: 'lines' as const, lines: moneyLines(order, words) }]
        : [section(cancellation.answer, { said: answer })]),
      ...cancelledPart(words, facts),
      order.cancellationRequest ? requestButton(words, facts) : orderButton(words, facts),
      sellerPart(words, facts),
    ],
  };
}

function moneyLines(
  { payment: { paid, refunded, fee = toShekels(FREE) } }: Order,
  { cancellation }: OrderMailWords,
): string[] {
  if (paid === 0) return [cancellation.nothingPaid];
  return [...(refunded > 0 ? [cancellation.refunded(refunded, paid, fee)] : []), cancellation.refundFollows];
}

function cancelledPart(words: OrderMailWords, facts: MailFacts): MailPart[] {
  const lines = facts.order.lines.filter(({ state }) => state === 'cancelled');
  if (lines.length === 0) return [];
  return [
    { kind: 'lines', lines: [words.cancellation.whatIsCancelled] },
    {
      kind: 'items',
      items: lines.map((line) => itemOf(line, whichOf(line, line.quantity, words, facts), facts)),
    },
  ];
}

/** Money that came after the end, and that the order can't take, is told in place of the end. */
export function expiredMail(words: OrderMailWords, facts: MailFacts): MailContent {
  const { order } = facts;
  const { number, payment, total } = order;
  const { expired } = words;
  const isLate = payment.paid > payment.refunded && payment.paid >= total;
  return {
    subject: isLate ? expired.subjectLate(number) : expired.subject(number),
    heading: isLate ? expired.headingLate : expired.heading,
    parts: [
      {
        kind: 'lines',
        lines: isLate ? [expired.late(number, payment.paid)] : unpaidLines(order, words),
      },
      { kind: 'items', items: order.lines.map((line) => itemOf(line, [], facts)) },
      orderButton(words, facts),
      sellerPart(words, facts),
    ],
  };
}

function unpaidLines({ number, payment }: Order, { expired }: OrderMailWords): string[] {
  const isPartly = payment.paid > payment.refunded;
  return [
    expired.lead(number, payment.holdUntil ?? null),
    isPartly ? expired.partly(payment.paid) : expired.notCharged,
    expired.again,
    ...(isPartly ? [] : [expired.paidAnyway]),
  ];
}
