import { expect, test } from 'vitest';
import type { OrderState } from '../orders/order-states.ts';
import type { AttemptState } from './attempt-states.ts';
import { isPageOver } from './page-over.ts';

test.each<[OrderState, AttemptState[], number, boolean]>([
  ['pending', ['pending'], 0, false],
  ['pending', ['failed'], 0, false],
  ['pending', ['failed', 'pending'], 0, true],
  ['pending', ['failed', 'pending'], 1, false],
  ['pending', ['ended', 'failed', 'pending'], 0, true],
  ['pending', ['failed', 'failed'], 0, false],
  ['confirmed', ['failed', 'paid'], 0, true],
  ['confirmed', ['failed', 'paid'], 1, false],
  ['completed', ['ended', 'paid'], 0, true],
  ['cancelled', ['ended'], 0, true],
  ['cancelled', ['review'], 0, false],
  ['expired', ['ended'], 0, false],
])('of an order that is %s, with attempts %j, the page of %i: %s', (order, states, index, isOver) => {
  const attempts = states.map((state, id) => ({ id: String(id), state }));
  expect(isPageOver(String(index), order, attempts)).toBe(isOver);
});

test('of another order says nothing', () => {
  expect(isPageOver('unknown', 'cancelled', [{ id: '1', state: 'ended' }])).toBe(false);
});
