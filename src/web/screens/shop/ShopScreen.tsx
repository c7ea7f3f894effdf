import { useWords } from '#web/features/page/words.tsx';
import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { readPage } from '#contract/list-pages.ts';
import { pages, type ShopSearch } from '#contract/routes.ts';
import { CATEGORIES, SHOP_SORTS } from '#domain/catalogue.ts';
import { isFailure, type Failure } from '#web/api/failure.ts';
import pliers from '#ui/art/tool-pliers.webp';
import type { CardProduct } from '#web/features/catalogue/card-product.ts';
import { ProductList } from '#web/features/catalogue/ProductList.tsx';
import { entriesOf, type ListPages } from '#web/features/list-pages/list-pages.ts';
import { listPlace } from '#web/features/list-pages/list-place.ts';
import { PagedList } from '#web/features/list-pages/PagedList.tsx';
import { usePageTexts } from '#web/features/page/page-texts.ts';
import { PageHead } from '#web/features/page/PageHead.tsx';
import type { ScreenProps } from '#web/screen.ts';
import { Button, ButtonLink } from '#ui/Button.tsx';
import { FilterChip } from '#ui/Chip.tsx';
import { Container } from '#ui/Container.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { FilterBar, FilterCount, FilterGroup } from '#ui/FilterBar.tsx';
import { PageIntro } from '#ui/PageIntro.tsx';
import { Select } from '#ui/Select.tsx';
import { useMessages } from '#ui/language.tsx';
import { useFilters } from '#web/features/page/useFilters.ts';
import { useAddToCart } from '../actions/use-add-to-cart.ts';
import styles from '../screen.module.css';

export default function ShopScreen({ data, search }: ScreenProps<ListPages<CardProduct> | Failure>) {
  const shop = usePageTexts('shop');
  const { shop: shared, categories, error, common } = useMessages();
  const addToCart = useAddToCart();
  const words = useWords('shop');
  const router = useRouter();
  const { filters, isOther, change } = useFilters(pages.shop, search as ShopSearch);
  const page = readPage(search.page);
  const place = isFailure(data)
    ? undefined
    : listPlace(
        data,
        page,
        (to) => pages.shop({ ...(search as ShopSearch), page: to }),
        !search.category && !search.sort,
      );
  const products = useMemo(() => (isFailure(data) ? [] : entriesOf(data)), [data]);
  const add = useCallback(
    (product: CardProduct, quantity: number) => void addToCart('Item', product._id, quantity),
    [addToCart],
  );
  return (
    <>
      <PageHead
        title={filters.category ? `${shop.title}: ${categories[filters.category]}` : shop.title}
        description={words.intro?.text}
        pages={place}
      />
      <PageIntro title={shop.title} text={words.intro} art={{ src: pliers, width: 150, height: 325 }} />
      <FilterBar
        end={
          <>
            <FilterCount>{isFailure(data) ? '' : shared.itemsCount(data.total)}</FilterCount>
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
          </>
        }
      >
        <FilterGroup label={shop.category}>
          <FilterChip to={pages.shop({ ...filters, category: undefined })} active={!filters.category}>
            {shop.all}
          </FilterChip>
          {CATEGORIES.map((category) => (
            <FilterChip
              key={category}
              to={pages.shop({ ...filters, category })}
              active={filters.category === category}
            >
              {categories[category]}
            </FilterChip>
          ))}
        </FilterGroup>
      </FilterBar>
      <Container className={styles.list}>
        {isFailure(data) && (
          <EmptyState text={error.text}>
            <Button onClick={() => void router.invalidate()}>{common.retry}</Button>
          </EmptyState>
        )}
        {!isFailure(data) && products.length === 0 && (
          <EmptyState text={shop.empty}>
            <ButtonLink to={pages.shop()}>{shop.emptyAction}</ButtonLink>
          </EmptyState>
        )}
        {!isFailure(data) && (
          <PagedList
            pages={data}
            page={page}
            addressOf={(to) => pages.shop({ ...filters, page: to })}
            isOther={isOther}
          >
            <ProductList products={products} heading="h2" first goesOn={data.first > 1} onAdd={add} />
          </PagedList>
        )}
      </Container>
    </>
  );
}
