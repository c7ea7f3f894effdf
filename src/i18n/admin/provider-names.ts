import type { Lang } from '#domain/language.ts';
import type { Provider } from '#domain/payments/providers.ts';

/** As a sentence has it; in Hebrew after 'דרך' and 'אצל'. */
export function providerName(lang: Lang, provider: Provider): string {
  if (provider === 'cardcom') return 'Cardcom';
  if (provider === 'payplus') return 'PayPlus';
  return lang === 'he' ? 'הסימולטור' : 'the simulator';
}
