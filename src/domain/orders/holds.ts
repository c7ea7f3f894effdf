/** Stock and seats kept for an order until it is paid (docs/rules.md#orders). */
import type { PaymentMethod } from './payment-state.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export interface HoldLengths {
  /** For a card or Bit. */
  minutes: number;
  /** For `arrange`; of 24 hours each. */
  days: number;
}

export function holdUntil(method: PaymentMethod, placed: Date, { minutes, days }: HoldLengths): Date {
  return new Date(placed.getTime() + (method === 'arrange' ? days * DAY_MS : minutes * MINUTE_MS));
}

/** At `until` (ISO 8601) itself the hold has ended. */
export function holdLives({ until }: { until: string }, now: Date): boolean {
  return Date.parse(until) > now.getTime();
}

/** Pieces, or seats that nobody has taken, less the live holds. */
export function available(left: number, liveHolds: readonly { quantity: number }[]): number {
  return Math.max(
    0,
    liveHolds.reduce((free, { quantity }) => free - quantity, left),
  );
}
