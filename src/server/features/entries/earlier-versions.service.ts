/** Back to an earlier version of an entry (docs/rules.md#deleting-and-restoring). */
import { changesBack } from '#contract/entry-versions.ts';
import { checkInput } from '#contract/field-problems.ts';
import { changesSince } from '#server/db/entries/changes.ts';
import type { Database } from '#server/db/schema.ts';
import { knownPictures } from '#server/pictures/files.repository.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { Input } from './complete-fields.ts';
import { type Editing, changeLocked, lockForChange } from './entries.service.ts';
import type { AdminEntry, EntryFields, EntryType } from './entry-type.ts';

export interface Returned {
  entry: AdminEntry;
  /** Addresses of pictures that no longer exist; the entry keeps what it has instead. */
  missingPictures: string[];
}

/** Throws an ApiError for an unknown entry or version, another current version, or values that are no longer valid. */
export function returnToVersion(
  editing: Editing,
  id: string,
  version: number,
  ifMatch: string | undefined,
): Promise<Returned> {
  const { catalogue, type } = editing;
  return catalogue.write(async (transaction) => {
    const before = await lockForChange(transaction, type, id, ifMatch);
    const changes = await changesSince(transaction, type.kind, id, version);
    const back = changesBack(type.kind, changes, { from: before.version, to: version });
    if (!back) throw new ApiError('not_found');
    const current = fieldsOf(type, before);
    const had = Object.fromEntries(
      back.filter(({ field }) => field in current).map(({ field, after }) => [field, after]),
    );
    const then = type.asCountedNow?.(had, before) ?? had;
    const missing = await missingPictures(transaction, type, then, current);
    const input = { ...current, ...withoutPictures(type, current, then, missing) };
    const { inputSchema, changeSchema = inputSchema } = type;
    const problems = checkInput(changeSchema, input);
    if (Object.keys(problems).length > 0) throw new ApiError('invalid', problems);
    const valid = changeSchema.parse(input) as Input<EntryFields>;
    const entry = await changeLocked(transaction, editing, before, valid, 'returned');
    return { entry, missingPictures: [...missing] };
  });
}

type Values = Record<string, unknown>;

/** Without the state that an entry has besides its fields. */
function fieldsOf(type: EntryType, entry: AdminEntry): Values {
  return { ...type.complete({}, entry) };
}

async function missingPictures(
  db: Database,
  { pictureFields }: EntryType,
  then: Values,
  current: Values,
): Promise<Set<string>> {
  const has = new Set(addressesIn(pictureFields, current));
  const wanted = addressesIn(pictureFields, then).filter((address) => !has.has(address));
  const known = await knownPictures(db, wanted);
  return new Set(wanted.filter((address) => !known.has(address)));
}

function addressesIn(fields: readonly string[], values: Values): string[] {
  return fields
    .flatMap((field) => values[field] ?? [])
    .filter((address) => typeof address === 'string' && address !== '') as string[];
}

function withoutPictures(
  { pictureFields, besidePictures = {} }: EntryType,
  current: Values,
  then: Values,
  gone: ReadonlySet<string>,
): Values {
  const isThere = (address: unknown) => !gone.has(address as string);
  const left = (list: unknown, pictures = list) =>
    (list as unknown[]).filter((_one, place) => isThere((pictures as unknown[])[place]));
  const rest = Object.entries(then).flatMap(([field, value]) => {
    if (field === 'imageAlts') return [[field, withoutKeys(value, gone)]];
    if (!pictureFields.includes(field)) return [[field, value]];
    if (!Array.isArray(value)) return isThere(value) ? [[field, value]] : [];
    return value.length > 0 && left(value).length === 0 ? [] : [[field, left(value)]];
  });
  const values = Object.fromEntries(rest) as Values;
  for (const [field, pictures] of Object.entries(besidePictures)) {
    if (gone.size === 0 || !then[pictures]) continue;
    if (values[pictures]) values[field] = left(then[field] ?? current[field], then[pictures]);
    else delete values[field];
  }
  return values;
}

function withoutKeys(alts: unknown, gone: ReadonlySet<string>): unknown {
  return Object.fromEntries(Object.entries(alts ?? {}).filter(([address]) => !gone.has(address)));
}
