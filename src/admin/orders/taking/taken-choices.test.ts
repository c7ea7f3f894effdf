import { expect, test } from 'vitest';
import { shekels } from '#contract/money.ts';
import type { AdminProduct } from '#contract/products.ts';
import { goodOf, goodsFound } from './goods.ts';
import { choosing, faultOf, wantedOf } from './taken-choices.ts';
import type { TakenLine } from './taken-order.ts';

const choice = (_id: string, extra = 0) => ({ _id, title: _id, extra: shekels(extra) });
const ring = {
  _id: 'ring',
  title: 'טבעת',
  translations: {},
  imagePath: '/ring.jpg',
  price: shekels(100),
  discount: 10,
  inventory: 4,
  active: true,
  options: [
    { _id: 'metal', title: 'מתכת', choices: [choice('silver'), choice('gold', 80)] },
    { _id: 'size', title: 'מידה', choices: [choice('52'), choice('54')] },
  ],
  variants: [
    { choices: ['silver', '52'], inventory: 3, active: true },
    { choices: ['gold', '54'], inventory: 1, held: 1, active: true },
  ],
  personalText: { title: 'חריטה', maxLength: 4, extra: shekels(20), required: false },
} as unknown as AdminProduct; // only what is read
const NOW = new Date('2026-11-23T10:00:00.000Z');
const line = (given: Partial<TakenLine> = {}): TakenLine => ({
  productType: 'Item',
  item: 'ring',
  quantity: 1,
  ...given,
});

test('another choice of an option takes the place of the one before', () => {
  const gold = choosing(ring.options, { choices: ['silver', '54'] }, 'gold');
  expect(gold).toEqual(['gold', '54']);
  expect(choosing(ring.options, {}, '52')).toEqual(['52']);
});

test.each<[string, Partial<TakenLine>, Partial<TakenLine>]>([
  ['nothing', {}, {}],
  ['an empty text', { choices: [], personalText: ' ' }, {}],
  ['a choice that is gone', { choices: ['platinum', '54'] }, { choices: ['54'] }],
  [
    'all',
    { choices: ['54', 'gold'], personalText: ' נועה ' },
    { choices: ['gold', '54'], personalText: 'נועה' },
  ],
])('of %s that was typed, what the piece has is sent', (_name, typed, sent) => {
  expect(wantedOf(line(typed), ring)).toEqual(line(sent));
});

test.each<[Partial<TakenLine>, object | null]>([
  [{ choices: ['gold'] }, { field: 'choices', problem: 'missing' }],
  [
    { choices: ['gold', '54'], personalText: 'אבגדה' },
    { field: 'personalText', problem: 'length', max: 4 },
  ],
  [{ choices: ['gold', '54'], personalText: '👩‍👩‍👧❤️נו' }, null],
])('%o has the fault %o', (typed, fault) => {
  expect(faultOf(line(typed), ring)).toEqual(fault);
  expect(faultOf(line(typed), undefined)).toBeNull();
});

test.each<[string, Partial<TakenLine>, object]>([
  ['from the lowest price', {}, { price: 90, left: 3, isLowest: true }],
  ['at its own', { choices: ['silver', '52'] }, { price: 90, left: 3, isLowest: false }],
  ['with what comes on top', { choices: ['gold', '54'], personalText: 'נו' }, { price: 180, left: 0 }],
])('it costs %s', (_name, typed, good) => {
  const catalogue = { products: [ring], workshops: [] };
  expect(goodOf(catalogue, line(typed), NOW)).toMatchObject(good);
  expect(goodsFound(catalogue, 'טבעת', NOW)).toMatchObject([{ price: 90, isLowest: true }]);
});
