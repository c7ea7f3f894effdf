import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from './schema.ts';

export interface AttemptCount {
  count: number;
  endsAt: string; // ISO 8601 UTC
}

export interface Counting {
  now: string;
  windowEnd: string;
  /** The first attempt over it still counts, and moves the end to `lockEnd` if set. */
  limit: number;
  lockEnd: string | null;
}

export async function readAttempts(db: Database, key: string, now: string): Promise<AttemptCount | null> {
  const row = await db
    .selectFrom('attempt_counts')
    .select(['count', 'ends_at'])
    .where('key', '=', key)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return row ? { count: row.count, endsAt: row.ends_at } : null;
}

/** One statement, so that concurrent attempts are all counted. */
export async function countAttempt(
  db: Database,
  key: string,
  { now, windowEnd, limit, lockEnd }: Counting,
): Promise<AttemptCount> {
  const count = sql.ref<number>('attempt_counts.count');
  const endsAt = sql.ref<string>('attempt_counts.ends_at');
  const row = await db
    .insertInto('attempt_counts')
    .values({ key, count: 1, ends_at: windowEnd })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when ${endsAt} <= ${now} then 1 else ${count} + 1 end`,
        ends_at: sql<string>`case when ${endsAt} <= ${now} then ${windowEnd}
          when ${count} = ${limit} and ${lockEnd !== null ? 1 : 0} = 1 then ${lockEnd ?? windowEnd}
          else ${endsAt} end`,
      }),
    )
    .returning(['count', 'ends_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, endsAt: row.ends_at };
}

export async function uncountAttempt(db: Database, key: string, now: string): Promise<void> {
  await db
    .updateTable('attempt_counts')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('count', '>', 0)
    .where('ends_at', '>', now)
    .execute();
}

export async function deleteEndedAttempts(db: Database, now: string): Promise<void> {
  await db.deleteFrom('attempt_counts').where('ends_at', '<=', now).execute();
}

/** Of whichever of the keys are counted. */
export function readAttemptCounts(db: Database, keys: string[]): Promise<{ count: number; until: string }[]> {
  return db
    .selectFrom('attempt_counts')
    .select(['count', 'ends_at as until'])
    .where('key', 'in', keys)
    .orderBy('ends_at')
    .execute();
}

export async function deleteAttempts(transaction: DatabaseTransaction, keys: string[]): Promise<void> {
  await transaction.deleteFrom('attempt_counts').where('key', 'in', keys).execute();
}
