import { expect, it } from 'vitest';
import { shekels } from '#contract/money.ts';
import { aProduct } from '#test/factories.ts';
import { ENGRAVING, METAL, SIZE, VARIANTS } from '#test/rings.ts';
import { cardProduct } from './card-product.ts';

const plain = aProduct({ price: 100, inventory: 5 });
const { options: _, variants: _v, personalText: _t, leadDays: _d, ...facts } = plain;
const { active: _a, priority: _p, createdDate: _c, kind: _k, ...bare } = facts;
const priced = <Priced extends { extra: number }>(of: Priced) => ({ ...of, extra: shekels(of.extra) });
const [metal, size] = [METAL, SIZE].map((option) => ({ ...option, choices: option.choices.map(priced) }));
const engraving = priced(ENGRAVING);
const required = { ...engraving, required: true };
const dearer = { ...metal!, choices: metal!.choices.map((choice) => ({ ...choice, extra: shekels(80) })) };

it.each([
  ['without options nothing is added', {}, {}],
  ['lead days are left out', { leadDays: 7 }, {}],
  [
    'nor is when it was made, or its place in lists',
    { createdDate: '2026-01-01T08:00:00.000Z', priority: 3 },
    {},
  ],
  [
    'of a description, the first paragraph is shown',
    { description: 'א\n\nב', translations: { en: { title: 'Ring', description: 'a\n \nb\n\nc' } } },
    { description: 'א', translations: { en: { title: 'Ring', description: 'a' } } },
  ],
  ['an optional text adds nothing', { personalText: engraving }, {}],
  ['a required text is part of the price', { personalText: required }, { chosenOnPage: true, price: 140 }],
  ['dearer choices cost more', { options: [metal!] }, { chosenOnPage: true, from: true }],
  ['all choices cost the same', { options: [dearer] }, { chosenOnPage: true, price: 180 }],
  [
    'of variants, the active ones are left',
    { options: [metal!, size!], variants: VARIANTS, inventory: 9 },
    { chosenOnPage: true, from: true, inventory: 4 },
  ],
  [
    'what unpaid orders hold is not left',
    { options: [metal!], inventory: 5, held: 2 },
    { chosenOnPage: true, from: true, inventory: 3 },
  ],
])('%s', (_name, values, shown) => {
  expect(cardProduct({ ...plain, ...values })).toEqual({ ...bare, ...shown });
});
