import type { Lang } from '#domain/language.ts';

export const LOCALE: Record<Lang, { bcp47: string; dir: 'rtl' | 'ltr'; openGraph: string }> = {
  he: { bcp47: 'he-IL', dir: 'rtl', openGraph: 'he_IL' },
  en: { bcp47: 'en-IL', dir: 'ltr', openGraph: 'en_US' },
};
