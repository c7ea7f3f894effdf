import { describe, expect, it, test } from 'vitest';
import type { CheckoutOptions, Quote, QuoteLine } from '#contract/checkout.ts';
import { shekels } from '#contract/money.ts';
import {
  firstValues,
  needsOf,
  orderInput,
  problemsOf,
  questionsOf,
  stillOffered,
  type Needs,
  type OrderValues,
} from './order-values.ts';

const OPTIONS: CheckoutOptions = {
  delivery: [
    { method: 'pickup', title: 'איסוף', note: null, price: shekels(0) },
    { method: 'courier', title: 'שליח', note: null, price: shekels(35) },
  ],
  payments: [{ method: 'arrange' }],
  simulated: false,
};
const USER = { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phoneNumber: null };
const PIECE: Needs = { phone: true, delivery: true, consents: ['terms'] };
const TUTORIAL: Needs = { phone: false, delivery: false, consents: ['digital', 'terms'] };

const values = (part: Partial<OrderValues> = {}): OrderValues => ({
  ...firstValues({ ...USER, phoneNumber: '050-1234567' }, OPTIONS),
  ...part,
});

const line = (productType: QuoteLine['productType'], consent?: QuoteLine['consent']): QuoteLine => ({
  item: 'p1',
  productType,
  quantity: 1,
  price: shekels(10),
  lineTotal: shekels(10),
  discount: shekels(0),
  toPay: shekels(10),
  ...(consent && { consent }),
});
const quote = (lines: QuoteLine[], problems?: Quote['problems']): Quote => ({
  version: 3,
  lines,
  subtotal: shekels(20),
  discounts: [],
  vat: null,
  total: shekels(19.9),
  ...(problems && { problems }),
});

describe('the first values', () => {
  it('are the account’s, the first delivery and the only payment', () => {
    expect(firstValues(USER, OPTIONS)).toMatchObject({
      contact: { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: '' },
      delivery: 'pickup',
      payment: 'arrange',
      consents: [],
    });
  });

  it('leave the payment open where there is a choice', () => {
    const two: CheckoutOptions = { ...OPTIONS, payments: [{ method: 'card' }, { method: 'arrange' }] };
    expect(firstValues(USER, two).payment).toBeNull();
  });
});

describe('values of an earlier visit', () => {
  it('keep what is still offered and lose what isn’t', () => {
    const kept = values({ delivery: 'courier', payment: 'arrange' });
    expect(stillOffered(kept, OPTIONS)).toEqual(kept);
    const onlyPickup: CheckoutOptions = { ...OPTIONS, delivery: [OPTIONS.delivery[0]!] };
    expect(stillOffered(kept, onlyPickup).delivery).toBe('pickup');
    expect(stillOffered(values({ payment: 'bit' }), OPTIONS).payment).toBe('arrange');
    expect(stillOffered(kept, { ...OPTIONS, delivery: [] }).delivery).toBeNull();
  });
});

describe('what a cart needs', () => {
  it('is a phone and a delivery for a piece, with the consents of its lines', () => {
    expect(needsOf(quote([line('Item', 'made_to_order'), line('Tutorial', 'digital')]))).toEqual({
      phone: true,
      delivery: true,
      consents: ['made_to_order', 'digital', 'terms'],
    });
  });

  it('is no delivery for a seat, and nothing for a line that can’t be had', () => {
    const lines = [line('Workshop'), line('Item', 'made_to_order')];
    expect(needsOf(quote(lines, [{ index: 1, code: 'sold_out' }]))).toEqual({
      phone: true,
      delivery: false,
      consents: ['terms'],
    });
  });
});

describe('problems', () => {
  test.each<[string, Partial<OrderValues>, Needs, object]>([
    ['none', { consents: ['terms'] }, PIECE, {}],
    [
      'blank names',
      { contact: { ...values().contact, firstName: ' ', lastName: '' } },
      PIECE,
      { 'contact.firstName': 'required', 'contact.lastName': 'required' },
    ],
    ['no email', { contact: { ...values().contact, email: '' } }, PIECE, { 'contact.email': 'required' }],
    ['no address', { contact: { ...values().contact, email: 'dana@' } }, PIECE, { 'contact.email': 'email' }],
    [
      'no phone for a piece',
      { contact: { ...values().contact, phone: '' } },
      PIECE,
      { 'contact.phone': 'required' },
    ],
    [
      'an odd phone',
      { contact: { ...values().contact, phone: '12' }, consents: ['digital'] },
      TUTORIAL,
      { 'contact.phone': 'phone' },
    ],
    [
      'no phone for a tutorial',
      { contact: { ...values().contact, phone: '' }, consents: ['digital'] },
      TUTORIAL,
      {},
    ],
    ['no delivery', { delivery: null }, PIECE, { 'delivery.method': 'delivery' }],
    ['a courier without a city', { delivery: 'courier' }, PIECE, { 'delivery.address.city': 'required' }],
    [
      'a short postcode',
      { delivery: 'courier', address: { ...values().address, city: 'חיפה', postcode: '123' } },
      PIECE,
      { 'delivery.address.postcode': 'postcode' },
    ],
    ['no payment', { payment: null }, PIECE, { payment: 'payment' }],
    ['a missing consent', { consents: ['terms'] }, TUTORIAL, { consents: 'consents' }],
  ])('with %s', (_, part, needs, expected) => {
    expect(problemsOf(values(part), needs)).toEqual(expected);
  });
});

describe('what is sent', () => {
  const context = { cart: { _id: 'c1', version: 3 }, quote: quote([]), lang: 'he' as const };

  it('has no address for pickup and no empty texts', () => {
    const filled = values({
      note: '  ',
      address: { ...values().address, city: 'חיפה' },
      consents: ['terms'],
    });
    expect(orderInput(filled, { ...context, needs: PIECE })).toEqual({
      sessionId: 'c1',
      version: 3,
      contact: { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: '050-1234567' },
      delivery: { method: 'pickup' },
      payment: 'arrange',
      consents: ['terms'],
      total: shekels(19.9),
      lang: 'he',
    });
  });

  it('has the address for a courier, and only the consents that are needed', () => {
    const filled = values({
      delivery: 'courier',
      address: { ...values().address, city: ' חיפה ', floor: '2' },
      note: ' בלי פעמון ',
      consents: ['digital', 'terms'],
    });
    expect(orderInput(filled, { ...context, needs: PIECE })).toMatchObject({
      delivery: { method: 'courier', address: { city: 'חיפה', floor: '2' } },
      note: 'בלי פעמון',
      consents: ['terms'],
    });
  });

  it('has no delivery without a piece', () => {
    expect(orderInput(values(), { ...context, needs: TUTORIAL })).not.toHaveProperty('delivery');
  });
});

describe('what workshops ask', () => {
  const asking = { ...line('Workshop'), item: 'w1', question: { title: 'אלרגיות?' } };
  const gone = { ...asking, item: 'w2' };
  const cart = { _id: 'c1', version: 1 };
  const asked = quote([line('Item'), asking, gone], [{ index: 2, code: 'workshop_full' }]);

  it('is asked of those that can be had', () => {
    expect([...questionsOf(asked).keys()]).toEqual(['w1']);
  });

  it('is answered, or not', () => {
    const sent = (answers?: Record<string, string>) =>
      orderInput(values({ ...(answers && { answers }) }), { cart, quote: asked, needs: PIECE, lang: 'he' })
        .answers;
    expect(sent({ w1: ' אגוזים ובוטנים ', w2: 'לא', p1: 'לא' })).toEqual([
      { item: 'w1', text: 'אגוזים ובוטנים' },
    ]);
    expect(sent({ w1: '  ' })).toBeUndefined();
    expect(sent()).toBeUndefined();
  });
});
