/** Apart from the calls that only an order needs: every visit of the checkout asks for this one. */
import { apiPath } from './api-path.ts';

export const checkoutApi = {
  options: apiPath('/checkout-options'),
} as const;
