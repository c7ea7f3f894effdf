import { describe, expect, it, test } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { shekels } from '#contract/money.ts';
import { canRefund, firstRefund, judged, type RefundValues } from './refund-values.ts';

const none = { quantity: 0, amount: shekels(0) };

/** Only what a refund depends on: two rings for 200, a seat for 100, 35 of delivery, all of it paid. */
function order(part: object = {}): AdminOrder {
  return {
    lines: [
      {
        _id: 'ring',
        productType: 'Item',
        state: 'waiting',
        quantity: 2,
        toPay: shekels(200),
        refunded: none,
      },
      {
        _id: 'seat',
        productType: 'Workshop',
        state: 'registered',
        quantity: 1,
        toPay: shekels(100),
        refunded: none,
      },
    ],
    delivery: { price: shekels(35) },
    payment: { paid: shekels(335) },
    refunds: [],
    ...part,
  } as unknown as AdminOrder; // only what is read
}

const chosen = (part: Partial<RefundValues>): RefundValues => ({ ...firstRefund(order()), ...part });

describe('a refund', () => {
  it('begins with nothing, and back into stock what may go there', () => {
    expect(firstRefund(order())).toEqual({
      quantities: [0, 0],
      restock: [true, true],
      delivery: false,
      amount: '',
      fee: '',
    });
    expect(judged(order(), firstRefund(order()))).toEqual({ problem: 'nothing', mostFee: null });
  });

  it('of one ring, less its fee', () => {
    expect(judged(order(), chosen({ quantities: [1, 0], fee: '5' }))).toEqual({
      problem: null,
      total: 95,
      mostFee: 5,
      body: { lines: [{ line: 'ring', quantity: 1, restock: true }], fee: 5 },
    });
  });

  it('of everything', () => {
    const all = chosen({ quantities: [2, 1], restock: [false, true], delivery: true });
    expect(judged(order(), all)).toMatchObject({
      total: 335,
      body: {
        delivery: true,
        lines: [
          { line: 'ring', quantity: 2, restock: false },
          { line: 'seat', quantity: 1, restock: true },
        ],
      },
    });
  });

  it('of a sum alone', () => {
    expect(judged(order(), chosen({ amount: '₪ 20.50' }))).toMatchObject({
      total: 20.5,
      body: { amount: 20.5 },
    });
  });

  test.each<[string, Partial<RefundValues>, string]>([
    ['a fee over 5 %', { quantities: [1, 0], fee: '5.01' }, 'fee'],
    ['a fee that is no sum', { quantities: [1, 0], fee: 'x' }, 'fee'],
    ['a sum that is none', { amount: '1.005' }, 'amount'],
    ['a negative sum', { amount: '-3' }, 'amount'],
    ['more than was paid', { quantities: [2, 1], delivery: true, amount: '1' }, 'refund_too_large'],
  ])('is refused with %s', (_, part, problem) => {
    expect(judged(order(), chosen(part))).toMatchObject({ problem });
  });

  it('counts what went back before, but not what was refused', () => {
    const refunds = [
      { state: 'refused', amount: shekels(335), delivery: true },
      { state: 'done', amount: shekels(35), delivery: true },
    ];
    expect(judged(order({ refunds }), chosen({ delivery: true }))).toMatchObject({
      problem: 'already_refunded',
    });
    expect(canRefund(order({ refunds }))).toBe(true);
    expect(canRefund(order({ refunds: [{ state: 'done', amount: shekels(335), delivery: false }] }))).toBe(
      false,
    );
    expect(canRefund(order({ payment: { paid: shekels(0) } }))).toBe(false);
  });
});
