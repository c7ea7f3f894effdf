/** Loads the admin's texts: parts by subject, joined in he.ts and en.ts, that no customer downloads. */
import type { Lang } from '#domain/language.ts';
import type { AdminMessages } from './message-types.ts';

const loaded: Partial<Record<Lang, AdminMessages>> = {};

export async function loadAdminMessages(lang: Lang): Promise<AdminMessages> {
  loaded[lang] ??= lang === 'he' ? (await import('./he.ts')).he : (await import('./en.ts')).en;
  return loaded[lang];
}

/** The dictionary that `loadAdminMessages` loaded before; null when it hasn't. */
export function adminMessagesOf(lang: Lang): AdminMessages | null {
  return loaded[lang] ?? null;
}
