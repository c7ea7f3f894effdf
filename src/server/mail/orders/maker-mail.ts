/** What the maker is told of an order (docs/rules.md#mails-of-orders). */
import type { Order } from '#contract/orders.ts';
import type { Shekels } from '#domain/money.ts';
import { isInWords } from '#domain/orders/asked-quantity.ts';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import { fullName } from '#domain/person.ts';
import { orderMailEn } from '#i18n/order-mails/en.ts';
import { orderMailHe } from '#i18n/order-mails/he.ts';
import { makerMailEn } from '#i18n/order-mails/maker.en.ts';
import { type MakerMailWords, makerMailHe } from '#i18n/order-mails/maker.he.ts';
import { sum } from '#i18n/order-mails/runs.ts';
import { type MailContent, type MailPart, section } from '../document/mail-document.ts';
import type { MailFacts } from './order-facts.ts';
import type { WrittenMail } from '../document/written-mail.ts';
import { written } from './order-mail.ts';
import { askedItems, deliveryPart, pricedItem, sumRows } from './order-parts.ts';

export type MakerMailKind =
  | { kind: 'new_order' | 'review' | 'cancellation_asked' }
  | { kind: 'refund_failed'; amount: Shekels };

const WORDS = { he: makerMailHe, en: makerMailEn };
const ORDER_WORDS = { he: orderMailHe, en: orderMailEn };

/** `addresses.order` is the order's page in the admin. */
export function makerMail(of: MakerMailKind, facts: MailFacts): WrittenMail {
  const words = WORDS[facts.lang];
  return written(contentOf(of, words, facts), [words.why], facts);
}

function contentOf(of: MakerMailKind, words: MakerMailWords, facts: MailFacts): MailContent {
  switch (of.kind) {
    case 'new_order':
      return newOrderMail(words, facts);
    case 'review':
      return reviewMail(words, facts);
    case 'cancellation_asked':
      return cancellationAskedMail(words, facts);
    case 'refund_failed':
      return refundFailedMail(words, facts, of.amount);
  }
}

function newOrderMail(words: MakerMailWords, facts: MailFacts): MailContent {
  const { order, lang } = facts;
  const { number, total, contact, payment } = order;
  const isPaid = order.state !== 'pending';
  const unpaid =
    payment.holdUntil === undefined ? words.newOrder.isUnpaid : words.newOrder.until(payment.holdUntil);
  const subject = isPaid ? words.newOrder.paid : words.newOrder.unpaid;
  const orderWords = ORDER_WORDS[lang];
  return {
    subject: subject(number, total, fullName(contact)),
    heading: words.newOrder.heading(number),
    parts: [
      { kind: 'lines', lines: [isPaid ? words.newOrder.isPaid : unpaid] },
      buttonPart(words, facts),
      {
        kind: 'items',
        items: order.lines.map((line) => pricedItem(line, orderWords, facts)),
      },
      {
        kind: 'sums',
        rows: [
          ...sumRows(facts, orderWords),
          { label: orderWords.sums.total, amount: sum(total), isTotal: true },
        ],
        notes: [],
        links: [],
      },
      ...deliveryPart(orderWords, facts),
      ...(order.note === undefined ? [] : [section(words.note, { said: order.note })]),
      contactPart(words, order),
    ],
  };
}

function reviewMail(words: MakerMailWords, facts: MailFacts): MailContent {
  const { number, payment, total, state } = facts.order;
  const hasEnded = state === 'expired' || state === 'cancelled';
  const lead = hasEnded ? words.review.late(payment.paid) : words.review.lead(payment.paid, total);
  return {
    subject: words.review.subject(number),
    heading: words.review.heading(number),
    parts: [
      { kind: 'lines', lines: [lead, words.review.next] },
      buttonPart(words, facts),
      contactPart(words, facts.order),
    ],
  };
}

function refundFailedMail(words: MakerMailWords, facts: MailFacts, amount: Shekels): MailContent {
  const { number } = facts.order;
  return {
    subject: words.refundFailed.subject(number, amount),
    heading: words.refundFailed.heading,
    parts: [
      { kind: 'lines', lines: [words.refundFailed.lead(amount, number), words.refundFailed.next] },
      buttonPart(words, facts),
      contactPart(words, facts.order),
    ],
  };
}

/** Throws when the order has no request. */
function cancellationAskedMail(words: MakerMailWords, facts: MailFacts): MailContent {
  const { order } = facts;
  const request = order.cancellationRequest;
  if (!request) throw new Error(`Order ${order.number} has no cancellation request`);
  const until = refundDeadline(request.at);
  const { cancellation } = words;
  return {
    subject: cancellation.subject(order.number, until),
    heading: cancellation.heading(order.number),
    parts: [
      {
        kind: 'lines',
        lines: [
          cancellation.lead(request.at, until),
          dueLine(request, cancellation),
          ...(request.defect ? [cancellation.noFee] : []),
        ],
      },
      buttonPart(words, facts),
      ...(isInWords(request)
        ? []
        : [{ kind: 'items' as const, items: askedItems(request, ORDER_WORDS[facts.lang], facts) }]),
      ...(request.text === undefined ? [] : [section(cancellation.written, { said: request.text })]),
      contactPart(words, order),
    ],
  };
}

function dueLine(
  request: NonNullable<Order['cancellationRequest']>,
  { inWords, refund, nothing }: MakerMailWords['cancellation'],
): string {
  if (isInWords(request)) return inWords;
  return request.refund > 0 ? refund(request.refund) : nothing;
}

function buttonPart({ toOrder }: MakerMailWords, { order, addresses }: MailFacts): MailPart {
  return { kind: 'button', link: { label: toOrder(order.number), url: addresses.order } };
}

function contactPart(words: MakerMailWords, { contact }: Order): MailPart {
  return section(words.contact, {
    lines: [
      words.name(fullName(contact)),
      ...(contact.phone === undefined ? [] : [words.phone(contact.phone)]),
      words.email(contact.email),
    ],
  });
}
