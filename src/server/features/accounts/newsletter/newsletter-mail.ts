import { pages } from '#contract/routes.ts';
import { isolated } from '#i18n/isolated.ts';
import type { AccountMail } from '../mails/account-mail-job.ts';
import type { AccountMailContent, MailContext } from '../mails/mail-context.ts';
import { hashOfToken, newSecretToken } from '../secret-token.ts';
import { replaceLink } from './newsletter.repository.ts';

const DAY = 24 * 60 * 60_000;
/** ms from the sending. */
const LIFE = 7 * DAY;
/** ms for which an unsent mail is still of use. */
export const MAIL_USEFUL = 2 * DAY;

/** Asks whoever reads the address to confirm; null when that was taken back meanwhile, or the address changed. */
export async function newsletterMail(
  { email, userId = '' }: AccountMail,
  { db, now, words, shop, absolute }: MailContext,
): Promise<AccountMailContent | null> {
  const token = newSecretToken();
  const endsAt = new Date(now.getTime() + LIFE).toISOString();
  const ending = await replaceLink(db, { userId, email }, { hash: hashOfToken(token), endsAt });
  if (ending === null) return null;
  const { subject, heading, lines, button, after } = words.newsletter;
  return {
    subject: subject(shop),
    heading,
    parts: [
      { kind: 'lines', lines: lines(isolated(shop)) },
      { kind: 'button', link: { label: button, url: absolute(pages.newsletter('confirm', { token })) } },
      { kind: 'lines', lines: after },
    ],
    headers: unsubscribeHeaders(absolute(pages.newsletter('unsubscribe', { token: ending }))),
  };
}

/** RFC 2369 and RFC 8058: a mail reader's own button. */
function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
