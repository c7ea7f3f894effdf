import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, openEmptyDatabase, openTestDatabase } from '#test/databases.ts';
import { type OpenShop, openShop } from '#test/open-shop.ts';
import { type FilledShop, answersOf, fillShop } from '#test/sample-shop.ts';
import { runCommand } from '#test/shop-process.ts';
import { copyDatabase } from './copy-database.ts';
import { MIGRATIONS, databaseVersion } from './migrate.ts';

let dir: string;
let shop: OpenShop;
let filled: FilledShop;
let target: TestDatabase;
const targetUrl = () => (target.address.kind === 'postgres' ? target.address.url : '');

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'shop-move-'));
  shop = await openShop({ DATA_DIR: dir });
  filled = await fillShop(shop.call);
});
afterAll(async () => {
  await shop.close();
  rmSync(dir, { recursive: true, force: true });
});
beforeEach(async () => {
  target = await openEmptyDatabase('postgres');
});
afterEach(() => target.close());

async function rowsOf(db: OpenShop['db']): Promise<Record<string, number>> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).toSorted();
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = rows[0]!.count;
  }
  return counts;
}

describe('a move', () => {
  it('brings every row of every table', async () => {
    const { db, close } = await openTestDatabase('sqlite');
    const [last] = Object.keys(MIGRATIONS).slice(-1);
    const statements = readFileSync(join(import.meta.dirname, 'fixtures', `${last}.sql`), 'utf8').split(
      /;\n/,
    );
    for (const statement of statements) if (statement.trim() !== '') await sql.raw(statement).execute(db);
    const counts = await rowsOf(db);
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    expect(Object.fromEntries(await copyDatabase(db, target.db))).toEqual(counts);
    expect(await rowsOf(target.db)).toEqual(counts);
    expect((await databaseVersion(target.db)).applied).toEqual(Object.keys(MIGRATIONS));
    await close();
  });

  it('changes no answer of the shop', async () => {
    const before = await answersOf(shop.call, filled);
    await copyDatabase(shop.db, target.db);
    const moved = await openShop({ DATA_DIR: dir, DATABASE_URL: targetUrl() });
    expect(await answersOf(moved.call, filled)).toEqual(before);
    const { email, password } = filled.customer;
    expect((await moved.call('POST', '/api/auth/login', { email, password })).status).toBe(200);
    await moved.close();
  });

  it('leaves nothing behind when it fails', async () => {
    // Too long for a number of PostgreSQL.
    await sql`insert into attempt_counts (key, count, ends_at) values ('x', 99999999999, '')`.execute(
      shop.db,
    );
    await expect(copyDatabase(shop.db, target.db)).rejects.toThrow(/out of range/);
    await sql`delete from attempt_counts where key = 'x'`.execute(shop.db);
    expect((await databaseVersion(target.db)).isEmpty).toBe(true);
  });

  it('is refused while the shop runs, and into a database that is not empty', async () => {
    const env = { DATA_DIR: dir, DATABASE_URL: targetUrl() };
    const early = await runCommand('move-to-postgres', [], env);
    expect(early).toMatchObject({ code: 1, out: '' });
    expect(early.err).toMatch(
      /^The database \S+shop\.db can't be opened: the shop is running: stop it first\n$/,
    );
    await shop.close();
    await target.db.destroy();
    const moved = await runCommand('move-to-postgres', [], env);
    expect(moved).toMatchObject({ code: 0, err: '' });
    expect(moved.out).toMatch(/^Moved \d+ rows in \d+ tables; each table was compared\.\n/);
    const again = await runCommand('move-to-postgres', [], env);
    expect(again).toEqual({ code: 1, out: '', err: 'The PostgreSQL database is not empty.\n' });
    shop = await openShop({ DATA_DIR: dir });
  });
});
