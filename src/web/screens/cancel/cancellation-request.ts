import type { CancellationForm } from '#contract/orders.ts';

export const REQUEST_FIELDS = ['number', 'person', 'text'] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];
export type Request = Record<RequestField, string>;
export type Problems = Readonly<Partial<Record<string, string>>>;

export function readRequest(form: FormData): Request {
  const text = (name: RequestField) => String(form.get(name) ?? '').trim();
  return { number: text('number'), person: text('person'), text: text('text') };
}

export function missingOf(request: Request, required: Record<'number' | 'person', string>): Problems {
  const missing = (['number', 'person'] as const).filter((name) => request[name] === '');
  return Object.fromEntries(missing.map((name) => [name, required[name]]));
}

/** One field takes an email or a phone. */
export function bodyOf({ number, person, text }: Request): CancellationForm {
  return {
    number,
    ...(person.includes('@') ? { email: person } : { phone: person }),
    ...(text && { text }),
  };
}

/** The server's names of fields to the form's. */
export function problemsAtFields({ email, phone, ...others }: Problems): Problems {
  const person = email ?? phone;
  return { ...others, ...(person !== undefined && { person }) };
}
