/** Apart from `routes.ts`, because only the pages of the shop and of a product call them. */
import { apiPath } from './api-path.ts';

export const productApi = {
  filters: apiPath('/product-filters'),
  related: apiPath('/products/:id/related'),
} as const;
