import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { databases } from '#test/databases.ts';
import { type SharedDatabase, openSharedDatabase } from '#test/shared-database.ts';
import type { Database } from '../db/schema.ts';
import { idempotencyKeySchema, purgeIdempotencyKeys, runOnce } from './idempotency.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const DAY = 24 * 60 * 60_000;
const KEY = 'a-key-of-some-client';

describe.each(databases)('calls with an Idempotency-Key on %s', (kind) => {
  let shared: SharedDatabase;
  let runs: number;
  beforeEach(async () => {
    runs = 0;
    shared = await openSharedDatabase(kind);
    for (const id of ['dana', 'noa'])
      await shared.db
        .insertInto('users')
        .values({
          id,
          email: `${id}@example.com`,
          email_key: `${id}@example.com`,
          first_name: id,
          last_name: '',
          role: 'user',
          password_hash: '',
          joined_at: NOW.toISOString(),
          search_text: '',
        })
        .execute();
  });
  afterEach(() => shared.close());

  interface Call {
    db?: Database;
    userId?: string;
    call?: string;
    key?: string;
    body?: unknown;
    work?: () => Promise<void>;
  }
  const run = ({ db = shared.db, work = async () => {}, ...given }: Call = {}) => {
    const call = { userId: 'dana', call: 'POST /orders', key: KEY, body: { total: 5 }, now: NOW, ...given };
    return db.transaction().execute((transaction) =>
      runOnce(transaction, call, async () => {
        runs++;
        await work();
        return `order ${runs}`;
      }),
    );
  };

  it('run once and return the first reference again', async () => {
    expect(await run()).toEqual({ kind: 'first', reference: 'order 1' });
    expect(await run()).toEqual({ kind: 'repeated', reference: 'order 1' });
    expect(runs).toBe(1);
  });

  it('are the same whatever the order of the fields', async () => {
    await run({ body: { total: 5, lines: [{ a: 1, b: 2 }] } });
    expect(await run({ body: { lines: [{ b: 2, a: 1 }], total: 5 } })).toMatchObject({ kind: 'repeated' });
  });

  it('refuse a key that was used with another body', async () => {
    await run();
    expect(await run({ body: { total: 6 } })).toEqual({ kind: 'key_reused' });
    expect(runs).toBe(1);
  });

  it('are distinct by user, call and key', async () => {
    await run();
    for (const other of [{ userId: 'noa' }, { call: 'POST /refunds' }, { key: `${KEY}2` }])
      expect(await run(other)).toMatchObject({ kind: 'first' });
  });

  it('run once when several arrive at the same moment', async () => {
    const other = kind === 'postgres' ? await shared.connect() : shared.db;
    const results = await Promise.all([run(), run({ db: other }), run(), run({ db: other })]);
    expect(runs).toBe(1);
    expect(results.map((result) => result.kind).toSorted()).toEqual(['first', ...Array(3).fill('repeated')]);
    expect(new Set(results.map((result) => 'reference' in result && result.reference)).size).toBe(1);
  });

  it('run again after a failure', async () => {
    await expect(run({ work: () => Promise.reject(new Error('sold out')) })).rejects.toThrow('sold out');
    expect(await run()).toEqual({ kind: 'first', reference: 'order 2' });
  });

  it('are deleted after 30 days and with their user', async () => {
    await run();
    await purgeIdempotencyKeys(shared.db, new Date(NOW.getTime() + 30 * DAY));
    expect(await run()).toMatchObject({ kind: 'repeated' });
    await purgeIdempotencyKeys(shared.db, new Date(NOW.getTime() + 30 * DAY + 1));
    expect(await run()).toMatchObject({ kind: 'first' });
    await shared.db.deleteFrom('users').where('id', '=', 'dana').execute();
    expect(await shared.db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  });
});

test.each([
  ['x'.repeat(15), false],
  ['x'.repeat(16), true],
  ['x'.repeat(100), true],
  ['x'.repeat(101), false],
  ['with a space in it', false],
  ['מפתח מפתח מפתח מפתח', false],
])('a key may be %o: %o', (key, valid) => {
  expect(idempotencyKeySchema.safeParse(key).success).toBe(valid);
});
