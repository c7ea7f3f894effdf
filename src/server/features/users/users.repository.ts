/** The list of users in the database. */
import { type SqlBool, sql } from 'kysely';
import type { User } from '../../../contract/auth.ts';
import type { Database } from '../../db/schema.ts';
import { USER_COLUMNS, searchForm, toUser } from '../../db/users.ts';

/** `search` '' is everyone. */
function matching(db: Database, search: string) {
  const all = db.selectFrom('users');
  if (search === '') return all;
  const pattern = `%${searchForm(search).replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return all.where(sql<SqlBool>`users.search_text like ${pattern} escape '\\'`);
}

/** The newest first, then by id (api.md, Calls). */
export async function listUsers(
  db: Database,
  search: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<User[]> {
  const rows = await matching(db, search)
    .select(USER_COLUMNS)
    .orderBy('joined_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(toUser);
}

export async function countUsers(db: Database, search: string): Promise<number> {
  const { count } = await matching(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
