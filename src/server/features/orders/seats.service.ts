/** Where a customer is expected next (docs/rules.md#accounts). */
import type { Order, OrderLine } from '#contract/orders.ts';
import type { TakenSeats } from '#contract/seats.ts';
import { hasBegun, nextMeeting } from '#domain/meetings.ts';
import { openlyAsked } from '#domain/orders/asked-quantity.ts';
import type { Meeting } from '#server/db/entries/workshop-rows.ts';
import { type WorkshopNow, workshopsNow } from '#server/db/entries/workshops-now.ts';
import type { Database } from '#server/db/schema.ts';
import { readOrderViews } from './order-view.ts';
import { ordersById, takenSeatsOf } from './seats.repository.ts';

/** The nearest first. */
export async function readSeats(db: Database, userId: string, now: Date): Promise<TakenSeats[]> {
  const taken = await takenSeatsOf(db, userId);
  const workshops = await workshopsNow(db, [...new Set(taken.map(({ item }) => item))]);
  const ahead = new Map<string, Meeting[]>();
  for (const { id, item, meetings } of taken) {
    const dates = workshops.get(item)?.meetings ?? (JSON.parse(meetings ?? '[]') as Meeting[]);
    if (nextMeeting(dates, now)) ahead.set(id, dates);
  }
  const orderIds = taken.filter(({ id }) => ahead.has(id)).map(({ order_id }) => order_id);
  const orders = await readOrderViews(db, await ordersById(db, [...new Set(orderIds)]), now);
  const next = ({ meetings }: TakenSeats) => nextMeeting(meetings, now)!.date;
  return orders
    .flatMap((order) =>
      order.lines.flatMap((line) => {
        const meetings = ahead.get(line._id);
        if (!meetings || seatsOf(line) === 0) return [];
        return [toSeats(order, line, { meetings, workshop: workshops.get(line.item), now })];
      }),
    )
    .toSorted((left, right) => compared(next(left), next(right)) || left.order.number - right.order.number);
}

function compared(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

/** Some of a line's seats may have been refunded. */
function seatsOf({ quantity, refunded }: OrderLine): number {
  return Math.max(0, quantity - refunded.quantity);
}

function toSeats(
  order: Order,
  line: OrderLine,
  { meetings, workshop, now }: { meetings: Meeting[]; workshop: WorkshopNow | undefined; now: Date },
): TakenSeats {
  const { allowed, until } = line.cancellation;
  const seats = seatsOf(line);
  const requested = openlyAsked(order.cancellationRequest, { ...line, quantity: seats });
  return {
    _id: line._id,
    kind: 'registration',
    seats,
    order: { _id: order._id, number: order.number },
    workshop: line.item,
    ...(workshop ? wordsOf(workshop) : snapshotOf(line)),
    meetings,
    cancellation: {
      allowed,
      ...(until !== undefined && { until }),
      requested: requested === seats,
      ...(requested > 0 && requested < seats && { requestedSeats: requested }),
    },
    ...(line.givenTo && { givenTo: line.givenTo }),
    canHandOver: requested < seats && !hasBegun(meetings, now),
  };
}

type Words = Omit<WorkshopNow, 'meetings'>;

function wordsOf({ meetings: _meetings, ...words }: WorkshopNow): Words {
  return words;
}

function snapshotOf({ title, location = '', translations, image }: OrderLine): Words {
  const english = translations?.en ?? {};
  return { active: false, title, location, translations: { en: english }, image, imageAlts: {} };
}
