import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ImportFormat } from '#contract/imports.ts';
import type { FoundProblem } from './formats/found-product.ts';
import { readProducts } from './formats/read-products.ts';
import { type PlannedProduct, planProduct } from './planned-product.ts';

export interface ImportPlan {
  format: ImportFormat;
  rows: number;
  skipped: number;
  products: PlannedProduct[];
  /** Of rows that make no product. */
  problems: FoundProblem[];
}

/** ms of work between pauses */
const TURN = 10;

/** Throws a CsvFileError. */
export async function planImport(csv: string, now: Date): Promise<ImportPlan> {
  const file = await readProducts(csv, now);
  const products = new Map<string, PlannedProduct>();
  const problems = [...file.lost];
  let skipped = file.lost.length;
  let since = performance.now();
  for (const read of file.products) {
    const plan = planProduct(read());
    const first = 'fields' in plan ? products.get(plan.key) : undefined;
    if ('fields' in plan && !first) products.set(plan.key, plan);
    else skipped++;
    if (!('fields' in plan)) problems.push(...plan.problems);
    else if (first) problems.push({ row: plan.row, problem: { problem: 'twice_in_file', row: first.row } });
    if (performance.now() - since < TURN) continue;
    await setImmediate();
    since = performance.now();
  }
  const { format, rows } = file;
  return { format, rows, skipped, products: [...products.values()], problems };
}

/** Names a product in its source; of one length, whatever the file says. */
export function sourceKey(format: ImportFormat, { key }: Pick<PlannedProduct, 'key'>): string {
  return createHash('sha256').update(`${format}\n${key}`).digest('base64url');
}
