import { endOfDay, jerusalemDate, plusDays } from '../jerusalem.ts';

/** Days that the law gives a shop from a request to cancel (docs/rules.md#cancellation). */
const DAYS_TO_REFUND = 14;

/** The last moment to give money back, ISO 8601. */
export function refundDeadline(requestedAt: string): string {
  return endOfDay(plusDays(jerusalemDate(new Date(requestedAt)), DAYS_TO_REFUND)).toISOString();
}
