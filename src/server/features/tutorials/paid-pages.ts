import { type CatalogueVersion, ignoringLagging } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { VersionedCache } from '#server/platform/concurrency/versioned-cache.ts';
import { readPaidPages } from './paid-pages.repository.ts';

export class PaidPages {
  readonly #db: Database;
  readonly #catalogue: CatalogueVersion;
  readonly #pages = new VersionedCache<ReadonlySet<string>>({ max: 1 });

  constructor(db: Database, catalogue: CatalogueVersion) {
    this.#db = db;
    this.#catalogue = catalogue;
  }

  /** Takes a plain address. */
  async has(address: string): Promise<boolean> {
    // The version first: pages read after it are never older.
    const version = ignoringLagging(await this.#catalogue.version());
    const pages = await this.#pages.get(version, 'paid pages', () => readPaidPages(this.#db));
    return pages.has(address);
  }
}
