import type { User } from '#contract/auth.ts';
import type { UsersTable } from '#server/db/account-tables.ts';
import { isSubscribed } from '#server/db/newsletter-consent.ts';
import type { Flag } from '#server/db/schema.ts';

export const USER_COLUMNS = [
  'users.id',
  'users.email',
  'users.first_name',
  'users.last_name',
  'users.phone_number',
  'users.role',
  'users.joined_at',
  'users.last_login_at',
  isSubscribed.as('newsletter'),
] as const;

export type UserRow = Pick<
  UsersTable,
  'id' | 'email' | 'first_name' | 'last_name' | 'phone_number' | 'role' | 'joined_at' | 'last_login_at'
> & { newsletter: boolean | Flag };

export function toUser(row: UserRow): User {
  return {
    _id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    role: row.role,
    joinedDate: row.joined_at,
    lastLoginDate: row.last_login_at,
    newsletter: Boolean(row.newsletter),
  };
}

/** Neither database folds the case of letters beyond ASCII. */
export function userSearchText({
  email,
  firstName,
  lastName,
  phoneNumber,
}: Pick<User, 'email' | 'firstName' | 'lastName' | 'phoneNumber'>): string {
  const phone = phoneNumber ?? '';
  const parts = [email, `${firstName} ${lastName}`, phone, phone.replace(/\D/g, '')];
  return searchForm(parts.join('\n'));
}

export function searchForm(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
