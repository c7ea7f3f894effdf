import { describe, expect, it, test } from 'vitest';
import { FREE, agorot } from '../money.ts';
import {
  type RefundJudgement,
  type RefundRequest,
  type RefundableOrder,
  judgeRefund,
  refundLimits,
  refundOfQuantity,
} from './refunds.ts';

const line = (toPay: number, quantity = 1, refundedQuantity = 0, refundedAmount = 0) => ({
  toPay: agorot(toPay),
  quantity,
  refundedQuantity,
  refundedAmount: agorot(refundedAmount),
});

/** A ring 414.00, two cards 100.01, a courier 40.00, paid. */
const ORDER: RefundableOrder = {
  lines: [line(41_400), line(10_001, 2)],
  deliveryToPay: agorot(4_000),
  refundedDelivery: FREE,
  charged: agorot(55_401),
  refunded: FREE,
};

const NOTHING = { lines: [], delivery: 0, amount: 0, fee: 0 };

describe('the limits', () => {
  it('are all of it at first', () => {
    expect(refundLimits(ORDER)).toEqual({
      lines: [
        { quantity: 1, amount: 41_400 },
        { quantity: 2, amount: 10_001 },
      ],
      delivery: 4_000,
      total: 55_401,
    });
  });

  it('are what is left, and never below nothing', () => {
    const order: RefundableOrder = {
      lines: [line(41_400, 1, 1, 41_400), line(10_001, 2, 1, 5_001), line(100, 1, 0, 150)],
      deliveryToPay: agorot(4_000),
      refundedDelivery: agorot(5_000),
      charged: agorot(100),
      refunded: agorot(200),
    };
    expect(refundLimits(order)).toEqual({
      lines: [
        { quantity: 0, amount: 0 },
        { quantity: 1, amount: 5_000 },
        { quantity: 1, amount: 0 },
      ],
      delivery: 0,
      total: 0,
    });
  });
});

test.each([
  { quantity: 3, amount: 100, steps: [1, 1, 1], parts: [33, 34, 33] },
  { quantity: 3, amount: 100, steps: [2, 1], parts: [67, 33] },
  { quantity: 3, amount: 100, steps: [1, 2], parts: [33, 67] },
  { quantity: 3, amount: 100, steps: [3], parts: [100] },
  { quantity: 2, amount: 10_001, steps: [1, 1], parts: [5_001, 5_000] },
  { quantity: 3, amount: 1, steps: [1, 1, 1], parts: [0, 1, 0] },
  { quantity: 1, amount: 0, steps: [1], parts: [0] },
])('$amount for $quantity, in the steps $steps, is $parts', ({ quantity, amount, steps, parts }) => {
  const left = { quantity, amount: agorot(amount) };
  const refunds = steps.map((step) => {
    const refund = refundOfQuantity(left, step);
    left.quantity -= step;
    left.amount = agorot(left.amount - refund);
    return refund;
  });
  expect(refunds).toEqual(parts);
  expect(left).toEqual({ quantity: 0, amount: 0 });
});

describe('a refund is accepted', () => {
  test.each<[string, RefundRequest, object]>([
    [
      'of a line',
      { lines: [{ line: 0, quantity: 1 }] },
      { lines: [{ line: 0, quantity: 1, amount: 41_400 }], total: 41_400 },
    ],
    [
      'of a part of a line',
      { lines: [{ line: 1, quantity: 1 }] },
      { lines: [{ line: 1, quantity: 1, amount: 5_001 }], total: 5_001 },
    ],
    [
      'of a line named twice',
      {
        lines: [
          { line: 1, quantity: 1 },
          { line: 1, quantity: 1 },
        ],
      },
      { lines: [{ line: 1, quantity: 2, amount: 10_001 }], total: 10_001 },
    ],
    ['of delivery', { delivery: true }, { delivery: 4_000, total: 4_000 }],
    ['of an amount', { amount: agorot(5_000) }, { amount: 5_000, total: 5_000 }],
    ['of an amount up to the charge', { amount: agorot(55_401) }, { amount: 55_401, total: 55_401 }],
    [
      'with a fee',
      { lines: [{ line: 0, quantity: 1 }], fee: agorot(2_070) },
      { lines: [{ line: 0, quantity: 1, amount: 41_400 }], fee: 2_070, total: 39_330 },
    ],
    [
      'of one agora after a fee',
      { delivery: true, fee: agorot(3_999) },
      { delivery: 4_000, fee: 3_999, total: 1 },
    ],
    [
      'of everything',
      {
        lines: [
          { line: 0, quantity: 1 },
          { line: 1, quantity: 2 },
        ],
        delivery: true,
      },
      {
        lines: [
          { line: 0, quantity: 1, amount: 41_400 },
          { line: 1, quantity: 2, amount: 10_001 },
        ],
        delivery: 4_000,
        total: 55_401,
      },
    ],
    [
      'of everything but a fee, which an amount makes up for',
      { lines: [{ line: 0, quantity: 1 }], delivery: true, amount: agorot(10_002), fee: agorot(1) },
      {
        lines: [{ line: 0, quantity: 1, amount: 41_400 }],
        delivery: 4_000,
        amount: 10_002,
        fee: 1,
        total: 55_401,
      },
    ],
  ])('%s', (_, request, refund) => {
    expect(judgeRefund(request, ORDER)).toEqual({ kind: 'accepted', refund: { ...NOTHING, ...refund } });
  });

  it('for a line that already had an amount of no line, up to what is left of the charge', () => {
    const paidBack = { ...ORDER, refunded: agorot(14_001) };
    expect(judgeRefund({ lines: [{ line: 0, quantity: 1 }] }, paidBack)).toMatchObject({
      kind: 'accepted',
      refund: { total: 41_400 },
    });
    const more = { ...ORDER, refunded: agorot(14_002) };
    expect(judgeRefund({ lines: [{ line: 0, quantity: 1 }] }, more)).toEqual(refused('refund_too_large'));
  });
});

describe('a refund is refused', () => {
  const GONE: RefundableOrder = {
    ...ORDER,
    lines: [line(41_400, 1, 1, 41_400), line(10_001, 2, 1, 5_001)],
    refundedDelivery: agorot(4_000),
    refunded: agorot(50_401),
  };

  test.each<[string, RefundRequest, RefundableOrder, RefundJudgement]>([
    ['of more than there is', { lines: [{ line: 1, quantity: 3 }] }, ORDER, refused('refund_too_large')],
    [
      'of more in two parts than there is',
      {
        lines: [
          { line: 1, quantity: 2 },
          { line: 1, quantity: 1 },
        ],
      },
      ORDER,
      refused('refund_too_large'),
    ],
    ['of more than is left', { lines: [{ line: 1, quantity: 2 }] }, GONE, refused('refund_too_large')],
    ['above the charge', { amount: agorot(55_402) }, ORDER, refused('refund_too_large')],
    ['above what is left of the charge', { amount: agorot(5_001) }, GONE, refused('refund_too_large')],
    [
      'above the charge with another part',
      { delivery: true, amount: agorot(51_402) },
      ORDER,
      refused('refund_too_large'),
    ],
    [
      'of money that never came',
      { delivery: true },
      { ...ORDER, charged: FREE },
      refused('refund_too_large'),
    ],
    ['of a line that went back', { lines: [{ line: 0, quantity: 1 }] }, GONE, refused('already_refunded')],
    ['of delivery that went back', { delivery: true }, GONE, refused('already_refunded')],
    [
      'of anything once all went back',
      { amount: agorot(1) },
      { ...ORDER, refunded: agorot(55_401) },
      refused('already_refunded'),
    ],
    ['of nothing', {}, ORDER, invalid('nothing')],
    ['of an amount of nothing', { amount: FREE, fee: FREE }, ORDER, invalid('nothing')],
    ['of delivery that was free', { delivery: true }, { ...ORDER, deliveryToPay: FREE }, invalid('nothing')],
    ['that is all fee', { delivery: true, fee: agorot(4_000) }, ORDER, invalid('fee')],
    ['with more fee than refund', { amount: agorot(100), fee: agorot(101) }, ORDER, invalid('fee')],
    ['that is only a fee', { fee: agorot(100) }, ORDER, invalid('nothing')],
  ])('%s', (_, request, order, judgement) => {
    expect(judgeRefund(request, order)).toEqual(judgement);
  });

  it('with an error for a line that the order doesn’t have', () => {
    expect(() => judgeRefund({ lines: [{ line: 2, quantity: 1 }] }, ORDER)).toThrow(RangeError);
  });
});

function refused(code: 'refund_too_large' | 'already_refunded'): RefundJudgement {
  return { kind: 'refused', refusal: { code } };
}

function invalid(problem: 'fee' | 'nothing'): RefundJudgement {
  return { kind: 'refused', refusal: { code: 'invalid', problem } };
}
