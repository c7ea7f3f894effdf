import { describe, expect, it } from 'vitest';
import { csvRow } from '#domain/csv.ts';
import { planProduct } from '../planned-product.ts';
import { readProducts } from './read-products.ts';

const SIZES = '[{"title":"מידה","choices":[{"_id":"50","title":"50"},{"_id":"52","title":"52","extra":10}]}]';
const OWN_ID = '[{"_id":"1","title":"מידה","choices":[{"_id":"1","title":"50"}]}]';

async function planned(cells: Record<string, string>) {
  const row = { title: 'טבעת', description: 'כסף', price: '100', inventory: '4', ...cells };
  const file = csvRow(Object.keys(row)) + csvRow(Object.values(row));
  const { products } = await readProducts(file, new Date('2026-06-01T10:00:00.000Z'));
  const plan = planProduct(products[0]!());
  if (!('fields' in plan)) throw new Error('no product');
  return { ...plan.fields, told: plan.problems.map(({ problem }) => problem.problem) };
}

describe('the shop’s own file', () => {
  it('of before there were options is read as it was', async () => {
    expect(await planned({})).toMatchObject({
      inventory: 4,
      options: [],
      variants: [],
      personalText: null,
      leadDays: 0,
      told: ['picture_missing'],
    });
  });

  it.each([
    ['earrings', 'earrings', []],
    ['Ring', 'ring', []],
    ['', null, []],
    ['טבעת', null, ['kind_unknown']],
  ])('with the kind %j makes %j', async (kind, expected, told) => {
    expect(await planned({ kind })).toMatchObject({ kind: expected, told: [...told, 'picture_missing'] });
  });

  it('has the sum of its variants in stock, also where a spreadsheet has changed the lines', async () => {
    const { options, ...fields } = await planned({
      options: SIZES,
      variants: ' 2 = 3 off\r\n\r\n1 = 5',
      leadDays: '12',
    });
    expect(options).toMatchObject([{ choices: [{ extra: 0 }, { extra: 10 }] }]);
    expect(fields).toMatchObject({
      inventory: 8,
      variants: [
        { choices: ['52'], inventory: 3, active: false },
        { choices: ['50'], inventory: 5, active: true },
      ],
      leadDays: 12,
      told: ['picture_missing'],
    });
  });

  it.each<Record<string, string>>([
    { options: '[' },
    { options: '{}' },
    { options: '[{"title":"מידה","choices":[]}]' },
    { options: OWN_ID },
    { options: SIZES, price: '999995' },
    { options: SIZES, personalText: '{"title":"חריטה","maxLength":0}' },
    { variants: '1 = 5' },
    { options: SIZES, variants: '3 = 5' },
    { options: SIZES, variants: '0 = 5' },
    { options: SIZES, variants: '1,1 = 5' },
    { options: SIZES, variants: '1 = 5\n1 = 6' },
    { options: SIZES, variants: '1 = 9999999' },
    { options: SIZES, variants: '=1' },
    { personalText: '__proto__' },
  ])('without what can’t be read: %j', async (cells) => {
    expect(await planned({ ...cells, leadDays: '999' })).toMatchObject({
      options: [],
      variants: [],
      personalText: null,
      leadDays: 0,
      inventory: 4,
      told: ['options_unreadable', 'picture_missing'],
    });
  });
});
