/** `npm run customer -- erase` deletes an account while one of its calls runs. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { aCart, item } from '#test/carts.ts';
import { type DatabaseKind, databases } from '#test/databases.ts';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import type { Database, Tables } from '#server/db/schema.ts';

describe.each(databases)('a customer who is erased meanwhile, on %s', (kind) => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind);
    admin = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const WRITES: [keyof Tables, (tutorial: string, customer: TestUser) => ReturnType<TestUser['get']>][] = [
    ['carts', (_, customer) => customer.post(api.carts(), { items: [], userId: customer.user._id })],
    ['tutorial_ratings', (tutorial, customer) => customer.put(api.tutorialRating(tutorial), { stars: 5 })],
    ['tutorial_openings', (tutorial, customer) => customer.get(api.tutorial(tutorial))],
    [
      'reading_places',
      async (tutorial, customer) => {
        await admin.put(adminApi.tutorialOwner(tutorial, customer.user._id));
        return customer.put(accountApi.tutorialPlace(tutorial), { page: 2 });
      },
    ],
    [
      'tutorial_owners',
      (tutorial, customer) => admin.put(adminApi.tutorialOwner(tutorial, customer.user._id)),
    ],
  ];

  it.each(WRITES)('leaves no row in %s: the call is 404', async (table, write) => {
    const tutorial = await app.has.tutorial({ price: 0 });
    const customer = await app.as(await app.has.user());
    const trigger = await deleteAtInsert(app.db, kind, table, 'users where id = new.user_id');
    const answer = await write(tutorial._id, customer);
    await trigger.drop();
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    await app.db.deleteFrom('users').where('id', '=', customer.user._id).execute();
    expect((await customer.get(api.profile())).status).toBe(401);
  });

  it('is the only broken reference that is 404; any other is 500', async () => {
    const ring = await app.has.product();
    const cart = await aCart(app);
    const trigger = await deleteAtInsert(app.db, kind, 'cart_lines', 'carts where id = new.cart_id');
    const answer = await cart.put([item(ring)]);
    await trigger.drop();
    expect([answer.status, answer.body.code]).toEqual([500, 'internal']);
    expect((await cart.read()).body.data.items).toEqual([]);
  });
});

/** A trigger that deletes what a new row of the table refers to, just before it is inserted. */
async function deleteAtInsert(db: Database, kind: DatabaseKind, table: keyof Tables, rows: string) {
  const name = `delete_at_${table}`;
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (kind === 'sqlite') {
    await run(`create trigger ${name} before insert on ${table} begin delete from ${rows}; end`);
    return { drop: () => run(`drop trigger ${name}`) };
  }
  await run(
    `create function ${name}() returns trigger language plpgsql as 'begin delete from ${rows}; return new; end'`,
  );
  await run(`create trigger ${name} before insert on ${table} for each row execute function ${name}()`);
  return { drop: () => run(`drop trigger ${name} on ${table}`) };
}
