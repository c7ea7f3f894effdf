/** Typed at login or registration, for the other form. Only in memory: no address, log or storage gets it. */
let typed = '';

export function typedEmail(): string {
  return typed;
}

export function keepTypedEmail(email: string): void {
  typed = email;
}
