/** A shop of the release before orders, as its own program filled it, and what that program answered. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import type { Database } from '#server/db/schema.ts';

type Row = Record<string, unknown>;
type Answers = Record<string, Record<string, unknown>>;

interface LastRelease {
  /** When it was recorded, ISO 8601. */
  at: string;
  ids: Record<'ring' | 'seats' | 'dear' | 'paid', string>;
  /** By address; of customers by their email first. */
  answers: { everyone: Record<string, unknown>; customers: Answers; admin: Record<string, unknown> };
  tables: Record<string, Row[]>;
}

export const MIGRATION = '0016_peak_stock';
/** Of all its accounts; the admin's email is `ADMIN_EMAIL`. */
export const PASSWORD = 'hammer and paper';
export const ADMIN_EMAIL = 'maker@example.com';

export function lastRelease(): LastRelease {
  const bytes = gunzipSync(readFileSync(join(import.meta.dirname, 'shop.json.gz')));
  return JSON.parse(bytes.toString('utf8')) as LastRelease;
}

/** Into an empty database. */
export async function fillLastRelease(db: Database, { tables }: LastRelease): Promise<void> {
  await migrate(db, MIGRATION);
  // What the migrations themselves have written is in the shop's rows, too.
  for (const table of inOrder(tables).toReversed()) await sql`delete from ${sql.table(table)}`.execute(db);
  for (const table of inOrder(tables)) for (const row of tables[table]!) await insert(db, table, row);
}

async function insert(db: Database, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)));
  const values = sql.join(Object.values(row));
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db);
}

/** Those that others refer to come first. */
const FIRST = ['users', 'products', 'workshops', 'tutorials', 'carts', 'jobs', 'imports', 'search_entries'];

function inOrder(tables: LastRelease['tables']): string[] {
  const others = Object.keys(tables).filter((name) => !FIRST.includes(name));
  return [...FIRST, ...others];
}

/** Row counts of the tables that it had. */
export async function countsOf(db: Database, { tables }: LastRelease): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of Object.keys(tables)) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    );
    counts[table] = Number(rows[0]!.count);
  }
  return counts;
}
