import { DEFAULT_LANG, type Lang } from '#domain/language.ts';

/** A catalogue text and its language: the translation on English pages, otherwise the base text. */
export function contentText(
  lang: Lang,
  base: string,
  english: string | undefined,
): { text: string; lang: Lang } {
  return lang === 'en' && english ? { text: english, lang: 'en' } : { text: base, lang: baseLanguage(base) };
}

const HEBREW = /[\u0590-\u05ff]/;
const LATIN = /[a-z]/i;

/** Usually Hebrew; a text without Hebrew letters was typed in English. */
function baseLanguage(text: string): Lang {
  return !HEBREW.test(text) && LATIN.test(text) ? 'en' : DEFAULT_LANG;
}
