/** Where a customer is expected next (docs/rules.md#accounts). */
import type { Order, OrderLine } from '#contract/orders.ts';
import type { Seats } from '#contract/seats.ts';
import { nextMeeting } from '#domain/meetings.ts';
import type { Meeting } from '#server/db/entries/workshop-rows.ts';
import type { Database } from '#server/db/schema.ts';
import { readOrderViews } from './order-view.ts';
import { type WorkshopNow, ordersById, takenSeatsOf, workshopsNow } from './seats.repository.ts';

/** The nearest first. */
export async function readSeats(db: Database, userId: string, now: Date): Promise<Seats[]> {
  const taken = await takenSeatsOf(db, userId);
  const workshops = await workshopsNow(db, [...new Set(taken.map(({ item }) => item))]);
  const ahead = new Map<string, Meeting[]>();
  for (const { id, item, meetings } of taken) {
    const dates = workshops.get(item)?.meetings ?? (JSON.parse(meetings ?? '[]') as Meeting[]);
    if (nextMeeting(dates, now)) ahead.set(id, dates);
  }
  const orderIds = taken.filter(({ id }) => ahead.has(id)).map(({ order_id }) => order_id);
  const orders = await readOrderViews(db, await ordersById(db, [...new Set(orderIds)]), now);
  const next = ({ meetings }: Seats) => nextMeeting(meetings, now)!.date;
  return orders
    .flatMap((order) =>
      order.lines.flatMap((line) => {
        const meetings = ahead.get(line._id);
        if (!meetings || seatsOf(line) === 0) return [];
        return [toSeats(order, line, meetings, workshops.get(line.item))];
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
  meetings: Meeting[],
  workshop: WorkshopNow | undefined,
): Seats {
  const request = order.cancellationRequest;
  const { allowed, until } = line.cancellation;
  return {
    _id: line._id,
    kind: 'registration',
    seats: seatsOf(line),
    order: { _id: order._id, number: order.number },
    workshop: line.item,
    ...(workshop ? wordsOf(workshop) : snapshotOf(line)),
    meetings,
    cancellation: {
      allowed,
      ...(until !== undefined && { until }),
      requested: request !== undefined && !request.settled && request.lines.includes(line._id),
    },
  };
}

type Words = Pick<Seats, 'active' | 'title' | 'location' | 'translations' | 'image' | 'imageAlts'>;

function wordsOf({ active, title, location, translations, image, image_alts }: WorkshopNow): Words {
  const { title: english, location: place } = (JSON.parse(translations) as Seats['translations']).en ?? {};
  return {
    active: active === 1,
    title,
    location,
    translations: { en: { title: english, location: place } },
    image,
    imageAlts: JSON.parse(image_alts) as Seats['imageAlts'],
  };
}

function snapshotOf({ title, location = '', translations = {}, image }: OrderLine): Words {
  return { active: false, title, location, translations, image, imageAlts: {} };
}
