import type { Attendee } from '#contract/attendees.ts';
import { comes } from '#domain/attendees.ts';
import type { ArrivalMark, KeptRoster, Mark } from './kept-day.ts';

export interface DayRow {
  /** The attendee's, or the key of somebody who is not sent yet. */
  id: string;
  name: string;
  phone: string | undefined;
  seats: number;
  came: boolean;
  /** When the arrival was marked, ISO 8601. */
  at: string | undefined;
  note: string | undefined;
  question: string | undefined;
  answer: string | undefined;
  /** Marked on this device and not sent yet. */
  waits: boolean;
}

/** The roster as the server has it, with the marks that it doesn't have yet. */
export function dayRows(kept: KeptRoster | null, marks: readonly Mark[]): DayRow[] {
  const arrivals = new Map(
    marks.flatMap((mark) => (mark.kind === 'arrival' ? [[mark.attendee, mark] as const] : [])),
  );
  const listed = (kept?.roster.attendees ?? [])
    .filter(comes)
    .map((attendee) => rowOf(attendee, arrivals.get(attendee._id)));
  const newcomers = marks.flatMap((mark) => (mark.kind === 'newcomer' ? [mark] : []));
  return [
    ...listed,
    ...newcomers.map(({ key, input, came, at }) => ({
      id: key,
      name: input.name,
      phone: input.phone ?? undefined,
      seats: input.seats ?? 1,
      came,
      at,
      note: input.note ?? undefined,
      question: undefined,
      answer: undefined,
      waits: true,
    })),
  ];
}

function rowOf(attendee: Attendee, mark: ArrivalMark | undefined): DayRow {
  const { _id: id, name, phone, seats, state, markedAt, note, question, answer } = attendee;
  // Another device may have marked later: so the server will decide, too.
  const isNewest = mark !== undefined && (markedAt === undefined || mark.at >= markedAt);
  const came = isNewest ? mark.came : state === 'attended';
  const at = isNewest ? mark.at : markedAt;
  return { id, name, phone, seats, came, at, note, question, answer, waits: mark !== undefined };
}

export function seatsOf(rows: readonly DayRow[]): { came: number; all: number } {
  const sum = (some: readonly DayRow[]) => some.reduce((seats, row) => seats + row.seats, 0);
  return { came: sum(rows.filter(({ came }) => came)), all: sum(rows) };
}

/** Which rows stood under 'arrived' when they were first shown: a press moves no row under the finger. */
export function groupsOf(
  before: ReadonlyMap<string, boolean>,
  rows: readonly DayRow[],
): ReadonlyMap<string, boolean> {
  if (rows.every(({ id }) => before.has(id))) return before;
  return new Map(rows.map(({ id, came }) => [id, before.get(id) ?? came]));
}
