/** What is asked is of an account and an address; a consent is in effect only while the account has that address. */
import { type SqlBool, sql } from 'kysely';
import type { User } from '#contract/auth.ts';
import type { Lang } from '#domain/language.ts';
import { emailKey } from '#domain/person.ts';
import { newId } from '#server/db/ids.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { newSecretToken } from '../secret-token.ts';

export interface Consent {
  userId: string;
  email: string;
  lang: Lang;
}

const CONSENT = ['user_id as userId', 'email', 'lang'] as const;

/** False when it is asked for already, or was given. */
export async function insertAsked(
  transaction: DatabaseTransaction,
  { userId, email, lang, now }: Consent & { now: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('newsletter_consents')
    .values({
      id: newId(),
      user_id: userId,
      email,
      email_key: emailKey(email),
      lang,
      unsubscribe_token: newSecretToken(),
      asked_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'email_key'])
        .doUpdateSet({ email, lang, asked_at: now, confirmed_at: null, ended_at: null })
        .where('newsletter_consents.ended_at', 'is not', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Of one that is asked for already. False when there is none. */
export async function updateAsked(
  transaction: DatabaseTransaction,
  { userId, email, lang, now }: Consent & { now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_consents')
    .set({ asked_at: now, lang })
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey(email))
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Takes the place of the link before it. The token that ends what is asked for; null when nothing is. */
export async function replaceLink(
  db: Database,
  { userId, email }: { userId: string; email: string },
  { hash, endsAt }: { hash: string; endsAt: string },
): Promise<string | null> {
  const row = await db
    .updateTable('newsletter_consents')
    .set({ link_hash: hash, link_ends_at: endsAt })
    .where('user_id', '=', userId)
    .where('email_key', '=', emailKey(email))
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(isOfCurrentEmail)
    .returning('unsubscribe_token')
    .executeTakeFirst();
  return row?.unsubscribe_token ?? null;
}

/** Whose link it is, live or not. */
export async function userOfLink(db: Database, hash: string): Promise<string | null> {
  const row = await db
    .selectFrom('newsletter_consents')
    .select('user_id')
    .where('link_hash', '=', hash)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** In one statement, so that a link is used once. Null when it has ended. */
export async function confirmByLink(
  transaction: DatabaseTransaction,
  hash: string,
  now: string,
): Promise<Consent | null> {
  const row = await transaction
    .updateTable('newsletter_consents')
    .set({ confirmed_at: now, link_hash: null, link_ends_at: null })
    .where('link_hash', '=', hash)
    .where('link_ends_at', '>', now)
    .where('confirmed_at', 'is', null)
    .where('ended_at', 'is', null)
    .where(isOfCurrentEmail)
    .returning(CONSENT)
    .executeTakeFirst();
  return row ?? null;
}

/** Given or asked for, to whatever address. Those that ended by this. */
export function endConsentsOf(
  transaction: DatabaseTransaction,
  userId: string,
  now: string,
): Promise<Consent[]> {
  return ending(transaction, now).where('user_id', '=', userId).returning(CONSENT).execute();
}

/** The one that the token belongs to, unless it has ended before. */
export async function endConsentOfToken(
  transaction: DatabaseTransaction,
  token: string,
  now: string,
): Promise<Consent | null> {
  const row = await ending(transaction, now)
    .where('unsubscribe_token', '=', token)
    .returning(CONSENT)
    .executeTakeFirst();
  return row ?? null;
}

function ending(transaction: DatabaseTransaction, now: string) {
  return transaction
    .updateTable('newsletter_consents')
    .set({ ended_at: now, link_hash: null, link_ends_at: null })
    .where('ended_at', 'is', null);
}

export async function userOfUnsubscribeToken(db: Database, token: string): Promise<string | null> {
  const row = await db
    .selectFrom('newsletter_consents')
    .select('user_id')
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Of the account's present address, unless it has ended. */
export async function findConsent(db: Database, { _id, email }: Pick<User, '_id' | 'email'>) {
  const row = await db
    .selectFrom('newsletter_consents')
    .select(['asked_at', 'link_ends_at', 'confirmed_at'])
    .where('user_id', '=', _id)
    .where('email_key', '=', emailKey(email))
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

function isOfCurrentEmail() {
  return sql<SqlBool>`exists (select 1 from users
    where users.id = newsletter_consents.user_id and users.email_key = newsletter_consents.email_key)`;
}
