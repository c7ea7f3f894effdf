/** Each change locks the entry before it compares versions, so that no concurrent change is lost. */
import type { ChangeAction, EntryChange, EntryUse } from '#contract/admin.ts';
import type { User } from '#contract/auth.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { type FieldChange, changedFields, recordChange, listChanges } from '#server/db/entries/changes.ts';
import { entryExists, lockEntry, restorableSince, setDeleted } from '#server/db/entries/entries.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { matchesVersion } from '#server/platform/http/if-match.ts';
import { acceptedFields } from './accepted-fields.ts';
import type { Input } from './complete-fields.ts';
import { countCartsWith } from './entries.repository.ts';
import type { AdminEntry, EntryFields, EntryType } from './entry-type.ts';

export interface EditingWithin {
  type: EntryType;
  by: User | null; // null: the shop itself
  now: Date;
}

export interface Editing extends EditingWithin {
  catalogue: CatalogueVersion;
}

export function createEntry(editing: Editing, input: Input<EntryFields>): Promise<AdminEntry> {
  return editing.catalogue.write((transaction) => createEntryWithin(transaction, editing, input));
}

/** For a transaction of `catalogue.write`, as are all of these. */
export async function createEntryWithin(
  transaction: DatabaseTransaction,
  editing: EditingWithin,
  input: Input<EntryFields>,
): Promise<AdminEntry> {
  const { type, now } = editing;
  const fields = await acceptedFields(transaction, type, input, null);
  const _id = newId();
  await type.insert(transaction, { ...fields, _id, createdDate: now.toISOString() });
  await record(transaction, editing, { _id, version: 1 }, 'created', changedFields(null, fields));
  return toAnswer(type, await read(transaction, type, _id));
}

/** An edit without effect keeps the version. Throws an ApiError for an unknown entry or picture, or another version. */
export function changeEntry(
  editing: Editing,
  id: string,
  input: Input<EntryFields>,
  ifMatch: string | undefined,
): Promise<AdminEntry> {
  const { catalogue, type } = editing;
  return catalogue.write(async (transaction) => {
    const before = await lockForChange(transaction, type, id, ifMatch);
    return changeLocked(transaction, editing, before, input, 'changed');
  });
}

export async function changeLocked(
  transaction: DatabaseTransaction,
  editing: EditingWithin,
  before: AdminEntry,
  input: Input<EntryFields>,
  action: ChangeAction,
): Promise<AdminEntry> {
  const { type, now } = editing;
  const { _id } = before;
  const fields = await acceptedFields(transaction, type, input, before);
  const differences = changedFields<EntryFields>(before, fields);
  if (differences.length === 0) return toAnswer(type, before);
  const version = before.version + 1;
  await type.update(transaction, _id, fields, { version, updatedDate: now });
  await record(transaction, editing, { _id, version }, action, differences);
  return toAnswer(type, await read(transaction, type, _id));
}

/** Throws an ApiError for an unknown entry, another version, or one that people own or come to. */
export function deleteEntry(editing: Editing, id: string, ifMatch: string | undefined): Promise<void> {
  return editing.catalogue.write((transaction) => deleteEntryWithin(transaction, editing, id, ifMatch));
}

export async function deleteEntryWithin(
  transaction: DatabaseTransaction,
  editing: EditingWithin,
  id: string,
  ifMatch: string | undefined,
): Promise<void> {
  const { type, now } = editing;
  const before = await lockForChange(transaction, type, id, ifMatch);
  if (await type.countOwners?.(transaction, id)) throw new ApiError('in_use');
  const version = before.version + 1;
  await setDeleted(transaction, type.kind, id, now, { version, updatedDate: now });
  await record(transaction, editing, { _id: id, version }, 'deleted');
}

/** Throws an ApiError unless the entry is deleted and can still be restored. */
export function restoreEntry(editing: Editing, id: string): Promise<AdminEntry> {
  const { catalogue, type, now } = editing;
  return catalogue.write(async (transaction) => {
    const state = await lockEntry(transaction, type.kind, id);
    if (!state?.deletedAt || state.deletedAt < restorableSince(now)) throw new ApiError('not_found');
    const version = state.version + 1;
    await setDeleted(transaction, type.kind, id, null, { version, updatedDate: now });
    await record(transaction, editing, { _id: id, version }, 'restored');
    return toAnswer(type, await read(transaction, type, id));
  });
}

/** Deleted entries have a history, too. Throws an ApiError for an unknown entry. */
export async function historyOf(db: Database, { kind }: EntryType, id: string): Promise<EntryChange[]> {
  if (!(await entryExists(db, kind, id))) throw new ApiError('not_found');
  return listChanges(db, kind, id);
}

export async function useOf(db: Database, type: EntryType, id: string): Promise<EntryUse> {
  if (!(await type.find(db, id))) throw new ApiError('not_found');
  return {
    carts: type.productType === null ? 0 : await countCartsWith(db, type.productType, id),
    owners: (await type.countOwners?.(db, id)) ?? 0,
  };
}

export async function lockForChange(
  transaction: DatabaseTransaction,
  type: EntryType,
  id: string,
  ifMatch: string | undefined,
): Promise<AdminEntry> {
  const state = await lockEntry(transaction, type.kind, id);
  if (!state || state.deletedAt !== null) throw new ApiError('not_found');
  const entry = await read(transaction, type, id);
  if (matchesVersion(ifMatch, entry.version)) return entry;
  throw new ApiError('old_version', undefined, { data: toAnswer(type, entry) });
}

function toAnswer(type: EntryType, entry: AdminEntry): AdminEntry {
  return type.toAnswer?.(entry) ?? entry;
}

async function read(transaction: DatabaseTransaction, type: EntryType, id: string): Promise<AdminEntry> {
  const entry = await type.find(transaction, id);
  if (!entry) throw new Error(`An entry of ${type.kind} vanished within a transaction`);
  return entry;
}

function record(
  transaction: DatabaseTransaction,
  { type, by, now }: EditingWithin,
  { _id, version }: { _id: string; version: number },
  action: ChangeAction,
  fields: FieldChange[] = [],
): Promise<void> {
  return recordChange(transaction, {
    kind: type.kind,
    entryId: _id,
    version,
    action,
    at: now,
    by: by?._id ?? null,
    fields,
  });
}
