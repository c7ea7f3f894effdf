/** What a visitor narrows the shop down with: all that there is, and what the address names besides. */
import type { ReactNode } from 'react';
import type { ProductFilters } from '#contract/products.ts';
import { shekels } from '#contract/money.ts';
import { pages, type ShopSearch } from '#contract/routes.ts';
import { CATEGORIES, PIECE_KINDS } from '#domain/catalogue.ts';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { FilterChip } from '#ui/Chip.tsx';
import { FilterGroup } from '#ui/FilterBar.tsx';
import { Price } from '#ui/Price.tsx';
import { useMessages } from '#ui/language.tsx';

interface ChosenFilters {
  filters: ShopSearch;
}

interface ChipsProps<Value extends string> extends ChosenFilters {
  name: 'kind' | 'category' | 'maxPrice';
  label: string;
  /** The chip that chooses none of them. */
  any: string;
  values: readonly Value[];
  titleOf: (value: Value) => ReactNode;
}

function Chips<Value extends string>({ filters, name, label, any, values, titleOf }: ChipsProps<Value>) {
  if (values.length === 0) return null;
  return (
    <FilterGroup label={label}>
      {[undefined, ...values].map((value) => (
        <FilterChip
          key={value ?? ''}
          to={pages.shop({ ...filters, [name]: value })}
          active={filters[name] === value}
        >
          {value === undefined ? any : titleOf(value)}
        </FilterChip>
      ))}
    </FilterGroup>
  );
}

export function KindChips({ filters, kinds }: ChosenFilters & Pick<ProductFilters, 'kinds'>) {
  const shop = usePageTexts('shop');
  return (
    <Chips
      filters={filters}
      name="kind"
      label={shop.kind}
      any={shop.allKinds}
      values={PIECE_KINDS.filter((kind) => kinds.includes(kind) || kind === filters.kind)}
      titleOf={(kind) => shop.kinds[kind]}
    />
  );
}

export function CraftChips({ filters }: ChosenFilters) {
  const shop = usePageTexts('shop');
  const { categories } = useMessages();
  return (
    <Chips
      filters={filters}
      name="category"
      label={shop.category}
      any={shop.all}
      values={CATEGORIES}
      titleOf={(category) => categories[category]}
    />
  );
}

export function PriceChips({ filters, maxPrices }: ChosenFilters & Pick<ProductFilters, 'maxPrices'>) {
  const shop = usePageTexts('shop');
  const upTo = (price: string) => (
    <span>
      {shop.upTo} <Price shekels={shekels(Number(price))} />
    </span>
  );
  return (
    <Chips
      filters={filters}
      name="maxPrice"
      label={shop.price}
      any={shop.anyPrice}
      values={[...new Set([...maxPrices.map(String), filters.maxPrice ?? []].flat())].toSorted(
        (one, other) => Number(one) - Number(other),
      )}
      titleOf={upTo}
    />
  );
}
