/** What PayPlus is asked to open: amounts in shekels, items that add up to the agora. */
import { toShekels } from '#contract/money.ts';
import { type Agorot, agorot } from '#domain/money.ts';
import { sumOf } from '#domain/orders/order-totals.ts';
import { CURRENCY } from '#domain/payments/provider-answer.ts';
import type { NewPage, PageLine } from '../payment-provider.ts';

export interface PayPlusKeys {
  apiKey: string;
  secretKey: string;
  pageUid: string;
  terminalUid: string;
}

const CHARGE = 1;
const VAT = { included: 0, exempt: 2 };
const ROUNDING = { he: 'עיגול', en: 'Rounding' };
const NAME = 250;

export function linkRequest({ pageUid }: PayPlusKeys, page: NewPage): object {
  const {
    attemptId,
    orderNumber,
    lang,
    amount,
    buyer,
    isVatExempt,
    minutes,
    returnUrl,
    cancelUrl,
    noticeUrl,
  } = page;
  return {
    payment_page_uid: pageUid,
    charge_method: CHARGE,
    ...(page.method === 'bit' && { charge_default: 'bit' }),
    amount: toShekels(amount),
    currency_code: CURRENCY,
    language_code: lang,
    more_info: attemptId,
    more_info_1: String(orderNumber),
    // No longer than the order is held, and no shorter, since its page is led to until then.
    expiry_datetime: String(minutes),
    refURL_success: returnUrl,
    refURL_failure: returnUrl,
    refURL_cancel: cancelUrl,
    refURL_callback: noticeUrl,
    // Without it nothing tells of a decline.
    send_failure_callback: true,
    // The shop's own mails tell of the payment.
    sendEmailApproval: false,
    sendEmailFailure: false,
    create_token: false,
    initial_invoice: true,
    paying_vat: !isVatExempt,
    customer: {
      customer_name: cut(buyer.name) || String(orderNumber),
      email: buyer.email,
      ...(buyer.phone && { phone: buyer.phone }),
    },
    items: itemsOf(page),
  };
}

interface Item {
  name: string;
  quantity: number;
  price: Agorot;
}

/** A price is of one piece; what that leaves of the amount is an item of its own. */
function itemsOf({ lines, amount, lang, isVatExempt }: NewPage): object[] {
  const priced = lines.map(pricedLine);
  const rest = agorot(amount - sumOf(priced.map(({ quantity, price }) => agorot(quantity * price))));
  const items = rest === 0 ? priced : [...priced, { name: ROUNDING[lang], quantity: 1, price: rest }];
  const vat_type = isVatExempt ? VAT.exempt : VAT.included;
  return items.map((item) => ({ ...item, price: toShekels(item.price), vat_type }));
}

function pricedLine({ id, title, quantity, total }: PageLine): Item & { barcode: string; shipping?: true } {
  const line = { name: cut(title), barcode: id, ...(id === 'delivery' && { shipping: true as const }) };
  const price = agorot(Math.floor(total / quantity));
  return price > 0 ? { ...line, quantity, price } : { ...line, quantity: 1, price: total };
}

/** By code points, so that no letter is halved. */
function cut(text: string): string {
  return [...text].slice(0, NAME).join('');
}
