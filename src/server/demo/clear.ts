/** Removes the demo entries that the admin has not changed. */
import { ENTRY_KINDS } from '#domain/catalogue.ts';
import type { CatalogueVersion } from '../db/catalogue-version.ts';
import { recordChange } from '../db/entries/changes.ts';
import { setDeleted } from '../db/entries/entries.ts';
import { lockUntouched } from './untouched.repository.ts';

interface ClearOptions {
  catalogue: CatalogueVersion;
  /** The user's id; null from the command line. */
  by: string | null;
  now: Date;
}

/** Soft-deletes all unchanged demo entries in one transaction and returns their number. */
export function clearDemo({ catalogue, by, now }: ClearOptions): Promise<number> {
  return catalogue.write(async (transaction) => {
    let removed = 0;
    for (const kind of ENTRY_KINDS) {
      for (const { id, version: before } of await lockUntouched(transaction, kind)) {
        const version = before + 1;
        await setDeleted(transaction, kind, id, now, { version, updatedDate: now });
        await recordChange(transaction, {
          kind,
          entryId: id,
          version,
          action: 'deleted',
          at: now,
          by,
          fields: [],
        });
        removed += 1;
      }
    }
    return removed;
  });
}
