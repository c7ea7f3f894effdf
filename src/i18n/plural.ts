import { LOCALE } from './locales.ts';
import type { Lang } from '#domain/language.ts';

const rules: Partial<Record<Lang, Intl.PluralRules>> = {};

/** The form of a counted noun by CLDR's plural rules; only Hebrew uses `two`. */
export function count(lang: Lang, n: number, one: string, two: string, many: (n: number) => string): string {
  rules[lang] ??= new Intl.PluralRules(LOCALE[lang].bcp47);
  const form = rules[lang].select(n);
  if (form === 'one') return one;
  return form === 'two' ? two : many(n);
}
