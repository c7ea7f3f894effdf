/** Apart from the workshop's other rules, which every page loads. */
interface Meeting {
  date: string;
  duration: number; // minutes
}

/** The first that isn't over, of meetings in order; null after the last. */
export function nextMeeting<Any extends Meeting>(meetings: readonly Any[], now: Date): Any | null {
  const isAhead = ({ date, duration }: Any) => Date.parse(date) + duration * 60_000 > now.getTime();
  return meetings.find(isAhead) ?? null;
}
