/** What the admin may say of a step with one tap; for the customer, so in the order's language. */
import type { Lang } from '#domain/language.ts';

interface Words {
  making: readonly string[];
  ready: readonly string[];
}

export const BENCH_WORDS: Record<Lang, Words> = {
  he: {
    making: ['החיתוך גמור', 'אחרי ההלחמה', 'לפני הליטוש'],
    ready: ['גמור ומלוטש', 'ארוז ומחכה'],
  },
  en: {
    making: ['The cutting is done', 'After soldering', 'Before polishing'],
    ready: ['Finished and polished', 'Wrapped and waiting'],
  },
};
