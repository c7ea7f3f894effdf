import { expect, it } from 'vitest';
import type { LineState, OrderState, PaymentState } from '#domain/orders/order-states.ts';
import { orderWord } from './order-word.ts';

const CASES: [OrderState, PaymentState, LineState[], string][] = [
  ['pending', 'pending', ['held'], 'pending'],
  ['pending', 'review', ['held'], 'review'],
  ['expired', 'none', ['cancelled'], 'expired'],
  ['cancelled', 'none', ['cancelled'], 'cancelled'],
  ['cancelled', 'refunded', ['cancelled'], 'refunded'],
  ['completed', 'paid', ['handed_over'], 'completed'],
  ['confirmed', 'paid', ['waiting', 'granted'], 'confirmed'],
  ['confirmed', 'paid', ['waiting', 'making'], 'making'],
  ['confirmed', 'part_refunded', ['making', 'ready'], 'ready'],
];

it('an order whose place another took is replaced, unless money came for it', () => {
  const replaced = { state: 'cancelled', lines: [], replacedBy: 'another' } as const;
  expect(orderWord({ ...replaced, payment: { state: 'none' } })).toBe('replaced');
  expect(orderWord({ ...replaced, payment: { state: 'review' } })).toBe('review');
});

it.each(CASES)('a %s order with payment %s and lines %j is %s', (state, payment, lines, word) => {
  expect(
    orderWord({ state, payment: { state: payment }, lines: lines.map((line) => ({ state: line })) }),
  ).toBe(word);
});
