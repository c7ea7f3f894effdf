/** The list of users in the database; the newest first, then by id (api.md, Calls). */
import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { Database } from '#server/db/schema.ts';
import { readState } from '#server/db/state.ts';
import { USER_COLUMNS, searchForm, toUser } from './user-row.ts';

export interface PageOfUsers {
  offset: number;
  limit: number;
}

export async function listUsers(db: Database, { offset, limit }: PageOfUsers): Promise<User[]> {
  // What stands before the page is passed over in the index alone.
  const rows = await db
    .selectFrom(inOrder(db).offset(offset).limit(limit).as('page'))
    .innerJoin('users', 'users.id', 'page.id')
    .select(USER_COLUMNS)
    .orderBy('page.joined_at', 'desc')
    .orderBy('page.id')
    .execute();
  return rows.map(toUser);
}

/** Kept with every account that comes or goes: no database can tell it without looking at each. */
export async function countUsers(db: Database): Promise<number> {
  return Number(await readState(db, 'user_count'));
}

/** Where a user stands in the list. */
interface Place {
  id: string;
  joined_at: string;
}

/** Users that are looked at in one go; a few ms, then others have their turn. */
const STEP = 10_000;

/**
 * A page of those whose email, name or phone number has this text in it, and how many there are. Any part of a text
 * may be meant, so each has to be looked at: the time grows with the number of users, but nobody waits for all of it.
 */
export async function findUsers(
  db: Database,
  search: string,
  { offset, limit }: PageOfUsers,
  step = stepOf(db),
): Promise<{ users: User[]; total: number }> {
  const pattern = `%${searchForm(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const ids: string[] = [];
  let total = 0;
  let after: Place | null = null;
  do {
    const last: Place | null = step === Infinity ? null : await placeAfter(db, after, step);
    const found = await countMatching(db, pattern, after, last);
    const skipped = Math.max(0, offset - total);
    if (found > skipped && ids.length < limit)
      ids.push(
        ...(await idsMatching(db, pattern, after, last, { offset: skipped, limit: limit - ids.length })),
      );
    total += found;
    after = last;
    await setImmediate();
  } while (after);
  return { users: await usersOf(db, ids), total };
}

/** PostgreSQL looks through all at once, beside this process, and would do so for each stretch. */
function stepOf(db: Database): number {
  return db.getExecutor().adapter.supportsMultipleConnections ? Infinity : STEP;
}

function inOrder(db: Database) {
  return db.selectFrom('users').select(['id', 'joined_at']).orderBy('joined_at', 'desc').orderBy('id');
}

/** The last of the so many that follow on a place (null: the list's start); null when there are fewer. */
async function placeAfter(db: Database, after: Place | null, count: number): Promise<Place | null> {
  const rest = after ? inOrder(db).where(isBehind(after)) : inOrder(db);
  return (
    (await rest
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst()) ?? null
  );
}

/** Behind the first place and up to the last one; null is the end of the list on either side. */
function matching(db: Database, pattern: string, after: Place | null, last: Place | null) {
  let stretch = inOrder(db).where(sql<SqlBool>`users.search_text like ${pattern} escape '\\'`);
  if (after) stretch = stretch.where(isBehind(after));
  if (last) stretch = stretch.where(isUpTo(last));
  return stretch;
}

function isBehind({ id, joined_at }: Place) {
  return sql<SqlBool>`(joined_at <= ${joined_at} and (joined_at < ${joined_at} or id > ${id}))`;
}

function isUpTo({ id, joined_at }: Place) {
  return sql<SqlBool>`(joined_at >= ${joined_at} and (joined_at > ${joined_at} or id <= ${id}))`;
}

async function countMatching(
  db: Database,
  pattern: string,
  after: Place | null,
  last: Place | null,
): Promise<number> {
  const { count } = await matching(db, pattern, after, last)
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

async function idsMatching(
  db: Database,
  pattern: string,
  after: Place | null,
  last: Place | null,
  { offset, limit }: PageOfUsers,
): Promise<string[]> {
  const rows = await matching(db, pattern, after, last).offset(offset).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** In the order of the ids; without those that are gone by now. */
async function usersOf(db: Database, ids: string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select(USER_COLUMNS).where('id', 'in', ids).execute();
  const users = new Map(rows.map((row) => [row.id, toUser(row)]));
  return ids.flatMap((id) => users.get(id) ?? []);
}
