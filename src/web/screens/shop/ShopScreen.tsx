import { useWords } from '#web/features/page/words.tsx';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readPage } from '#contract/list-pages.ts';
import type { ProductFilters } from '#contract/products.ts';
import { pages, type ShopSearch } from '#contract/routes.ts';
import { SHOP_SORTS } from '#domain/catalogue.ts';
import { isFailure, type Failure } from '#web/api/failure.ts';
import pliers from '#ui/art/tool-pliers.webp';
import type { CardProduct } from '#web/features/catalogue/card-product.ts';
import { ProductList } from '#web/features/catalogue/ProductList.tsx';
import { entriesOf, type ListPages } from '#web/features/list-pages/list-pages.ts';
import { listPlace } from '#web/features/list-pages/list-place.ts';
import { ListInPages } from '#web/features/list-pages/paged-part.ts';
import { NoScriptWay } from '#web/features/page/NoScriptWay.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button } from '#ui/Button.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar, FilterCount } from '#ui/FilterBar.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Select } from '#ui/Select.tsx';
import { useMessages } from '#ui/language.tsx';
import { useFilters } from '#web/features/page/useFilters.ts';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import { NothingChosen } from './NothingChosen.tsx';
import { CraftChips, KindChips, PriceChips } from './ShopFilters.tsx';
import { useChosenNames } from './chosen-names.ts';
import styles from '../screen.module.css';

export { prepare } from '#web/features/list-pages/paged-part.ts';

type ShopData = (ListPages<CardProduct> | Failure) & { filters: ProductFilters };

export default function ShopScreen({ data, search }: ScreenProps<ShopData>) {
  const shop = usePageTexts('shop');
  const { error, common } = useMessages();
  const addToCart = useAddToCart();
  const words = useWords('shop');
  const router = useRouter();
  const { filters, isOther, change } = useFilters(pages.shop, search as ShopSearch);
  const chosen = useChosenNames(filters);
  const { kinds, maxPrices } = data.filters;
  const page = readPage(search.page);
  const place = isFailure(data)
    ? undefined
    : listPlace(
        data,
        page,
        (to) => pages.shop({ ...(search as ShopSearch), page: to }),
        !search.category && !search.kind && !search.maxPrice && !search.sort,
      );
  const products = useMemo(() => (isFailure(data) ? [] : entriesOf(data)), [data]);
  const add = useCallback(
    (product: CardProduct, quantity: number) => void addToCart('Item', product._id, quantity),
    [addToCart],
  );
  return (
    <>
      <PageHead
        title={chosen ? `${shop.title}: ${chosen}` : shop.title}
        description={words.intro?.text}
        pages={place}
      />
      <PageIntro title={shop.title} text={words.intro} art={{ src: pliers, width: 150, height: 325 }} />
      <FilterBar
        form
        first={<KindChips filters={filters} kinds={kinds} />}
        end={
          <>
            <FilterCount>{isFailure(data) ? '' : shop.itemsCount(data.total)}</FilterCount>
            <Select
              name="sort"
              label={shop.sort}
              value={filters.sort ?? 'recommended'}
              options={(['recommended', ...SHOP_SORTS] as const).map((value) => ({
                value,
                label: shop.sorts[value],
              }))}
              onChange={(sort) => change({ sort: sort === 'recommended' ? undefined : sort })}
            />
            <noscript>
              {import.meta.env.SSR && <NoScriptWay to="show" keep={{ ...filters, sort: undefined }} />}
            </noscript>
          </>
        }
      >
        <PriceChips filters={filters} maxPrices={maxPrices} />
        <CraftChips filters={filters} />
      </FilterBar>
      <Container className={styles.list}>
        {isFailure(data) && (
          <EmptyState text={error.text}>
            <Button onClick={() => void router.invalidate()}>{common.retry}</Button>
          </EmptyState>
        )}
        {!isFailure(data) && products.length === 0 && <NothingChosen filters={filters} chosen={chosen} />}
        {!isFailure(data) && (
          <ListInPages
            pages={data}
            page={page}
            addressOf={(to) => pages.shop({ ...filters, page: to })}
            isOther={isOther}
          >
            <ProductList products={products} heading="h2" first goesOn={data.first > 1} onAdd={add} />
          </ListInPages>
        )}
      </Container>
    </>
  );
}
