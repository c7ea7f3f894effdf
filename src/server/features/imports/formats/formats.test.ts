import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ImportFormat } from '#contract/imports.ts';
import { type PlannedProduct, planProduct } from '../planned-product.ts';
import { readProducts } from './read-products.ts';

const NOW = new Date('2026-06-01T10:00:00.000Z');

async function planned(format: ImportFormat) {
  const file = readFileSync(join(import.meta.dirname, '../fixtures', `${format}.csv`), 'utf8');
  const read = await readProducts(file, NOW);
  const plans = read.products.map((product) => planProduct(product()));
  const products = plans.filter((plan): plan is PlannedProduct => 'fields' in plan);
  const problems = [...read.lost, ...plans.flatMap((plan) => plan.problems)];
  return { ...read, products, problems };
}

describe('a file of Shopify', () => {
  it('has a product for each handle, with its variants’ stock and the cheapest price', async () => {
    const { format, rows, products } = await planned('shopify');
    expect([format, rows]).toEqual(['shopify', 5]);
    expect(products.map(({ row, key }) => [row, key])).toEqual([
      [2, 'morning-ring'],
      [5, 'paper-garland'],
      [6, 'gift-card'],
    ]);
    expect(products[0]!.fields).toMatchObject({
      title: 'טבעת בוקר',
      description: 'טבעת כסף דקה, בעבודת יד.\n\n• כסף 925\n• מידות 50–56',
      price: 200,
      discount: 10,
      category: 'goldsmith',
      inventory: 5,
      active: true,
      translations: {},
    });
    expect(products[0]!.pictures).toMatchObject([
      {
        address: 'https://cdn.shopify.example/s/files/ring-1.jpg?v=1',
        alts: { he: 'טבעת על יד' },
        row: 3,
      },
      { address: 'https://cdn.shopify.example/s/files/ring-2.jpg?v=1', row: 2, field: 'Image Src' },
    ]);
  });

  it('hides drafts, and what has no text or picture', async () => {
    const { products, problems } = await planned('shopify');
    expect(products[1]!.fields).toMatchObject({
      title: 'Paper Garland',
      description: 'Ten little pomegranates,\ncut by hand.',
      category: 'cricut',
      inventory: 1,
      active: false,
      translations: { en: { title: 'Paper Garland', description: 'Ten little pomegranates,\ncut by hand.' } },
    });
    expect(products[2]!.fields).toMatchObject({ title: 'כרטיס מתנה', inventory: 7, active: false });
    expect(problems).toEqual([
      { row: 3, field: 'Variant Price', problem: { problem: 'prices_vary', price: '180.00' } },
      { row: 5, field: 'Title', problem: { problem: 'one_language' } },
      { row: 5, field: 'Variant Inventory Qty', problem: { problem: 'stock_uncounted' } },
      { row: 6, field: 'Body (HTML)', problem: { problem: 'description_missing' } },
      { row: 6, problem: { problem: 'picture_missing' } },
    ]);
  });
});

describe('a file of Etsy', () => {
  it('has a product for each row, with its entities read and its < kept', async () => {
    const { format, products } = await planned('etsy');
    expect(format).toBe('etsy');
    expect(products[0]).toMatchObject({
      key: 'EAR-1\nעגילי עלה, כסף סטרלינג &quot;עדין&quot;',
      fields: {
        title: 'עגילי עלה, כסף סטרלינג "עדין"',
        description: 'עגילים קלים.\n\nאורך: 3 ס"מ\nמשקל < 2 גרם',
        price: 165,
        inventory: 4,
        category: 'goldsmith',
        active: true,
      },
      pictures: [{ field: 'IMAGE1' }, { field: 'IMAGE2' }],
    });
  });

  it('hides what is priced in another currency', async () => {
    const { products, problems } = await planned('etsy');
    expect(products[1]!.fields).toMatchObject({ price: 0, active: false, category: 'cricut' });
    expect(problems).toContainEqual({
      row: 3,
      field: 'CURRENCY_CODE',
      problem: { problem: 'currency', currency: 'USD' },
    });
  });
});

describe('a file of WooCommerce', () => {
  it('joins a variable product with its variations', async () => {
    const { format, rows, products } = await planned('woocommerce');
    expect([format, rows, products.length]).toEqual(['woocommerce', 6, 3]);
    expect(products[0]!.fields).toMatchObject({
      title: 'שרשרת ירח – כסף',
      description: 'שורה ראשונה\n\nשורה שנייה',
      price: 250,
      inventory: 5,
      isPromoted: true,
      category: 'goldsmith',
      active: true,
    });
    expect(products[0]!.pictures.map(({ address, row }) => [row, address])).toEqual([
      [2, 'https://shop.example/wp-content/uploads/moon-1.jpg'],
      [2, 'https://shop.example/wp-content/uploads/moon,2.jpg'],
      [3, 'https://shop.example/wp-content/uploads/moon-40.jpg'],
    ]);
  });

  it('leaves out a sale that is over, hides drafts, and tells of lost variations', async () => {
    const { products, problems } = await planned('woocommerce');
    expect(products[1]!.fields).toMatchObject({
      price: 30,
      discount: 0,
      description: 'A box.',
      active: false,
    });
    expect(products[2]!.fields).toMatchObject({ price: 11, discount: 10, inventory: 0, active: false });
    expect(problems).toContainEqual({ row: 6, field: 'Parent', problem: { problem: 'parent_missing' } });
  });
});

describe('the shop’s own file', () => {
  it('has every field', async () => {
    const { format, products, problems } = await planned('own');
    expect(format).toBe('own');
    expect(products[0]).toMatchObject({
      id: '66f0c0ffee0000000000abcd',
      fields: {
        title: '=טבעת',
        description: 'שורה\nועוד שורה',
        price: 320.5,
        discount: 10,
        category: 'goldsmith',
        inventory: 3,
        isPromoted: true,
        isCustomizable: false,
        active: true,
        priority: 2,
        translations: { en: { title: 'Ring', description: 'A line' } },
      },
    });
    expect(products[0]!.pictures).toHaveLength(3);
    expect(products[1]!.fields).toMatchObject({ active: false, isCustomizable: true, category: 'cricut' });
    expect(problems).toEqual([{ row: 3, field: 'category', problem: { problem: 'category_unknown' } }]);
  });
});
