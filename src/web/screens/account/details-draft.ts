/** What was typed and not saved outlives an ended session in its tab; another user never sees it. */
import type { ProfileChange } from '#contract/auth.ts';
import { safeSessionStorage } from '#ui/safe-storage.ts';

const FIELDS = ['firstName', 'lastName', 'phoneNumber'] as const;
export type Details = Record<(typeof FIELDS)[number], string>;

const KEY = 'account-details';

export function readDetails(form: FormData): Details {
  const text = (name: string) => String(form.get(name) ?? '');
  return { firstName: text('firstName'), lastName: text('lastName'), phoneNumber: text('phoneNumber') };
}

/** Unchanged fields are not sent, so that they keep what another device saved. */
export function changesOf(typed: Details, saved: Details): ProfileChange {
  const changed = FIELDS.filter((name) => typed[name].trim() !== saved[name]);
  return Object.fromEntries(changed.map((name) => [name, typed[name]]));
}

export function keepDetails(userId: string, typed: Details): void {
  safeSessionStorage.setJson(KEY, { userId, ...typed });
}

export function keptDetails(userId: string): Partial<Details> {
  const kept = safeSessionStorage.getJson(KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = kept as Record<string, unknown>;
  if (texts.userId !== userId) {
    forgetDetails();
    return {};
  }
  return Object.fromEntries(
    FIELDS.flatMap((name) => (typeof texts[name] === 'string' ? [[name, texts[name]]] : [])),
  );
}

export function forgetDetails(): void {
  safeSessionStorage.remove(KEY);
}
