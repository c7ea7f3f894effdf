import { describe, expect, test } from 'vitest';
import { shekels } from '#contract/money.ts';
import type { Order } from '#contract/orders.ts';
import { payPhaseOf } from './pay-phase.ts';

const NOW = Date.parse('2026-06-01T09:00:00.000Z');
const UNPAID: Order['payment'] = { state: 'pending', method: 'card', paid: shekels(0), refunded: shekels(0) };
const OPEN = { ...UNPAID, url: 'https://pay.example/1' };

describe('the payment of an order', () => {
  const here = { hasLeft: false, isLate: false };
  const back = { hasLeft: true, isLate: false };
  const late = { hasLeft: true, isLate: true };

  test.each([
    ['waits at the provider', OPEN, here, 'open'],
    ['that this tab comes from has no word yet', OPEN, back, 'waiting'],
    ['takes longer than usual', OPEN, late, 'late'],
    ['was declined', UNPAID, here, 'declined'],
    ['was declined while this tab waited', UNPAID, back, 'declined'],
    ['is arranged with the admin', { ...UNPAID, method: 'arrange' }, back, 'none'],
    ['is being checked', { ...OPEN, state: 'review' }, back, 'none'],
    ['is too late', { ...OPEN, holdUntil: '2026-06-01T09:00:00.000Z' }, back, 'none'],
    ['is still in time', { ...OPEN, holdUntil: '2026-06-01T09:00:01.000Z' }, back, 'waiting'],
  ] as const)('that %s', (_, payment, seen, phase) => {
    const order = { state: 'pending', total: shekels(320), payment } as const;
    expect(payPhaseOf(order, { ...seen, now: NOW })).toBe(phase);
  });

  test.each(['confirmed', 'cancelled', 'expired'] as const)('of an order that is %s is nothing', (state) => {
    const order = { state, total: shekels(320), payment: OPEN };
    expect(payPhaseOf(order, { ...back, now: NOW })).toBe('none');
  });
});
