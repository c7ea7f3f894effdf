/** What was typed into the contact form: judged before it is sent (the server judges again), and kept meanwhile. */
import type { ContactInput } from '#contract/contact-messages.ts';

const FIELDS = ['name', 'email', 'subject', 'message'] as const;
export type ContactField = (typeof FIELDS)[number];
export type ContactProblems = Readonly<Partial<Record<string, string>>>;

interface Words {
  required: Readonly<Record<ContactField, string>>;
  emailWrong: string;
}

export function readContact(form: FormData): ContactInput {
  const text = (name: ContactField) => String(form.get(name) ?? '');
  return {
    name: text('name'),
    email: text('email').trim(),
    subject: text('subject'),
    message: text('message'),
  };
}

/** All four are required and the email looks like one (spec §5). */
export function problemsOf(input: ContactInput, words: Words): ContactProblems {
  const missing = FIELDS.filter((name) => input[name].trim() === '').map((name) => [
    name,
    words.required[name],
  ]);
  const wrong =
    input.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email) ? { email: words.emailWrong } : {};
  return { ...Object.fromEntries(missing), ...wrong };
}

const KEY = 'contact-form';

/** Until it is sent or the tab is closed: a failure, a reload or another page loses nothing. */
export function keepContact(input: ContactInput): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(input));
  } catch {
    // Without storage it lives as long as the page.
  }
}

export function forgetContact(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** Puts what was kept into the fields that are still empty. */
export function restoreContact(form: HTMLFormElement): void {
  let kept: Partial<Record<string, unknown>>;
  try {
    kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as typeof kept;
  } catch {
    return;
  }
  fillEmptyFields(form, kept);
}

export function fillEmptyFields(form: HTMLFormElement, values: Partial<Record<string, unknown>>): void {
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    const value = values[name];
    if (field.value === '' && typeof value === 'string') field.value = value;
  }
}
