import type { ActiveBannerText } from '#contract/banner-texts.ts';
import type { ShellFacts } from '#contract/shop-facts.ts';
import { SHELL_TEXTS } from '#domain/shell-texts.ts';
import type { Api } from '../api/client.ts';

export interface ShellData {
  facts: ShellFacts;
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
  const texts = Object.fromEntries(SHELL_TEXTS.map((key) => [key, facts.texts[key]])) as ShellFacts['texts']; // these keys
  const { delivery: _, ...shown } = facts;
  return { facts: { ...shown, texts, ...(now && { now: now.toISOString() }) }, banner };
}
