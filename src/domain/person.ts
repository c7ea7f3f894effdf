interface Named {
  firstName: string;
  lastName: string;
  email?: string;
}

/** An account that a code has made has no name until its first order: its email stands in. */
export function fullName({ firstName, lastName, email = '' }: Named): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** For comparing emails. Characters that no database can store are replaced, so such an email matches no account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase().toWellFormed().replaceAll('\0', '\uFFFD');
}
