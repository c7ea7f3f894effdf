import { describe, expect, test } from 'vitest';
import { refundDeadline } from '#domain/orders/refund-deadline.ts';
import type { Order, OrderLine } from '#contract/orders.ts';
import { lineSteps } from './line-steps.ts';
import { nextStep } from './next-step.ts';

const NOW = '2026-11-22T10:00:00.000Z';

/** Only what a step is made of. */
function order({ lines = [], ...values }: { lines?: Partial<OrderLine>[] } & Partial<Omit<Order, 'lines'>>) {
  const whole = { state: 'confirmed', payment: { state: 'paid' }, lines, ...values };
  return whole as Order; // the rest is never read
}
const piece = (values: Partial<OrderLine>) => ({ productType: 'Item' as const, ...values });
const payment = (state: Order['payment']['state'], holdUntil?: string) =>
  ({ state, holdUntil }) as Order['payment']; // the sums are never read
const SENT = { method: 'courier' } as Order['delivery']; // only the method is read

describe('nextStep', () => {
  const request = { at: '2026-11-20T10:00:00.000Z', lines: [], refund: 0 } as unknown; // as the API sends it
  const cancellationRequest = request as NonNullable<Order['cancellationRequest']>;

  test.each<[string, Order, object]>([
    [
      'money that differs before a request',
      order({ payment: payment('review'), cancellationRequest }),
      { kind: 'review' },
    ],
    [
      'a request before the work',
      order({ cancellationRequest, lines: [piece({ state: 'waiting' })] }),
      { kind: 'request', at: refundDeadline(cancellationRequest.at) },
    ],
    [
      'a settled request no more',
      order({
        cancellationRequest: { ...cancellationRequest, settled: NOW },
        lines: [piece({ state: 'waiting' })],
      }),
      { kind: 'prepare' },
    ],
    ['a hold', order({ state: 'pending', payment: payment('pending', NOW) }), { kind: 'unpaid', at: NOW }],
    [
      'work to start, by the earliest day',
      order({
        lines: [
          piece({ state: 'ready' }),
          piece({ state: 'waiting', madeToOrder: true, readyBy: '2026-12-13' }),
          piece({ state: 'waiting', madeToOrder: true, readyBy: '2026-12-02' }),
        ],
      }),
      { kind: 'make', at: '2026-12-02' },
    ],
    ['work begun', order({ lines: [piece({ state: 'making' })] }), { kind: 'finish', at: undefined }],
    ['a parcel', order({ delivery: SENT, lines: [piece({ state: 'waiting' })] }), { kind: 'pack' }],
    ['a ready parcel', order({ delivery: SENT, lines: [piece({ state: 'ready' })] }), { kind: 'send' }],
    ['a ready piece', order({ lines: [piece({ state: 'ready' })] }), { kind: 'pickup' }],
    [
      'a workshop to come',
      order({
        lines: [
          {
            productType: 'Workshop',
            state: 'registered',
            meetings: [
              { date: '2026-11-21T16:00:00.000Z', duration: 150 },
              { date: '2026-11-28T16:00:00.000Z', duration: 150 },
            ],
          },
        ],
      }),
      { kind: 'seats', at: '2026-11-28T16:00:00.000Z' },
    ],
    [
      'a workshop that is over',
      order({
        lines: [
          {
            productType: 'Workshop',
            state: 'registered',
            meetings: [{ date: '2026-11-21T16:00:00.000Z', duration: 150 }],
          },
        ],
      }),
      { kind: 'mark' },
    ],
    ['an end', order({ state: 'expired' }), { kind: 'expired' }],
  ])('%s', (_name, given, step) => {
    expect(nextStep(given, NOW)).toEqual(step);
  });
});

test('the way of a made piece, of one from stock, and of neither', () => {
  expect(lineSteps({ productType: 'Item', madeToOrder: true, state: 'waiting' })).toHaveLength(4);
  expect(lineSteps({ productType: 'Item', state: 'waiting' })).toEqual(['waiting', 'ready', 'handed_over']);
  expect(lineSteps({ productType: 'Workshop', state: 'registered' })).toEqual([]);
});
