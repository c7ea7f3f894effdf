/** Everything that the database keeps of one person, by their email. */
import { type SqlBool, sql } from 'kysely';
import { emailKey } from '#domain/person.ts';
import type { Database } from '#server/db/schema.ts';
import { MAIL } from '#server/mail/mail-job.ts';
import { USER_COLUMNS, toUser } from './user-row.ts';
import type { CustomerData } from './customer-data.ts';

/** What was written from that address; an email has ASCII letters alone, of which both databases know the small ones. */
export function isFrom(email: string) {
  return sql<SqlBool>`lower(contact_messages.email) = ${emailKey(email)}`;
}

export async function readCustomerData(db: Database, email: string): Promise<CustomerData> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();
  const account = row ? toUser(row) : null;
  const id = account?._id ?? '';
  return {
    account,
    ...(await readLogins(db, id)),
    carts: await readCarts(db, id),
    ...(await readTutorials(db, id)),
    tutorialHistory: await readOwnerHistory(db, email),
    messages: await readMessages(db, email),
  };
}

async function readLogins(
  db: Database,
  userId: string,
): Promise<Pick<CustomerData, 'logins' | 'loginAddresses'>> {
  const logins = await db
    .selectFrom('login_tokens')
    .select(['created_at as since', 'last_used_at as lastUsed'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const loginAddresses = await db
    .selectFrom('login_addresses')
    .select(['address as fingerprint', 'last_login_at as lastLogin'])
    .where('user_id', '=', userId)
    .orderBy('last_login_at')
    .execute();
  return { logins, loginAddresses };
}

async function readCarts(db: Database, userId: string): Promise<CustomerData['carts']> {
  const carts = await db
    .selectFrom('carts')
    .select(['id', 'created_at as since', 'updated_at as changed'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const lines = await db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .select(['cart_id', 'product_type as productType', 'item', 'title', 'quantity'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();
  const linesOf = groupBy(lines, ({ cart_id, ...line }) => [cart_id, line]);
  return carts.map(({ id, ...cart }) => ({ ...cart, lines: linesOf(id) }));
}

async function readTutorials(
  db: Database,
  userId: string,
): Promise<Pick<CustomerData, 'ownedTutorials' | 'openedTutorials' | 'ratings'>> {
  const ownedTutorials = await db
    .selectFrom('tutorial_owners')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_id')
    .select(['title as tutorial', 'since'])
    .where('user_id', '=', userId)
    .orderBy('since')
    .execute();
  const openedTutorials = await db
    .selectFrom('tutorial_openings')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_id')
    .select(['title as tutorial', 'first_at as first'])
    .where('user_id', '=', userId)
    .orderBy('first_at')
    .execute();
  const ratings = await db
    .selectFrom('tutorial_ratings')
    .innerJoin('tutorials', 'tutorials.id', 'tutorial_id')
    .select(['title as tutorial', 'stars', 'tutorial_ratings.updated_at as given'])
    .where('user_id', '=', userId)
    .orderBy('given')
    .execute();
  return { ownedTutorials, openedTutorials, ratings };
}

async function readOwnerHistory(db: Database, email: string): Promise<CustomerData['tutorialHistory']> {
  const named = await ownerChangesNaming(db, email);
  return named.map(({ entry_id: tutorialId, action, at }) => ({ tutorialId, action, at }));
}

/** The changes that say whose a tutorial became or no longer is: they name their owner by name and email. */
export async function ownerChangesNaming(db: Database, email: string) {
  const changes = await db
    .selectFrom('entry_changes')
    .select(['id', 'entry_id', 'action', 'at', 'fields'])
    .where('action', 'in', ['ownerGranted', 'ownerWithdrawn'])
    .orderBy('at')
    .execute();
  const named = `<${emailKey(email)}>"`;
  return changes.filter(({ fields }) => emailKey(fields).includes(named));
}

async function readMessages(db: Database, email: string): Promise<CustomerData['messages']> {
  const messages = await db
    .selectFrom('contact_messages')
    .leftJoin('jobs', 'jobs.id', 'mail_job_id')
    .select(['name', 'email', 'subject', 'message', 'contact_messages.created_at as sentAt', 'read_at'])
    .select(['payload', 'attempts', 'done_at', 'failed_at', 'last_error'])
    .where(isFrom(email))
    .orderBy('contact_messages.created_at')
    .execute();
  return messages.map(({ name, email: from, subject, message, sentAt, read_at, payload, ...job }) => ({
    name,
    email: from,
    subject,
    message,
    sent: sentAt,
    read: read_at,
    mails: payload === null ? [] : [mailOf(payload, job)],
  }));
}

function mailOf(
  payload: string,
  job: {
    attempts: number | null;
    done_at: string | null;
    failed_at: string | null;
    last_error: string | null;
  },
): CustomerData['messages'][number]['mails'][number] {
  const { lang, subject, body } = MAIL.payload.parse(JSON.parse(payload));
  const { attempts, done_at: sent, failed_at: failed, last_error: lastError } = job;
  return { lang, subject, body, attempts: attempts ?? 0, sent, failed, lastError };
}

/** `part` takes a row apart into whose it is and what is told of it. */
function groupBy<Row, Owner, Told>(rows: Row[], part: (row: Row) => [Owner, Told]): (owner: Owner) => Told[] {
  const groups = Map.groupBy(rows.map(part), ([owner]) => owner);
  return (owner) => (groups.get(owner) ?? []).map(([, told]) => told);
}
