/** What Cardcom is asked to open: amounts in shekels, texts no longer than it takes. */
import { toShekels } from '#contract/money.ts';
import type { NewPage, PageLine } from '../payment-provider.ts';

export interface CardcomKeys {
  terminal: number;
  apiName: string;
  /** Null: nothing can be refunded or listed. */
  apiPassword: string | null;
}

const SHEKEL = 1;
export const NAME = 50;
const DESCRIPTION = 250;

export function createRequest({ terminal, apiName }: CardcomKeys, page: NewPage): object {
  const { attemptId, orderNumber, lang, amount, lines, buyer, returnUrl, cancelUrl, noticeUrl } = page;
  const email = buyer.email.length <= NAME ? buyer.email : '';
  return {
    TerminalNumber: terminal,
    ApiName: apiName,
    Operation: 'ChargeOnly',
    ReturnValue: attemptId,
    Amount: toShekels(amount),
    ISOCoinId: SHEKEL,
    Language: lang,
    ProductName: lang === 'he' ? `הזמנה ${orderNumber}` : `Order ${orderNumber}`,
    SuccessRedirectUrl: returnUrl,
    FailedRedirectUrl: returnUrl,
    CancelRedirectUrl: cancelUrl,
    WebHookUrl: noticeUrl,
    UIDefinition: {
      CardOwnerNameValue: cut(buyer.name, NAME),
      ...(email && { CardOwnerEmailValue: email }),
      ...(buyer.phone && { CardOwnerPhoneValue: buyer.phone }),
    },
    Document: {
      // What Cardcom makes of 'Auto' for an exempt dealer isn't known.
      DocumentTypeToCreate: page.isVatExempt ? 'Receipt' : 'Auto',
      Name: cut(buyer.name, NAME) || String(orderNumber),
      ...(email && { Email: email, IsSendByEmail: true }),
      ...(buyer.phone && { Mobile: buyer.phone }),
      Language: lang,
      IsVatFree: page.isVatExempt,
      ExternalId: String(orderNumber),
      Products: lines.map(productOf),
    },
  };
}

/** Quantity times price is the line to the agora, or the document is refused. */
function productOf({ id, title, quantity, total }: PageLine) {
  const divides = total % quantity === 0;
  const description = divides || quantity === 1 ? title : `${title} × ${quantity}`;
  return {
    ProductID: id,
    Description: cut(description, DESCRIPTION),
    Quantity: divides ? quantity : 1,
    UnitCost: toShekels((divides ? total / quantity : total) as typeof total),
    TotalLineCost: toShekels(total),
  };
}

/** By code points, so that no letter is halved. */
export function cut(text: string, length: number): string {
  return [...text].slice(0, length).join('');
}
