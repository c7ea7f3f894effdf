/** When workshops begin, for whoever must know when what the public sees changes by itself. */
import type { Database } from './schema.ts';

export interface MeetingsAround {
  /** The last meeting that has begun, ms since 1970; -Infinity before the first. */
  begun: number;
  /** The next one that has not, ms since 1970; Infinity after the last. */
  next: number;
}

/** The meetings on both sides of an instant, of all workshops, shown or not. */
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
  // Of no meetings there is neither a first nor a last.
  return {
    begun: Date.parse(begun?.date ?? '') || -Infinity,
    next: Date.parse(next?.date ?? '') || Infinity,
  };
}
