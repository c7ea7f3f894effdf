import { expect, test } from 'vitest';
import { agorot } from '../money.ts';
import { type Booked, type Listed, type Sides, compareDay } from './compare-day.ts';

const listed = (transactionId: string, amount = 100): Listed => ({ transactionId, amount: agorot(amount) });
const booked = (reference: string | null, amount = 100, id = `row of ${reference}`): Booked => ({
  id,
  orderId: `order of ${reference}`,
  reference,
  amount: agorot(amount),
});

const compare = (sides: Partial<Sides>, what: 'charge' | 'refund' = 'charge') => {
  const { differences, found } = compareDay(what, { theirs: [], before: [], ours: [], known: [], ...sides });
  return {
    told: differences.map(({ kind, reference, ours, theirs }) => [kind, reference, ours, theirs]),
    found,
  };
};

test.each<[string, Partial<Sides>, unknown[]]>([
  ['nothing on both sides', {}, []],
  ['the same on both', { theirs: [listed('t1')], ours: [booked('t1')], known: [booked('t1')] }, []],
  ['money that isn’t here', { theirs: [listed('t1')] }, [['charge_not_here', 't1', null, 100]]],
  ['money that isn’t there', { ours: [booked('t1')] }, [['charge_not_there', 't1', 100, null]]],
  [
    'another amount',
    { theirs: [listed('t1', 90)], ours: [booked('t1')], known: [booked('t1')] },
    [['charge_amount', 't1', 100, 90]],
  ],
  [
    'what was booked after midnight',
    { before: [listed('t1')], ours: [booked('t1')], known: [booked('t1')] },
    [],
  ],
  ['what is booked on another day', { theirs: [listed('t1')], known: [booked('t1')] }, []],
  ['what is only of the days before', { before: [listed('t1')] }, []],
])('%s', (_, sides, told) => {
  expect(compare(sides).told).toEqual(told);
});

test('a refund without a reference is found by its amount, each once', () => {
  const theirs = [listed('r1'), listed('r2', 50)];
  const ours = [booked(null, 100, 'a'), booked(null, 100, 'b')];
  expect(compare({ theirs, ours }, 'refund')).toEqual({
    found: [{ id: 'a', reference: 'r1' }],
    told: [
      ['refund_not_there', 'b', 100, null],
      ['refund_not_here', 'r2', null, 50],
    ],
  });
});

test('a refund that another one is known by isn’t taken for it', () => {
  const sides = { theirs: [listed('r1')], ours: [booked(null, 100, 'a')], known: [booked('r1')] };
  expect(compare(sides, 'refund').told).toEqual([['refund_not_there', 'a', 100, null]]);
});
