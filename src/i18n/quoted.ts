import type { Lang } from '#domain/language.ts';

const MARKS: Record<Lang, [string, string]> = { he: ['״', '״'], en: ['“', '”'] };

/** A title in quotation marks, with a direction of its own; one that brings its own marks gets no others. */
export function quoted(lang: Lang, title: string): string {
  const isolated = `\u2068${title}\u2069`;
  if (/["״“”]/.test(title)) return isolated;
  const [open, close] = MARKS[lang];
  return open + isolated + close;
}
