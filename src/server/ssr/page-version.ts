import { endOfJerusalemDay, fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import { type CatalogueVersion, type Shown, versionOf } from '../db/catalogue-version.ts';
import { meetingsAround } from '../db/meetings-around.ts';
import type { Database } from '../db/schema.ts';
import { SingleFlight } from '../platform/concurrency/single-flight.ts';

export interface PageVersion {
  /** Grows with each version of this process, also when the clock is set back. */
  serial: number;
  full: string;
  /** Ratings and popularity change with every visit. */
  ignoringCounts: string;
  /** Stock changes with every sale. */
  ignoringStock: string;
  ignoringBoth: string;
  /** The pages' 'now': the last midnight in Jerusalem or start of a meeting. */
  moment: Date;
}

interface Sources {
  db: Database;
  catalogue: CatalogueVersion;
  now: () => Date;
}

interface Known {
  catalogueVersion: string;
  /** Holds in [from, until), in ms of the clock. */
  from: number;
  until: number;
  pageVersion: PageVersion;
}

export function versionFor(version: PageVersion, { counts, stock }: Shown): string {
  if (counts) return stock ? version.full : version.ignoringStock;
  return stock ? version.ignoringCounts : version.ignoringBoth;
}

export function isOfVersion(name: string, version: PageVersion): boolean {
  const { full, ignoringCounts, ignoringStock, ignoringBoth } = version;
  return [full, ignoringCounts, ignoringStock, ignoringBoth].includes(name);
}

export class PageVersions {
  readonly #sources: Sources;
  readonly #reads = new SingleFlight<PageVersion>();
  #known: Known | null = null;
  #serial = 0;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Synchronous when cached, which is nearly always. Rejects without the database. */
  current(): PageVersion | Promise<PageVersion> {
    const version = this.#sources.catalogue.version();
    return (typeof version === 'string' && this.#knownFor(version)) || this.#readWhenKnown(version);
  }

  /** For pages made without the database, which are never cached. */
  minute(): Date {
    return new Date(Math.floor(this.#sources.now().getTime() / 60_000) * 60_000);
  }

  #knownFor(catalogueVersion: string): PageVersion | null {
    const known = this.#known;
    const now = this.#sources.now().getTime();
    const holds = known?.catalogueVersion === catalogueVersion && known.from <= now && now < known.until;
    return holds ? known.pageVersion : null;
  }

  async #readWhenKnown(reading: string | Promise<string>): Promise<PageVersion> {
    const version = await reading;
    return this.#knownFor(version) ?? this.#reads.run(version, () => this.#read(version));
  }

  async #read(catalogueVersion: string): Promise<PageVersion> {
    const serial = ++this.#serial;
    const now = this.#sources.now();
    const { begun, next } = await meetingsAround(this.#sources.db, now);
    const midnight = fromJerusalem(jerusalemDate(now), '00:00').getTime();
    const from = Math.max(midnight, begun);
    const until = Math.min(endOfJerusalemDay(now).getTime() + 1, next);
    const nameOf = (shown: Shown) => `${versionOf(catalogueVersion, shown)}@${from}`;
    const pageVersion = {
      serial,
      full: nameOf({ counts: true, stock: true }),
      ignoringCounts: nameOf({ counts: false, stock: true }),
      ignoringStock: nameOf({ counts: true, stock: false }),
      ignoringBoth: nameOf({ counts: false, stock: false }),
      moment: new Date(from),
    };
    this.#known = { catalogueVersion, from, until, pageVersion };
    return pageVersion;
  }
}
