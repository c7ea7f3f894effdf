/**
 * What all pages are made of at a time: the catalogue's version, and the moment that they call 'now'. That is not the
 * clock's minute but the last moment at which a page may have changed by itself: midnight in Jerusalem, where a banner,
 * an early-bird price or a year ends, or the beginning of a meeting. Between two of them pages stay the same to the byte.
 */
import { endOfJerusalemDay, fromJerusalem, jerusalemDate } from '#domain/jerusalem.ts';
import { type CatalogueVersion, ignoringCounts } from '../db/catalogue-version.ts';
import { meetingsAround } from '../db/meetings-around.ts';
import type { Database } from '../db/schema.ts';

export interface Edition {
  /** Names all that a page can show. */
  whole: string;
  /** Names the same without ratings and popularity, which change with every visit. */
  withoutCounts: string;
  /** What its pages mean by 'now'. */
  moment: Date;
}

interface Sources {
  db: Database;
  catalogue: CatalogueVersion;
  now: () => Date;
}

interface Known {
  version: string;
  /** From this ms on, until before that one, by the clock. */
  from: number;
  until: number;
  edition: Edition;
}

interface Reading {
  version: string;
  known: Promise<Known>;
}

export class Editions {
  readonly #sources: Sources;
  #known: Known | null = null;
  /** Asked for once, however many wait for it. */
  #reading: Reading | null = null;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** The present one: not a promise when it is known, which it nearly always is. Rejects without the database. */
  present(): Edition | Promise<Edition> {
    const version = this.#sources.catalogue.version();
    return (typeof version === 'string' && this.#knownOf(version)) || this.#readAt(version);
  }

  /** For pages that are made without the database: of the clock's minute, and never kept. */
  minute(): Date {
    return new Date(Math.floor(this.#sources.now().getTime() / 60_000) * 60_000);
  }

  #knownOf(version: string): Edition | null {
    const known = this.#known;
    const now = this.#sources.now().getTime();
    return known?.version === version && known.from <= now && now < known.until ? known.edition : null;
  }

  async #readAt(reading: string | Promise<string>): Promise<Edition> {
    const version = await reading;
    return this.#knownOf(version) ?? (await this.#readOnce(version)).edition;
  }

  #readOnce(version: string): Promise<Known> {
    if (this.#reading?.version === version) return this.#reading.known;
    const reading = { version, known: this.#read(version) };
    this.#reading = reading;
    void this.#settle(reading);
    return reading.known;
  }

  async #settle(reading: Reading): Promise<void> {
    try {
      const known = await reading.known;
      if (this.#reading === reading) this.#known = known;
    } catch {
      // Whoever waits for it is told.
    } finally {
      if (this.#reading === reading) this.#reading = null;
    }
  }

  async #read(version: string): Promise<Known> {
    const now = this.#sources.now();
    const { begun, next } = await meetingsAround(this.#sources.db, now);
    const midnight = fromJerusalem(jerusalemDate(now), '00:00').getTime();
    const from = Math.max(midnight, begun);
    const until = Math.min(endOfJerusalemDay(now).getTime() + 1, next);
    const moment = new Date(from);
    const name = (number: string) => `${number}@${from}`;
    const edition = { whole: name(version), withoutCounts: name(ignoringCounts(version)), moment };
    return { version, from, until, edition };
  }
}
