/** A provider that says nothing stops nobody but those who wait for it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import { cardcomProvider } from '#server/payments/cardcom/cardcom-provider.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type Checkout, aCheckout, openShop } from '#test/checkout.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { anOrder } from '#test/orders.ts';

const NOW = new Date('2026-06-01T09:00:00.000Z');
/** Twice as many as have a slot in the queue of orders. */
const SILENT = 16;

describe.each(databasesOrOnly('sqlite'))('while the provider is silent, on %s', (kind) => {
  let app: TestApp;
  let ring: string;
  let asked: number;
  let speak: () => void;
  beforeEach(async () => {
    asked = 0;
    const silence = Promise.withResolvers<void>();
    speak = silence.resolve;
    const transport = async () => {
      asked++;
      await silence.promise;
      return new Response('{}', { status: 500 });
    };
    const keys = { terminal: 1000, apiName: 'shop', apiPassword: null };
    const provider = cardcomProvider({ url: 'https://pay.example', keys, transport });
    app = await createTestApp(kind, { provider, now: () => NOW, env: { RATE_LIMIT: 'off' } });
    await openShop(app);
    ring = (await app.has.product({ inventory: 100 }))._id;
  });
  afterEach(() => app.close());

  const aCart = () => aCheckout(app, [{ productType: 'Item', item: ring, quantity: 1 }]);
  const carts = async (count: number): Promise<Checkout[]> => {
    const all: Checkout[] = [];
    for (let index = 0; index < count; index++) all.push(await aCart());
    return all;
  };

  it('orders that don’t need it are placed at once', async () => {
    const [calm, ...waiting] = await carts(SILENT + 1);
    const paid = waiting.map((checkout) => checkout.place({ payment: 'card' }));
    await expect.poll(() => asked).toBe(SILENT);
    expect((await calm!.place()).status).toBe(201);
    speak();
    expect((await Promise.all(paid)).map(({ status }) => status)).toEqual(waiting.map(() => 502));
  });

  it('every other call is answered, however many ask where to pay', async () => {
    const { who, cart } = await aCart();
    const unpaid: string[] = [];
    for (let index = 0; index <= SILENT; index++) {
      const values = { payment_method: 'card' } as const;
      unpaid.push((await anOrder(app, { customer: who.user, values })).order.id);
    }
    const pay = (id: string) => who.post(orderApi.orderPayment(id));
    // The first order is asked about by two: one opens the page, the other waits for it.
    const paid = [...unpaid, unpaid[0]!].map(pay);
    await expect.poll(() => asked).toBe(unpaid.length);
    await cart.setTo([{ productType: 'Item', item: ring, quantity: 2 }]);
    speak();
    expect((await Promise.all(paid)).map(({ status }) => status)).toEqual(paid.map(() => 502));
  });
});
