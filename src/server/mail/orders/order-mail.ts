/** What a customer is told of an order (docs/rules.md#mails-of-orders). */
import { orderMailEn } from '#i18n/order-mails/en.ts';
import { type OrderMailWords, orderMailHe } from '#i18n/order-mails/he.ts';
import { cancellationMail, expiredMail } from './ended-mails.ts';
import type { MailContent } from '../document/mail-document.ts';
import { type WrittenMail, writtenMail } from '../document/written-mail.ts';
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

const WORDS = { he: orderMailHe, en: orderMailEn };

export function orderMail(of: OrderMailKind, facts: MailFacts): WrittenMail {
  const words = WORDS[facts.lang];
  return written(contentOf(of, words, facts), [words.why], facts);
}

export function written(content: MailContent, footer: string[], { shop, lang }: MailFacts): WrittenMail {
  return writtenMail(content, { lang, brand: inLang(shop.shop.name, lang), footer });
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
