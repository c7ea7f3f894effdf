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
  if (state === 'unknown') return true;
  return state === 'asked' && now.getTime() - new Date(at).getTime() >= ANSWERED;
}

/** Those that the admin has to do something about: not known, or refused and neither tried again nor given up. */
export function openRefunds<Refund extends { state: State; at: string; putAway?: boolean }>(
  refunds: readonly Refund[],
): Refund[] {
  const isTriedAgain = ({ at }: Refund) =>
    refunds.some((other) => other.state !== 'refused' && other.at > at);
  return refunds.filter(
    (refund) =>
      refund.state === 'unknown' ||
      (refund.state === 'refused' && refund.putAway !== true && !isTriedAgain(refund)),
  );
}
