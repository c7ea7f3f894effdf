import type { Attendee, MESSAGE_READERS, Roster, Waiting } from '#contract/attendees.ts';
import { comes } from '#domain/attendees.ts';

export interface MessageReaders {
  mailed: readonly (Attendee | Waiting)[];
  /** Without an email. */
  unmailed: readonly (Attendee | Waiting)[];
}

export function readersOf(
  { attendees, waiting }: Pick<Roster, 'attendees' | 'waiting'>,
  to: (typeof MESSAGE_READERS)[number],
): MessageReaders {
  const people: readonly (Attendee | Waiting)[] = to === 'waiting' ? waiting : attendees.filter(comes);
  return { mailed: people.filter(({ email }) => email), unmailed: people.filter(({ email }) => !email) };
}
