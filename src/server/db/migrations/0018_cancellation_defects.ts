import { type Kysely, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  await sql`alter table cancellation_requests add column has_defect integer not null default 0`.execute(db);
}
