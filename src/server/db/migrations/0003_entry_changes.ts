import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    // No foreign keys: a change outlives its account, and the kind selects the entry's table.
    sql`create table entry_changes (
      id ${text} primary key,
      kind ${text} not null,
      entry_id ${text} not null,
      version integer not null,
      action ${text} not null,
      at ${text} not null,
      by_user ${text},
      fields ${text} not null default '[]'
    )`,
    sql`create index entry_changes_newest on entry_changes (kind, entry_id, version desc, at desc, id)`,
    sql`create index cart_items_by_item on cart_items (product_type, item)`,
    sql`update workshops set early_bird_date = created_at where early_bird_date is null`,
  ]) {
    await statement.execute(db);
  }
}
