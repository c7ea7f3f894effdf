import type { LineState } from './orders/order-states.ts';

/** Apart from the workshop's other rules, which every page loads. */
interface Meeting {
  date: string;
  duration: number; // minutes
}

/** Without meetings nothing more is ahead. */
export function hasBegun([first]: readonly Pick<Meeting, 'date'>[], now: Date): boolean {
  return first === undefined || Date.parse(first.date) <= now.getTime();
}

/** A seat that somebody else may still come to in place of who ordered it. */
export function mayBeHandedOver(
  { state, meetings = [] }: { state: LineState; meetings?: readonly Pick<Meeting, 'date'>[] | undefined },
  now: Date,
): boolean {
  return state === 'registered' && !hasBegun(meetings, now);
}

/** The first that isn't over, of meetings in order; null after the last. */
export function nextMeeting<Any extends Meeting>(meetings: readonly Any[], now: Date): Any | null {
  const isAhead = ({ date, duration }: Any) => Date.parse(date) + duration * 60_000 > now.getTime();
  return meetings.find(isAhead) ?? null;
}
