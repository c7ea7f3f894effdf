import { type Kysely, PostgresAdapter, sql } from 'kysely';

const BATCH = 500;

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
export async function up(db: Kysely<any>): Promise<void> {
  const onPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const text = onPostgres ? sql`text collate "C"` : sql`text`;
  await run(db, [
    sql`create table jobs (
      id ${text} primary key,
      kind ${text} not null,
      payload ${text} not null,
      unique_key ${text},
      created_at ${text} not null,
      run_after ${text} not null,
      attempts integer not null default 0,
      claimed_by ${text},
      claimed_until ${text},
      done_at ${text},
      failed_at ${text},
      last_error ${text}
    )`,
    sql`create unique index jobs_by_key on jobs (kind, unique_key)`,
    sql`create index jobs_waiting on jobs (kind, run_after, id) where done_at is null and failed_at is null`,
    sql`create index jobs_failed on jobs (kind, id) where failed_at is not null`,
    sql`alter table contact_messages add column mail_job_id ${text} references jobs (id)`,
    sql`create index contact_messages_by_mail on contact_messages (mail_job_id)`,
  ]);
  await moveMails(db);
  await run(db, [
    sql`update contact_messages set mail_job_id =
      (select min(id) from outbox_mails where contact_message_id = contact_messages.id)`,
    sql`drop table outbox_mails`,
  ]);
}

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
async function run(db: Kysely<any>, statements: ReturnType<typeof sql>[]): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

// oxlint-disable-next-line typescript/no-explicit-any -- a migration knows no schema
async function moveMails(db: Kysely<any>): Promise<void> {
  for (let after = ''; ;) {
    const mails = await db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (mails.length === 0) return;
    const jobs = mails.map((mail) => ({
      id: mail.id,
      kind: 'mail',
      payload: JSON.stringify({
        to: mail.recipient === '' ? 'shop' : { address: mail.recipient },
        replyTo: mail.reply_to,
        lang: mail.lang,
        subject: mail.subject,
        body: mail.body,
        messageId: mail.message_id,
      }),
      created_at: mail.created_at,
      run_after: mail.next_attempt_at,
      attempts: mail.attempts,
      claimed_until: mail.claimed_until,
      done_at: mail.sent_at,
      failed_at: mail.failed_at,
      last_error: mail.last_error,
    }));
    await db.insertInto('jobs').values(jobs).execute();
    after = mails.at(-1)!.id;
  }
}
