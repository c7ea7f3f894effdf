/** Each statement is a turn of the only thread or of the network, so their number decides how many can order at once. */
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { type OrderInput, orderInputSchema } from '#contract/checkout.ts';
import { GroupCommit } from '#server/db/group-commit.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { item, seats } from '#test/carts.ts';
import { type Checkout, aCheckout, newKey, openShop } from '#test/checkout.ts';
import { databases } from '#test/databases.ts';
import { placeOrder } from './place-order.service.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const MOST = { placed: 32, refused: 7 };

describe.each(databases)('the statements of an order on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW, env: { DEMO: 'off' } });
    await openShop(app);
  });
  afterAll(() => app.close());

  const statementsOf = async ({ who }: Checkout, input: OrderInput, isRush = false) => {
    const { body } = await (await app.as('superAdmin')).get(adminApi.settings());
    const placing = {
      input,
      user: who.user,
      settings: body.data,
      online: null,
      holdMinutes: 30,
      key: newKey(),
      now: NOW,
    };
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (count++, result),
    };
    const db = app.db.withPlugin(counting);
    const crowd = { commits: new GroupCommit(db), isRush };
    const answer = await placeOrder(db, placing, crowd).catch((error: unknown) => error);
    return { count, answer };
  };

  it('are few for a piece and a seat', async () => {
    const checkout = await aCheckout(app, [item(await app.has.product()), seats(await app.has.workshop())]);
    const { count, answer } = await statementsOf(checkout, orderInputSchema.parse(await checkout.body()));
    expect(answer).toMatchObject({ isNew: true });
    expect(count).toBeLessThanOrEqual(MOST.placed);
  });

  it('are very few for whoever is too late, and write nothing', async () => {
    const course = await app.has.workshop({ participantLimit: 1, participants: 0 });
    const [first, late] = [await aCheckout(app, [seats(course)]), await aCheckout(app, [seats(course)])];
    const input = orderInputSchema.parse(await late.body());
    expect((await first.place()).status).toBe(201);
    const { count, answer } = await statementsOf(late, input, true);
    expect(answer).toMatchObject({ code: 'cart_changed' });
    expect(count).toBeLessThanOrEqual(MOST.refused);
  });
});
