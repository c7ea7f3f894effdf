import { expect, test } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { shekels } from '#contract/money.ts';
import { mainAct } from './main-act.ts';

const NOW = '2026-11-23T10:00:00.000Z';
const PIECE = {
  productType: 'Item',
  quantity: 1,
  toPay: shekels(100),
  refunded: { quantity: 0, amount: 0 },
};
const order = (part: object): AdminOrder =>
  ({
    state: 'confirmed',
    payment: { state: 'paid', paid: 200, refunded: 0 },
    missing: 0,
    refunds: [],
    lines: [
      { ...PIECE, _id: 'done', state: 'handed_over' },
      { ...PIECE, _id: 'ready', state: 'ready' },
    ],
    ...part,
  }) as unknown as AdminOrder; // only what is read
const request = { at: NOW, lines: [], refund: 0 };

test.each([
  ['a line that isn’t done', {}, { kind: 'line', line: 'ready' }],
  ['a request before the lines', { cancellationRequest: request }, { kind: 'refund' }],
  [
    'a settled request no more',
    { cancellationRequest: { ...request, settled: NOW } },
    { kind: 'line', line: 'ready' },
  ],
  ['a review', { payment: { state: 'review', paid: 200, refunded: 0 } }, { kind: 'refund' }],
  [
    'a request of an order without money',
    { cancellationRequest: request, payment: { state: 'none', paid: 0, refunded: 0 } },
    { kind: 'none' },
  ],
  ['money that is missing', { state: 'pending', missing: 200 }, { kind: 'paid' }],
  [
    'nothing of what has ended',
    { state: 'completed', lines: [{ ...PIECE, _id: 'x', state: 'handed_over' }] },
    { kind: 'none' },
  ],
])('the next act is %s', (_, part, act) => {
  expect(mainAct(order(part), NOW)).toEqual(act);
});
