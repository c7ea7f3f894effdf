import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SEED } from '#test/fuzz/run.ts';
import { FREE, agorot } from '../money.ts';
import { lineSplit } from './line-split.ts';

const NOTHING = { refundedQuantity: 0, refundedAmount: FREE };

function sold({ price, discount, quantity }: Record<'price' | 'discount' | 'quantity', number>) {
  const toPay = agorot(price * quantity - discount);
  return { price: agorot(price), discount: agorot(discount), toPay, quantity, ...NOTHING };
}

describe('a split of a line', () => {
  test.each([
    { price: 38_000, discount: 0, quantity: 2, wanted: 1, part: [1, 0, 38_000], rest: [1, 0, 38_000] },
    {
      price: 38_000,
      discount: 3_800,
      quantity: 3,
      wanted: 2,
      part: [2, 2_533, 73_467],
      rest: [1, 1_267, 36_733],
    },
    { price: 100, discount: 1, quantity: 2, wanted: 1, part: [1, 0, 100], rest: [1, 1, 99] },
  ])('takes $wanted of $quantity at $price less $discount', (line) => {
    const { part, rest } = lineSplit(sold(line), line.wanted);
    expect([part.quantity, part.discount, part.toPay]).toEqual(line.part);
    expect([rest.quantity, rest.discount, rest.toPay]).toEqual(line.rest);
  });

  it('leaves with the rest what was refunded', () => {
    const line = sold({ price: 100, discount: 0, quantity: 3 });
    const refunded = { refundedQuantity: 1, refundedAmount: agorot(100) };
    expect(lineSplit({ ...line, ...refunded }, 2)).toMatchObject({
      part: { quantity: 2, toPay: 200 },
      rest: { quantity: 1, toPay: 100 },
    });
    expect(() => lineSplit({ ...line, ...refunded }, 3)).toThrow(RangeError);
    expect(() => lineSplit(line, 3)).toThrow(RangeError);
    expect(() => lineSplit(line, 0)).toThrow(RangeError);
  });

  it('adds up, without a negative sum', () => {
    const lines = fc
      .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 2, max: 12 }))
      .chain(([price, quantity]) =>
        fc.tuple(
          fc.constant(price),
          fc.constant(quantity),
          fc.integer({ min: 0, max: price * quantity }),
          fc.integer({ min: 1, max: quantity - 1 }),
        ),
      );
    fc.assert(
      fc.property(lines, ([price, quantity, discount, wanted]) => {
        const line = sold({ price, discount, quantity });
        const { part, rest } = lineSplit(line, wanted);
        expect(part.quantity + rest.quantity).toBe(quantity);
        expect(part.toPay + rest.toPay).toBe(line.toPay);
        for (const one of [part, rest]) {
          expect(one.toPay + one.discount).toBe(price * one.quantity);
          expect(Math.min(one.toPay, one.discount)).toBeGreaterThanOrEqual(0);
        }
      }),
      { seed: SEED },
    );
  });
});
