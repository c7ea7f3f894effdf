import type { Lang } from '#domain/language.ts';

/** The form of a counted noun by CLDR's plural rules for whole numbers; only Hebrew uses `two`. */
export function count(lang: Lang, n: number, one: string, two: string, many: (n: number) => string): string {
  if (n === 1) return one;
  return n === 2 && lang === 'he' ? two : many(n);
}
