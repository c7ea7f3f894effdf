import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type DatabaseKind, databases, openTestDatabase } from '#test/databases.ts';
import { type DatabaseAddress, DatabaseOpenError, openDatabase } from './connection.ts';
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

  it("creates files that only the shop's user can read, and keeps the mode of existing ones", async () => {
    const file = join(dir, 'private', 'shop.db');
    const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
    const db = await openDatabase({ kind: 'sqlite', file });
    await sql`create table one (id integer)`.execute(db);
    expect(modeOf(join(dir, 'private'))).toBe('700');
    expect(['', '-wal', '-shm', '.lock'].map((end) => modeOf(file + end))).toEqual([
      '600',
      '600',
      '600',
      '600',
    ]);
    await db.destroy();
    chmodSync(file, 0o640);
    await (await openDatabase({ kind: 'sqlite', file })).destroy();
    expect(modeOf(file)).toBe('640');
  });

  it('takes the write lock when a transaction begins, and reports when another process has it', async () => {
    const address = { kind: 'sqlite', file: join(dir, 'busy.db') } as const;
    const [first, second] = [await openDatabase(address), await openDatabase(address)];
    await sql`pragma busy_timeout = 0`.execute(second);
    await first.transaction().execute(async () => {
      const refused = await second
        .transaction()
        .execute(async () => null)
        .catch((error: unknown) => error);
      expect(isDatabaseUnavailable(refused)).toBe(true);
    });
    await Promise.all([first.destroy(), second.destroy()]);
  });

  it('reports in one line a file that is not a database', async () => {
    const opened = openDatabase({ kind: 'sqlite', file: dir });
    await expect(opened).rejects.toThrow(DatabaseOpenError);
    await expect(opened).rejects.toThrow(/^The database \S+ can't be opened: [^\n]+$/);
  });
});

describe('PostgreSQL', () => {
  it('reports in one line, without the password, that it is unreachable', async () => {
    const opened = openDatabase({ kind: 'postgres', url: 'postgres://shop:hush@127.0.0.1:1/shop' });
    await expect(opened).rejects.toThrow(
      /^The database postgres:\/\/127\.0\.0\.1:1\/shop can't be opened: [^\n]+$/,
    );
    await expect(opened).rejects.not.toThrow('hush');
  });

  it('recovers after a connection breaks between two queries of a transaction', async () => {
    const { db, close } = await openTestDatabase('postgres');
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      const { pid } = rows[0]!;
      await sql`select pg_terminate_backend(${pid})`.execute(db);
      const isThere = async () => {
        const found = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(db);
        return found.rows.length > 0;
      };
      await expect.poll(isThere).toBe(false);
      await sql`select 1`.execute(transaction);
    });
    const error = await broken.catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
    await sql`select 1`.execute(db);
    await close();
  });

  it('is unavailable when its socket is missing', async () => {
    const opened = openDatabase({ kind: 'postgres', url: 'postgres:///shop?host=/nowhere' });
    await expect(opened).rejects.toThrow(/ENOENT/);
    const { cause } = (await opened.catch((thrown: unknown) => thrown)) as Error;
    expect(isDatabaseUnavailable(cause)).toBe(true);
  });
});

async function openPrivateDatabase(
  kind: DatabaseKind,
): Promise<{ address: DatabaseAddress; close: () => Promise<void> }> {
  if (kind === 'sqlite') {
    const dir = mkdtempSync(join(tmpdir(), 'shop-'));
    return {
      address: { kind, file: join(dir, 'shop.db') },
      close: async () => rmSync(dir, { recursive: true }),
    };
  }
  const { db, address, close } = await openTestDatabase(kind);
  await db.destroy();
  return { address, close };
}

describe.each(databases)('on %s', (kind) => {
  it('orders text by its bytes and compares it exactly', async () => {
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

  it('can be shared, and held alone only while nobody else uses it', async () => {
    const { address, close } = await openPrivateDatabase(kind);
    const [first, second] = [await openDatabase(address), await openDatabase(address)];
    const early = openDatabase(address, { alone: true });
    await expect(early).rejects.toThrow(
      /^The database \S+ can't be opened: the shop is running: stop it first$/,
    );
    await Promise.all([first.destroy(), second.destroy()]);
    const alone = await openDatabase(address, { alone: true });
    for (const options of [{}, { alone: true }]) {
      await expect(openDatabase(address, options)).rejects.toThrow(DatabaseOpenError);
    }
    await alone.destroy();
    await (await openDatabase(address)).destroy();
    await close();
  });

  it('enforces foreign keys', async () => {
    const { db, close } = await openTestDatabase(kind);
    const orphan = db
      .insertInto('tutorial_pages')
      .values({ tutorial_id: 'none', position: 0, image: '' })
      .execute();
    await expect(orphan).rejects.toThrow(/foreign key/i);
    await close();
  });
});
