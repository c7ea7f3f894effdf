import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { databases, openTestDatabase } from '../../../test/databases.ts';
import { DatabaseOpenError, openDatabase } from './connection.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

describe('SQLite', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2],
    ['foreign_keys', 1],
    ['busy_timeout', 5_000],
  ])('runs with %s %s', async (pragma, expected) => {
    const db = await openDatabase({ kind: 'sqlite', file: join(dir, 'new', 'shop.db') });
    const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(pragma)}`.execute(db);
    expect(Object.values(rows[0]!)).toEqual([expected]);
    await db.destroy();
  });

  it('takes the write lock when a transaction begins, and says that another has it', async () => {
    const address = { kind: 'sqlite', file: join(dir, 'busy.db') } as const;
    const [one, other] = [await openDatabase(address), await openDatabase(address)];
    await sql`pragma busy_timeout = 0`.execute(other);
    await one.transaction().execute(async () => {
      const refused = await other
        .transaction()
        .execute(async () => null)
        .catch((error: unknown) => error);
      expect(isDatabaseUnavailable(refused)).toBe(true);
    });
    await Promise.all([one.destroy(), other.destroy()]);
  });

  it('that is no database is told in one line', async () => {
    const opened = openDatabase({ kind: 'sqlite', file: dir });
    await expect(opened).rejects.toThrow(DatabaseOpenError);
    await expect(opened).rejects.toThrow(/^The database \S+ can't be opened: [^\n]+$/);
  });
});

describe('PostgreSQL', () => {
  it('that is not there is told in one line, without the password', async () => {
    const opened = openDatabase({ kind: 'postgres', url: 'postgres://shop:hush@127.0.0.1:1/shop' });
    await expect(opened).rejects.toThrow(
      /^The database postgres:\/\/127\.0\.0\.1:1\/shop can't be opened: [^\n]+$/,
    );
    await expect(opened).rejects.not.toThrow('hush');
  });
});

describe.each(databases)('on %s', (kind) => {
  it('text is ordered by its bytes and compared to the letter', async () => {
    const { db, close } = await openTestDatabase(kind);
    const keys = ['b', 'B', 'a', '_', 'א', '-', '10', '9', 'Z', 'é'];
    await db
      .insertInto('shop_state')
      .values(keys.map((key) => ({ key, value: '' })))
      .execute();
    const rows = await db
      .selectFrom('shop_state')
      .select('key')
      .where('value', '=', '')
      .orderBy('key')
      .execute();
    expect(rows.map(({ key }) => key)).toEqual(['-', '10', '9', 'B', 'Z', '_', 'a', 'b', 'é', 'א']);
    await close();
  });

  it('a row that others point to can not vanish beneath them', async () => {
    const { db, close } = await openTestDatabase(kind);
    const orphan = db
      .insertInto('tutorial_pages')
      .values({ tutorial_id: 'none', position: 0, image: '' })
      .execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
    await close();
  });
});
