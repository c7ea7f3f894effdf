import { publicRows } from '#server/db/entries/catalogue-rows.ts';
import type { Database } from '#server/db/schema.ts';

/** Of active workshops whose first meeting is in between; ISO 8601. */
export function firstMeetingsBetween(
  db: Database,
  { from, to }: { from: Date; to: Date },
): Promise<{ id: string; date: string }[]> {
  return publicRows(db, 'workshops')
    .innerJoin('workshop_dates', 'workshop_dates.workshop_id', 'workshops.id')
    .where('workshop_dates.position', '=', 0)
    .where('workshop_dates.date', '>=', from.toISOString())
    .where('workshop_dates.date', '<', to.toISOString())
    .select(['workshops.id', 'workshop_dates.date'])
    .execute();
}
