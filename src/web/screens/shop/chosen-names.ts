import { shekels } from '#contract/money.ts';
import type { ShopSearch } from '#contract/routes.ts';
import { formatPrice } from '#i18n/format.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { useMessages } from '#ui/language.tsx';

/** 'Rings, Goldsmithing, up to ₪400'; '' if nothing narrows the shop down. */
export function useChosenNames({ kind, category, maxPrice }: ShopSearch): string {
  const shop = usePageTexts('shop');
  const { categories } = useMessages();
  return [
    kind && shop.kinds[kind],
    category && categories[category],
    maxPrice && shop.upToPrice(`₪${formatPrice(shekels(Number(maxPrice)))}`),
  ]
    .filter(Boolean)
    .join(', ');
}
