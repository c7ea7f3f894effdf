import { pages } from '#contract/routes.ts';
import { findAccount } from '../accounts.repository.ts';
import type { AccountMail } from '../mails/account-mail-job.ts';
import type { AccountMailContent, MailContext } from '../mails/mail-context.ts';
import { issueLink } from './links.ts';

const HOUR = 60 * 60_000;

/** Null for an address without an account. */
export async function passwordLinkMail(
  { email }: AccountMail,
  { db, now, words, shop, absolute }: MailContext,
): Promise<AccountMailContent | null> {
  const account = await findAccount(db, email);
  if (!account) return null;
  const { _id: userId, email: to } = account.user;
  const token = await db
    .transaction()
    .execute((transaction) =>
      issueLink(transaction, { purpose: 'password', userId, email: to, life: HOUR }, now),
    );
  const { subject, heading, button, lines } = words.passwordLink;
  return {
    to,
    subject: subject(shop),
    heading,
    parts: [
      { kind: 'button', link: { label: button, url: absolute(pages.resetPassword({ token })) } },
      { kind: 'lines', lines },
    ],
  };
}
