/** Accounts, and what is mailed to get into one. */

export interface AccountTables {
  users: UsersTable;
  login_tokens: LoginTokensTable;
  login_addresses: LoginAddressesTable;
  login_codes: LoginCodesTable;
  account_links: AccountLinksTable;
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
  email: string; // that it was sent to
  ends_at: string;
}
export type LinkPurpose = 'password';
