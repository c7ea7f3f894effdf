import { PAGE_ENTRIES, type PageRun } from '#contract/list-pages.ts';
import type { ProductFilters, Product, ProductQuery } from '#contract/products.ts';
import { productApi } from '#contract/product-routes.ts';
import { api as paths } from '#contract/routes.ts';
import type { Api } from './api/client.ts';
import { cardProduct, type CardProduct } from './features/catalogue/card-product.ts';
import type { ListPages } from './features/list-pages/list-pages.ts';
import { choiceOf, loadListPages, withTotal } from './features/list-pages/load-pages.ts';
import { firstData } from './page-data.ts';

export { cardProduct };

export function loadProducts(
  api: Api,
  search: Record<string, string | undefined>,
  run: PageRun,
): Promise<ListPages<CardProduct>> {
  const query = choiceOf<ProductQuery>(search);
  return loadListPages(paths.products(query), run, async (page) => {
    const { data, total } = withTotal(await api.products({ ...query, limit: PAGE_ENTRIES, page }));
    return { data: data.map(cardProduct), total };
  });
}

export async function loadRelated(api: Api, id: string): Promise<CardProduct[]> {
  const { data } = await api.call<{ data: Product[] }>({ path: productApi.related(id) });
  return data.map(cardProduct);
}

const NO_FILTERS: ProductFilters = { kinds: [], maxPrices: [] };

/** In the browser: what was read last. */
let known: ProductFilters | null = null;

/** A failure takes no chips away from the page that shows them; on the server it is thrown. */
export async function loadFilters(api: Api): Promise<ProductFilters> {
  try {
    const { data } = await api.call<{ data: ProductFilters }>({ path: productApi.filters() });
    if (!import.meta.env.SSR) known = data;
    return data;
  } catch (error) {
    if (import.meta.env.SSR) throw error;
    console.error(error);
    return known ?? (firstData as { filters?: ProductFilters } | undefined)?.filters ?? NO_FILTERS;
  }
}
