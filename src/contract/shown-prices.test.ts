import { describe, expect, it, test } from 'vitest';
import { shekels } from './money.ts';
import { shownProductPrices, shownWorkshop } from './shown-prices.ts';

describe('shownProductPrices', () => {
  it('strikes nothing through without a discount', () => {
    expect(shownProductPrices({ price: shekels(45.5), discount: 0 })).toEqual({
      price: 45.5,
      original: null,
      discount: 0,
    });
  });

  test.each([
    [100, 10, 90],
    [9.99, 33, 6.69],
    [10.5, 15, 8.93],
    [250, 100, 0],
  ])('%d less %d percent costs %d', (price, discount, pays) => {
    expect(shownProductPrices({ price: shekels(price), discount })).toEqual({
      price: pays,
      original: price,
      discount,
    });
  });
});

describe('shownWorkshop', () => {
  const course = {
    price: shekels(380),
    earlyBirdDate: '2026-05-01T00:00:00.000Z',
    earlyBirdDiscountPercentage: 15,
    participantLimit: 8,
    participants: 5,
    workshopDates: [{ date: '2026-06-03T15:00:00.000Z' }],
  };

  it.each([
    ['2026-05-01T20:59:59.999Z', { price: 323, original: 380, earlyBirdUntil: '2026-05-01T20:59:59.999Z' }],
    ['2026-05-01T21:00:00.000Z', { price: 380, original: null, earlyBirdUntil: null }],
  ])('at %s', (now, prices) => {
    expect(shownWorkshop(course, new Date(now))).toEqual({
      status: 'open',
      over: 0,
      seatsLeft: 3,
      ...prices,
    });
  });
});
