/** What every page needs besides its own data: facts about the shop and the banner's texts. */
import type { ActiveBannerText } from '#contract/banner-texts.ts';
import type { ShopFacts } from '#contract/shop-facts.ts';
import type { Api } from '../api/client.ts';

export interface ShellData {
  facts: ShopFacts;
  banner: ActiveBannerText[];
}

/**
 * A banner that fails is logged and left out; without the facts there is no page. `now`: instead of the
 * facts' own minute, or null.
 */
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
