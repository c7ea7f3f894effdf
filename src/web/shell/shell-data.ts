import type { ActiveBannerText } from '#contract/banner-texts.ts';
import type { ShopFacts } from '#contract/shop-facts.ts';
import type { Api } from '../api/client.ts';

export interface ShellData {
  facts: ShopFacts;
  banner: ActiveBannerText[];
}

/** A failed banner is logged and left out; without facts the page fails. `now` replaces the facts' time. */
export async function loadShell(api: Api, now: Date | null): Promise<ShellData> {
  const [facts, banner] = await Promise.all([
    api.shopFacts(),
    api.bannerTexts().catch((error: unknown) => {
      console.error(error);
      return [];
    }),
  ]);
  return { facts: now ? { ...facts, now: now.toISOString() } : facts, banner };
}
