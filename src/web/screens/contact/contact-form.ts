import { safeSessionStorage } from '#ui/safe-storage.ts';
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

export function problemsOf(input: ContactInput, t: Words): ContactProblems {
  const missing = FIELDS.filter((name) => input[name].trim() === '').map((name) => [name, t.required[name]]);
  const wrong =
    input.email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email) ? { email: t.emailWrong } : {};
  return { ...Object.fromEntries(missing), ...wrong };
}

const KEY = 'contact-form';

/** Until it is sent or the tab is closed. */
export function saveContact(input: ContactInput): void {
  safeSessionStorage.setJson(KEY, input);
}

export function forgetContact(): void {
  safeSessionStorage.remove(KEY);
}

/** Fills only empty fields. */
export function restoreContact(form: HTMLFormElement): void {
  const saved = safeSessionStorage.getJson(KEY);
  if (typeof saved === 'object' && saved !== null) fillEmptyFields(form, saved);
}

export function fillEmptyFields(form: HTMLFormElement, values: Partial<Record<string, unknown>>): void {
  for (const name of FIELDS) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    const value = values[name];
    if (field.value === '' && typeof value === 'string') field.value = value;
  }
}
