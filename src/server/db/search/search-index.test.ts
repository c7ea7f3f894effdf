import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { SAMPLES } from '#test/entry-inputs.ts';
import { aProduct, aTutorial, aWorkshop } from '#test/factories.ts';
import { pick, seededRandom } from '#test/lists.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { clearDemo } from '#server/demo/clear.ts';
import { insertProduct } from '#server/features/products/products.repository.ts';
import { purgeDeleted } from '../entries/purge.ts';
import type { Database } from '../schema.ts';
import { rebuildBehind, rebuildSearch } from './search-rebuild.ts';

const KINDS = ['products', 'workshops', 'tutorials'] as const;
const WORDS = ['טבעת', 'הטבעת', 'טבעות', 'כסף', 'ring', 'rings', 'silver', 'לוח'];

const fail = (error: unknown) => {
  throw error;
};

/** Terms without the index numbers of their entries. */
async function contentOf(db: Database): Promise<string[]> {
  const entries = await db.selectFrom('search_entries').selectAll().execute();
  const terms = await db.selectFrom('search_terms').selectAll().execute();
  const names = new Map(entries.map(({ number, kind, entry_id }) => [number, `${kind} ${entry_id}`]));
  return [
    ...entries.map((entry) => JSON.stringify({ ...entry, number: undefined })),
    ...terms.map(({ number, ...term }) => JSON.stringify([names.get(number), term])),
  ].toSorted();
}

async function rebuilt(db: Database): Promise<string[]> {
  await db.updateTable('shop_state').set({ value: '0' }).where('key', '=', 'search_index').execute();
  await rebuildSearch(db);
  return contentOf(db);
}

async function stateOf(db: Database): Promise<string> {
  const row = await db
    .selectFrom('shop_state')
    .select('value')
    .where('key', '=', 'search_index')
    .executeTakeFirst();
  return row?.value ?? '';
}

async function fill(app: TestApp): Promise<void> {
  await app.catalogue.write(async (db) => {
    for (let index = 0; index < 250; index += 1)
      await insertProduct(db, aProduct({ title: `טבעת ${index}` }));
  });
  await app.has.workshop();
  await app.has.tutorial();
  await app.has.product({ active: false });
}

describe.each(databases)('the search index on %s', (kind) => {
  it('equals a rebuilt one after many changes', async () => {
    const app = await createTestApp(kind);
    const owner = await app.as('superAdmin');
    for (const number of [1, 2, 3, 4]) await app.has.picture(number);
    const demo = { product: aProduct(), workshop: aWorkshop(), tutorial: aTutorial() };
    await app.catalogue.write((db) => insertProduct(db, demo.product, { demo: true }));
    await app.has.workshop(demo.workshop);
    await app.has.tutorial(demo.tutorial);
    const random = seededRandom(11);
    const words = () =>
      Array.from({ length: 1 + Math.floor(random() * 4) }, () => pick(random, WORDS)).join(' ');
    const made: { kind: (typeof KINDS)[number]; id: string }[] = [];
    for (let step = 0; step < 80; step += 1) {
      const entry = random() < 0.3 ? undefined : made[Math.floor(random() * made.length)];
      const of = entry?.kind ?? pick(random, KINDS);
      const body = {
        ...SAMPLES[of].full,
        title: words(),
        description: words(),
        priority: pick(random, [0, 1]),
        active: random() < 0.7,
        translations: { en: { title: words() } },
      };
      if (!entry) {
        const { status, body: answer } = await owner.post(`/api/${of}`, body);
        expect(status).toBe(201);
        made.push({ kind: of, id: answer.data._id });
      } else if (random() < 0.6) {
        await owner.put(adminApi.entry(of, entry.id), body);
      } else if (random() < 0.5) {
        await owner.delete(adminApi.entry(of, entry.id));
      } else {
        await owner.post(`/api/admin/${of}/${entry.id}/restore`);
      }
    }
    const cleared = await clearDemo({ db: app.db, catalogue: app.catalogue, by: null, now: new Date() });
    expect(cleared.entries).toBe(1);
    await purgeDeleted(app.db, new Date(Date.now() + 40 * 24 * 60 * 60 * 1000));

    const indexed = await contentOf(app.db);
    expect(indexed.length).toBeGreaterThan(100);
    expect(indexed.filter((line) => line.includes(demo.product._id))).toEqual([]);
    await rebuildSearch(app.db);
    expect(await rebuilt(app.db)).toEqual(indexed);
    await app.close();
  });

  it('is built once by concurrent starts', async () => {
    const app = await createTestApp(kind);
    await fill(app);
    const indexed = await contentOf(app.db);
    await app.db.deleteFrom('search_terms').execute();
    await Promise.all([rebuildSearch(app.db), rebuildSearch(app.db), rebuildSearch(app.db)]);
    expect(await contentOf(app.db)).toEqual(indexed);

    const version = await app.catalogue.version();
    await rebuildSearch(app.db);
    expect(await app.catalogue.version()).toBe(version);
    await app.close();
  });

  it('is rebuilt while the shop is open and searches the old one', async () => {
    const app = await createTestApp(kind);
    await app.has.workshop();
    await app.has.product({ title: 'טבעת' });
    await app.has.product({ title: 'אחרת' });
    const indexed = await contentOf(app.db);
    expect(await rebuildSearch(app.db, 1)).toBe(false);
    expect(await contentOf(app.db)).toEqual(indexed);

    await app.db.deleteFrom('search_terms').where('term', '=', 'הרצליה').execute();
    expect(await contentOf(app.db)).not.toEqual(indexed);
    const version = await app.catalogue.version();
    await rebuildBehind(app.db, fail).finished;
    expect(await contentOf(app.db)).toEqual(indexed);
    expect(await rebuildSearch(app.db, 1)).toBe(true);
    expect(
      (
        await app.db.selectFrom('shop_state').select('value').where('key', '=', 'catalogue_version').execute()
      )[0]!.value,
    ).not.toBe(version.split('.')[0]);
    await app.close();
  });

  it('is rebuilt even if the database was unavailable for a while', async () => {
    const app = await createTestApp(kind);
    await app.has.product();
    const indexed = await contentOf(app.db);
    const told: unknown[] = [];
    const away: KyselyPlugin = {
      transformQuery: ({ node }) => {
        if (told.length < 2) throw new Error('away');
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    await rebuildBehind(app.db.withPlugin(away), (error) => told.push(error), 1).finished;
    expect(told.map(String)).toEqual(['Error: away', 'Error: away']);
    expect(await rebuildSearch(app.db, 1)).toBe(true);
    expect(await contentOf(app.db)).toEqual(indexed);
    await app.close();
  });

  it('stops its rebuild when the shop closes', async () => {
    const app = await createTestApp(kind);
    for (let index = 0; index < 9; index += 1) await app.has.product();
    const rebuilding = rebuildBehind(app.db, fail);
    rebuilding.end();
    await rebuilding.finished;
    const state = await stateOf(app.db);
    expect(state).toMatch(/ products .+/);
    await rebuildSearch(app.db);
    expect(state.startsWith(await stateOf(app.db))).toBe(true);
    await app.close();
  });

  it('continues where a start was killed', async () => {
    const app = await createTestApp(kind);
    await fill(app);
    await rebuildSearch(app.db);
    const [indexed, done] = [await contentOf(app.db), await stateOf(app.db)];
    // The products are indexed; the workshops have lost their terms.
    await app.db
      .updateTable('shop_state')
      .set({ value: `${done} workshops ` })
      .where('key', '=', 'search_index')
      .execute();
    await app.db.deleteFrom('search_terms').where('term', '=', 'הרצליה').execute();
    expect(await contentOf(app.db)).not.toEqual(indexed);
    await rebuildSearch(app.db);
    expect(await contentOf(app.db)).toEqual(indexed);
    expect(await stateOf(app.db)).toBe(done);
    await app.close();
  });
});
