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
