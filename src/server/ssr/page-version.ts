/**
 * What every page is made from: the catalogue's version and the moment that pages call 'now'. That moment is not the
 * clock's but the last one at which a page can have changed with time alone: midnight in Jerusalem (a banner, an
 * early-bird price or a year ends) or the beginning of a meeting. Until the next one pages stay the same to the byte.
 */
import { endOfJerusalemDay, fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import { type CatalogueVersion, type Shown, versionOf } from '../db/catalogue-version.ts';
import { meetingsAround } from '../db/meetings-around.ts';
import type { Database } from '../db/schema.ts';
import { SingleFlight } from '../platform/concurrency/single-flight.ts';

export interface PageVersion {
  /** Identifies everything that a page can show. */
  full: string;
  /** The same without ratings and popularity, which change with every visit. */
  ignoringCounts: string;
  /** The same without what is left in stock, which changes with every sale. */
  ignoringStock: string;
  ignoringBoth: string;
  /** What its pages mean by 'now'. */
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

/** Identifies what a page shows. */
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

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Synchronous when known, which is nearly always. Rejects without the database. */
  current(): PageVersion | Promise<PageVersion> {
    const version = this.#sources.catalogue.version();
    return (typeof version === 'string' && this.#knownFor(version)) || this.#readWhenKnown(version);
  }

  /** The clock's minute, for pages that are made without the database and never cached. */
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
    const now = this.#sources.now();
    const { begun, next } = await meetingsAround(this.#sources.db, now);
    const midnight = fromJerusalem(jerusalemDate(now), '00:00').getTime();
    const from = Math.max(midnight, begun);
    const until = Math.min(endOfJerusalemDay(now).getTime() + 1, next);
    const nameOf = (shown: Shown) => `${versionOf(catalogueVersion, shown)}@${from}`;
    const pageVersion = {
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
