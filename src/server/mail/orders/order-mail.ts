/** What a customer is told of an order (docs/rules.md#mails-of-orders). */
import { plainLine } from '#i18n/isolated.ts';
import { orderMailEn } from '#i18n/order-mails/en.ts';
import { type OrderMailWords, orderMailHe } from '#i18n/order-mails/he.ts';
import { cancellationMail, expiredMail } from './ended-mails.ts';
import type { MailContent, MailDocument, MailPart } from './mail-document.ts';
import { layOut } from './mail-layout.ts';
import { textOf } from './mail-text.ts';
import { type MailFacts, inLang } from './order-facts.ts';
import { confirmedMail, placedMail } from './paying-mails.ts';
import { makingMail, readyMail, sentMail } from './piece-mails.ts';
import { type RefundFacts, refundMail } from './refund-mail.ts';

export type OrderMailKind =
  | { kind: 'placed' | 'confirmed' | 'sent' | 'expired' }
  /** `answer`: to the request, in place of a refund. */
  | { kind: 'cancellation'; answer?: string | null }
  /** Ids of lines. */
  | { kind: 'making' | 'ready'; lines: readonly string[] }
  | { kind: 'refund'; refund: RefundFacts };

export interface WrittenMail {
  subject: string;
  text: string;
  html: string;
}

const WORDS = { he: orderMailHe, en: orderMailEn };

export function orderMail(of: OrderMailKind, facts: MailFacts): WrittenMail {
  const words = WORDS[facts.lang];
  return written(contentOf(of, words, facts), [words.why], facts);
}

export function written(content: MailContent, footer: string[], { shop, lang }: MailFacts): WrittenMail {
  const mail: MailDocument = {
    ...content,
    subject: plainLine(content.subject),
    parts: content.parts.filter((part) => !isEmpty(part)),
    lang,
    brand: inLang(shop.shop.name, lang),
    footer,
  };
  return { subject: mail.subject, text: textOf(mail), html: layOut(mail) };
}

function isEmpty(part: MailPart): boolean {
  if (part.kind === 'lines') return part.lines.length === 0;
  return part.kind === 'items' && part.items.length === 0;
}

function contentOf(of: OrderMailKind, words: OrderMailWords, facts: MailFacts): MailContent {
  switch (of.kind) {
    case 'placed':
      return placedMail(words, facts);
    case 'confirmed':
      return confirmedMail(words, facts);
    case 'making':
      return makingMail(words, facts, of.lines);
    case 'ready':
      return readyMail(words, facts, of.lines);
    case 'sent':
      return sentMail(words, facts);
    case 'refund':
      return refundMail(words, facts, of.refund);
    case 'cancellation':
      return cancellationMail(words, facts, of.answer ?? null);
    case 'expired':
      return expiredMail(words, facts);
  }
}
