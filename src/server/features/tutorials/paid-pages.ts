/** Which pictures have no public address, known without a question to the database for each. */
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import type { Database } from '#server/db/schema.ts';
import { readPaidPages } from './paid-pages.repository.ts';

export class PaidPages {
  readonly #db: Database;
  readonly #catalogue: CatalogueVersion;
  #kept: { version: string; pages: Promise<ReadonlySet<string>> } | null = null;

  constructor(db: Database, catalogue: CatalogueVersion) {
    this.#db = db;
    this.#catalogue = catalogue;
  }

  /** Whether the picture at this plain address is only a page of paid tutorials, in the present catalogue. */
  async has(address: string): Promise<boolean> {
    // The version first: what is read after it is never older than it.
    const version = await this.#catalogue.version();
    if (this.#kept?.version !== version) this.#kept = { version, pages: readPaidPages(this.#db) };
    const { pages } = this.#kept;
    try {
      return (await pages).has(address);
    } catch (error) {
      if (this.#kept?.pages === pages) this.#kept = null;
      throw error;
    }
  }
}
