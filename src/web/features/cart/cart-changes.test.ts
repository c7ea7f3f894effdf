import { describe, expect, it } from 'vitest';
import type { ProductType } from '#domain/offer.ts';
import { aCartOf } from '#test/cart-api.ts';
import {
  adding,
  clearing,
  isSameLine,
  linesOf,
  removing,
  settingQuantity,
  totalQuantity,
} from './cart-changes.ts';

const line = (productType: ProductType, item: string, quantity = 1) => ({ productType, item, quantity });
const ring = line('Item', 'ring', 2);
const course = line('Workshop', 'course');
const saw = line('Tutorial', 'saw');
const cart = [ring, course, saw];

describe('adding', () => {
  it('puts a new line at the end', () => {
    expect(adding(line('Item', 'cuff', 3))(cart)).toEqual([...cart, line('Item', 'cuff', 3)]);
  });

  it('raises a line that is there, in its place', () => {
    expect(adding(line('Item', 'ring', 3))(cart)).toEqual([line('Item', 'ring', 5), course, saw]);
    expect(adding(line('Workshop', 'course'))(cart)).toEqual([ring, line('Workshop', 'course', 2), saw]);
  });

  it('leaves a tutorial that is there as it is', () => {
    expect(adding(saw)(cart)).toEqual(cart);
  });

  it('tells the same id of two kinds apart', () => {
    expect(adding(line('Workshop', 'ring'))(cart)).toEqual([...cart, line('Workshop', 'ring')]);
  });
});

it('setting a quantity changes that line alone', () => {
  expect(settingQuantity(ring, 7)(cart)).toEqual([line('Item', 'ring', 7), course, saw]);
  expect(settingQuantity(line('Item', 'gone'), 7)(cart)).toEqual(cart);
});

it('removing takes out that line alone', () => {
  expect(removing(course)(cart)).toEqual([ring, saw]);
  expect(removing(line('Item', 'course'))(cart)).toEqual(cart);
});

it('clearing leaves nothing', () => {
  expect(clearing(cart)).toEqual([]);
});

it.each([
  [ring, line('Item', 'ring', 9), true],
  [ring, line('Item', 'cuff', 2), false],
  [ring, line('Workshop', 'ring', 2), false],
])('%o and %o: same line %s', (a, b, same) => {
  expect(isSameLine(a, b)).toBe(same);
});

describe('of one product', () => {
  const small = { ...ring, choices: ['silver', '52'] };
  const large = { ...ring, choices: ['silver', '54'] };
  const engraved = { ...large, personalText: 'נועה' };
  const rings = [ring, small, large, engraved];

  it('lines with other choices or another text are apart', () => {
    expect(adding(engraved)([ring, small, large])).toEqual(rings);
    expect(settingQuantity(large, 7)(rings)).toEqual([ring, small, { ...large, quantity: 7 }, engraved]);
    expect(removing(large)(rings)).toEqual([ring, small, engraved]);
  });

  it('lines with the same choices in another order are the same', () => {
    const again = { ...engraved, choices: ['54', 'silver'] };
    expect(adding(again)(rings)).toEqual([ring, small, large, { ...engraved, quantity: 4 }]);
  });

  it('a cart keeps what was chosen', () => {
    expect(linesOf(aCartOf(rings))).toEqual(rings);
  });
});

it('the lines of a cart are what was wanted of it', () => {
  expect(linesOf(aCartOf(cart))).toEqual(cart);
});

it('the badge counts all pieces', () => {
  expect(totalQuantity(aCartOf(cart))).toBe(4);
  expect(totalQuantity(aCartOf([]))).toBe(0);
  expect(totalQuantity(null)).toBe(0);
});
