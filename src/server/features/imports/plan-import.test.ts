/** Whatever a file says, it is refused, or becomes products that the admin could have typed. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMPORT_COLUMNS, IMPORT_FORMATS, IMPORT_LIMITS } from '#contract/imports.ts';
import { imageAltsInputSchema } from '#contract/entry-inputs.ts';
import { productInputSchema } from '#contract/products.ts';
import { importProblemsEn } from '#i18n/import-problems.en.ts';
import { SEED } from '#test/fuzz/run.ts';
import { checkOptions } from '../products/product-options.ts';
import { CsvFileError } from './csv/read-csv.ts';
import { planImport } from './plan-import.ts';
import type { PlannedProduct } from './planned-product.ts';

const NOW = new Date('2026-06-01T10:00:00.000Z');

async function planned(csv: string) {
  return planImport(csv, NOW).catch((error: unknown) => {
    if (error instanceof CsvFileError) return null;
    throw error;
  });
}

/** As it would be sent once what is missing is filled in. */
function completed({ fields }: PlannedProduct) {
  return {
    ...fields,
    description: fields.description || 'תיאור',
    imagePath: '/files/0123456789abcdef0123-8x8-cd7f32.webp',
  };
}

async function expectSound(csv: string): Promise<void> {
  const plan = await planned(csv);
  if (!plan) return;
  for (const product of plan.products) {
    expect(productInputSchema.safeParse(completed(product)).error?.issues).toBeUndefined();
    expect(() => checkOptions(product.fields)).not.toThrow();
    expect(product.pictures.length).toBeLessThanOrEqual(IMPORT_LIMITS.pictures);
    for (const { alts } of product.pictures)
      expect(imageAltsInputSchema.safeParse({ a: alts }).error?.issues).toBeUndefined();
    expect(product.fields.active && (product.fields.price === 0 || !product.fields.description)).toBe(false);
  }
  const problems = [...plan.problems, ...plan.products.flatMap((product) => product.problems)];
  for (const { row, problem } of problems) {
    expect(row).toBeGreaterThan(1);
    expect(importProblemsEn).toHaveProperty(problem.problem);
  }
  expect(plan.skipped + plan.products.length).toBeLessThanOrEqual(plan.rows);
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    ' ',
    'טבעת',
    'Ring',
    '180',
    '-5',
    '1e9',
    '99999999999999999999',
    '=1+1',
    "'=1",
    '"',
    '""',
    '\u0000',
    '\u202E',
    '\uD800',
    '\n',
    '\r\n',
    ',;\t',
    'ILS',
    'USD',
    'variation',
    'id:1',
    'https://a.example/b.jpg, https://a.example/c.jpg',
    '<p>x</p>',
    '<'.repeat(200),
    'א'.repeat(6_000),
    '&#x110000;&#0;&nbsp;',
    'NaN',
    '__proto__',
    'constructor',
    '[{"title":"מידה","choices":[{"title":"50"},{"title":"52","extra":10}]}]',
    '[{"_id":"a","title":"מידה","choices":[{"_id":"a","title":"50"}]}]',
    '1 = 5',
    '2 = 3 off\n1 = 5',
    '0,1 = 5',
  ),
);
const quoted = nasty.map((text) => `"${text.replaceAll('"', '""')}"`);
const cell = fc.oneof({ weight: 4, arbitrary: quoted }, { weight: 1, arbitrary: nasty });

const MORE = [
  'Image Alt Text',
  'Variant Inventory Qty',
  'Variant Compare At Price',
  'Parent',
  'ID',
  'Stock',
  '_id',
  'discount',
  'Option1 name',
  'Option1 value',
  'Option2 name',
  'Option2 value',
  'Attribute 1 name',
  'Attribute 1 value(s)',
  'VARIATION 1 NAME',
  'VARIATION 1 VALUES',
  'options',
  'variants',
  'personalText',
  'leadDays',
  'kind',
];
const files = fc
  .record({
    columns: fc.constantFrom(...IMPORT_FORMATS).map((format) => [...IMPORT_COLUMNS[format], ...MORE]),
    rows: fc.array(fc.array(cell, { maxLength: 26 }), { maxLength: 8 }),
    separator: fc.constantFrom(',', ';', '\t'),
    end: fc.constantFrom('\n', '\r\n', '\r'),
  })
  .map(({ columns, rows, separator, end }) =>
    [columns, ...rows].map((cells) => cells.join(separator)).join(end),
  );

describe('a file of', () => {
  it('known columns and any cells', async () => {
    await fc.assert(fc.asyncProperty(files, expectSound), { numRuns: 300, seed: SEED });
  });

  it('anything', async () => {
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), expectSound), {
      numRuns: 200,
      seed: SEED,
    });
  });

  it('a long cell refuses its row only', async () => {
    const csv = `title,price,inventory\n${'א'.repeat(IMPORT_LIMITS.cell + 1)},1,1\nטבעת,1,1`;
    expect(await planImport(csv, NOW)).toMatchObject({
      rows: 2,
      skipped: 1,
      products: [{ row: 3 }],
      problems: [{ row: 2, field: 'title', problem: { problem: 'cell_long' } }],
    });
  });
});
