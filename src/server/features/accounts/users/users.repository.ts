import { setImmediate } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { Database } from '#server/db/schema.ts';
import { readState } from '#server/db/state.ts';
import { USER_COLUMNS, type UserRow, searchForm, toUser } from '../user-row.ts';

export interface PageOfUsers {
  offset: number;
  limit: number;
}

export async function listUsers(db: Database, { offset, limit }: PageOfUsers): Promise<User[]> {
  // The rows before the page are skipped in the index alone.
  const rows = await db
    .selectFrom(inOrder(db).offset(offset).limit(limit).as('page'))
    .innerJoin('users', 'users.id', 'page.id')
    .select(USER_COLUMNS)
    .orderBy('page.joined_at', 'desc')
    .orderBy('page.id')
    .execute();
  return rows.map(toUser);
}

/** All, the newest first, by position, so that none repeats when accounts come and go. */
export async function* usersInBatches(db: Database, batch = 500): AsyncGenerator<User[]> {
  let after: Place | null = null;
  do {
    const rows: UserRow[] = await batchOf(db, after, batch);
    if (rows.length > 0) yield rows.map(toUser);
    after = rows.length < batch ? null : (rows.at(-1) ?? null);
  } while (after);
}

function batchOf(db: Database, after: Place | null, batch: number): Promise<UserRow[]> {
  const rest = after ? inOrder(db).where(isBehind(after)) : inOrder(db);
  return rest.clearSelect().select(USER_COLUMNS).limit(batch).execute();
}

/** A stored count, since counting reads every row. */
export async function countUsers(db: Database): Promise<number> {
  return Number(await readState(db, 'user_count'));
}

interface Place {
  id: string;
  joined_at: string;
}

/** Users searched in one step: a few ms, then other work gets a turn. */
const STEP = 10_000;

/** Any part of a text may match, so all users are searched, in steps that let other work run. */
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

/** PostgreSQL runs in another process and would search all users again at each step. */
function stepOf(db: Database): number {
  return db.getExecutor().adapter.supportsMultipleConnections ? Infinity : STEP;
}

function inOrder(db: Database) {
  return db.selectFrom('users').select(['id', 'joined_at']).orderBy('joined_at', 'desc').orderBy('id');
}

/** The place `count` rows after `after` (null: the start); null when there are fewer. */
async function placeAfter(db: Database, after: Place | null, count: number): Promise<Place | null> {
  const rest = after ? inOrder(db).where(isBehind(after)) : inOrder(db);
  return (
    (await rest
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst()) ?? null
  );
}

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

async function usersOf(db: Database, ids: string[]): Promise<User[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('users').select(USER_COLUMNS).where('id', 'in', ids).execute();
  const users = new Map(rows.map((row) => [row.id, toUser(row)]));
  return ids.flatMap((id) => users.get(id) ?? []);
}
