import { expect, test } from 'vitest';
import { shekels } from '#contract/money.ts';
import type { AdminProduct } from '#contract/products.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { goodOf, goodsFound } from './goods.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const product = (_id: string, part: object = {}) =>
  ({
    _id,
    title: 'טבעת רקועה',
    description: '',
    translations: { en: { title: 'Hammered ring' } },
    imagePath: '/ring.jpg',
    price: shekels(200),
    discount: 10,
    inventory: 3,
    held: 1,
    active: true,
    options: [],
    variants: [],
    personalText: null,
    ...part,
  }) as unknown as AdminProduct; // only what is read
const workshop = (_id: string, date: string) =>
  ({
    _id,
    title: 'סדנת טבעות',
    description: '',
    location: '',
    translations: { en: { title: 'Ring workshop' } },
    image: null,
    price: shekels(400),
    earlyBirdDate: '2026-01-01T00:00:00.000Z',
    earlyBirdDiscountPercentage: 10,
    participantLimit: 8,
    participants: 5,
    active: true,
    workshopDates: [{ date, duration: 120 }],
  }) as unknown as AdminWorkshop; // only what is read

const catalogue = {
  products: [
    product('told', { title: 'תליון', description: 'to go with a ring', translations: {} }),
    product('ring'),
    product('hidden', { active: false }),
  ],
  workshops: [workshop('coming', '2026-12-01T16:00:00.000Z'), workshop('past', '2026-11-01T16:00:00.000Z')],
};

test.each([
  ['ring', ['ring', 'coming', 'told']],
  ['רקועה', ['ring']],
  ['nothing', []],
  ['  ', []],
])('%s finds what can be taken', (query, found) => {
  expect(goodsFound(catalogue, query, NOW).map(({ item }) => item)).toEqual(found);
});

test('at what it costs now, with what is left', () => {
  const [ring, course] = goodsFound(catalogue, 'ring', NOW);
  expect(ring).toMatchObject({ price: 180, left: 2, title: 'טבעת רקועה', titleEn: 'Hammered ring' });
  expect(course).toMatchObject({ price: 400, left: 3, date: '2026-12-01T16:00:00.000Z' });
  expect(goodOf(catalogue, { productType: 'Item', item: 'ring', quantity: 1 }, NOW)).toEqual(ring);
  expect(goodOf(catalogue, { productType: 'Workshop', item: 'gone', quantity: 1 }, NOW)).toBeUndefined();
});
