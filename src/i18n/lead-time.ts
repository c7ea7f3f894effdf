import type { Lang } from '#domain/language.ts';
import { count } from './plural.ts';

/** How long making takes, before the day from which it counts is known. */
export function leadTime(lang: Lang, businessDays: number): string {
  return lang === 'he'
    ? `מוכן ${count('he', businessDays, 'יום עסקים אחד', 'שני ימי עסקים', (n) => `${n} ימי עסקים`)} אחרי התשלום`
    : `Ready ${count('en', businessDays, '1 business day', '', (n) => `${n} business days`)} after payment`;
}
