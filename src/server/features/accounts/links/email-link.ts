import { pages } from '#contract/routes.ts';
import { emailKey } from '#domain/person.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { findAccount, isSuperAdmin } from '../accounts.repository.ts';
import type { AccountMail } from '../mails/account-mail-job.ts';
import type { AccountMailContent, MailContext } from '../mails/mail-context.ts';
import { hashOfToken, newSecretToken } from '../secret-token.ts';
import { findLinkOf, replaceTokenHash } from './links.repository.ts';

/**
 * To the new address of an account. Null when the change was taken back or asked for anew, and for an address that is
 * another account's or must not become a customer's.
 */
export async function emailLinkMail(
  { email, userId = '' }: AccountMail,
  { db, now, words, shop, isReserved, absolute }: MailContext,
): Promise<AccountMailContent | null> {
  const link = await findLinkOf(db, { purpose: 'email', userId, now: now.toISOString() });
  if (!link || emailKey(link.email) !== emailKey(email)) return null;
  const account = await findAccount(db, email);
  if (account && account.user._id !== userId) return null;
  if (isReserved(email) && !(await isSuperAdmin(db, userId))) return null;
  const token = newSecretToken();
  if (!(await replaceTokenHash(db, link, hashOfToken(token)))) return null;
  const { subject, heading, button, lines } = words.emailLink;
  return {
    subject: subject(shop),
    heading: heading(isolatedAddress(email)),
    parts: [
      { kind: 'button', link: { label: button, url: absolute(pages.confirmEmail({ token })) } },
      { kind: 'lines', lines },
    ],
  };
}
