import { describe, expect, it, test } from 'vitest';
import { agorot } from './money.ts';
import { productOffer, tutorialOffer, workshopOffer } from './offer.ts';

const PLAIN = { options: [], variants: [], personalText: null };
const AS_IT_IS = { chosen: { choices: [], personalText: null, variant: null }, taken: 0 };

describe('a product', () => {
  test.each([
    [32_000, 0, 32_000],
    [9_999, 15, 8_499],
    [9_990, 15, 8_492],
    [10_050, 50, 5_025],
    [1, 50, 1],
    [100_000_000, 1, 99_000_000],
    [12_345, 100, 0],
  ])('of %d agorot with %d percent off costs %d', (price, discount, pays) => {
    expect(productOffer({ ...PLAIN, price: agorot(price), discount, inventory: 3 }, AS_IT_IS)).toEqual({
      price: pays,
      original: discount > 0 ? price : null,
      left: 3,
      state: 'open',
      owned: false,
    });
  });

  test.each([
    [3, 0, 3],
    [3, 2, 1],
    [3, 4, 0],
    [0, 0, 0],
    [-1, 0, 0],
  ])('with %d in stock and %d held has %d left and stays open', (inventory, held, left) => {
    expect(
      productOffer({ ...PLAIN, price: agorot(100), discount: 0, inventory, held }, AS_IT_IS),
    ).toMatchObject({
      left,
      state: 'open',
    });
  });
});

describe('a workshop', () => {
  const workshop = {
    price: agorot(38_050),
    earlyBirdDate: '2026-05-01T00:00:00.000Z',
    earlyBirdDiscountPercentage: 15,
    participantLimit: 8,
    participants: 6,
    workshopDates: [{ date: '2026-06-10T15:00:00.000Z' }],
  };

  test.each([
    ['2026-05-01T20:59:59.999Z', { price: 32_343, state: 'open', left: 2 }],
    ['2026-05-01T21:00:00.000Z', { price: 38_050, state: 'open', left: 2 }],
    ['2026-06-10T15:00:00.000Z', { price: 38_050, state: 'past' }],
  ])('at %s', (now, expected) => {
    expect(workshopOffer(workshop, new Date(now))).toMatchObject(expected);
  });

  it('that has begun is past where nobody joins late', () => {
    const dates = [{ date: '2026-06-03T15:00:00.000Z' }, ...workshop.workshopDates];
    const begun = { ...workshop, workshopDates: dates };
    const now = new Date('2026-06-04T00:00:00Z');
    expect(workshopOffer(begun, now).state).toBe('open');
    expect(workshopOffer(begun, now, false).state).toBe('past');
  });

  it('that is full has nothing left', () => {
    const full = workshopOffer({ ...workshop, participants: 9 }, new Date('2026-04-01T00:00:00Z'));
    expect(full).toMatchObject({ state: 'full', left: 0 });
  });

  test.each([
    [1, { state: 'open', left: 1 }],
    [2, { state: 'full', left: 0 }],
    [3, { state: 'full', left: 0 }],
  ])('with 2 free seats of which %d are held', (held, expected) => {
    expect(workshopOffer({ ...workshop, held }, new Date('2026-04-01T00:00:00Z'))).toMatchObject(expected);
  });
});

describe('a tutorial', () => {
  test.each([true, false])('has no end, owned: %s', (owned) => {
    expect(tutorialOffer({ price: agorot(4_500), owned })).toEqual({
      price: 4_500,
      original: null,
      left: null,
      state: 'open',
      owned,
    });
  });
});
