/** The order of public lists, by the clock: what is coming by its next meeting, then what is past, the latest first. */
import { type ExpressionBuilder, sql } from 'kysely';
import { type WantedMeeting, boundsOfMonth, isWanted } from '#domain/workshop-order.ts';
import { type Order, RECOMMENDED } from '#server/db/keyset.ts';
import type { Database, Tables } from '#server/db/schema.ts';

/** Of columns that `orderColumns` adds. */
export const COMING_FIRST: Order = [
  { column: 'next_meeting', direction: 'asc', type: 'text' },
  { column: 'last_meeting', direction: 'desc', type: 'text' },
  ...RECOMMENDED,
];

/** After every date: of a workshop without a meeting, and of one that is past. */
const [NEVER, PAST] = ['never', 'past'];
/** Before every date; a cursor takes no empty text. */
const NONE = '-';

type OfWorkshops = ExpressionBuilder<Tables, 'workshops'>;

export function orderColumns(now: Date) {
  const instant = now.toISOString();
  const next = (eb: OfWorkshops) => {
    const ahead = meetings(eb)
      .where('date', '>', instant)
      .select(({ fn }) => fn.min('date').as('date'));
    const any = meetings(eb).select(sql.lit(1).as('one'));
    const none = eb.case().when(eb.exists(any)).then(sql.lit(PAST)).else(sql.lit(NEVER)).end();
    return sql<string>`coalesce(${ahead}, ${none})`.as('next_meeting');
  };
  const last = (eb: OfWorkshops) => {
    const over = meetings(eb)
      .select(({ fn }) => fn.max('date').as('date'))
      .having(({ fn }) => fn.max('date'), '<=', instant);
    return sql<string>`coalesce(${over}, ${sql.lit(NONE)})`.as('last_meeting');
  };
  return [next, last] as const;
}

function meetings({ selectFrom }: OfWorkshops) {
  return selectFrom('workshop_dates').whereRef('workshop_dates.workshop_id', '=', 'workshops.id');
}

/** Ids of workshops with such a meeting after `now`. */
export async function readMeetingOn(db: Database, wanted: WantedMeeting, now: Date): Promise<string[]> {
  const month = wanted.month === undefined ? null : boundsOfMonth(wanted.month);
  let ahead = db
    .selectFrom('workshop_dates')
    .select(['workshop_id', 'date'])
    .where('date', '>', now.toISOString());
  if (month)
    ahead = ahead.where('date', '>=', month.from.toISOString()).where('date', '<', month.to.toISOString());
  const meetings = (await ahead.execute()).filter(({ date }) => isWanted(wanted, date));
  return [...new Set(meetings.map(({ workshop_id }) => workshop_id))];
}
