import { OVERVIEW_SIZE, type Overview } from '#contract/admin.ts';
import { isNearlyFull } from '#domain/workshop.ts';
import { publicRows } from '#server/db/entries/catalogue-rows.ts';
import { participants } from '#server/db/entries/stock.ts';
import { meetingsOf, workshopFacts } from '#server/db/entries/workshop-rows.ts';
import type { Database } from '#server/db/schema.ts';
import { englishTitle } from './english-title.ts';

type Coming = Overview['workshops'];

/** Only active ones with a meeting that has not begun, the soonest first. */
export async function readComingWorkshops(db: Database, now: Date): Promise<Coming> {
  const { total } = await meetingsToCome(db, now)
    .select(({ fn }) => fn.count<number>('workshops.id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const soonest = await meetingsToCome(db, now)
    .select(({ fn }) => ['workshops.id', fn.min('meeting.date').as('next')])
    .groupBy('workshops.id')
    .orderBy('next')
    .orderBy('workshops.id')
    .limit(OVERVIEW_SIZE)
    .execute();
  const entries = await readEntries(
    db,
    soonest.map(({ id }) => id),
    now,
  );
  return { total, entries };
}

function meetingsToCome(db: Database, now: Date) {
  return publicRows(db, 'workshops')
    .innerJoin('workshop_dates as meeting', 'meeting.workshop_id', 'workshops.id')
    .where('meeting.date', '>', now.toISOString());
}

async function readEntries(db: Database, ids: string[], now: Date): Promise<Coming['entries']> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('workshops')
    .selectAll()
    .select(participants)
    .where('id', 'in', ids)
    .execute();
  const meetings = await meetingsOf(db, ids);
  return ids.flatMap((id) => {
    const row = rows.find((workshop) => workshop.id === id);
    const own = meetings.get(id) ?? [];
    const index = own.findIndex(({ date }) => date > now.toISOString());
    const next = own[index];
    // Changed between these two queries.
    if (!row || !next) return [];
    const facts = workshopFacts(row, own);
    const seats = { participants: facts.participants, participantLimit: facts.participantLimit };
    return {
      _id: id,
      title: row.title,
      titleEn: englishTitle(row.translations),
      image: row.image,
      date: next.date,
      duration: next.duration,
      meeting: index + 1,
      meetings: own.length,
      ...seats,
      nearlyFull: isNearlyFull(seats),
    };
  });
}
