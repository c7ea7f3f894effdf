import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { migrate } from './migrate.ts';
import type { Database } from './schema.ts';

const ROWS = 500; // PostgreSQL binds at most 65,535 values
const VALUES = 30_000;

type Row = Record<string, unknown>;
// oxlint-disable-next-line typescript/no-explicit-any -- tables are copied as they are found
type AnyTables = Kysely<any>;

interface TableSum {
  rows: number;
  sum: bigint;
}

export class CopyError extends Error {}

/** Into an empty PostgreSQL database in one transaction. Returns the rows by table; throws a CopyError. */
export async function copyDatabase(from: Database, to: Database): Promise<Map<string, number>> {
  return to.transaction().execute(async (transaction) => {
    await migrate(transaction);
    const tables = await tablesInOrder(from);
    const made = await transaction.introspection.getTables();
    const missing = made.find(({ name, schema }) => schema === 'public' && !tables.includes(name));
    if (missing) throw new CopyError(`The table ${missing.name} is in one of the databases only.`);
    const counts = new Map<string, number>();
    for (const table of tables) {
      await copyTable(from, transaction, table);
      const [before, after] = [
        await sumOf(sqliteRows(from, table)),
        await sumOf(postgresRows(transaction, table)),
      ];
      if (before.rows !== after.rows || before.sum !== after.sum)
        throw new CopyError(`The table ${table} did not arrive whole: ${after.rows} of ${before.rows} rows.`);
      counts.set(table, after.rows);
    }
    return counts;
  });
}

/** Parents before the tables that refer to them. */
async function tablesInOrder(db: Database): Promise<string[]> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const references = new Map<string, string[]>();
  for (const table of tables) {
    const { rows } = await sql<{
      table: string;
    }>`select "table" from pragma_foreign_key_list(${table})`.execute(db);
    references.set(
      table,
      rows.map((row) => row.table),
    );
  }
  const ordered = new Set<string>();
  const add = (table: string) => {
    for (const parent of references.get(table) ?? [])
      if (parent !== table && !ordered.has(parent)) add(parent);
    ordered.add(table);
  };
  for (const table of tables) add(table);
  return [...ordered];
}

async function copyTable(from: Database, to: AnyTables, table: string): Promise<void> {
  await to.deleteFrom(table).execute();
  for await (const rows of sqliteRows(from, table)) {
    const atOnce = Math.max(1, Math.floor(VALUES / Object.keys(rows[0]!).length));
    for (let start = 0; start < rows.length; start += atOnce) {
      await to
        .insertInto(table)
        .values(rows.slice(start, start + atOnce))
        .execute();
    }
  }
}

async function* sqliteRows(db: AnyTables, table: string): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  for await (const row of db.selectFrom(table).selectAll().stream()) {
    rows.push(row as Row);
    if (rows.length < ROWS) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

async function* postgresRows(transaction: AnyTables, table: string): AsyncGenerator<Row[]> {
  await sql`declare copied cursor for select * from ${sql.table(table)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(ROWS)} from copied`.execute(transaction);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied`.execute(transaction);
}

async function sumOf(batches: AsyncIterable<Row[]>): Promise<TableSum> {
  const total: TableSum = { rows: 0, sum: 0n };
  for await (const rows of batches) {
    total.rows += rows.length;
    for (const row of rows) total.sum += hashOf(row);
  }
  return total;
}

function hashOf(row: Row): bigint {
  const columns = Object.entries(row).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return BigInt(`0x${createHash('sha256').update(JSON.stringify(columns)).digest('hex')}`);
}
