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
