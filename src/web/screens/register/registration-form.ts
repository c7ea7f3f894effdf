import type { Registration } from '#contract/auth.ts';

export type RegistrationProblems = Readonly<Record<string, string>>;

/** `registration` is null if the passwords differ; the browser checks the other rules. */
export function readRegistration(
  form: FormData,
  words: { passwordsDoNotMatch: string },
): { registration: Registration | null; problems: RegistrationProblems } {
  const text = (name: string) => String(form.get(name) ?? '');
  if (text('password') !== text('confirmPassword')) {
    return { registration: null, problems: { confirmPassword: words.passwordsDoNotMatch } };
  }
  const phoneNumber = text('phoneNumber').trim();
  return {
    problems: {},
    registration: {
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
      password: text('password'),
      ...(phoneNumber ? { phoneNumber } : {}),
      ...(form.has('newsletter') ? { newsletter: true } : {}),
    },
  };
}
