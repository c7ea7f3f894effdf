import type { FieldProblem } from '#contract/errors.ts';
import { plainAddress } from '#contract/page-grants.ts';
import type { Database } from '#server/db/schema.ts';
import { knownPictures } from '#server/pictures/files.repository.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import type { Input } from './complete-fields.ts';
import type { EntryFields, EntryType } from './entry-type.ts';

const MAX_FIELDS = 20;

/** Throws an ApiError for a picture that was never uploaded, unless the entry already has it. */
export async function acceptedFields(
  db: Database,
  type: EntryType,
  input: Input<EntryFields>,
  before: EntryFields | null,
): Promise<EntryFields> {
  const fields = withPlainAddresses(type, type.complete(input, before));
  const named = pictureUses(type, fields);
  const had = new Set(before ? pictureUses(type, before).map(({ address }) => address) : []);
  const fresh = named.map(({ address }) => address).filter((address) => !had.has(address));
  const known = await knownPictures(db, fresh);
  const wrong = named.filter(({ address }) => !had.has(address) && !known.has(address));
  if (wrong.length > 0) throw new ApiError('invalid', problemsAt(wrong));
  return withOwnAlts(type, fields);
}

interface PictureUse {
  address: string;
  at: string; // such as `contentImagesPathes.3`
}

function pictureUses(type: EntryType, fields: EntryFields): PictureUse[] {
  const alts = Object.keys(fields.imageAlts ?? {});
  return [...shown(type, fields), ...alts.map((address) => ({ address, at: `imageAlts.${address}` }))];
}

/** A GET may return signed addresses; they are stored unsigned. */
function withPlainAddresses({ pictureFields }: EntryType, fields: EntryFields): EntryFields {
  const values = pictureValues(fields);
  const plain = pictureFields.map((field) => {
    const value = values[field] ?? null;
    return [field, Array.isArray(value) ? value.map(plainAddress) : value && plainAddress(value)];
  });
  const alts =
    fields.imageAlts &&
    Object.entries(fields.imageAlts).map(([address, words]) => [plainAddress(address), words]);
  return { ...fields, ...Object.fromEntries(plain), ...(alts && { imageAlts: Object.fromEntries(alts) }) };
}

function pictureValues(fields: EntryFields): Record<string, string | string[] | null> {
  // `pictureFields` name only fields with addresses of pictures.
  return fields as unknown as Record<string, string | string[] | null>;
}

function shown({ pictureFields, noPicture }: EntryType, fields: EntryFields): PictureUse[] {
  const values = pictureValues(fields);
  return pictureFields.flatMap((field) => {
    const value = values[field] ?? [];
    if (value === noPicture) return [];
    if (typeof value === 'string') return [{ address: value, at: field }];
    return value.map((address, index) => ({ address, at: `${field}.${index}` }));
  });
}

function withOwnAlts(type: EntryType, fields: EntryFields): EntryFields {
  if (!fields.imageAlts) return fields;
  const own = new Set(shown(type, fields).map(({ address }) => address));
  const alts = Object.entries(fields.imageAlts).filter(([address]) => own.has(address));
  return { ...fields, imageAlts: Object.fromEntries(alts) };
}

function problemsAt(wrong: PictureUse[]): Record<string, FieldProblem> {
  return Object.fromEntries(
    wrong.slice(0, MAX_FIELDS).map(({ at }) => [at, { problem: 'picture' as const }]),
  );
}
