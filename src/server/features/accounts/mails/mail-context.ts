import type { AccountMailWords } from '#i18n/account-mails/he.ts';
import type { Database } from '#server/db/schema.ts';
import type { MailContent } from '#server/mail/document/mail-document.ts';
import type { Passwords } from '../login/passwords.ts';

/** What a mail is written from. */
export interface MailContext {
  db: Database;
  passwords: Passwords;
  now: Date;
  words: AccountMailWords;
  /** The shop's name in the mail's language. */
  shop: string;
  /** A page's address in the mail's language. */
  absolute: (path: string) => string;
}

export interface AccountMailContent extends MailContent {
  headers?: Record<string, string>;
}
