/**
 * What is compared of an email: without case, without blanks around it, in one Unicode form
 * (product: Accounts). What no database can store is replaced: it then belongs to nobody.
 */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().toWellFormed().replaceAll('\0', '\uFFFD');
}
