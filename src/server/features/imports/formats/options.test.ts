import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type PlannedProduct, planProduct } from '../planned-product.ts';
import { readProducts } from './read-products.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../fixtures', `${name}.csv`), 'utf8');

async function planned(name: string, file = fixture(name)): Promise<PlannedProduct[]> {
  const { products } = await readProducts(file, new Date('2026-06-01T10:00:00.000Z'));
  return products.map((product) => planProduct(product())).filter((plan) => 'fields' in plan);
}

/** `metal: silver, gold +80` */
function told({ fields }: PlannedProduct): string[] {
  return fields.options.map(({ title, choices }) => {
    const each = choices.map((choice) => choice.title + (choice.extra > 0 ? ` +${choice.extra}` : ''));
    return `${title}: ${each.join(', ')}`;
  });
}

/** `silver 52: 3` */
function stockOf({ fields: { options, variants } }: PlannedProduct): string[] {
  const titles = new Map(
    options.flatMap(({ choices }) => choices.map(({ _id, title }) => [_id, title] as const)),
  );
  return variants.map(
    ({ choices, inventory }) => `${choices.map((id) => titles.get(id)).join(' ')}: ${inventory}`,
  );
}

it('Shopify’s variants are options with extras, and stock for each', async () => {
  const [grid, matrix, uncounted, many] = await planned('shopify-options');
  expect(told(grid!)).toEqual(['מתכת: כסף, זהב +80', 'מידה: 52, 54 +10']);
  expect(stockOf(grid!)).toEqual(['כסף 52: 3', 'כסף 54: 0', 'זהב 52: 1', 'זהב 54: 0']);
  expect(grid!.fields).toMatchObject({ price: 200, discount: 10, inventory: 4, active: true });
  expect(grid!.problems).toEqual([]);

  expect(told(matrix!)).toEqual(['מתכת: כסף, זהב', 'מידה: 52, 54']);
  expect(stockOf(matrix!)).toHaveLength(4);
  expect(matrix!.fields).toMatchObject({ price: 200, inventory: 7 });
  expect(matrix!.problems).toMatchObject([{ row: 7, problem: { problem: 'prices_vary', price: '200.00' } }]);

  expect(told(uncounted!)).toEqual(['אורך: 17, 19 +5.5']);
  expect(uncounted!.fields).toMatchObject({ price: 90, inventory: 1, variants: [] });
  expect(uncounted!.problems).toMatchObject([{ problem: { problem: 'stock_uncounted' } }]);

  expect(many!.fields).toMatchObject({ options: [], variants: [], inventory: 31 });
  expect(many!.problems).toMatchObject([
    { field: 'Option1 name', problem: { problem: 'options_many', options: 3, choices: 30, variants: 900 } },
  ]);
});

it('Shopify’s older columns, where sale prices differ', async () => {
  const [ring, garland] = await planned('shopify');
  expect(told(ring!)).toEqual(['Size: 50, 52, 54']);
  expect(stockOf(ring!)).toEqual(['50: 2', '52: 3', '54: 0']);
  expect(garland!.fields).toMatchObject({ options: [], variants: [] });
});

it('WooCommerce’s variations are found by the names of their attributes', async () => {
  const [star, sun] = await planned('woocommerce-options');
  expect(told(star!)).toEqual(['Color: White, matte +10.5, Black']);
  expect(stockOf(star!)).toEqual(['Black: 2', 'White, matte: 0']);
  expect(star!.fields).toMatchObject({ price: 120, inventory: 2 });
  expect(star!.problems).toEqual([]);

  // Any size, and one stock for all of them.
  expect(told(sun!)).toEqual(['Size: S, M', 'Metal: Silver, Gold +60']);
  expect(sun!.fields).toMatchObject({ price: 100, inventory: 7, variants: [] });
});

it.each([
  ['שם תכונה', 'ערך(ים) של תכונה'],
  ['שם המאפיין', 'ערכי המאפיין'],
])('WooCommerce’s attributes in a Hebrew admin: %s', async (name, values) => {
  const file = fixture('woocommerce-options')
    .replaceAll(/Attribute (\d) name/g, `${name} $1`)
    .replaceAll(/Attribute (\d) value\(s\)/g, `${values} $1`)
    .replaceAll(/Attribute (\d) global/g, `ערך גלובלי של תכונה $1`);
  const [star] = await planned('woocommerce-options', file);
  expect(told(star!)).toEqual(['Color: White, matte +10.5, Black']);
});

it('Etsy’s lists are options without stock of their own', async () => {
  const [earrings, card] = await planned('etsy');
  expect(earrings!.fields.options).toEqual([]);
  expect(told(card!)).toEqual(['Color: White, Blue']);
  expect(card!.fields).toMatchObject({ inventory: 10, variants: [] });
});
