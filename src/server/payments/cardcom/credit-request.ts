/** A credit document of part of a charge, which the card has been given back already. */
import { toShekels } from '#contract/money.ts';
import type { CreditToMake } from '../payment-provider.ts';
import { NAME, cut } from './create-request.ts';
import { creditKindOf } from './documents.ts';

/** Null: documents of the charge's kind aren't credited. */
export function creditRequest(
  keys: object,
  { transactionId, orderNumber, lang, amount, document, buyer, isVatExempt }: CreditToMake,
): object | null {
  const kind = creditKindOf(document);
  if (!kind) return null;
  const email = buyer.email.length <= NAME ? buyer.email : '';
  const sum = toShekels(amount);
  const title =
    lang === 'he'
      ? `זיכוי על הזמנה ${orderNumber}, מסמך ${document.number}`
      : `Credit for order ${orderNumber}, document ${document.number}`;
  return {
    ...keys,
    Document: {
      DocumentTypeToCreate: kind.credit,
      Name: cut(buyer.name, NAME) || String(orderNumber),
      ...(email && { Email: email, IsSendByEmail: true }),
      // Cardcom's spelling, in this call alone.
      Languge: lang,
      IsVatFree: isVatExempt,
      ExternalId: String(orderNumber),
      Products: [{ Description: title, Quantity: 1, UnitCost: sum, TotalLineCost: sum }],
    },
    ...(transactionId !== null && { DealNumbers: [{ DealNumber: Number(transactionId) }] }),
  };
}
