import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '#test/databases.ts';
import { type SharedDatabase, openSharedDatabase } from '#test/shared-database.ts';
import { nextNumber } from './counters.ts';
import type { Database } from './schema.ts';

describe.each(databases)('running numbers on %s', (kind) => {
  let shared: SharedDatabase;
  beforeEach(async () => {
    shared = await openSharedDatabase(kind);
  });
  afterEach(() => shared.close());

  const next = (db: Database) => db.transaction().execute((transaction) => nextNumber(transaction, 'orders'));

  it('begin at 1001 and go up by one', async () => {
    expect([await next(shared.db), await next(shared.db)]).toEqual([1001, 1002]);
  });

  it('are never issued twice by concurrent transactions', async () => {
    const processes = [shared.db, kind === 'postgres' ? await shared.connect() : shared.db];
    const numbers = await Promise.all(Array.from({ length: 40 }, (_, index) => next(processes[index % 2]!)));
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 40 }, (_, index) => 1001 + index));
  });

  it('leave no trace of a transaction that fails', async () => {
    const failing = shared.db.transaction().execute(async (transaction) => {
      await nextNumber(transaction, 'orders');
      throw new Error('no order');
    });
    await expect(failing).rejects.toThrow('no order');
    expect(await next(shared.db)).toBe(1001);
  });
});
