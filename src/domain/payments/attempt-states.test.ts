import { expect, test } from 'vitest';
import { ATTEMPT_STATES, type AttemptState, attemptAfter, mayBePaid } from './attempt-states.ts';
import type { Verdict } from './provider-answer.ts';

type Kind = Verdict['kind'];

const KINDS: readonly Kind[] = ['paid', 'declined', 'pending', 'unknown', 'refunded', 'mismatch'];

const MOVES: readonly [from: AttemptState, answer: Kind, to: AttemptState][] = [
  ['pending', 'paid', 'paid'],
  ['pending', 'declined', 'failed'],
  ['pending', 'refunded', 'review'],
  ['pending', 'mismatch', 'review'],
  ['failed', 'paid', 'paid'],
  ['failed', 'refunded', 'review'],
  ['failed', 'mismatch', 'review'],
  ['ended', 'paid', 'paid'],
  ['ended', 'refunded', 'review'],
  ['ended', 'mismatch', 'review'],
  ['review', 'paid', 'paid'],
];

const PAIRS = ATTEMPT_STATES.flatMap((from) => KINDS.map((kind) => [from, kind] as const));

test.each(PAIRS)('an attempt that is %s, answered with %s', (from, kind) => {
  const move = MOVES.find(([state, answer]) => state === from && answer === kind);
  expect(attemptAfter(from, { kind })).toBe(move?.[2] ?? from);
});

test('an attempt never leaves paid, and never becomes pending again, whatever comes in whatever order', () => {
  for (const first of KINDS)
    for (const second of KINDS)
      for (const third of KINDS) {
        let state: AttemptState = 'pending';
        let left = false;
        let paid = false;
        for (const kind of [first, second, third]) {
          state = attemptAfter(state, { kind });
          left ||= state !== 'pending';
          paid ||= state === 'paid';
        }
        expect([left, state === 'pending']).not.toEqual([true, true]);
        expect(paid && state !== 'paid').toBe(false);
      }
});

test('only one that is paid isn’t asked about any more', () => {
  expect(ATTEMPT_STATES.filter((state) => !mayBePaid(state))).toEqual(['paid']);
});
