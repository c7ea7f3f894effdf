import { seatApi } from '#contract/seat-routes.ts';
import type { OtherDate } from '#contract/workshops.ts';
import type { WorkshopId } from '#domain/ids.ts';
import type { Api } from '#web/api/client.ts';

export async function readOtherDates({ call }: Pick<Api, 'call'>, id: WorkshopId, now: Date) {
  const { data } = await call<{ data: OtherDate[] }>({ path: seatApi.otherDates(id) });
  return datesAhead(data, now);
}

/** Those that haven't begun, the nearest first. */
export function datesAhead(dates: readonly OtherDate[], now: Date): OtherDate[] {
  const first = ({ workshopDates }: OtherDate) => Date.parse(workshopDates[0]?.date ?? '');
  return dates
    .filter((date) => first(date) > now.getTime())
    .toSorted((left, right) => first(left) - first(right));
}
