import { type ExpressionBuilder, sql } from 'kysely';
import { seatsBeyondWaiting } from '#domain/waiting-list.ts';
import type { WorkshopFacts } from '#domain/workshop.ts';
import { type HoldsSeen, heldSeats, ownHeldSeats } from './holds.ts';
import { participants } from './stock.ts';
import type { Database, Tables, WorkshopsTable } from '../schema.ts';

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

/** What is taken of a workshop's seats, and who waits for them. */
export function seatColumns(seen: HoldsSeen) {
  return [participants, heldSeats(seen), ownHeldSeats(seen), waitingPlaces, smallestWaiting] as const;
}

/** Without those to whom seats are offered. */
function waitingPlaces({ selectFrom, fn }: ExpressionBuilder<Tables, 'workshops'>) {
  return selectFrom('waiting_places')
    .whereRef('waiting_places.workshop_id', '=', 'workshops.id')
    .where('offer_until', 'is', null)
    .select(fn.countAll<number>().as('count'))
    .$asScalar()
    .$notNull()
    .as('waiting');
}

function smallestWaiting({ selectFrom }: ExpressionBuilder<Tables, 'workshops'>) {
  return selectFrom('waiting_places')
    .whereRef('waiting_places.workshop_id', '=', 'workshops.id')
    .where('offer_until', 'is', null)
    .select(sql<number | null>`min(seats)`.as('smallest'))
    .$asScalar()
    .as('smallest_waiting');
}

type FactColumns = Pick<
  WorkshopsTable,
  'price' | 'created_at' | 'early_bird_date' | 'early_bird_percentage' | 'participant_limit'
> & { participants: number; held?: number; own_held?: number; smallest_waiting?: number | null };

export function workshopFacts<Dates extends WorkshopFacts['workshopDates']>(
  row: FactColumns,
  workshopDates: Dates,
) {
  const held = heldOf(row);
  return {
    price: row.price,
    earlyBirdDate: row.early_bird_date ?? row.created_at,
    earlyBirdDiscountPercentage: row.early_bird_percentage,
    participantLimit: row.participant_limit,
    participants: row.participants,
    ...(held > 0 && { held }),
    workshopDates,
  };
}

/** With the free seats that somebody on the waiting list could take, and without what is kept for the one who asks. */
function heldOf(row: FactColumns): number {
  const { participant_limit, participants: taken, held = 0, own_held = 0, smallest_waiting = null } = row;
  const free = participant_limit - taken - held;
  const forOthers = free > 0 ? free - seatsBeyondWaiting(free, smallest_waiting) : 0;
  return held + forOthers - own_held;
}
