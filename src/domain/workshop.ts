/** Where a workshop stands now: price, seats and time (product: Catalogue). */
import { endOfJerusalemDay } from './jerusalem.ts';
import { toAgorot, toShekels } from './money.ts';
import { discounted } from './prices.ts';

/** What the rules read of a workshop; money in shekels, dates ISO 8601. */
export interface WorkshopFacts {
  price: number;
  earlyBirdDate: string | null;
  earlyBirdDiscountPercentage: number;
  participantLimit: number;
  participants: number;
  workshopDates: readonly { date: string }[];
}

export interface WorkshopState {
  /** A past workshop is past even when it is full. */
  status: 'open' | 'full' | 'past';
  /** Its first meeting has begun. */
  started: boolean;
  seatsLeft: number;
  /** Shekels to pay now. */
  price: number;
  /** Shekels of the regular price, to strike through; null when that is what is paid. */
  original: number | null;
  /** The last moment of the early price (ISO 8601 UTC) while it holds, else null. */
  earlyBirdUntil: string | null;
}

/** The state at `now`, which is the server's minute on both sides (product: Small things). */
export function workshopState(workshop: WorkshopFacts, now: Date): WorkshopState {
  const meetings = workshop.workshopDates.map(({ date }) => Date.parse(date));
  const begun = meetings.filter((meeting) => meeting <= now.getTime()).length;
  const seatsLeft = Math.max(0, workshop.participantLimit - workshop.participants);
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
  const early = toShekels(discounted(toAgorot(price), percent));
  return { price: early, original: price, earlyBirdUntil: until.toISOString() };
}
