import type { Settings } from '#contract/settings.ts';
import type { ShopTexts } from '#contract/shop-texts.ts';

const DESCRIBED = [
  ['home.heroImage', 'home.heroAlt'],
  ['about.image', 'about.imageAlt'],
] as const;

/** Without a built-in description of a drawing where the admin's own picture is. */
export function saidTexts({ texts, sources }: Pick<Settings, 'texts' | 'sources'>): ShopTexts {
  const unsaid = DESCRIBED.filter(
    ([picture, alt]) => texts[picture] !== null && sources[`texts.${alt}`] === 'default',
  );
  return { ...texts, ...Object.fromEntries(unsaid.map(([, alt]) => [alt, null])) };
}
