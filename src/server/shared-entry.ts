import type { EntryOf, SharedEntry } from '#contract/share.ts';
import type { CatalogueKind } from '#domain/catalogue.ts';
import type { Database } from './db/schema.ts';
import { findPublicProduct } from './features/products/products.repository.ts';
import { findPublicTutorial } from './features/tutorials/tutorials.repository.ts';
import { findPublicWorkshop } from './features/workshops/workshops.repository.ts';

const FIND: {
  [Kind in CatalogueKind]: (db: Database, id: string, now: Date) => Promise<EntryOf<Kind> | null>;
} = {
  products: findPublicProduct,
  workshops: findPublicWorkshop,
  tutorials: findPublicTutorial,
};

/** Null if unknown, inactive or deleted. */
export function findShared(db: Database, now: () => Date) {
  return async (kind: CatalogueKind, id: string): Promise<SharedEntry | null> => {
    const entry = await FIND[kind](db, id, now());
    // FIND relates the entry to the kind; TypeScript doesn't follow it through a variable.
    return entry && ({ kind, entry } as SharedEntry);
  };
}
