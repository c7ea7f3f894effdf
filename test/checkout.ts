/** A shop whose orders are paid by arrangement, and calls of its checkout. */
import { adminApi } from '#contract/admin-routes.ts';
import type { Consent, Quote } from '#contract/checkout.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { TestAnswer, TestApp, TestUser } from './app.ts';
import { type TestCart, aCart } from './carts.ts';

export interface Checkout {
  cart: TestCart;
  who: TestUser;
  quote: (body?: object) => Promise<TestAnswer>;
  /** Throws unless it is answered. */
  quoted: (body?: object) => Promise<Quote>;
  /** What a page would send now, with what is given in its place. */
  body: (given?: object) => Promise<Record<string, unknown>>;
  /** With a key of its own. */
  place: (given?: object) => Promise<TestAnswer>;
  send: (body: unknown, key?: string | null) => Promise<TestAnswer>;
}

export const PHONE = '050-1234567';
const CONSENTS: readonly Consent[] = ['terms', 'made_to_order', 'digital'];

/** Delivery is by pickup unless it is given. */
export async function openShop(app: TestApp, settings: object = {}): Promise<void> {
  const owner = await app.as('superAdmin');
  const given = { payments: { arrange: { on: true } }, ...settings };
  const { status, text } = await owner.put(adminApi.settings(), given);
  if (status !== 200) throw new Error(text);
}

let keys = 0;

export function newKey(): string {
  return `a-key-of-a-test-${++keys}`;
}

export async function aCheckout(app: TestApp, lines: WantedLine[], who?: TestUser): Promise<Checkout> {
  const cart = await aCart(app, who);
  if (lines.length > 0) await cart.setTo(lines);
  const { user } = cart.who;
  const quote: Checkout['quote'] = (body = {}) => cart.who.post(orderApi.quote(cart.id), body);
  const quoted: Checkout['quoted'] = async (body) => {
    const answer = await quote(body);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data;
  };
  const body: Checkout['body'] = async (given = {}) => {
    const delivery = 'delivery' in given ? (given.delivery as { method: string }) : { method: 'pickup' };
    const quotedMethod = delivery?.method === 'courier' ? 'courier' : 'pickup';
    const hasPiece = (await quoted()).lines.some(({ productType }) => productType === 'Item');
    const { version, total } = await quoted(hasPiece ? { delivery: quotedMethod } : {});
    return {
      sessionId: cart.id,
      version,
      contact: { firstName: user.firstName, lastName: user.lastName, email: user.email, phone: PHONE },
      ...(hasPiece && { delivery }),
      payment: 'arrange',
      consents: CONSENTS,
      total,
      ...given,
    };
  };
  const send: Checkout['send'] = (body, key = newKey()) =>
    cart.who.post(orderApi.orders(), body, key === null ? {} : { 'idempotency-key': key });
  return {
    cart,
    who: cart.who,
    quote,
    quoted,
    body,
    send,
    place: async (given) => send(await body(given)),
  };
}
