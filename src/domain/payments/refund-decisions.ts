/** What the admin may say of a refund through the provider (docs/rules.md#refunds). */
export const REFUND_OUTCOMES = ['done', 'refused', 'dropped'] as const;
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];

type State = 'asked' | 'done' | 'refused' | 'unknown';

/** ms; until then its answer may still come. */
const ANSWERED = 10 * 60_000;

/** An unknown one is settled by what the admin sees at the provider; a refused one can be given up. */
export function canDecide(
  { state, at }: { state: State; at: string },
  outcome: RefundOutcome,
  now: Date,
): boolean {
  if (outcome === 'dropped') return state === 'refused';
  return state === 'unknown' || (state === 'asked' && at <= answeredBy(now));
}

/** What was asked for until then, and not answered, isn't being answered now. */
export function answeredBy(now: Date): string {
  return new Date(now.getTime() - ANSWERED).toISOString();
}

/** Those that the admin has to do something about: not known, or refused and neither tried again nor given up. */
export function openRefunds<Refund extends { state: State; at: string; putAway?: boolean }>(
  refunds: readonly Refund[],
  now: Date,
): Refund[] {
  const isTriedAgain = ({ at }: Refund) =>
    refunds.some((other) => other.state !== 'refused' && other.at > at);
  return refunds.filter(
    (refund) =>
      canDecide(refund, 'done', now) ||
      (refund.state === 'refused' && refund.putAway !== true && !isTriedAgain(refund)),
  );
}
