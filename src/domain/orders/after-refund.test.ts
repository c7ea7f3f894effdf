import { describe, expect, it, test } from 'vitest';
import { agorot } from '../money.ts';
import { PRODUCT_TYPES } from '../offer.ts';
import { isRefundedWhole, lineAfterWholeRefund, restockByDefault } from './after-refund.ts';
import { LINE_STATES, type LineState, canMoveLine } from './order-states.ts';

describe('a refunded line goes back into stock by default', () => {
  test.each([
    ['Item', 'waiting', false, true],
    ['Item', 'making', false, true],
    ['Item', 'ready', false, true],
    ['Item', 'handed_over', false, false],
    ['Item', 'waiting', true, false],
    ['Item', 'ready', true, false],
    ['Item', 'handed_over', true, false],
    ['Workshop', 'registered', false, true],
    ['Workshop', 'attended', false, true],
    ['Workshop', 'absent', false, true],
    ['Tutorial', 'granted', false, false],
  ] as const)('%s, %s, made to order: %s is %s', (productType, state, isMadeToOrder, restocked) => {
    expect(restockByDefault({ productType, state, isMadeToOrder })).toBe(restocked);
  });
});

describe('a line that was refunded whole', () => {
  test.each<[LineState, LineState]>([
    ['held', 'cancelled'],
    ['waiting', 'cancelled'],
    ['making', 'cancelled'],
    ['ready', 'cancelled'],
    ['handed_over', 'handed_over'],
    ['cancelled', 'cancelled'],
  ])('of a product: %s is %s', (state, after) => {
    expect(lineAfterWholeRefund({ productType: 'Item', state })).toBe(after);
  });

  test.each<[LineState, LineState]>([
    ['registered', 'cancelled'],
    ['attended', 'attended'],
    ['absent', 'absent'],
  ])('of a workshop: %s is %s', (state, after) => {
    expect(lineAfterWholeRefund({ productType: 'Workshop', state })).toBe(after);
  });

  it('of a tutorial is withdrawn, which no other move does', () => {
    expect(lineAfterWholeRefund({ productType: 'Tutorial', state: 'granted' })).toBe('cancelled');
    for (const productType of PRODUCT_TYPES)
      for (const to of LINE_STATES) expect(canMoveLine(productType, 'granted', to)).toBe(false);
  });
});

describe('an order is refunded whole', () => {
  const line = (quantity: number, refundedQuantity: number) => ({
    toPay: agorot(10_000),
    quantity,
    refundedQuantity,
    refundedAmount: agorot(0),
  });

  test.each([
    { lines: [line(1, 0)], charged: 10_000, refunded: 0, whole: false },
    { lines: [line(1, 0)], charged: 10_000, refunded: 9_999, whole: false },
    { lines: [line(1, 0)], charged: 10_000, refunded: 10_000, whole: true },
    // With a fee kept.
    { lines: [line(1, 1)], charged: 10_000, refunded: 9_500, whole: true },
    { lines: [line(2, 1)], charged: 10_000, refunded: 5_000, whole: false },
    { lines: [line(1, 1), line(2, 1)], charged: 20_000, refunded: 15_000, whole: false },
    { lines: [line(1, 1), line(2, 2)], charged: 20_000, refunded: 19_000, whole: true },
    { lines: [line(1, 0)], charged: 0, refunded: 0, whole: false },
  ])('after $refunded of $charged: $whole', ({ lines, charged, refunded, whole }) => {
    const order = { lines, deliveryToPay: agorot(0), refundedDelivery: agorot(0) };
    expect(isRefundedWhole({ ...order, charged: agorot(charged), refunded: agorot(refunded) })).toBe(whole);
  });
});
