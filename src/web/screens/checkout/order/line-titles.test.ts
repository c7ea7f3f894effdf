import { expect, test } from 'vitest';
import type { Cart } from '#contract/carts.ts';
import type { Quote } from '#contract/checkout.ts';
import { consentsAbout, lineTitles } from './line-titles.ts';

const GOLD = { item: 'ring', productType: 'Item', choices: ['gold'] };
const NOA = { ...GOLD, personalText: 'נועה' };
const SAW = { item: 'saw', productType: 'Tutorial' };
const named = (line: object, title: string) => ({
  ...line,
  ...('choices' in line && { choiceTitles: [{ title: 'זהב', translations: { en: { title: 'Gold' } } }] }),
  productDetails: { title, image: null },
});
const cart = { items: [named(GOLD, 'Ring'), named(NOA, 'Ring'), named(SAW, 'Sawing')] } as unknown as Cart; // only what is read
const GOLD_RING = 'Ring, \u2068Gold\u2069';

test('lines of one product have titles of their own', () => {
  expect([...lineTitles(cart, 'en').values()]).toEqual([
    GOLD_RING,
    `${GOLD_RING}, “\u2068נועה\u2069”`,
    'Sawing',
  ]);
});

test('a consent names what can be had and needs it', () => {
  const quote = {
    lines: [
      { ...GOLD, consent: 'made_to_order' },
      { ...NOA, consent: 'made_to_order' },
      { ...SAW, consent: 'digital' },
      { item: 'gone', productType: 'Item', consent: 'made_to_order' },
    ],
    problems: [{ index: 1, code: 'sold_out' }],
  } as Quote; // only what is read
  expect(consentsAbout(cart, quote, 'en')).toEqual({ made_to_order: [GOLD_RING], digital: ['Sawing'] });
});
