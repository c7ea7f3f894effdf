/** A product with options, for tests of carts and orders. */
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminProduct } from '#contract/products.ts';
import type { WantedLine } from '#domain/cart.ts';
import type { TestApp } from './app.ts';
import { aProduct } from './factories.ts';

export const METAL = {
  _id: 'metal',
  title: 'מתכת',
  translations: { en: { title: 'Metal' } },
  choices: [
    { _id: 'silver', title: 'כסף', translations: { en: { title: 'Silver' } }, extra: 0 },
    { _id: 'gold', title: 'זהב', translations: { en: { title: 'Gold' } }, extra: 80 },
  ],
};
export const SIZE = {
  _id: 'size',
  title: 'מידה',
  choices: [
    { _id: '52', title: '52', extra: 0 },
    { _id: '54', title: '54', extra: 0.5 },
  ],
};
export const ENGRAVING = { title: 'חריטה', maxLength: 8, extra: 40, required: false };
export const VARIANTS = [
  { choices: ['silver', '52'], inventory: 3, active: true },
  { choices: ['silver', '54'], inventory: 0, active: true },
  { choices: ['gold', '52'], inventory: 5, active: false },
  { choices: ['gold', '54'], inventory: 1, active: true },
];

/** Costs 100 shekels; all combinations share 5 pieces unless variants are given. */
export async function aRing(app: TestApp, values: object = {}): Promise<AdminProduct> {
  for (const number of [1, 2]) await app.has.picture(number);
  const { _id: _ours, createdDate: _then, ...product } = aProduct({ price: 100, inventory: 5 });
  const owner = await app.as('superAdmin');
  const { status, text, body } = await owner.post(adminApi.newEntry('products'), {
    ...product,
    options: [METAL, SIZE],
    personalText: ENGRAVING,
    ...values,
  });
  if (status !== 201) throw new Error(text);
  return body.data;
}

export function ring(
  { _id }: { _id: string },
  choices: readonly string[],
  given: Partial<WantedLine> = {},
): WantedLine {
  return { item: _id, productType: 'Item', quantity: 1, choices, ...given };
}
