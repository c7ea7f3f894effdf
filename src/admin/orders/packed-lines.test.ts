import { expect, it } from 'vitest';
import { shekels } from '#contract/money.ts';
import type { Order, OrderLine } from '#contract/orders.ts';
import { isToPack, keptLines } from './packed-lines.ts';

// Of a whole line only what the rule reads.
const line = (productType: OrderLine['productType'], state: OrderLine['state'], quantity = 1, back = 0) =>
  ({ productType, state, quantity, refunded: { quantity: back, amount: shekels(0) } }) as OrderLine;

const CASES: [string, Order['state'], OrderLine[], boolean][] = [
  ['a paid piece', 'confirmed', [line('Item', 'waiting')], true],
  ['a piece at work', 'confirmed', [line('Item', 'making')], true],
  [
    'a piece beside one that was handed over',
    'confirmed',
    [line('Item', 'handed_over'), line('Item', 'ready')],
    true,
  ],
  ['a piece of which one came back', 'confirmed', [line('Item', 'ready', 2, 1)], true],
  ['a piece that came back', 'confirmed', [line('Item', 'ready', 2, 2)], false],
  ['a cancelled piece', 'confirmed', [line('Item', 'cancelled')], false],
  ['a piece that was handed over', 'completed', [line('Item', 'handed_over')], false],
  ['a seat', 'confirmed', [line('Workshop', 'registered')], false],
  ['an unpaid piece', 'pending', [line('Item', 'held')], false],
];

it.each(CASES)('%s', (_name, state, lines, expected) => {
  expect(isToPack({ state, lines })).toBe(expected);
});

it('a slip has what is left of each line', () => {
  const lines = [line('Item', 'ready', 3, 1), line('Item', 'ready', 1, 1), line('Workshop', 'registered', 2)];
  expect(keptLines(lines).map(({ left }) => left)).toEqual([2, 2]);
});
