/** What an order's page says of the pieces that are being made. */
import type { Order, OrderLine } from '#contract/orders.ts';
import type { BarStage } from '#domain/orders/stage-bar.ts';

/** Lines of which the admin has shown something. */
export function benchLines({ lines }: Pick<Order, 'lines'>): OrderLine[] {
  return lines.filter(({ stages = [] }) => stages.length > 0);
}

/** While it is in the work, until that day has passed; ISO 8601. */
export function readyAhead(
  { state, readyBy }: Pick<OrderLine, 'state' | 'readyBy'>,
  now: Date,
): string | null {
  const isAhead = readyBy !== undefined && Date.parse(readyBy) >= now.getTime();
  return isAhead && (state === 'waiting' || state === 'making') ? readyBy : null;
}

/** When the last piece of a confirmed order is ready, unless one is made without a day; ISO 8601. */
export function lastReadyBy({ state, lines }: Pick<Order, 'state' | 'lines'>, now: Date): string | null {
  if (state !== 'confirmed') return null;
  const days = lines.filter(isInWork).map((line) => readyAhead(line, now));
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
}

/** A piece of stock needs only to be packed. */
function isInWork({ state, madeToOrder }: OrderLine): boolean {
  return state === 'making' || (state === 'waiting' && madeToOrder === true);
}

/** ISO 8601; undefined for a stage that was skipped or is still to come. */
export function reachedAt(
  { timeline }: Pick<Order, 'timeline'>,
  { _id }: Pick<OrderLine, '_id'>,
  stage: BarStage,
): string | undefined {
  return timeline.findLast(({ event, line }) =>
    stage === 'waiting' ? event === 'confirmed' : event === stage && line === _id,
  )?.at;
}
