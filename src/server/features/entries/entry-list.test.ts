import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import type { Database } from '#server/db/schema.ts';
import { productEntries } from '../products/product-entries.ts';
import type { EntryType } from './entry-type.ts';
import { entriesAsJson } from './entry-list.ts';

const type = productEntries as unknown as EntryType;

describe.each(databases)("the admin's list on %s", (kind) => {
  let app: TestApp;
  let ids: string[];

  beforeAll(async () => {
    app = await createTestApp(kind);
    for (let priority = 0; priority < 7; priority += 1) await app.has.product({ priority });
    ids = await type.ids(app.db);
  });
  afterAll(() => app.close());

  const written = async (batch: number, db: Database = app.db) => {
    const pieces: string[] = [];
    for await (const piece of entriesAsJson(db, type, ids, batch)) pieces.push(piece);
    return { pieces, entries: JSON.parse(`[${pieces.join('')}]`) as { _id: string; priority: number }[] };
  };

  it.each([1, 2, 6, 7, 8])('is the same in batches of %d', async (batch) => {
    const { pieces, entries } = await written(batch);
    expect(pieces.length).toBe(Math.ceil(7 / batch));
    expect(entries.map(({ priority }) => priority)).toEqual([6, 5, 4, 3, 2, 1, 0]);
    expect(entries).toEqual((await written(100)).entries);
  });

  it('omits entries deleted since it began, and stays valid JSON', async () => {
    const gone = [ids[0], ids[1], ids[4]];
    await app.db
      .updateTable('products')
      .set({ deleted_at: '2026-01-01T00:00:00.000Z' })
      .where('id', 'in', gone as string[])
      .execute();
    for (const batch of [1, 2, 3]) {
      const { entries } = await written(batch);
      expect(entries.map(({ _id }) => _id)).toEqual(ids.filter((id) => !gone.includes(id)));
    }
  });

  it('is empty without entries', async () => {
    const owner = await app.as('superAdmin');
    expect((await owner.get('/api/workshops/all')).body).toEqual({ data: [] });
    expect((await owner.get('/api/banner-texts')).body).toEqual([]);
  });
});
