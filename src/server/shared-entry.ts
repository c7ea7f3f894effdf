import type { SharedEntry } from '#contract/share.ts';
import type { CatalogueKind } from '#domain/catalogue.ts';
import type { Database } from './db/schema.ts';
import { findPublicProduct } from './features/products/products.repository.ts';
import { findPublicTutorial } from './features/tutorials/tutorials.repository.ts';
import { findPublicWorkshop } from './features/workshops/workshops.repository.ts';

/** Null if unknown, inactive or deleted. */
export function findShared(db: Database) {
  return async (kind: CatalogueKind, id: string): Promise<SharedEntry | null> => {
    if (kind === 'products') return shared(kind, await findPublicProduct(db, id));
    if (kind === 'workshops') return shared(kind, await findPublicWorkshop(db, id));
    return shared(kind, await findPublicTutorial(db, id));
  };
}

function shared<Kind extends CatalogueKind, Entry>(kind: Kind, entry: Entry | null) {
  return entry && { kind, entry };
}
