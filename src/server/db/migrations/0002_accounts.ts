import { type Kysely, PostgresAdapter, sql } from 'kysely';

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`alter table users add column search_text ${text} not null default ''`,
    sql`create table attempt_counts (
      key ${text} primary key,
      count integer not null,
      ends_at ${text} not null
    )`,
    sql`create index attempt_counts_by_end on attempt_counts (ends_at)`,
    sql`create table login_addresses (
      user_id ${text} not null references users (id) on delete cascade,
      address ${text} not null,
      last_login_at ${text} not null,
      primary key (user_id, address)
    )`,
    sql`create index login_addresses_by_login on login_addresses (last_login_at)`,
    sql`insert into shop_state (key, value) values ('counts_version', '1')`,
  ]) {
    await statement.execute(db);
  }
  await fillSearchTexts(db);
}

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
async function fillSearchTexts(db: Kysely<any>): Promise<void> {
  const users = await db.selectFrom('users').selectAll().execute();
  for (const { id, email, first_name, last_name, phone_number } of users) {
    const phone: string = phone_number ?? '';
    const parts = [email, `${first_name} ${last_name}`, phone, phone.replace(/\D/g, '')];
    const search_text = parts.join('\n').normalize('NFC').toLowerCase();
    await db.updateTable('users').set({ search_text }).where('id', '=', id).execute();
  }
}
