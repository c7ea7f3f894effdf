import type { List } from '#contract/common.ts';
import type { Database } from '#server/db/schema.ts';
import type { TestApp } from './app.ts';

/** Numbers from 0 to 1, reproducible by seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<Value>(random: () => number, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)]!;
}

export function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days, 10)).toISOString();
}

/** Throws if a page is refused. */
export async function readAllPages<Entry>(app: TestApp, url: string): Promise<Required<List<Entry>>[]> {
  const pages: Required<List<Entry>>[] = [];
  let next: string | null = '';
  while (next !== null) {
    const { status, body, text } = await app.get(next === '' ? url : `${url}&cursor=${next}`);
    if (status !== 200) throw new Error(text);
    pages.push(body);
    next = body.pagination.next;
  }
  return pages;
}

const BATCH = 500; // per statement: SQLite binds 32,766 values

/** No search finds the copies. */
export async function copyProduct(db: Database, id: string, count: number): Promise<void> {
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const stock = await db
    .selectFrom('product_stock')
    .selectAll()
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: count }, (_, index) => ({ ...row, id: `${id}-${index}` }));
  for (let from = 0; from < count; from += BATCH) {
    await db
      .insertInto('products')
      .values(copies.slice(from, from + BATCH))
      .execute();
    await db
      .insertInto('product_stock')
      .values(copies.slice(from, from + BATCH).map((copy) => ({ ...stock, product_id: copy.id })))
      .execute();
  }
}
