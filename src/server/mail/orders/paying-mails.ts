import type { Order } from '#contract/orders.ts';
import type { OrderMailWords } from '#i18n/order-mails/he.ts';
import { sum } from '#i18n/order-mails/runs.ts';
import { type MailContent, type MailPart, section } from '../document/mail-document.ts';
import { type MailFacts, inLang, leftToPay } from './order-facts.ts';
import {
  boughtItem,
  deliveryPart,
  documentLinks,
  lawPart,
  orderButton,
  sellerPart,
  sumRows,
  vatNotes,
} from './order-parts.ts';

/** Of an order that is arranged with the maker: what to pay, how, and until when. */
export function placedMail(words: OrderMailWords, facts: MailFacts): MailContent {
  const { order, shop, lang } = facts;
  const { holdUntil } = order.payment;
  const left = leftToPay(order);
  return {
    subject: words.placed.subject(order.number, left, holdUntil ?? null),
    heading: words.placed.heading(order.contact.firstName),
    parts: [
      {
        kind: 'lines',
        lines: [
          words.placed.left(left),
          ...(holdUntil === undefined ? [] : [words.placed.until(holdUntil)]),
          words.placed.drop,
        ],
      },
      section(words.placed.howToPay, { said: inLang(shop.payments.arrange.text, lang) }),
      orderButton(words, facts),
      itemsPart(words, facts),
      sumsPart(words, facts, words.sums.notTaxDocument),
      ...deliveryPart(words, facts),
      lawPart(words, facts),
      sellerPart(words, facts),
    ],
  };
}

/** The document about a deal that section 14C of the Consumer Protection Law asks for. */
export function confirmedMail(words: OrderMailWords, facts: MailFacts): MailContent {
  const { order } = facts;
  const { number, payment } = order;
  const readyBy = lastReadyBy(order);
  return {
    subject:
      payment.paid === 0 && readyBy === null
        ? words.confirmed.subjectFree(number)
        : words.confirmed.subject(number, payment.paid, readyBy),
    heading: words.confirmed.heading(order.contact.firstName),
    parts: [
      {
        kind: 'lines',
        lines: [words.confirmed.ordered(order.createdDate), howPaid(order, words), words.confirmed.page],
      },
      orderButton(words, facts),
      itemsPart(words, facts),
      sumsPart(words, facts, words.confirmed.notTaxDocument),
      ...deliveryPart(words, facts, [
        order.delivery?.method === 'pickup' ? words.delivery.told : words.ready.shipping,
      ]),
      lawPart(words, facts),
      sellerPart(words, facts),
    ],
  };
}

function itemsPart(words: OrderMailWords, facts: MailFacts): MailPart {
  return { kind: 'items', items: facts.order.lines.map((line) => boughtItem(line, words, facts)) };
}

function sumsPart(words: OrderMailWords, facts: MailFacts, whatItIs: string): MailPart {
  const { order } = facts;
  const { paid } = order.payment;
  const left = leftToPay(order);
  const isPaid = paid > 0 && left === 0;
  return {
    kind: 'sums',
    rows: [
      ...sumRows(facts, words),
      { label: isPaid ? words.sums.paid : words.sums.total, amount: sum(order.total), isTotal: true },
      ...(paid > 0 && left > 0
        ? [
            { label: words.sums.paid, amount: sum(paid) },
            { label: words.sums.left, amount: sum(left) },
          ]
        : []),
    ],
    notes: [...vatNotes(order, words), whatItIs],
    links: documentLinks(facts),
  };
}

function howPaid({ payment: { paid, method, last4 } }: Order, { confirmed }: OrderMailWords): string {
  if (paid === 0) return confirmed.free;
  if (method === 'arrange') return confirmed.arranged(paid);
  return method === 'bit' ? confirmed.byBit(paid) : confirmed.byCard(paid, last4 ?? null);
}

/** The whole order is ready with its last piece, unless one is made without a day or a workshop is part of it. */
function lastReadyBy({ lines }: Order): string | null {
  const days = lines.filter(({ madeToOrder }) => madeToOrder).map(({ readyBy }) => readyBy ?? null);
  if (days.includes(null) || lines.some(({ productType }) => productType === 'Workshop')) return null;
  return days.toSorted().at(-1) ?? null;
}
