/** Loads the interface texts; a page loads only its own language. */
import type { Lang } from '#domain/language.ts';
import type { Messages } from './message-types.ts';

const loaded: Partial<Record<Lang, Messages>> = {};

export async function loadMessages(lang: Lang): Promise<Messages> {
  loaded[lang] ??= lang === 'he' ? (await import('./he.ts')).he : (await import('./en.ts')).en;
  return loaded[lang];
}

/** The dictionary that `loadMessages` loaded before. Throws when it hasn't. */
export function messagesOf(lang: Lang): Messages {
  const messages = loaded[lang];
  if (!messages) throw new Error(`The dictionary '${lang}' was not loaded`);
  return messages;
}
