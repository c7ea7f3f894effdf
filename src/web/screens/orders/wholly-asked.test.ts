import { expect, it } from 'vitest';
import { shekels } from '#contract/money.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { isWhollyAsked } from './wholly-asked.ts';

const line = (_id: string, quantity = 1, back = 0, state: LineState = 'waiting') => ({
  _id,
  quantity,
  state,
  refunded: { quantity: back, amount: shekels(0) },
});
const request = { at: '2026-11-22T10:00:00.000Z', refund: shekels(0) };

it.each([
  ['a line', [line('a')], { lines: ['a'] }, true],
  ['one of two lines', [line('a'), line('b')], { lines: ['a'] }, false],
  ['a line beside a canceled one', [line('a'), line('b', 1, 1, 'cancelled')], { lines: ['a'] }, true],
  ['one of two copies', [line('a', 2)], { lines: ['a'], quantities: { a: 1 } }, false],
  ['what is left of two copies', [line('a', 2, 1)], { lines: ['a'], quantities: { a: 1 } }, true],
  ['what was settled', [line('a')], { lines: ['a'], settled: '2026-11-23T10:00:00.000Z' }, false],
])('of a request for %s', (_of, lines, asked, isWhole) => {
  expect(isWhollyAsked({ lines, cancellationRequest: { ...request, ...asked } })).toBe(isWhole);
});

it('is no order without a request', () => {
  expect(isWhollyAsked({ lines: [line('a')] })).toBe(false);
});
