import { ENTRY_KINDS } from '#domain/catalogue.ts';
import type { CatalogueVersion } from '../db/catalogue-version.ts';
import { recordChange } from '../db/entries/changes.ts';
import { writeState } from '../db/state.ts';
import { setDeleted } from '../db/entries/entries.ts';
import { lockUntouched } from './untouched.repository.ts';

interface ClearOptions {
  catalogue: CatalogueVersion;
  by: string | null; // null: from the command line
  now: Date;
}

/** Returns the number of deleted entries. */
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
    await writeState(transaction, 'demo_cleared', now.toISOString());
    return removed;
  });
}
