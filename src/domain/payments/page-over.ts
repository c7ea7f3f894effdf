/** Whether nobody should pay at a page any more (docs/rules.md#payment). */
import type { OrderState } from '../orders/order-states.ts';
import type { AttemptState } from './attempt-states.ts';

interface Attempt {
  id: string;
  state: AttemptState;
}

/** Oldest attempt first. An expired order may still be paid. */
export function isPageOver(attemptId: string, order: OrderState, attempts: readonly Attempt[]): boolean {
  const at = attempts.findIndex(({ id }) => id === attemptId);
  const state = attempts[at]?.state;
  if (state !== 'failed' && state !== 'ended') return false;
  if (order === 'pending') return attempts.slice(at + 1).some((later) => later.state === 'pending');
  return order !== 'expired';
}
