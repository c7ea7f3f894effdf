import type { Lang } from '#domain/language.ts';

const MARKS: Record<Lang, [string, string]> = { he: ['״', '״'], en: ['“', '”'] };

/** Isolated in its own direction; a title with its own quotation marks gets no others. */
export function quoted(lang: Lang, title: string): string {
  const isolated = `\u2068${title}\u2069`;
  if (/["״“”]/.test(title)) return isolated;
  const [open, close] = MARKS[lang];
  return open + isolated + close;
}
