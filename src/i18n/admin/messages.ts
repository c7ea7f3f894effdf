/**
 * The admin's dictionaries: parts by subject, joined in he.ts and en.ts, loaded with the admin's code
 * and never by a customer. English must match Hebrew by type, so that a missing key fails the build.
 */
import type { Lang } from '#domain/language.ts';
import type { Texts } from '../messages.ts';
import type { ErrorSentences } from '../errors.he.ts';
import type { he } from './he.ts';

export type AdminMessages = Texts<Omit<typeof he, 'errors'>> & { errors: ErrorSentences };

const loaded: Partial<Record<Lang, AdminMessages>> = {};

/** Brings a language's dictionary; afterwards `adminMessagesOf` has it. */
export async function loadAdminMessages(lang: Lang): Promise<AdminMessages> {
  loaded[lang] ??= lang === 'he' ? (await import('./he.ts')).he : (await import('./en.ts')).en;
  return loaded[lang];
}

/** The dictionary of a language that `loadAdminMessages` has brought; null before. */
export function adminMessagesOf(lang: Lang): AdminMessages | null {
  return loaded[lang] ?? null;
}
