import { expect, test } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { OrderLine } from '#contract/orders.ts';
import { movesOf } from './line-moves.ts';

const NOW = '2026-11-22T10:00:00.000Z';
const CONFIRMED = { state: 'confirmed', payment: { state: 'paid' } } as AdminOrder; // the rest is never read
const meetings = (date: string) => [{ date, duration: 150 }];

type Line = Pick<OrderLine, 'productType' | 'madeToOrder' | 'state' | 'meetings'>;

test.each<[Line, string[]]>([
  [{ productType: 'Item', state: 'waiting', madeToOrder: true }, ['making']],
  [{ productType: 'Item', state: 'waiting' }, ['ready']],
  [{ productType: 'Item', state: 'making', madeToOrder: true }, ['ready']],
  [{ productType: 'Item', state: 'ready' }, ['handed_over']],
  [{ productType: 'Item', state: 'handed_over' }, []],
  [{ productType: 'Item', state: 'cancelled' }, []],
  [{ productType: 'Tutorial', state: 'granted' }, []],
  [{ productType: 'Workshop', state: 'registered', meetings: meetings('2026-11-23T16:00:00.000Z') }, []],
  [
    { productType: 'Workshop', state: 'registered', meetings: meetings('2026-11-22T09:00:00.000Z') },
    ['attended', 'absent'],
  ],
  [
    { productType: 'Workshop', state: 'absent', meetings: meetings('2026-11-22T09:00:00.000Z') },
    ['attended'],
  ],
])('from %j', (line, moves) => {
  expect(movesOf(CONFIRMED, line, NOW)).toEqual(moves);
});

test('nothing moves in an order that is held or to review', () => {
  const line: Line = { productType: 'Item', state: 'waiting' };
  const review = { ...CONFIRMED, payment: { state: 'review' } } as AdminOrder; // as above
  expect(movesOf(review, line, NOW)).toEqual([]);
  expect(movesOf({ ...CONFIRMED, state: 'pending' }, line, NOW)).toEqual([]);
});
