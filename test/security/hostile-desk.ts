/** An order desk to which everything is sent wrong, and what its calls have in common. */
import { expect } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { TestAnswer, TestUser } from '../app.ts';
import { item } from '../carts.ts';
import { type Checkout, PHONE, aCheckout, newKey, openShop } from '../checkout.ts';
import type { DatabaseKind } from '../databases.ts';
import { type OrderDesk, openOrderDesk } from '../order-desk.ts';
import { type BadInput, type HostileCall, bodiesOf, contentOf, withValue } from './hostile-calls.ts';
import * as bad from './hostile-values.ts';

export const ODD_IDS = ['unknown', 'constructor', '..%2F..', 'x%00', "'%20or%201=1--", 'x'.repeat(300)];
export const ODD_KEYS = [
  undefined,
  '',
  'short',
  'fifteen-signs--',
  'x'.repeat(101),
  'with a space in it',
  'מפתח'.repeat(5),
];
export const OLD_VERSIONS = ['"1"', '999', '"x"', 'W/"1"', '""'];
export const ODD_PAGES = [
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'limit=0',
  'limit=101',
  'page=1e9',
  'sort=total',
];
const NOT_THEIRS = [
  'total',
  'price',
  'discount',
  'discounts',
  'paid',
  'user_id',
  '_id',
  'createdDate',
  'vat',
];

export interface HostileDesk extends OrderDesk {
  /** A customer without orders. */
  stranger: TestUser;
  /** The customer's. */
  checkout: Checkout;
  sold: AdminOrder;
  /** With an open cancellation request. */
  asked: AdminOrder;
  /** An order's id. */
  unpaid: string;
  /** Of an order that nobody's account has. */
  foreignLine: string;
}

export async function openHostileDesk(kind: DatabaseKind): Promise<HostileDesk> {
  const desk = await openOrderDesk(kind);
  await openShop(desk.app, { delivery: { courier: { on: true, price: 40 } } });
  const stranger = await desk.app.as(await desk.app.has.user());
  const checkout = await aCheckout(desk.app, [item({ _id: desk.ring })], desk.customer);
  const sold = await desk.sell();
  const unpaid = await desk.place();
  const { _id } = await desk.sell({ lines: desk.lines().slice(0, 1) });
  const { status, text } = await desk.customer.post(orderApi.orderCancellation(_id), {});
  expect(status, text).toBe(200);
  const other = await desk.place({ customer: null });
  const foreignLine = (await desk.see(other)).lines[0]!._id;
  return { ...desk, stranger, checkout, sold, asked: await desk.see(_id), unpaid, foreignLine };
}

export const keyed = (key: string | undefined = newKey()) => ({ 'idempotency-key': key });

export const contact = { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: PHONE };
export const delivery = { method: 'courier', address: { city: 'חיפה', street: 'הרצל', postcode: '1234567' } };
export const badContact: BadInput = {
  contact: bad.RECORD,
  'contact.firstName': bad.LINE,
  'contact.lastName': bad.LINE,
  'contact.email': bad.EMAIL,
  'contact.phone': bad.PHONE,
  'contact._id': ['x'],
  delivery: [7, 'courier', [], null],
  'delivery.method': bad.CHOICE,
  'delivery.price': [0],
  'delivery.address': [7, 'x', [], null],
  'delivery.address.city': bad.LINE,
  'delivery.address.street': bad.OPTIONAL_LINE,
  'delivery.address.postcode': [1234567, '12', '123456x', '12345678', {}],
  'delivery.address.country': ['x'],
  note: bad.TEXT,
  lang: bad.CHOICE,
};

export function expectRefused({ status, text, body }: TestAnswer, what: unknown): void {
  expect({ what, status, text }).toMatchObject({ what, status: 400 });
  expect(Object.keys(body).toSorted()).toEqual(expect.arrayContaining(['code', 'error']));
  expect(Object.keys(body)).not.toContain('stack');
}

/** Every field that is wrong, and every field that isn't the caller's; nothing is written. */
export async function expectEachRefused({ app }: OrderDesk, call: HostileCall): Promise<void> {
  const before = await contentOf(app.db);
  for (const { what, body } of bodiesOf(call)) expectRefused(await call.send(body), [call.name, what]);
  for (const field of NOT_THEIRS) {
    if (field in call.body) continue;
    const answer = await call.send(withValue(call.body, field, 1));
    expectRefused(answer, [call.name, field]);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  }
  expect(await contentOf(app.db)).toEqual(before);
}
