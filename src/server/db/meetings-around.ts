import { type CatalogueVersion, ignoringLagging } from './catalogue-version.ts';
import type { Database } from './schema.ts';

export interface MeetingsAround {
  begun: number; // ms; -Infinity before the first
  next: number; // ms; Infinity after the last
}

export async function meetingsAround(db: Database, now: Date): Promise<MeetingsAround> {
  const meetings = db.selectFrom('workshop_dates');
  const [begun, next] = await Promise.all([
    meetings
      .select(({ fn }) => fn.max('date').as('date'))
      .where('date', '<=', now.toISOString())
      .executeTakeFirst(),
    meetings
      .select(({ fn }) => fn.min('date').as('date'))
      .where('date', '>', now.toISOString())
      .executeTakeFirst(),
  ]);
  return {
    begun: Date.parse(begun?.date ?? '') || -Infinity,
    next: Date.parse(next?.date ?? '') || Infinity,
  };
}

/** What is coming and what is past, read again only when the catalogue changes or a meeting begins. */
export class MeetingTimes {
  readonly #db: Database;
  readonly #catalogue: CatalogueVersion;
  #known: (MeetingsAround & { version: string }) | null = null;

  constructor(db: Database, catalogue: CatalogueVersion) {
    this.#db = db;
    this.#catalogue = catalogue;
  }

  async around(now: Date): Promise<MeetingsAround> {
    const version = ignoringLagging(await this.#catalogue.version());
    const known = this.#known;
    const holds = known?.version === version && known.begun <= now.getTime() && now.getTime() < known.next;
    if (holds) return known;
    this.#known = { ...(await meetingsAround(this.#db, now)), version };
    return this.#known;
  }
}
