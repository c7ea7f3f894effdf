import type { CancellationForm } from '#contract/orders.ts';

export type RequestField = 'number' | 'person' | 'part' | 'text';
/** What applies to the request, if its sender ticked it. */
export type Ground = 'defect' | 'protected';
export interface Request {
  number: string;
  person: string;
  /** Null: all that can be cancelled. */
  part: string | null;
  grounds: Ground[];
  text: string;
}
export type Problems = Readonly<Partial<Record<string, string>>>;

export function readRequest(form: FormData): Request {
  const text = (name: RequestField) => String(form.get(name) ?? '').trim();
  return {
    number: text('number'),
    person: text('person'),
    part: form.get('what') === 'part' ? text('part') : null,
    grounds: (['defect', 'protected'] as const).filter((ground) => form.has(ground)),
    text: text('text'),
  };
}

export function missingOf(
  request: Request,
  required: Record<'number' | 'person' | 'part', string>,
): Problems {
  const missing = (['number', 'person', 'part'] as const).filter((name) => request[name] === '');
  return Object.fromEntries(missing.map((name) => [name, required[name]]));
}

interface RequestWords {
  part: (what: string) => string;
  grounds: Record<Ground, string>;
}

/** In a sentence each, as the shop reads it. */
export function textOf({ part, grounds, text }: Request, words: RequestWords): string {
  const sentences = [part && words.part(part), ...grounds.map((ground) => words.grounds[ground]), text];
  return sentences.filter(Boolean).join('\n');
}

/** One field takes an email or a phone. */
export function bodyOf(request: Request, words: RequestWords): CancellationForm {
  const { number, person } = request;
  const hasDefect = request.grounds.includes('defect');
  // A field of its own, by which the server takes no fee.
  const text = textOf(
    { ...request, grounds: request.grounds.filter((ground) => ground !== 'defect') },
    words,
  );
  return {
    number,
    ...(person.includes('@') ? { email: person } : { phone: person }),
    ...(text && { text }),
    ...(hasDefect && { defect: true }),
    ...(request.part !== null && { part: true }),
  };
}

/** The server's names of fields to the form's. */
export function problemsAtFields({ email, phone, ...others }: Problems): Problems {
  const person = email ?? phone;
  return { ...others, ...(person !== undefined && { person }) };
}
