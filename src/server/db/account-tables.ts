/** Accounts, what is mailed to get into one, and who agreed to the newsletter. */
import type { Lang } from '#domain/language.ts';

export interface AccountTables {
  users: UsersTable;
  login_tokens: LoginTokensTable;
  login_addresses: LoginAddressesTable;
  login_codes: LoginCodesTable;
  account_links: AccountLinksTable;
  newsletter_consents: NewsletterConsentsTable;
  newsletter_log: NewsletterLogTable;
}

export interface UsersTable {
  id: string;
  email: string; // as typed
  email_key: string; // lower case
  first_name: string;
  last_name: string;
  phone_number: string | null;
  role: 'user' | 'superAdmin';
  password_hash: string; // empty: no password
  joined_at: string;
  last_login_at: string | null;
  search_text: string; // lower case
  email_confirmed_at: string | null; // by a code or link that was mailed to it
  lang: Lang | null; // of mails about the account
}

interface LoginTokensTable {
  token_hash: string; // SHA-256
  user_id: string;
  created_at: string;
  last_used_at: string;
}

interface LoginAddressesTable {
  user_id: string;
  address: string; // hashed
  last_login_at: string;
}

interface LoginCodesTable {
  email_key: string; // one live code an email
  code_hash: string; // argon2id
  tries_left: number;
  ends_at: string;
}

interface AccountLinksTable {
  token_hash: string; // SHA-256
  purpose: LinkPurpose;
  user_id: string;
  email: string; // that it is sent to
  ends_at: string;
}
export type LinkPurpose = 'password' | 'email';

/** One for each address of an account. Neither confirmed nor ended: asked. */
interface NewsletterConsentsTable {
  id: string;
  user_id: string;
  email: string; // as typed
  email_key: string; // lower case
  lang: Lang;
  unsubscribe_token: string; // in the clear: it does nothing but end the consent
  asked_at: string;
  link_hash: string | null; // SHA-256
  link_ends_at: string | null;
  confirmed_at: string | null;
  ended_at: string | null;
}

/** Only added to, until the account is erased. */
interface NewsletterLogTable {
  id: string;
  user_id: string;
  at: string;
  email: string;
  event: NewsletterEvent;
  place: NewsletterPlace;
  words: string | null; // the version of what was agreed to
  lang: Lang;
}
export type NewsletterEvent = 'asked' | 'confirmed' | 'ended';
export type NewsletterPlace = 'registration' | 'account' | 'mail_link' | 'one_click' | 'email_change';
