/** Choosing among the forms of a counted noun, by the language's own plural rules (CLDR). */
import { LOCALE } from './locales.ts';
import type { Lang } from '#domain/language.ts';

const rules: Partial<Record<Lang, Intl.PluralRules>> = {};

/**
 * The form for `n`: one, two (Hebrew has a dual; English never asks for it) or many.
 * Numbers in the text are written plainly, as all counts here are short.
 */
export function count(lang: Lang, n: number, one: string, two: string, many: (n: number) => string): string {
  rules[lang] ??= new Intl.PluralRules(LOCALE[lang].bcp47);
  const form = rules[lang].select(n);
  if (form === 'one') return one;
  return form === 'two' ? two : many(n);
}
