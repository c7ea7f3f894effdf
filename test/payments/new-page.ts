import { agorot } from '#domain/money.ts';
import type { NewPage, Protocol } from '#server/payments/payment-provider.ts';

/** A page for ₪155.50, of two rings and their courier unless given. */
export function newPage(protocol: Protocol, given: Partial<NewPage> = {}): NewPage {
  return {
    attemptId: 'attempt-1',
    orderNumber: 1042,
    lang: 'he',
    amount: agorot(155_50),
    lines: [
      { id: 'ring', title: 'טבעת רקועה', quantity: 2, total: agorot(120_50) },
      { id: 'delivery', title: 'שליח', quantity: 1, total: agorot(35_00) },
    ],
    buyer: { name: 'רות כהן', email: 'ruth@example.com', phone: '050-1234567' },
    isVatExempt: false,
    method: 'card',
    minutes: 30,
    returnUrl: 'https://shop.example/pay/return/attempt-1',
    cancelUrl: 'https://shop.example/pay/return/attempt-1/cancelled',
    noticeUrl: `https://shop.example/api/payments/notify/${protocol}`,
    ...given,
  };
}
