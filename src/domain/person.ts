/** How a person is named and reached. */

/** The admin's own account may have no last name. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * What emails are compared by: without case or surrounding blanks, in one Unicode form. Characters that no
 * database can store are replaced, so that such an email matches no account.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().toWellFormed().replaceAll('\0', '\uFFFD');
}
