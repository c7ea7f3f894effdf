import type { Lang } from '#domain/language.ts';

/** Null for a text without letters of either. */
export function languageOf(text: string): Lang | null {
  if (/\p{Script=Hebrew}/u.test(text)) return 'he';
  return /\p{Script=Latin}/u.test(text) ? 'en' : null;
}
