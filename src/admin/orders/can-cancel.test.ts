import { expect, test } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import type { Shekels } from '#domain/money.ts';
import type { LineState } from '#domain/orders/order-states.ts';
import { canCancel } from './can-cancel.ts';

const lines = (state: LineState) => [{ productType: 'Item', state }] as AdminOrder['lines']; // the rest is never read

const paid = (sum: number) => ({ paid: sum as Shekels, refunded: 0 as Shekels }) as AdminOrder['payment']; // whole sums

test.each<[AdminOrder['state'], LineState, number, boolean]>([
  ['pending', 'held', 0, true],
  ['pending', 'held', 100, false],
  ['expired', 'held', 0, true],
  ['confirmed', 'waiting', 0, true],
  ['confirmed', 'ready', 320, false],
  ['completed', 'handed_over', 0, false],
  ['cancelled', 'cancelled', 0, false],
])('%s with a piece %s and %i paid: %s', (state, line, sum, can) => {
  expect(canCancel({ state, payment: paid(sum), lines: lines(line) })).toBe(can);
});
