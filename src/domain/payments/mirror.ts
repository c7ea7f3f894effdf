/** An order's money in the shop's ledger beside what its provider says now (docs/rules.md#payment). */
import { type Agorot, FREE, agorot } from '../money.ts';
import { CURRENCY, type ProviderAnswer } from './provider-answer.ts';

export const MIRROR_STATES = ['same', 'different', 'unanswered'] as const;
export type MirrorState = (typeof MIRROR_STATES)[number];

/** `theirs`: null when the provider didn't say. */
export interface MirrorRow {
  kind: 'charge' | 'refund';
  /** Of the attempt or the refund. */
  id: string;
  ours: Agorot;
  theirs: Agorot | null;
  state: MirrorState;
}

export interface Mirror {
  state: MirrorState;
  ours: Agorot;
  theirs: Agorot | null;
  rows: MirrorRow[];
}

/** `charged`: null when the ledger has no charge of the attempt. */
export interface AskedAttempt {
  id: string;
  charged: { amount: Agorot; reference: string | null } | null;
  answer: ProviderAnswer;
}

/** Null: neither side knows of money. */
export function chargeRow({ id, charged, answer }: AskedAttempt): MirrorRow | null {
  const ours = charged?.amount ?? FREE;
  const theirs = moneyOf(answer);
  if (ours === FREE && theirs === FREE) return null;
  if (theirs === null) return { kind: 'charge', id, ours, theirs, state: 'unanswered' };
  const isSame =
    ours === theirs && answer.currency === CURRENCY && answer.transactionId === charged?.reference;
  return { kind: 'charge', id, ours, theirs, state: isSame ? 'same' : 'different' };
}

/** `listed`: null when the provider's list didn't come; no amount when the refund isn't in it. */
export function refundRow(
  { id, amount: ours }: { id: string; amount: Agorot },
  listed: { amount: Agorot | null } | null,
): MirrorRow {
  if (listed === null) return { kind: 'refund', id, ours, theirs: null, state: 'unanswered' };
  const theirs = listed.amount ?? FREE;
  return { kind: 'refund', id, ours, theirs, state: ours === theirs ? 'same' : 'different' };
}

/** One row that differs is told even while another isn't answered. */
export function mirrorOf(rows: MirrorRow[]): Mirror {
  const has = (state: MirrorState) => rows.some((row) => row.state === state);
  const isWhole = !has('unanswered');
  const sum = (side: (row: MirrorRow) => number) =>
    agorot(rows.reduce((total, row) => total + (row.kind === 'charge' ? side(row) : -side(row)), 0));
  return {
    state: has('different') ? 'different' : isWhole ? 'same' : 'unanswered',
    ours: sum(({ ours }) => ours),
    theirs: isWhole ? sum(({ theirs }) => theirs ?? FREE) : null,
    rows,
  };
}

function moneyOf({ state, amount }: ProviderAnswer): Agorot | null {
  if (state === 'unknown') return null;
  return state === 'paid' ? amount : FREE;
}
