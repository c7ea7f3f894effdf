/** A customer writes in the moment in which `npm run customer -- erase` takes them out. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type DatabaseKind, databases } from '#test/databases.ts';
import type { Database } from '#server/db/schema.ts';

describe.each(databases)('a customer who is erased meanwhile, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
  });
  afterAll(() => app.close());

  it.each(['carts', 'tutorial_ratings'])('is told that there is nothing to write to: %s', async (table) => {
    const tutorial = await app.has.tutorial({ price: 0 });
    const user = await app.has.user();
    const customer = await app.as(user);
    await eraseAtInsert(app.db, kind, table);
    const answer =
      table === 'tutorial_ratings'
        ? await customer.put(`/api/tutorials/${tutorial._id}/rating`, { stars: 5 })
        : await customer.post('/api/checkout-sessions', { items: [], userId: user._id });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    await app.db.deleteFrom('users').where('id', '=', user._id).execute();
    expect((await customer.get('/api/auth/profile')).status).toBe(401);
  });
});

/** Between the look at who is calling and the row that belongs to them, the account goes. */
async function eraseAtInsert(db: Database, kind: DatabaseKind, table: string): Promise<void> {
  const name = `erase_at_${table}`;
  const erase = 'delete from users where id = new.user_id;';
  if (kind === 'sqlite') {
    await sql.raw(`create trigger ${name} before insert on ${table} begin ${erase} end`).execute(db);
    return;
  }
  await sql
    .raw(`create function ${name}() returns trigger language plpgsql as 'begin ${erase} return new; end'`)
    .execute(db);
  await sql
    .raw(`create trigger ${name} before insert on ${table} for each row execute function ${name}()`)
    .execute(db);
}
