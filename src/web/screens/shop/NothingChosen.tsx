/** Leads on from an empty list by what of the choice could be given up. */
import { pages, type ShopSearch } from '#contract/routes.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';

export function NothingChosen({ filters, chosen }: { filters: ShopSearch; chosen: string }) {
  const shop = usePageTexts('shop');
  const { category, kind, maxPrice } = filters;
  const given = [category, kind, maxPrice].filter(Boolean).length;
  return (
    <EmptyState text={given > 1 ? shop.noneOf(chosen) : shop.empty}>
      {given > 1 && maxPrice && (
        <ButtonLink to={pages.shop({ ...filters, maxPrice: undefined })} keepPlace>
          {shop.anyPrice}
        </ButtonLink>
      )}
      {given > 1 && category && (
        <ButtonLink to={pages.shop({ ...filters, category: undefined })} keepPlace>
          {shop.inAllCrafts}
        </ButtonLink>
      )}
      <ButtonLink to={pages.shop()}>{shop.emptyAction}</ButtonLink>
    </EmptyState>
  );
}
