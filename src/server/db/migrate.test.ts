import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type DatabaseKind, databases, openEmptyDatabase } from '#test/databases.ts';
import { isLong } from '#test/long-run.ts';
import { MIGRATIONS, migrate } from './migrate.ts';
import type { Database } from './schema.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
const STEPS = Object.keys(MIGRATIONS);
/** In the short run every fifth and the newest on PostgreSQL, where a new database takes long. */
const stepsOn = (kind: DatabaseKind) =>
  kind === 'sqlite' || isLong
    ? STEPS
    : STEPS.filter((_step, index) => index % 5 === 0 || index >= STEPS.length - 3);

function fixtureOf(step: string): string[] {
  return readFileSync(join(FIXTURES, `${step}.sql`), 'utf8')
    .split(/;\n/)
    .map((statement) => statement.trim())
    .filter(Boolean);
}

async function tablesOf(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.map(({ name }) => name).toSorted();
}

/** All rows of all tables as text, except the migrator's tables. */
async function contentOf(db: Database): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {};
  for (const table of await tablesOf(db)) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db);
    content[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return content;
}

type Row = Record<string, unknown>;

/** How later migrations moved rows or columns; all others stay. */
const MOVED: Record<string, (row: Row) => [table: string, row: Row]> = {
  products: (row) => ['products', without('inventory', row)],
  workshops: (row) => ['workshops', without('participants', row)],
  checkout_sessions: (row) => ['carts', without('closed_at', row)],
  outbox_mails: (mail) => ['jobs', mailJob(mail)],
  contact_messages: (row) => ['contact_messages', { mail_job_id: 'o1', ...row }],
  cart_items: ({ session_id, ...row }) => ['cart_lines', { ...row, cart_id: session_id }],
};

function mailJob({ id, attempts, created_at, last_error, lang = 'he', ...mail }: Row): Row {
  const to = { address: mail.recipient };
  const { subject, body, message_id: messageId, reply_to: replyTo } = mail;
  const payload = JSON.stringify({ to, replyTo, lang, subject, body, messageId });
  return { id, kind: 'mail', payload, attempts, created_at, run_after: mail.next_attempt_at, last_error };
}

function without(column: string, row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => name !== column));
}

async function filledAt(kind: DatabaseKind, step: string) {
  const database = await openEmptyDatabase(kind);
  await migrate(database.db, step);
  for (const statement of fixtureOf(step)) await sql.raw(statement).execute(database.db);
  return database;
}

describe.each(databases)('migrations on %s', (kind) => {
  it('are all listed, in order, and each has a fixture', () => {
    const named = (folder: string, ending: string) =>
      readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => name.slice(0, -ending.length))
        .toSorted();
    expect(STEPS).toEqual(STEPS.toSorted());
    expect(named(join(import.meta.dirname, 'migrations'), '.ts')).toEqual(STEPS);
    expect(named(FIXTURES, '.sql')).toEqual(STEPS);
  });

  it.each(stepsOn(kind))('bring a shop of %s forward with every row', async (step) => {
    const { db, close } = await filledAt(kind, step);
    const before = await contentOf(db);
    for (const [table, rows] of Object.entries(before))
      expect([table, rows.length > 0]).toEqual([table, true]);

    await migrate(db);
    const after = await contentOf(db);
    for (const [table, rows] of Object.entries(before)) {
      if (table.startsWith('kysely_')) continue;
      for (const text of rows) {
        const row = JSON.parse(text) as Row;
        const [current, expected] = MOVED[table]?.(row) ?? [table, row];
        const present = after[current]!.map((line) => JSON.parse(line) as Row);
        expect(present).toContainEqual(expect.objectContaining(expected));
      }
    }
    await close();
  });

  it('change nothing the second time', async () => {
    const { db, close } = await filledAt(kind, STEPS.at(-1)!);
    const before = await contentOf(db);
    await migrate(db);
    expect(await contentOf(db)).toEqual(before);
    await close();
  });

  it('set a last early-bird day for every workshop', async () => {
    const { db, close } = await filledAt(kind, '0002_accounts');
    await sql`update workshops set early_bird_date = null`.execute(db);
    await migrate(db);
    const { rows } = await sql<object>`select early_bird_date, created_at from workshops`.execute(db);
    const born = '2026-01-01T00:00:00.000Z';
    expect(rows).toEqual([{ early_bird_date: born, created_at: born }]);
    await close();
  });

  it('send mails to the shop to its current address', async () => {
    const { db, close } = await filledAt(kind, '0007_carts');
    await sql`update outbox_mails set recipient = '', sent_at = '2026-01-03T00:00:00.000Z'`.execute(db);
    await migrate(db);
    const { rows } = await sql<{ payload: string; done_at: string }>`select * from jobs`.execute(db);
    expect(rows.map((row) => [JSON.parse(row.payload).to, row.done_at])).toEqual([
      ['shop', '2026-01-03T00:00:00.000Z'],
    ]);
    await close();
  });

  it('move stock and seats into separate tables', async () => {
    const { db, close } = await filledAt(kind, '0007_carts');
    await migrate(db);
    const { product_stock, workshop_seats } = await contentOf(db);
    const created_at = '2026-01-01T00:00:00.000Z';
    expect(product_stock!.map((row) => JSON.parse(row) as Row)).toEqual([
      { product_id: 'p1', inventory: 3, created_at, peak: 3 },
      { product_id: 'p2', inventory: 0, created_at, peak: 0 },
    ]);
    expect(workshop_seats!.map((row) => JSON.parse(row) as Row)).toEqual([
      { workshop_id: 'w1', own_seats: 2, registrations: 0 },
    ]);
    await close();
  });

  it('take no product for one of a kind whose stock was ever edited', async () => {
    const { db, close } = await filledAt(kind, '0015_imports');
    await sql`update product_stock set inventory = 1`.execute(db);
    await sql`insert into entry_changes (id, kind, entry_id, version, action, at, fields)
      values ('c9', 'products', 'p2', 9, 'changed', '2026-01-09T00:00:00.000Z',
        '[{"field":"inventory","before":4,"after":1}]')`.execute(db);
    await migrate(db);
    const { rows } =
      await sql<object>`select product_id, peak from product_stock order by product_id`.execute(db);
    expect(rows).toEqual([
      { product_id: 'p1', peak: 1 },
      { product_id: 'p2', peak: 2 },
    ]);
    await close();
  });

  it('know what the pieces of an order wait for', async () => {
    const { db, close } = await filledAt(kind, '0020_order_counts');
    await sql`update order_lines set product_type = 'Item', state = 'ready' where id = 'l1'`.execute(db);
    await migrate(db);
    const taskOf = async () => (await sql<{ task: number }>`select task from orders`.execute(db)).rows;
    expect(await taskOf()).toEqual([{ task: 1 }]);
    for (const [state, task] of [
      ['making', 0],
      ['handed_over', 2],
    ] as const) {
      await sql`update order_lines set state = ${state} where id = 'l1'`.execute(db);
      expect(await taskOf()).toEqual([{ task }]);
    }
    await close();
  });

  it('refuse a database of a newer version', async () => {
    const { db, close } = await openEmptyDatabase(kind);
    await migrate(db);
    await sql`insert into kysely_migration (name, timestamp) values ('9999_later', '2030-01-01')`.execute(db);
    await expect(migrate(db)).rejects.toThrow('9999_later');
    await close();
  });
});
