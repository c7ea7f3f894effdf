/** What an account's owner is told when somebody else might have done it. */
import type { User } from '#contract/auth.ts';
import { pages } from '#contract/routes.ts';
import type { Lang } from '#domain/language.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import type { DatabaseTransaction } from '#server/db/schema.ts';
import { accountFacts } from '../accounts.repository.ts';
import type { AuthOptions } from '../login/auth-options.ts';
import { type AccountMail, enqueueAccountMail } from './account-mail-job.ts';
import type { AccountMailContent, MailContext } from './mail-context.ts';

interface Notice {
  kind: AccountMail['kind'];
  /** As before the change. */
  user: User;
  newEmail?: string;
  /** Of the request. */
  lang: Lang;
}

/** In the transaction of the change, and never held back by the limit of mails that anybody may ask for. */
export async function notify(
  { config, now }: Pick<AuthOptions, 'config' | 'now'>,
  transaction: DatabaseTransaction,
  { kind, user, newEmail, lang }: Notice,
): Promise<void> {
  if (!config.mail) return;
  const chosen = (await accountFacts(transaction, user._id)).lang;
  const mail = { kind, email: user.email, lang: chosen ?? lang, ...(newEmail && { newEmail }) };
  await enqueueAccountMail(transaction, mail, now());
}

export async function passwordChangedMail(
  _mail: AccountMail,
  context: MailContext,
): Promise<AccountMailContent> {
  return aboutPassword(context.words.passwordChanged, context);
}

export async function passwordRemovedMail(
  _mail: AccountMail,
  context: MailContext,
): Promise<AccountMailContent> {
  return aboutPassword(context.words.passwordRemoved, context);
}

function aboutPassword(
  { subject, heading, lines, button }: MailContext['words']['passwordChanged'],
  { shop, absolute }: MailContext,
): AccountMailContent {
  return {
    subject: subject(shop),
    heading,
    parts: [
      { kind: 'lines', lines },
      { kind: 'button', link: { label: button, url: absolute(pages.forgotPassword()) } },
    ],
  };
}

/** To the address before. */
export async function emailAskedMail(mail: AccountMail, context: MailContext): Promise<AccountMailContent> {
  return aboutNewEmail(context.words.emailAsked, mail, context);
}

/** To the address before. */
export async function emailChangedMail(mail: AccountMail, context: MailContext): Promise<AccountMailContent> {
  return aboutNewEmail(context.words.emailChanged, mail, context);
}

function aboutNewEmail(
  words: MailContext['words']['emailAsked'],
  { newEmail = '' }: AccountMail,
  { shop, absolute }: MailContext,
): AccountMailContent {
  return {
    subject: words.subject(shop),
    heading: words.heading,
    parts: [
      { kind: 'lines', lines: words.lines(isolatedAddress(newEmail)) },
      { kind: 'button', link: { label: words.button, url: absolute(pages.contact()) } },
    ],
  };
}
