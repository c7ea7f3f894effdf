import { type Kysely, PostgresAdapter, sql } from 'kysely';

const BATCH = 500;

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  for (const statement of [
    sql`alter table contact_messages add column answered_at ${text}`,
    sql`alter table contact_messages add column archived_at ${text}`,
    sql`alter table contact_messages add column search_text ${text} not null default ''`,
    sql`create index contact_messages_open on contact_messages (created_at desc, id)
      where answered_at is null and archived_at is null`,
    sql`create index contact_messages_answered on contact_messages (created_at desc, id)
      where answered_at is not null and archived_at is null`,
    sql`create index contact_messages_archived on contact_messages (created_at desc, id)
      where archived_at is not null`,
  ]) {
    await statement.execute(db);
  }
  await fillSearchTexts(db);
}

const MARKS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const PHONE = /(?<![\d+])\+?\(?\d(?:[\s().\-\u2010-\u2013\u05BE]{0,2}\d){6,15}(?!\d)/g;

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
async function fillSearchTexts(db: Kysely<any>): Promise<void> {
  for (let after = ''; ;) {
    const messages = await db
      .selectFrom('contact_messages')
      .select(['id', 'name', 'email', 'subject', 'message'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (messages.length === 0) return;
    for (const { id, name, email, subject, message } of messages) {
      const parts = [name, email, subject, message].join('\n').normalize('NFC').replace(MARKS, '');
      const phones = (parts.match(PHONE) ?? []).map((phone: string) => phone.replace(/\D/g, ''));
      const search_text = [parts, ...phones].join('\n').toLowerCase();
      await db.updateTable('contact_messages').set({ search_text }).where('id', '=', id).execute();
    }
    after = messages.at(-1)!.id;
  }
}
