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
  status: 'open' | 'full' | 'past';
  started: boolean;
  seatsLeft: number;
  price: Money;
  original: Money | null;
  /** ISO 8601 UTC; null unless the early bird price applies. */
  earlyBirdUntil: string | null;
}

export function workshopState(workshop: WorkshopFacts, now: Date): WorkshopState {
  const meetings = workshop.workshopDates.map(({ date }) => Date.parse(date));
  const begun = meetings.filter((meeting) => meeting <= now.getTime()).length;
  const seatsLeft = Math.max(0, freeSeats(workshop));
  const past = meetings.length > 0 && begun === meetings.length;
  return {
    status: past ? 'past' : seatsLeft === 0 ? 'full' : 'open',
    started: begun > 0,
    seatsLeft,
    ...priceAt(workshop, now),
  };
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
