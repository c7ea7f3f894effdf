import { IMPORT_LIMITS, type ImportFormat } from '#contract/imports.ts';
import { CsvFileError, readCsv } from '../csv/read-csv.ts';
import { Sheet } from '../csv/sheet.ts';
import { etsy } from './etsy.ts';
import type { FoundProblem, FoundProduct, ProductFormat } from './found-product.ts';
import { own } from './own.ts';
import { shopify } from './shopify.ts';
import { woocommerce } from './woocommerce.ts';

/** The most particular columns first. */
export const FORMATS: readonly ProductFormat[] = [shopify, woocommerce, own, etsy];

export interface ReadFile {
  format: ImportFormat;
  /** Data rows, blank ones not counted. */
  rows: number;
  products: (() => FoundProduct)[];
  lost: FoundProblem[];
}

/** Throws a CsvFileError. */
export async function readProducts(csv: string, now: Date): Promise<ReadFile> {
  const table = await readCsv(csv);
  if (table.head.length > IMPORT_LIMITS.columns)
    throw new CsvFileError({ problem: 'csv_columns', max: IMPORT_LIMITS.columns });
  const sheet = new Sheet(table);
  const format = FORMATS.find((one) => one.recognizes(sheet));
  if (!format) throw new CsvFileError({ problem: 'csv_unrecognized' });
  const long = sheet.rows.flatMap((row): FoundProblem[] => {
    const cell = row.longCell();
    const problem = { problem: 'cell_long', max: IMPORT_LIMITS.cell } as const;
    return cell ? [{ row: row.number, field: cell.field, problem }] : [];
  });
  const refused = new Set(long.map(({ row }) => row));
  const read = sheet.rows.filter((row) => !refused.has(row.number));
  const { products, lost } = format.products(read, now.toISOString().slice(0, 10));
  return { format: format.name, rows: sheet.rows.length, products, lost: [...long, ...lost] };
}
