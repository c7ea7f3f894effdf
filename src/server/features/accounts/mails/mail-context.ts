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
  /** ADMIN_EMAIL, which must not become a customer's. */
  isReserved: (email: string) => boolean;
  /** A page's address in the mail's language. */
  absolute: (path: string) => string;
}

export interface AccountMailContent extends MailContent {
  /** Unset: as the mail was asked for. An account's own, so that no look-alike of it gets what lets in. */
  to?: string | undefined;
  headers?: Record<string, string>;
}
