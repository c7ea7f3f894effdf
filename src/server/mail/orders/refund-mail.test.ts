import { expect, test } from 'vitest';
import { REFUND, mailFacts } from '#test/sample-order.ts';
import { orderMail } from './order-mail.ts';

test('a refund’s mail links what was made for it, not the receipt of the sale', () => {
  const facts = mailFacts('en');
  const of = (kind: string) => ({ kind, number: kind, url: `https://documents.example/${kind}` });
  const documents = [of('TaxInvoiceAndReceipt'), of('TaxInvoiceAndReceiptRefund')];
  const { text } = orderMail(
    { kind: 'refund', refund: REFUND },
    { ...facts, order: { ...facts.order, documents } },
  );
  expect(text.match(/https:\/\/documents\S+/g)).toEqual([documents[1]!.url]);
});

test.each([
  ['he', 'הוחזרו ₪348.84, אחרי דמי ביטול של ₪18.36'],
  ['en', '₪348.84 refunded, after a cancellation fee of ₪18.36'],
] as const)('a refund’s mail names the fee that was kept, in %s', (lang, heading) => {
  const { text } = orderMail({ kind: 'refund', refund: REFUND }, mailFacts(lang));
  expect(text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ')).toContain(`${heading}\n`);
});
