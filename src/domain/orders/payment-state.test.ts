import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SEED } from '#test/fuzz/run.ts';
import { agorot } from '../money.ts';
import { ORDER_STATES, type OrderState, PAYMENT_STATES, type PaymentState } from './order-states.ts';
import { ledgerSums, paymentState } from './payment-state.ts';

const ledger = (total: number, charges: number[], refunds: number[] = []) => ({
  total: agorot(total),
  charges: charges.map(agorot),
  refundsDone: refunds.map(agorot),
});

describe('the sums of a ledger', () => {
  test.each([
    { money: ledger(100, []), paid: 0, refunded: 0, missing: 100 },
    { money: ledger(100, [60]), paid: 60, refunded: 0, missing: 40 },
    { money: ledger(100, [60, 40]), paid: 100, refunded: 0, missing: 0 },
    { money: ledger(100, [100, 100], [100]), paid: 200, refunded: 100, missing: 0 },
    { money: ledger(100, [130]), paid: 130, refunded: 0, missing: 0 },
    { money: ledger(100, [100], [20, 10]), paid: 100, refunded: 30, missing: 30 },
    { money: ledger(0, []), paid: 0, refunded: 0, missing: 0 },
  ])('$money', ({ money, ...sums }) => {
    expect(ledgerSums(money)).toEqual(sums);
  });
});

describe('the state of a payment', () => {
  const UNPAID = { pending: 'pending', confirmed: 'pending', completed: 'pending' } as const;
  const ENDED = { cancelled: 'none', expired: 'none' } as const;

  const MATRIX: [string, ReturnType<typeof ledger>, Record<OrderState, PaymentState>][] = [
    ['nothing to pay', ledger(0, []), every('none')],
    ['nothing came', ledger(100, []), { ...UNPAID, ...ENDED }],
    ['a part came', ledger(100, [60]), { ...UNPAID, cancelled: 'paid', expired: 'review' }],
    ['all came', ledger(100, [100]), { ...every('paid'), expired: 'review' }],
    ['all came in parts', ledger(100, [60, 40]), { ...every('paid'), expired: 'review' }],
    ['it came twice', ledger(100, [100, 100]), { ...every('paid'), expired: 'review' }],
    [
      'it came twice and once went back',
      ledger(100, [100, 100], [100]),
      { ...every('paid'), expired: 'review' },
    ],
    [
      'a part went back',
      ledger(100, [100], [30]),
      { ...every('part_refunded'), pending: 'pending', expired: 'review' },
    ],
    [
      'an agora went back',
      ledger(100, [100], [1]),
      { ...every('part_refunded'), pending: 'pending', expired: 'review' },
    ],
    [
      'all but an agora went back',
      ledger(100, [100], [60, 39]),
      { ...every('part_refunded'), pending: 'pending', expired: 'review' },
    ],
    ['all went back', ledger(100, [100], [100]), { ...every('refunded'), pending: 'pending' }],
    ['all went back in parts', ledger(100, [100], [30, 70]), { ...every('refunded'), pending: 'pending' }],
    ['the part that came went back', ledger(100, [60], [60]), { ...every('refunded'), pending: 'pending' }],
    [
      'of the part that came a part went back',
      ledger(100, [60], [20]),
      { ...every('part_refunded'), pending: 'pending', expired: 'review' },
    ],
  ];
  const cases = MATRIX.flatMap(([what, money, states]) =>
    ORDER_STATES.map((orderState) => ({ what, money, orderState, state: states[orderState] })),
  );

  test.each(cases)('when $what and the order is $orderState is $state', ({ money, orderState, state }) => {
    expect(paymentState({ ...money, orderState, needsReview: false })).toBe(state);
    expect(paymentState({ ...money, orderState, needsReview: true })).toBe('review');
  });

  it('doesn’t depend on the order in which money came and went', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 4 });
    fc.assert(
      fc.property(amounts, amounts, fc.constantFrom(...ORDER_STATES), (charges, refunds, orderState) => {
        const facts = { orderState, needsReview: false };
        const state = paymentState({ ...ledger(100, charges, refunds), ...facts });
        expect(PAYMENT_STATES).toContain(state);
        const reversed = ledger(100, charges.toReversed(), refunds.toReversed());
        expect(paymentState({ ...reversed, ...facts })).toBe(state);
      }),
      { seed: SEED },
    );
  });
});

function every(state: PaymentState): Record<OrderState, PaymentState> {
  return { pending: state, confirmed: state, completed: state, cancelled: state, expired: state };
}
