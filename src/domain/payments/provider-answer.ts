/** What a provider's answer to the shop's own question means (docs/rules.md#payment). */
import type { Agorot } from '../money.ts';

export const ANSWER_STATES = ['pending', 'paid', 'failed', 'refunded', 'unknown'] as const;
export type AnswerState = (typeof ANSWER_STATES)[number];

/** The only currency that the shop sells in, by ISO 4217. */
export const CURRENCY = 'ILS';

/** Null: the provider didn't say, or said something that isn't one. */
export interface ProviderAnswer {
  state: AnswerState;
  amount: Agorot | null;
  currency: string | null;
  /** The attempt's id, which the page was opened with. */
  attemptId: string | null;
  terminal: string | null;
  /** The provider's id of the charge. */
  transactionId: string | null;
}

/** What the page was opened with. */
export interface OpenedPage {
  attemptId: string;
  amount: Agorot;
  /** Null where the provider's answers don't name one. */
  terminal: string | null;
}

export const MISMATCHES = ['amount', 'currency', 'attempt', 'terminal', 'transaction'] as const;
export type Mismatch = (typeof MISMATCHES)[number];

export type Verdict =
  | { kind: 'paid'; transactionId: string }
  | { kind: 'declined' | 'pending' | 'unknown' | 'refunded' }
  /** Money came that isn't what was asked for. */
  | { kind: 'mismatch'; of: Mismatch[] };

/** Money counts only if all of it agrees; what is left out doesn't. */
export function judgeAnswer(answer: ProviderAnswer, page: OpenedPage): Verdict {
  if (answer.state === 'paid') return judgeMoney(answer, page);
  // About another page, so it says nothing about this one.
  if (answer.attemptId !== null && answer.attemptId !== page.attemptId) return { kind: 'unknown' };
  return { kind: answer.state === 'failed' ? 'declined' : answer.state };
}

function judgeMoney(answer: ProviderAnswer, page: OpenedPage): Verdict {
  const { transactionId } = answer;
  const of: Mismatch[] = [];
  if (answer.amount !== page.amount) of.push('amount');
  if (answer.currency !== CURRENCY) of.push('currency');
  if (answer.attemptId !== page.attemptId) of.push('attempt');
  if (page.terminal !== null && answer.terminal !== page.terminal) of.push('terminal');
  if (!transactionId) of.push('transaction');
  return of.length === 0 && transactionId ? { kind: 'paid', transactionId } : { kind: 'mismatch', of };
}
