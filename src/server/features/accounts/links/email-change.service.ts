import type { EmailChange, EmailConfirmation } from '#contract/account.ts';
import type { Profile, User } from '#contract/auth.ts';
import type { Lang } from '#domain/language.ts';
import { emailKey } from '#domain/person.ts';
import { isUniqueViolation } from '#server/db/unique-errors.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { replaceEmail } from '../accounts.repository.ts';
import { emailChangeLimit, loginLimit, ownPasswordLimit } from '../login/login-limits.ts';
import type { Origin } from '../login/origin.ts';
import { confirmPasswordIfAny } from '../login/password-check.ts';
import { ACCOUNT_MAIL } from '../mails/account-mail-job.ts';
import { type AccountMailAsking, askForMail } from '../mails/ask-for-mail.ts';
import { notify } from '../mails/notices.ts';
import { endNewsletter } from '../newsletter/newsletter.service.ts';
import { lockUser } from '../own-account/own-account.repository.ts';
import { deleteLinksOf, findLinkOf } from './links.repository.ts';
import { issueLink, readLink, useLink } from './links.ts';

const DAY = 24 * 60 * 60_000;

/**
 * Mails a link to the new address and a notice to the one before; the same for an address that is taken, so that
 * nobody learns whose addresses the shop knows. Beyond the mails of an hour it does nothing and says nothing.
 */
export async function askForNewEmail(
  options: AccountMailAsking,
  { email, current }: EmailChange,
  { user, address, lang }: { user: User; address: string; lang: Lang },
): Promise<void> {
  const { db, config, rateLimiter, jobs, now } = options;
  if ((await confirmPasswordIfAny(options, { user, current, address })) === null)
    await rateLimiter.consume(ownPasswordLimit(config.limits), address);
  if (!config.mail) return;
  if (!(await rateLimiter.allows(emailChangeLimit(config.limits), emailKey(user.email)))) return;
  await db.transaction().execute(async (transaction) => {
    const userId = user._id;
    if (!(await lockUser(transaction, userId))) throw new ApiError('unauthorized');
    // Nobody has its token: the mail's is made when the mail is sent.
    await issueLink(transaction, { purpose: 'email', userId, email, life: DAY }, now());
    await notify(options, transaction, { kind: 'email_asked', user, newEmail: email, lang });
  });
  await askForMail(options, { kind: 'email_link', email, lang, userId: user._id });
  jobs.runDue(ACCOUNT_MAIL);
}

/** Null: no change waits for its link. */
export async function waitingEmail(db: Database, userId: string, now: Date): Promise<Profile['newEmail']> {
  const link = await findLinkOf(db, { purpose: 'email', userId, now: now.toISOString() });
  return link && { email: link.email, until: link.endsAt };
}

export async function takeBackNewEmail(db: Database, userId: string): Promise<void> {
  await deleteLinksOf(db, userId, 'email');
}

/** Throws an ApiError: 410 `link_ended`; 409 `email_taken` when another account got the address meanwhile. */
export async function confirmNewEmail(
  options: AccountMailAsking,
  { token }: EmailConfirmation,
  { address, lang }: Origin,
): Promise<User> {
  const { db, config, rateLimiter, jobs, now } = options;
  await rateLimiter.consume(loginLimit(config.limits), address);
  const link = await readLink(db, { purpose: 'email', token, now: now() });
  const user = await db.transaction().execute(async (transaction) => {
    const before = await lockUser(transaction, link.userId);
    await useLink(transaction, link);
    if (!before) throw new ApiError('link_ended');
    const changed = { ...before, email: link.email, newsletter: false };
    await replaceEmail(transaction, changed, now().toISOString()).catch((error: unknown) => {
      throw isUniqueViolation(error) ? new ApiError('email_taken') : error;
    });
    await endNewsletter(transaction, before._id, { place: 'email_change', now: now() });
    // A link to the address before must not let anybody in.
    await deleteLinksOf(transaction, before._id);
    await notify(options, transaction, { kind: 'email_changed', user: before, newEmail: link.email, lang });
    return changed;
  });
  jobs.runDue(ACCOUNT_MAIL);
  return user;
}
