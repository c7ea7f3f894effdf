/** The maker's own texts: the English translation on English pages, else the base text (product.md). */
import { DEFAULT_LANG, type Lang } from '#domain/language.ts';

/** The text to show and the language that it is in. */
export function contentText(
  lang: Lang,
  base: string,
  english: string | undefined,
): { text: string; lang: Lang } {
  return lang === 'en' && english ? { text: english, lang: 'en' } : { text: base, lang: baseLanguage(base) };
}

const HEBREW = /[\u0590-\u05ff]/;
const LATIN = /[a-z]/i;

/** The base text is usually Hebrew; one without a Hebrew letter was typed in English. */
function baseLanguage(text: string): Lang {
  return !HEBREW.test(text) && LATIN.test(text) ? 'en' : DEFAULT_LANG;
}
