/** What SQLite and the disk take for an order: the rows of one that was placed, written and flushed once more. */
import BetterSqlite3 from 'better-sqlite3';
import { newId } from '#server/db/ids.ts';

type Row = Record<string, string | number | null>;

/** The tables that placing writes to, and how their rows refer to the order. */
const PARTS = {
  orders: 'id = @order',
  order_lines: 'order_id = @order',
  order_terms: 'order_id = @order',
  order_holds: 'line_id in (select id from order_lines where order_id = @order)',
  order_events: 'order_id = @order',
  payment_attempts: 'order_id = @order',
  jobs: "unique_key like @order || ' %' or payload like '%\"' || @order || '\"%'",
  idempotency_keys: 'reference = @order',
};

/** ms of each of so many transactions. The shop may be running. */
export function bareOrderTimes(file: string, count: number): number[] {
  const database = new BetterSqlite3(file, { timeout: 5_000 });
  database.pragma('synchronous = FULL');
  const { id: order } = database
    .prepare<[], { id: string }>('select id from orders order by number desc limit 1')
    .get()!;
  const parts = Object.entries(PARTS).map(([table, where]) => {
    const rows = database.prepare(`select * from ${table} where ${where}`).all({ order }) as Row[]; // the driver's types know no table
    if (rows.length === 0) throw new Error(`Placing wrote no row of ${table}`);
    const names = Object.keys(rows[0]!);
    const values = names.map((name) => `@${name}`).join(', ');
    const statement = database.prepare(`insert into ${table} (${names.join(', ')}) values (${values})`);
    return { rows, insert: (row: Row) => void statement.run(row) };
  });
  const times = Array.from({ length: count }, (_, index) => {
    const copies = copiesOf(
      parts.map(({ rows }) => rows),
      1_000_000 + index,
    );
    const begin = performance.now();
    database.transaction(() => parts.forEach(({ insert }, part) => copies[part]!.forEach(insert)))();
    return performance.now() - begin;
  });
  database.close();
  return times;
}

/** With other ids, wherever they stand, and another number. */
function copiesOf(parts: Row[][], number: number): Row[][] {
  let text = JSON.stringify(parts);
  for (const { id, key } of parts.flat()) {
    if (typeof id === 'string') text = text.replaceAll(id, newId());
    if (typeof key === 'string') text = text.replaceAll(key, newId().padEnd(16, '-'));
  }
  const copies = JSON.parse(text) as Row[][]; // what was just written
  return copies.map((rows) => rows.map((row) => ('number' in row ? { ...row, number } : row)));
}
