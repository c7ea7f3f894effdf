/** What a document of an order is called; a provider that doesn't name its kind has made one of the two. */
import type { Lang } from '#domain/language.ts';
import { isolatedAddress } from './isolated.ts';

const NAMES: Record<Lang, Record<string, string>> = {
  he: {
    TaxInvoiceAndReceipt: 'חשבונית מס קבלה',
    TaxInvoiceAndReceiptRefund: 'חשבונית זיכוי',
    TaxInvoice: 'חשבונית מס',
    Receipt: 'קבלה',
    ReceiptRefund: 'קבלת זיכוי',
  },
  en: {
    TaxInvoiceAndReceipt: 'Tax invoice and receipt',
    TaxInvoiceAndReceiptRefund: 'Credit invoice',
    TaxInvoice: 'Tax invoice',
    Receipt: 'Receipt',
    ReceiptRefund: 'Credit receipt',
  },
};
const EITHER: Record<Lang, string> = { he: 'חשבונית או קבלה', en: 'Invoice or receipt' };

/** Whether it is about money that went back. */
export const isCredit = (kind: string) => kind.endsWith('Refund');

export function documentName(lang: Lang, { kind, number }: { kind: string; number: string }): string {
  const name = Object.hasOwn(NAMES[lang], kind) ? NAMES[lang][kind] : EITHER[lang];
  return `${name} ${isolatedAddress(number)}`;
}
