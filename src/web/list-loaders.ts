/** Only loads in the browser after the first need their code: a full load of a page has the answers in its data. */
import type { List } from '#contract/common.ts';
import type { ProductQuery } from '#contract/products.ts';
import type { Api } from './api/client.ts';
import type { CardProduct } from './features/catalogue/card-product.ts';

export const productLoads = () => import('./product-loads.ts');
export const workshopLoads = () => import('./workshop-loads.ts');
export const tutorialLoads = () => import('./tutorial-loads.ts');

export async function productCards(api: Api, query: ProductQuery): Promise<List<CardProduct>> {
  const [list, { cardProduct }] = await Promise.all([api.products(query), productLoads()]);
  return { ...list, data: list.data.map(cardProduct) };
}
