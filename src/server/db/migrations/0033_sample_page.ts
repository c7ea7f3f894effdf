import { type Kysely, sql } from 'kysely';

/** Whether everyone may see the first page of a paid tutorial. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table tutorials add column should_show_first_page integer not null default 0`.execute(db);
}
