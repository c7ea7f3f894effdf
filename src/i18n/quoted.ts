import type { Lang } from '#domain/language.ts';

export const MARKS: Record<Lang, [string, string]> = { he: ['״', '״'], en: ['“', '”'] };

/** Isolated in its own direction, every sign as it is. */
export function isolatedExactly(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Isolated in its own direction; a title with its own quotation marks gets no others. */
export function quoted(lang: Lang, title: string): string {
  const isolated = isolatedExactly(title);
  if (/["״“”]/.test(title)) return isolated;
  const [open, close] = MARKS[lang];
  return open + isolated + close;
}
