import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { type TestDatabase, databases, openTestDatabase } from '#test/databases.ts';
import { GroupCommit } from './group-commit.ts';
import type { DatabaseTransaction } from './schema.ts';

describe.each(databases)('transactions that are committed together on %s', (kind) => {
  let database: TestDatabase;
  let commits: GroupCommit;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    commits = new GroupCommit(database.db);
  });
  afterEach(() => database.close());

  const write = async (transaction: DatabaseTransaction, key: string) => {
    await sql`insert into first_orders (email_hash, order_id) values (${key}, 'o')`.execute(transaction);
    return key;
  };
  const written = async () => {
    const rows = await database.db.selectFrom('first_orders').select('email_hash').execute();
    return rows.map(({ email_hash }) => email_hash).toSorted();
  };
  const outcomes = async (works: ((transaction: DatabaseTransaction) => Promise<unknown>)[]) =>
    (await Promise.allSettled(works.map((work) => commits.run(work)))).map((outcome) =>
      outcome.status === 'fulfilled' ? outcome.value : String(outcome.reason.message),
    );

  it('return their own results, however many come', async () => {
    const keys = Array.from({ length: 40 }, (_, index) => `key ${100 + index}`);
    expect(await outcomes(keys.map((key) => (transaction) => write(transaction, key)))).toEqual(keys);
    expect(await written()).toEqual(keys);
  });

  it('write nothing of the one that fails', async () => {
    const failing = async (transaction: DatabaseTransaction) => {
      await write(transaction, 'b');
      throw new Error('sold out');
    };
    const twice = async (transaction: DatabaseTransaction) => {
      await write(transaction, 'd');
      await write(transaction, 'd');
    };
    const found = await outcomes([
      (transaction) => write(transaction, 'a'),
      failing,
      (transaction) => write(transaction, 'c'),
      twice,
    ]);
    expect(found.slice(0, 3)).toEqual(['a', 'sold out', 'c']);
    expect(found[3]).toMatch(/unique/i);
    expect(await written()).toEqual(['a', 'c']);
  });

  it.runIf(kind === 'sqlite')('take along what arrives in the same turn of the event loop', async () => {
    const steps: string[] = [];
    const arrive = async (name: string) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setImmediate(() => {
        steps.push(`${name} arrives`);
        resolve(commits.run(async () => void steps.push(`${name} is written`)));
      });
      return promise;
    };
    await Promise.all([arrive('a'), arrive('b')]);
    expect(steps).toEqual(['a arrives', 'b arrives', 'a is written', 'b is written']);
  });

  it.runIf(kind === 'sqlite')('tell nobody before the commit, which may fail', async () => {
    const orphan = async (transaction: DatabaseTransaction) => {
      await sql`pragma defer_foreign_keys = on`.execute(transaction);
      await sql`insert into order_terms (term, order_id) values ('x', 'nobody')`.execute(transaction);
    };
    const failed = await outcomes([(transaction) => write(transaction, 'a'), orphan]);
    expect(failed).toEqual(Array(2).fill(expect.stringMatching(/FOREIGN KEY/)));
    expect(await written()).toEqual([]);
    expect(await commits.run((transaction) => write(transaction, 'b'))).toBe('b');
    expect(await written()).toEqual(['b']);
  });

  it.runIf(kind === 'sqlite')('fail when no transaction can begin', async () => {
    await database.db.destroy();
    const failed = await outcomes([(transaction) => write(transaction, 'a'), async () => {}]);
    expect(failed).toEqual(Array(2).fill(expect.any(String)));
    database = await openTestDatabase(kind);
  });
});
