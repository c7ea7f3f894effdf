/** What only loads of products need: a full load of a page has their answers in its data. */
import type { ProductFilters, Product } from '#contract/products.ts';
import { productApi } from '#contract/product-routes.ts';
import type { Api } from './api/client.ts';
import { cardProduct, type CardProduct } from './features/catalogue/card-product.ts';
import { firstData } from './page-data.ts';

export { cardProduct };

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
