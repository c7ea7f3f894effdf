export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** For comparing emails. Characters that no database can store are replaced, so such an email matches no account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().toWellFormed().replaceAll('\0', '\uFFFD');
}
