import { expect, it } from 'vitest';
import { documentName } from './document-names.ts';

it.each([
  ['TaxInvoiceAndReceipt', 'חשבונית מס קבלה', 'Tax invoice and receipt'],
  ['TaxInvoiceAndReceiptRefund', 'חשבונית זיכוי', 'Credit invoice'],
  ['TaxInvoice', 'חשבונית מס', 'Tax invoice'],
  ['Receipt', 'קבלה', 'Receipt'],
  ['ReceiptRefund', 'קבלת זיכוי', 'Credit receipt'],
  ['Invoice', 'חשבונית או קבלה', 'Invoice or receipt'],
  ['toString', 'חשבונית או קבלה', 'Invoice or receipt'],
])('a document of the kind %s has its name', (kind, he, en) => {
  const document = { kind, number: '20318' };
  expect(documentName('he', document)).toBe(`${he} \u206620318\u2069`);
  expect(documentName('en', document)).toBe(`${en} \u206620318\u2069`);
});
