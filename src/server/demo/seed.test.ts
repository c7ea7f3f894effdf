import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPicture } from '#test/factories.ts';
import { type TestDatabase, databases, openTestDatabase } from '#test/databases.ts';
import { isDemoOpen, settleDemo } from '../db/demo-state.ts';
import type { Database } from '../db/schema.ts';
import { readState } from '../db/state.ts';
import { type FileStore, createFileStore } from '../pictures/file-store.ts';
import { processPicture } from '../pictures/process-picture.ts';
import { plain } from '../pictures/sample-pictures.ts';
import { DEMO_CATALOGUE } from './catalogue.ts';
import { storePictures } from './pictures.ts';
import { seedDemo } from './seed.ts';
import type { DemoCatalogue } from './types.ts';

const now = new Date('2026-08-11T09:00:00Z');
const [product, otherProduct] = DEMO_CATALOGUE.products as [
  DemoCatalogue['products'][0],
  DemoCatalogue['products'][0],
];
/** One of each kind: without a build, a whole catalogue's pictures take long. */
const small: DemoCatalogue = {
  products: [product, otherProduct],
  workshops: DEMO_CATALOGUE.workshops.slice(0, 1),
  tutorials: DEMO_CATALOGUE.tutorials.slice(0, 1),
  bannerTexts: DEMO_CATALOGUE.bannerTexts,
  orders: [],
};
const smallPictures = [
  ...[product, otherProduct].flatMap(({ pictures }) => pictures),
  small.workshops[0]!.picture,
  small.tutorials[0]!.cover,
  ...small.tutorials[0]!.pages,
].map(({ file }) => file);
const TABLES = ['products', 'workshops', 'tutorials', 'banner_texts'] as const;

async function counts(db: Database): Promise<number[]> {
  const tables = [...TABLES, 'files'] as const;
  return Promise.all(
    tables.map(async (table) => {
      const { count } = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    }),
  );
}

let prepared: string;

beforeAll(async () => {
  prepared = await mkdtemp(join(tmpdir(), 'demo-prepared-'));
  const stored = await storePictures(
    createFileStore({ dir: prepared }),
    smallPictures,
    join(prepared, 'none'),
  );
  const index = Object.fromEntries(Array.from(stored, ([name, { address }]) => [name, address]));
  await writeFile(join(prepared, 'index.json'), JSON.stringify(index));
});
afterAll(() => rm(prepared, { recursive: true, force: true }));

describe.each(databases)('the demo catalogue on %s', (kind) => {
  let database: TestDatabase;
  let db: Database;
  let files: FileStore;
  let dir: string;

  beforeEach(async () => {
    database = await openTestDatabase(kind);
    db = database.db;
    dir = await mkdtemp(join(tmpdir(), 'demo-'));
    files = createFileStore({ dir: join(dir, 'files') });
    // Its folder is there: a short test must not remove it while it is being made.
    await files.has(aPicture(1));
  });
  afterEach(async () => {
    await database.close();
    await rm(dir, { recursive: true, force: true });
  });

  const seed = (catalogue = small) => seedDemo({ db, files, now, catalogue, preparedPictures: prepared });

  test('is added as a whole, marked, with its pictures, and raises the version', async () => {
    const before = await readState(db, 'catalogue_version');
    expect(await seed()).toBe(true);
    expect(await counts(db)).toEqual([2, 1, 1, small.bannerTexts.length, smallPictures.length]);
    for (const table of TABLES) {
      const rows = await db.selectFrom(table).select(['demo_version', 'version']).execute();
      for (const row of rows) expect(row.demo_version).toBe(row.version);
    }
    const { image } = await db
      .selectFrom('products')
      .select('image')
      .where('id', '=', product.key)
      .executeTakeFirstOrThrow();
    expect(await files.has(image)).toBe(true);
    expect(await readState(db, 'catalogue_version')).not.toBe(before);
    expect(await isDemoOpen(db)).toBe(false);
  });

  test('is in the past, except upcoming workshops', async () => {
    await seed();
    const { created_at } = await db
      .selectFrom('products')
      .select('created_at')
      .where('id', '=', product.key)
      .executeTakeFirstOrThrow();
    expect(Date.parse(created_at)).toBeLessThanOrEqual(now.getTime());
    const [meeting] = await db.selectFrom('workshop_dates').select('date').orderBy('position').execute();
    expect(Date.parse(meeting!.date)).toBeGreaterThan(now.getTime());
  });

  test('is added once, even if the shop was emptied since', async () => {
    await seed();
    await db.deleteFrom('products').execute();
    expect(await seed()).toBe(false);
    expect((await counts(db))[0]).toBe(0);
  });

  test('is not added after it was declined', async () => {
    await settleDemo(db, 'declined');
    expect(await seed()).toBe(false);
    expect(await counts(db)).toEqual([0, 0, 0, 0, 0]);
  });

  test('is added once by two parallel starts', async () => {
    const done = await Promise.all([seed(), seed()]);
    expect(done.toSorted()).toEqual([false, true]);
    expect((await counts(db)).slice(0, 4)).toEqual([2, 1, 1, small.bannerTexts.length]);
  });

  test('leaves nothing after a failure, and is added at the next start', async () => {
    const broken = {
      ...small,
      tutorials: [...small.tutorials, { ...small.tutorials[0]!, key: product.key, price: 0.001 }],
    };
    await expect(seed(broken)).rejects.toThrow();
    expect(await counts(db)).toEqual([0, 0, 0, 0, 0]);
    expect(await isDemoOpen(db)).toBe(true);
    expect(await seed()).toBe(true);
  });
});

test('prepared pictures are used, except one that has changed since', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'demo-'));
  const build = createFileStore({ dir: join(dir, 'prepared') });
  const [first, second] = smallPictures as [string, string];
  const bytes = await readFile(new URL(`./pictures/${first}`, import.meta.url));
  const address = await build.save(await processPicture(bytes));
  await (await build.copy(address, 120, 'avif'))!.close();
  const old = await build.save(await processPicture(await plain(50, 50).png().toBuffer()));
  await writeFile(join(dir, 'prepared', 'index.json'), JSON.stringify({ [first]: address, [second]: old }));

  const files = createFileStore({ dir: join(dir, 'files') });
  const stored = await storePictures(files, [first, second], join(dir, 'prepared'));
  expect(stored.get(first)?.address).toBe(address);
  expect(await readdir(join(dir, 'files', 'copies'))).toEqual([
    basename(address).replace(/webp$/, '120.avif'),
  ]);
  expect(await files.has(stored.get(second)!.address)).toBe(true);
  expect(await files.has(old)).toBe(false);
  await rm(dir, { recursive: true, force: true });
});
