/** What may be cancelled, until when, and what comes back: docs/rules.md#cancellation. */
import { endOfDay, jerusalemDate, plusDays } from '../jerusalem.ts';
import { type Agorot, FREE, agorot } from '../money.ts';
import type { ProductType } from '../offer.ts';
import type { WORKSHOP_CANCELLATION_DAYS } from '../shop-rules.ts';
import { cancellationFee } from './cancellation-fee.ts';
import type { LineState } from './order-states.ts';
import { refundOfQuantity } from './refunds.ts';
import { daysBefore } from './rest-days.ts';

export const CANCELLATION_REFUSALS = [
  'handed_over_over_14_days',
  'making_begun',
  'opened',
  'deadline_passed',
  'cancelled',
  'refunded',
] as const;
export type CancellationRefusal = (typeof CANCELLATION_REFUSALS)[number];

export interface WorkshopRule {
  workshopDays: (typeof WORKSHOP_CANCELLATION_DAYS)[number];
}

/** Moments are ISO 8601. */
export interface CancellableLine {
  productType: ProductType;
  state: LineState;
  /** Copies that aren't refunded yet, and what is left to pay back for them. */
  quantity: number;
  toPay: Agorot;
  /** Made for this customer: a made-to-order piece, or one with a personal text. */
  isMadeToOrder: boolean;
  handedOverAt: string | null;
  /** When the first page of the tutorial was opened. */
  openedAt: string | null;
  meetings: readonly { date: string }[];
  /** Of the moment of placing. */
  rule: WorkshopRule;
}

export interface LineCancellation {
  allowed: boolean;
  /** The last moment, ISO 8601 UTC; absent when no moment is set. */
  until?: string;
  /** After the fee, as if this line were cancelled alone. */
  refund?: Agorot;
  fee?: Agorot;
  reason?: CancellationRefusal;
}

/** A line that is only held can always be cancelled; what is said of it is what holds once it is paid. */
export function lineCancellation(line: CancellableLine, now: Date): LineCancellation {
  const until = lastMoment(line);
  const reason = refusal(line, until, now);
  if (reason)
    return line.state === 'held' ? { allowed: true } : { allowed: false, ...(until && { until }), reason };
  const fee = cancellationFee(line.toPay);
  return { allowed: true, ...(until && { until }), refund: agorot(line.toPay - fee), fee };
}

export interface Cancellation<Line> {
  lines: Line[];
  refund: Agorot;
  fee: Agorot;
}

interface Circumstances<Line> {
  hasDefect?: boolean;
  /** How many copies are asked for; all of them by default. */
  askedOf?: (line: Line) => number;
  /** How many were asked for in time, so that what has happened since doesn't count. */
  requestedOf?: (line: Line) => number;
}

/** What of these lines can be cancelled together, with one fee for all; a defect has no fee. */
export function cancellationOf<Line extends CancellableLine>(
  lines: readonly Line[],
  now: Date,
  {
    hasDefect = false,
    askedOf = ({ quantity }) => quantity,
    requestedOf = () => 0,
  }: Circumstances<Line> = {},
): Cancellation<Line> {
  const allowed = lines.flatMap((line) => {
    const requested = hasGone(line) ? 0 : requestedOf(line);
    const asked = lineCancellation(line, now).allowed ? askedOf(line) : 0;
    return copiesOf(line, Math.max(requested, asked));
  });
  const amount = agorot(allowed.reduce((sum, { toPay }) => sum + toPay, 0));
  const fee = hasDefect ? FREE : cancellationFee(amount);
  return { lines: allowed, refund: agorot(amount - fee), fee };
}

/** None, or one line with so many of its copies. */
function copiesOf<Line extends CancellableLine>(line: Line, quantity: number): Line[] {
  if (quantity === 0) return [];
  if (quantity >= line.quantity) return [line];
  const toPay = refundOfQuantity({ quantity: line.quantity, amount: line.toPay }, quantity);
  return [{ ...line, quantity, toPay }];
}

function hasGone({ state, quantity }: CancellableLine): boolean {
  return state === 'cancelled' || quantity === 0;
}

function refusal(line: CancellableLine, until: string | undefined, now: Date): CancellationRefusal | null {
  if (line.state === 'cancelled') return 'cancelled';
  if (line.quantity === 0) return 'refunded';
  const isLate = until !== undefined && now.getTime() > Date.parse(until);
  switch (line.productType) {
    case 'Item':
      if (line.isMadeToOrder) return isMakingBegun(line.state) ? 'making_begun' : null;
      return isLate ? 'handed_over_over_14_days' : null;
    case 'Tutorial':
      return line.openedAt === null ? null : 'opened';
    case 'Workshop':
      return isLate || line.state === 'attended' || line.state === 'absent' ? 'deadline_passed' : null;
  }
}

function isMakingBegun(state: LineState): boolean {
  return state !== 'held' && state !== 'waiting';
}

function lastMoment({
  productType,
  isMadeToOrder,
  handedOverAt,
  meetings,
  rule,
}: CancellableLine): string | undefined {
  if (productType === 'Workshop' && meetings.length > 0) return seatsUntil(meetings, rule);
  if (productType === 'Item' && !isMadeToOrder && handedOverAt !== null) {
    return endOfDay(plusDays(jerusalemDate(new Date(handedOverAt)), 14)).toISOString();
  }
  return undefined;
}

/** The last moment to cancel a seat, ISO 8601 UTC. There is a meeting. */
export function seatsUntil(meetings: readonly { date: string }[], rule: WorkshopRule): string {
  const first = Math.min(...meetings.map(({ date }) => Date.parse(date)));
  return endOfDay(lastDay(jerusalemDate(new Date(first)), rule)).toISOString();
}

/**
 * The law says 'at least two days before' but 'not within seven days before', so the second day that is no rest day
 * is still in time, and the seventh isn't.
 */
function lastDay(meeting: string, { workshopDays }: WorkshopRule): string {
  const day = daysBefore(meeting, workshopDays);
  return workshopDays === 2 ? day : plusDays(day, -1);
}
