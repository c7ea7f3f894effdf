import { expect, test } from 'vitest';
import type { CheckoutOptions } from '#contract/checkout.ts';
import { type TakenOrder, bodyOf, deliveryOf, emptyOrder, problemsOf, quoteInputOf } from './taken-order.ts';

const PIECE = { productType: 'Item', item: 'ring', quantity: 1 } as const;
const SEAT = { productType: 'Workshop', item: 'course', quantity: 2 } as const;
const CONTACT = { firstName: 'Ruth', lastName: 'Cohen', phone: '050-1234567', email: 'ruth@example.com' };
const order = (part: Partial<TakenOrder> = {}): TakenOrder => ({
  ...emptyOrder('he'),
  contact: CONTACT,
  lines: [PIECE],
  ...part,
});
const offered = [{ method: 'pickup' }, { method: 'courier' }] as CheckoutOptions['delivery']; // only what is read

test.each([
  ['the first that is offered', {}, 'pickup'],
  ['the one that was chosen', { delivery: 'courier' }, 'courier'],
  ['not one that was switched off', { delivery: 'post' }, 'pickup'],
  ['none without a piece', { lines: [SEAT], delivery: 'courier' }, null],
] as const)('delivery is %s', (_, part, method) => {
  expect(deliveryOf(order(part as Partial<TakenOrder>), offered)).toBe(method);
});

test.each([
  ['nothing of a whole order', order(), 'pickup', {}],
  [
    'all of an empty one',
    emptyOrder('he'),
    null,
    {
      firstName: 'required',
      lastName: 'required',
      phone: 'required',
      email: 'required',
      lines: 'required',
    },
  ],
  [
    'what is no phone and no address',
    order({ contact: { ...CONTACT, phone: '12', email: 'ruth' } }),
    'courier',
    { phone: 'phone', email: 'email', city: 'required' },
  ],
] as const)('missing is %s', (_, taken, delivery, problems) => {
  expect(problemsOf(taken, delivery, true)).toEqual(problems);
});

test('only what was typed is sent', () => {
  const address = { ...emptyOrder('he').address, city: 'Haifa', floor: ' ' };
  expect(bodyOf(order({ address, note: ' ' }), 'courier')).toEqual({
    contact: CONTACT,
    lines: [PIECE],
    delivery: { method: 'courier', address: { city: 'Haifa' } },
    payment: 'arrange',
    lang: 'he',
  });
  expect(bodyOf(order({ note: 'A gift' }), 'pickup')).toMatchObject({
    delivery: { method: 'pickup' },
    note: 'A gift',
  });
  expect(quoteInputOf(order({ contact: { ...CONTACT, email: 'ruth' } }), null)).toEqual({ lines: [PIECE] });
  expect(quoteInputOf(order(), 'pickup')).toMatchObject({ delivery: 'pickup', email: CONTACT.email });
});
