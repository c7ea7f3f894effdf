import { isDeepStrictEqual } from 'node:util';
import type { FieldProblem } from '#contract/errors.ts';
import type { Settings } from '#contract/settings.ts';
import type { SettingsInput } from '#contract/settings-input.ts';
import { SHOP_TEXTS, type ShopTextKey } from '#domain/shop-texts.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { knownPictures } from '#server/pictures/files.repository.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { matchesVersion } from '#server/platform/http/if-match.ts';
import { flatten } from './paths.ts';
import { type Overrides, readSettings, recordSettingsChange, writeSettings } from './settings.repository.ts';
import type { ShopSettings } from './shop-settings.ts';

interface Change {
  db: Database;
  catalogue: CatalogueVersion;
  settings: ShopSettings;
  isPaidPage: (address: string) => Promise<boolean>;
  by: string;
  now: Date;
}

/** A change without effect keeps the version. Throws an ApiError for another version or an unknown picture. */
export async function changeSettings(
  { db, catalogue, settings, isPaidPage, by, now }: Change,
  { version: _version, sources: _sources, ...input }: SettingsInput,
  ifMatch: string | undefined,
): Promise<Settings> {
  // JSON leaves out translations that are undefined.
  const wanted = new Map(flatten(JSON.parse(JSON.stringify(input))));
  await checkPictures(db, wanted, isPaidPage);
  return catalogue.write(async (transaction) => {
    const stored = await readSettings(transaction);
    const before = settings.effective(stored);
    if (!matchesVersion(ifMatch, stored.version))
      throw new ApiError('old_version', undefined, { data: before });
    const was = new Map(flatten({ ...before }));
    const changes = realChanges(stored.overrides, was, wanted);
    if (changes.size === 0) return before;
    const version = stored.version + 1;
    await writeSettings(transaction, changes, version);
    const after = settings.effective(await readSettings(transaction));
    const fields = flatten({ ...after })
      .filter(([path]) => changes.has(path))
      .map(([field, value]) => ({ field, before: was.get(field) ?? null, after: value }));
    await recordSettingsChange(transaction, { version, at: now, by, fields });
    return after;
  });
}

/** Leaves out what is in effect already, so that a default sent back stays a default. */
function realChanges(overrides: Overrides, was: Overrides, wanted: Overrides): Overrides {
  return new Map(
    [...wanted].filter(([path, value]) => {
      if (value === null) return overrides.has(path);
      return !isDeepStrictEqual(value === '' ? overrides.get(path) : was.get(path), value);
    }),
  );
}

/** Throws an ApiError for a picture that nobody uploaded, and for a tutorial's paid page. */
async function checkPictures(
  db: Database,
  wanted: Overrides,
  isPaidPage: Change['isPaidPage'],
): Promise<void> {
  const pictures = [...wanted].filter(
    (entry): entry is [string, string] => isPicture(entry[0]) && typeof entry[1] === 'string',
  );
  const addresses = pictures.map(([, address]) => address);
  const known = await knownPictures(db, addresses);
  const problems: Record<string, FieldProblem> = {};
  for (const [path, address] of pictures)
    if (!known.has(address) || (await isPaidPage(address))) problems[path] = { problem: 'picture' };
  if (Object.keys(problems).length > 0) throw new ApiError('invalid', problems);
}

function isPicture(path: string): boolean {
  return SHOP_TEXTS[path.replace('texts.', '') as ShopTextKey] === 'picture';
}
