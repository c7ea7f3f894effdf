import type { Order } from '#contract/orders.ts';
import type { Shekels } from '#domain/money.ts';
import type { OrderMailWords } from '#i18n/order-mails/he.ts';
import { chosenLines } from '#i18n/chosen.ts';
import { isCredit } from '#i18n/document-names.ts';
import { isolated } from '#i18n/isolated.ts';
import { minus, sum } from '#i18n/order-mails/runs.ts';
import type { MailContent, SumRow } from '../document/mail-document.ts';
import { type MailFacts, localTitle } from './order-facts.ts';
import { documentLinks, orderButton } from './order-parts.ts';

/** Of a refund that is done. */
export interface RefundFacts {
  /** What went back, after the fee. */
  amount: Shekels;
  fee: Shekels;
  /** Before the fee; `line` is an id. */
  lines: readonly { line: string; quantity: number; amount: Shekels }[];
  way: 'provider' | 'hand';
}

export function refundMail(words: OrderMailWords, facts: MailFacts, refund: RefundFacts): MailContent {
  const { order } = facts;
  const rest = restOf(refund);
  // The sale's own would look like another charge.
  const credits = order.documents.filter(({ kind }) => isCredit(kind));
  const rows: SumRow[] = [
    ...refund.lines.map(({ line, quantity, amount }) => ({
      label: labelOf(line, quantity, words, facts),
      amount: sum(amount),
    })),
    ...(rest > 0 ? [{ label: restLabel(refund, words), amount: sum(rest) }] : []),
    ...(refund.fee > 0 ? [{ label: words.refund.fee, amount: minus(refund.fee) }] : []),
    { label: words.refund.total, amount: sum(refund.amount), isTotal: true },
  ];
  return {
    subject: words.refund.subject(order.number, refund.amount),
    heading: words.refund.heading(refund.amount, refund.fee),
    parts: [
      { kind: 'lines', lines: [wayBack(refund, order, words), words.refund.lead(order.number)] },
      { kind: 'sums', rows, notes: [words.sums.notTaxDocument], links: documentLinks(facts, credits) },
      orderButton(words, facts),
    ],
  };
}

function wayBack({ way }: RefundFacts, { payment }: Order, { refund }: OrderMailWords): string {
  if (way === 'hand') return refund.byHand;
  return payment.method === 'bit' ? refund.toBit : refund.toCard(payment.last4 ?? null);
}

/** Delivery, or a sum of no line. */
function restOf({ amount, fee, lines }: RefundFacts): Shekels {
  const ofLines = lines.reduce((total, line) => total + line.amount, 0);
  return (Math.round((amount + fee - ofLines) * 100) / 100) as Shekels; // Whole agorot, as its parts are.
}

function restLabel({ lines }: RefundFacts, { refund }: OrderMailWords): string {
  return lines.length > 0 ? refund.other : refund.sum;
}

function labelOf(id: string, quantity: number, words: OrderMailWords, { order, lang }: MailFacts): string {
  const line = order.lines.find(({ _id }) => _id === id);
  const title = line
    ? [isolated(localTitle(line, lang)), ...chosenLines(lang, line)].join(', ')
    : words.refund.other;
  return quantity > 1 ? `${title}, ${words.line.copies(quantity)}` : title;
}
