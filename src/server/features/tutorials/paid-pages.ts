/** Which pictures have no public address, known without a question to the database for each. */
import type { Catalogue } from '#server/db/catalogue.ts';
import type { Database } from '#server/db/schema.ts';
import { readPaidPages } from './paid-pages.repository.ts';

export class PaidPages {
  readonly #db: Database;
  readonly #catalogue: Catalogue;
  #kept: { version: string; pages: Promise<ReadonlySet<string>> } | null = null;

  constructor(db: Database, catalogue: Catalogue) {
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
