import { expect, it } from 'vitest';
import { shekels } from '#contract/money.ts';
import { aProduct } from '#test/factories.ts';
import { ENGRAVING, METAL, SIZE } from '#test/rings.ts';
import { chosenPrices, priceWith } from './chosen-prices.ts';

const priced = <Priced extends { extra: number }>(of: Priced) => ({ ...of, extra: shekels(of.extra) });
const options = [METAL, SIZE].map((option) => ({ ...option, choices: option.choices.map(priced) }));
const engraving = priced(ENGRAVING);
/** Gold +80, size 54 +0.50, a text +40. */
const ring = aProduct({ price: 100, options, personalText: engraving });

it.each([
  ['nothing chosen', [], false, 100, true, null],
  ['the metal alone', ['gold'], false, 180, true, null],
  ['the size alone', ['54'], false, 100.5, true, null],
  ['everything', ['gold', '54'], false, 180.5, false, null],
  ['with a text', ['gold', '52'], true, 220, false, { piece: 180, text: 40 }],
  ['a text first', [], true, 140, true, { piece: 100, text: 40 }],
])('%s', (_name, picked, withText, price, isFrom, parts) => {
  expect(chosenPrices(ring, picked, withText)).toEqual({ price, original: null, discount: 0, isFrom, parts });
});

it('a required text is always paid for', () => {
  const required = { ...ring, personalText: { ...engraving, required: true } };
  expect(chosenPrices(required, ['silver', '52'], false)).toMatchObject({
    price: 140,
    parts: { piece: 100, text: 40 },
  });
});

it('a free text is no part', () => {
  const free = { ...ring, personalText: { ...engraving, extra: shekels(0) } };
  expect(chosenPrices(free, ['silver', '52'], true)).toMatchObject({ price: 100, parts: null });
});

it('a discount is taken of all together, and the parts add up to it', () => {
  const prices = chosenPrices({ ...ring, discount: 15 }, ['gold', '54'], true);
  expect(prices).toMatchObject({ price: 187.43, original: 220.5, discount: 15 });
  expect(prices.parts!.piece + prices.parts!.text).toBeCloseTo(187.43, 5);
});

it.each([
  [[], 'gold', { price: 180, isFrom: true }],
  [['54'], 'gold', { price: 180.5, isFrom: false }],
  [['gold', '54'], 'silver', { price: 100.5, isFrom: false }],
])('with %j picked, the row of %s', (picked, choice, shown) => {
  expect(priceWith(ring, picked, choice)).toEqual(shown);
});
