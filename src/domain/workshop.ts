import { endOfJerusalemDay } from './jerusalem.ts';
import { type Agorot, type Percent, discounted } from './money.ts';

export interface WorkshopFacts {
  price: Agorot;
  earlyBirdDate: string | null;
  earlyBirdDiscountPercentage: Percent;
  participantLimit: number;
  participants: number;
  /** Seats set aside for unpaid orders. */
  held?: number | undefined;
  workshopDates: readonly { date: string }[];
}

export interface WorkshopState<Money = Agorot> {
  /** `begun`: it goes on, but nobody may join any more. */
  status: 'open' | 'full' | 'begun' | 'past';
  /** Meetings that have begun. */
  over: number;
  seatsLeft: number;
  price: Money;
  original: Money | null;
  /** ISO 8601 UTC; null unless the early bird price applies. */
  earlyBirdUntil: string | null;
}

/** `joinBegun`: whether one may join after the first meeting. */
export function workshopState(workshop: WorkshopFacts, now: Date, joinBegun = true): WorkshopState {
  const { workshopDates: meetings } = workshop;
  const over = meetingsOver(meetings, now);
  const seatsLeft = Math.max(0, freeSeats(workshop));
  const gone = over === meetings.length ? 'past' : 'begun';
  return {
    status: over > 0 && (gone === 'past' || !joinBegun) ? gone : seatsLeft === 0 ? 'full' : 'open',
    over,
    seatsLeft,
    ...priceAt(workshop, now),
  };
}

/** How many have begun. */
export function meetingsOver(meetings: WorkshopFacts['workshopDates'], now: Date): number {
  return meetings.filter(({ date }) => Date.parse(date) <= now.getTime()).length;
}

function priceAt(
  workshop: WorkshopFacts,
  now: Date,
): Pick<WorkshopState, 'price' | 'original' | 'earlyBirdUntil'> {
  const { price, earlyBirdDate, earlyBirdDiscountPercentage: percent } = workshop;
  const until = earlyBirdDate === null ? null : endOfJerusalemDay(new Date(earlyBirdDate));
  if (until === null || percent === 0 || now > until) return { price, original: null, earlyBirdUntil: null };
  return { price: discounted(price, percent), original: price, earlyBirdUntil: until.toISOString() };
}

/** Somebody has registered and at most a fifth of the seats, or two, are left; or none is left at all. */
export function isNearlyFull({ participants, participantLimit, held = 0 }: Seating): boolean {
  const left = freeSeats({ participants, participantLimit, held });
  return left <= 0 || (left < participantLimit && left <= Math.max(2, participantLimit / 5));
}

type Seating = Pick<WorkshopFacts, 'participants' | 'participantLimit' | 'held'>;

/** Negative when more are taken than there are. */
export function freeSeats({ participantLimit, participants, held = 0 }: Seating): number {
  return participantLimit - participants - held;
}
