/** What became of one try to pay, and what an answer does to it: never back (docs/rules.md#payment). */
import type { Verdict } from './provider-answer.ts';

export const ATTEMPT_STATES = ['pending', 'paid', 'failed', 'ended', 'review'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

/** What isn't listed changes nothing. A page may take another card after a decline, or money after its order has ended. */
const AFTER: Record<AttemptState, Partial<Record<Verdict['kind'], AttemptState>>> = {
  pending: { paid: 'paid', declined: 'failed', refunded: 'review', mismatch: 'review' },
  failed: { paid: 'paid', refunded: 'review', mismatch: 'review' },
  ended: { paid: 'paid', refunded: 'review', mismatch: 'review' },
  review: { paid: 'paid' },
  paid: {},
};

export function attemptAfter(state: AttemptState, { kind }: Pick<Verdict, 'kind'>): AttemptState {
  return AFTER[state][kind] ?? state;
}

/** Its page may still bring money, so the provider is asked about it. */
export function mayBePaid(state: AttemptState): boolean {
  return state !== 'paid';
}
