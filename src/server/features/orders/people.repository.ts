import type { User } from '#contract/auth.ts';
import type { Database } from '#server/db/schema.ts';
import { USER_COLUMNS, toUser } from '../accounts/user-row.ts';

/** By id; without accounts that are gone. */
export async function readPeople(
  db: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, User>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(USER_COLUMNS).where('id', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.id, toUser(row)]));
}
