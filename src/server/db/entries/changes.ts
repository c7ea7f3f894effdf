import { isDeepStrictEqual } from 'node:util';
import type { EntryKind } from '#domain/catalogue.ts';
import type { ChangeAction, EntryChange } from '#contract/admin.ts';
import { newId } from '../ids.ts';
import type { Database, DatabaseTransaction } from '../schema.ts';

const SHOWN = 200;

export type FieldChange = EntryChange['fields'][number];

export interface NewChange {
  kind: EntryKind;
  entryId: string;
  version: number;
  action: ChangeAction;
  at: Date;
  by: string | null; // null: the shop itself
  fields: FieldChange[];
}

export async function recordChange(
  transaction: DatabaseTransaction,
  { kind, entryId, version, action, at, by, fields }: NewChange,
): Promise<void> {
  await transaction
    .insertInto('entry_changes')
    .values({
      id: newId(),
      kind,
      entry_id: entryId,
      version,
      action,
      at: at.toISOString(),
      by_user: by,
      fields: JSON.stringify(fields),
    })
    .execute();
}

export function changedFields<Fields extends object>(before: Fields | null, after: Fields): FieldChange[] {
  const was = (before ?? {}) as Record<string, unknown>;
  return Object.entries(after)
    .filter(([field, value]) => before === null || !isDeepStrictEqual(was[field], value))
    .map(([field, value]) => ({ field, before: was[field] ?? null, after: value }));
}

export async function changesSince(
  db: Database,
  kind: EntryKind,
  entryId: string,
  version: number,
): Promise<Pick<EntryChange, 'version' | 'fields'>[]> {
  const rows = await db
    .selectFrom('entry_changes')
    .select(['version', 'fields'])
    .where('kind', '=', kind)
    .where('entry_id', '=', entryId)
    .where('version', '>', version)
    .execute();
  return rows.map((row) => ({ version: row.version, fields: JSON.parse(row.fields) }));
}

/** The time breaks ties: granting an owner raises no version. */
export async function listChanges(db: Database, kind: EntryKind, entryId: string): Promise<EntryChange[]> {
  const rows = await db
    .selectFrom('entry_changes as change')
    .leftJoin('users', 'users.id', 'change.by_user')
    .select(['change.id', 'change.at', 'change.action', 'change.version', 'change.fields'])
    .select(['users.id as user_id', 'users.first_name', 'users.last_name'])
    .where('change.kind', '=', kind)
    .where('change.entry_id', '=', entryId)
    .orderBy('change.version', 'desc')
    .orderBy('change.at', 'desc')
    .orderBy('change.id')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    at: row.at,
    by:
      row.user_id === null
        ? null
        : { _id: row.user_id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' },
    action: row.action,
    version: row.version,
    fields: JSON.parse(row.fields),
  }));
}
