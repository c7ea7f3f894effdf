import type { WorkshopFacts } from '#domain/workshop.ts';
import type { Database, WorkshopsTable } from '../schema.ts';

export interface Meeting {
  date: string;
  duration: number; // minutes
}

/** In date order; a workshop without meetings has no key. */
export async function meetingsOf(db: Database, ids: readonly string[]): Promise<Map<string, Meeting[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('workshop_dates')
    .select(['workshop_id', 'date', 'duration'])
    .where('workshop_id', 'in', ids)
    .orderBy('workshop_id')
    .orderBy('position')
    .execute();
  const byWorkshop = Map.groupBy(rows, ({ workshop_id }) => workshop_id);
  return new Map(
    [...byWorkshop].map(([id, meetings]) => [id, meetings.map(({ date, duration }) => ({ date, duration }))]),
  );
}

type FactColumns = Pick<
  WorkshopsTable,
  'price' | 'created_at' | 'early_bird_date' | 'early_bird_percentage' | 'participant_limit'
> & { participants: number; held?: number };

export function workshopFacts<Dates extends WorkshopFacts['workshopDates']>(
  row: FactColumns,
  workshopDates: Dates,
) {
  return {
    price: row.price,
    earlyBirdDate: row.early_bird_date ?? row.created_at,
    earlyBirdDiscountPercentage: row.early_bird_percentage,
    participantLimit: row.participant_limit,
    participants: row.participants,
    ...(row.held && { held: row.held }),
    workshopDates,
  };
}
