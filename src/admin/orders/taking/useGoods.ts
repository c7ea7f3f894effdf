import { useEntries } from '#admin/data/queries.ts';
import type { GoodsCatalogue } from './goods.ts';

/** Empty until it is loaded. */
export function useGoods(): { catalogue: GoodsCatalogue; isLoaded: boolean } {
  const products = useEntries('products');
  const workshops = useEntries('workshops');
  return {
    catalogue: { products: products.data ?? [], workshops: workshops.data ?? [] },
    isLoaded: products.data !== undefined && workshops.data !== undefined,
  };
}
