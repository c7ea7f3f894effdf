import type { SettingsChange } from '#contract/settings.ts';
import type { FieldChange } from '#server/db/entries/changes.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { readStates, writeState } from '#server/db/state.ts';

/** What the admin has set, by path; a missing path has its default. */
export type Overrides = ReadonlyMap<string, unknown>;

export interface StoredSettings {
  version: number;
  overrides: Overrides;
  isDemoCleared: boolean;
}

export async function readSettings(db: Database): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  const states = await readStates(db, ['settings_version', 'demo_cleared']);
  return {
    version: Number(states.settings_version),
    overrides: new Map(rows.map(({ path, value }) => [path, JSON.parse(value)])),
    isDemoCleared: states.demo_cleared !== undefined,
  };
}

/** `null` takes the path back to its default. */
export async function writeSettings(
  transaction: DatabaseTransaction,
  changes: Overrides,
  version: number,
): Promise<void> {
  const removed = [...changes].filter(([, value]) => value === null).map(([path]) => path);
  const set = [...changes]
    .filter(([, value]) => value !== null)
    .map(([path, value]) => ({ path, value: JSON.stringify(value) }));
  if (removed.length > 0) await transaction.deleteFrom('settings').where('path', 'in', removed).execute();
  if (set.length > 0)
    await transaction
      .insertInto('settings')
      .values(set)
      .onConflict((conflict) =>
        conflict.column('path').doUpdateSet(({ ref }) => ({ value: ref('excluded.value') })),
      )
      .execute();
  await writeState(transaction, 'settings_version', String(version));
}

export async function recordSettingsChange(
  transaction: DatabaseTransaction,
  { version, at, by, fields }: { version: number; at: Date; by: string; fields: FieldChange[] },
): Promise<void> {
  await transaction
    .insertInto('settings_changes')
    .values({ version, at: at.toISOString(), by_user: by, fields: JSON.stringify(fields) })
    .execute();
}

const SHOWN = 200;

export async function listSettingsChanges(db: Database): Promise<SettingsChange[]> {
  const rows = await db
    .selectFrom('settings_changes as change')
    .leftJoin('users', 'users.id', 'change.by_user')
    .select(['change.version', 'change.at', 'change.fields'])
    .select(['users.id as user_id', 'users.first_name', 'users.last_name'])
    .orderBy('change.version', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ user_id, first_name, last_name, fields, ...row }) => ({
    ...row,
    by: user_id === null ? null : { _id: user_id, firstName: first_name ?? '', lastName: last_name ?? '' },
    fields: JSON.parse(fields),
  }));
}
