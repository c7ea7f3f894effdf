/** Nothing that is still to be done is forgotten, and no work fails for the shop's own reasons. */
import type { Rows } from '../rows.ts';

const DAY = 24 * 60 * 60_000;
/** For so long the provider is asked by the clock. */
const ASKED = 2 * DAY - 60 * 60_000;

export function* workFaults({ now, orders, attempts, pages, refunds, jobs }: Rows) {
  const waiting = jobs.filter(({ done_at, failed_at }) => done_at === null && failed_at === null);
  const waits = (kind: string, id: string) =>
    waiting.some((job) => job.kind === kind && job.payload.includes(id));
  const isRecent = (at: string) => Date.parse(now) - Date.parse(at) < ASKED;
  for (const { id, number, state } of orders)
    if (state === 'pending' && !waits('order-hold', id)) yield `nothing ends the hold of #${number}`;
  for (const { attempt_id: id, reference, opened_at } of pages) {
    const isPaid = attempts.find((attempt) => attempt.id === id)?.state === 'paid';
    if (reference !== null && !isPaid && isRecent(opened_at) && !waits('payment-ask', id))
      yield `nobody asks about the attempt ${id}`;
  }
  for (const { id, way, state, at } of refunds) {
    const isOpen = way === 'provider' && (state === 'asked' || state === 'unknown');
    if (isOpen && isRecent(at) && !waits('provider-refund', id)) yield `nobody asks about the refund ${id}`;
  }
  for (const { kind, last_error, failed_at } of jobs)
    if (failed_at !== null || (last_error !== null && kind !== 'mail'))
      yield `a job ${kind} failed: ${last_error}`;
}
