/** The consent to the newsletter (docs/rules.md#newsletter): asked for, confirmed from the mailbox, ended at any time. */
import type { Profile, User } from '#contract/auth.ts';
import type { Lang } from '#domain/language.ts';
import type { NewsletterPlace } from '#server/db/account-tables.ts';
import type { Database, DatabaseTransaction } from '#server/db/schema.ts';
import { holdUser } from '#server/db/user-lock.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { accountFacts } from '../accounts.repository.ts';
import { enqueueAccountMail } from '../mails/account-mail-job.ts';
import { hashOfToken, isSecretToken } from '../secret-token.ts';
import { MAIL_USEFUL } from './newsletter-mail.ts';
import { logConsent } from './newsletter-log.repository.ts';
import {
  confirmByLink,
  endConsentOfToken,
  endConsentsOf,
  findConsent,
  insertAsked,
  updateAsked,
  userOfLink,
  userOfUnsubscribeToken,
} from './newsletter.repository.ts';

interface Asked {
  user: Pick<User, '_id' | 'email'>;
  lang: Lang;
  place: NewsletterPlace;
  now: Date;
}

/**
 * Puts in the mail that asks for the confirmation, unless the consent is given already; in the language that the account
 * has chosen, else in `lang`, in which it was asked for. Needs the user's lock.
 */
export async function askForNewsletter(
  transaction: DatabaseTransaction,
  { user, lang, place, now }: Asked,
): Promise<void> {
  const asked = { userId: user._id, email: user.email, lang };
  const at = now.toISOString();
  if (await insertAsked(transaction, { ...asked, now: at }))
    await logConsent(transaction, asked, { event: 'asked', place, now: at });
  else if (!(await updateAsked(transaction, { ...asked, now: at }))) return;
  const { lang: chosen } = await accountFacts(transaction, user._id);
  await enqueueAccountMail(transaction, { kind: 'newsletter', ...asked, lang: chosen ?? lang }, now);
}

/** Throws an ApiError (410 `link_ended`) for a link that was used, replaced or altered, or came too late. */
export async function confirmNewsletter(db: Database, token: string, now: Date): Promise<void> {
  const hash = isSecretToken(token) ? hashOfToken(token) : null;
  const userId = hash && (await userOfLink(db, hash));
  if (!hash || !userId) throw new ApiError('link_ended');
  const at = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    const confirmed = (await holdUser(transaction, userId)) && (await confirmByLink(transaction, hash, at));
    if (!confirmed) throw new ApiError('link_ended');
    await logConsent(transaction, confirmed, { event: 'confirmed', place: 'mail_link', now: at });
  });
}

/** Ends all that an account has agreed to or asked for; `place` is what brings it about. Needs the user's lock. */
export async function endNewsletter(
  transaction: DatabaseTransaction,
  userId: string,
  { place, now }: { place: NewsletterPlace; now: Date },
): Promise<void> {
  const at = now.toISOString();
  for (const ended of await endConsentsOf(transaction, userId, at))
    await logConsent(transaction, ended, { event: 'ended', place, now: at });
}

/** As often as it is called. Throws an ApiError (410 `link_ended`) for a token that no consent has. */
export async function unsubscribe(
  db: Database,
  token: string,
  { place, now }: { place: NewsletterPlace; now: Date },
): Promise<void> {
  const userId = isSecretToken(token) ? await userOfUnsubscribeToken(db, token) : null;
  if (userId === null) throw new ApiError('link_ended');
  const at = now.toISOString();
  await db.transaction().execute(async (transaction) => {
    // Without the account nothing is left to end.
    if (!(await holdUser(transaction, userId))) return;
    const ended = await endConsentOfToken(transaction, token, at);
    if (ended) await logConsent(transaction, ended, { event: 'ended', place, now: at });
  });
}

/** As the account's page tells it: what is asked for counts as long as its link may still be used. */
export async function shownConsent(
  db: Database,
  user: Pick<User, '_id' | 'email'>,
  now: Date,
): Promise<Profile['newsletterConsent']> {
  const consent = await findConsent(db, user);
  if (!consent) return null;
  const { asked_at: askedAt, link_ends_at: endsAt, confirmed_at: confirmedAt } = consent;
  if (confirmedAt !== null) return { state: 'confirmed', at: confirmedAt };
  const until = Math.max(Date.parse(askedAt) + MAIL_USEFUL, endsAt === null ? 0 : Date.parse(endsAt));
  return now.getTime() < until ? { state: 'asked', at: askedAt } : null;
}
