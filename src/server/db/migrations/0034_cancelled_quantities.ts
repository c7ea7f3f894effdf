import { type Kysely, sql } from 'kysely';

/** How many of a line a cancellation request asks for, where it isn't all. */
// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table cancellation_requests add column quantities text`.execute(db);
}
