import type { CheckoutOptions } from '#contract/checkout.ts';
import { checkoutApi } from '#contract/checkout-routes.ts';
import type { Api } from '#web/api/client.ts';

/** How the shop delivers and is paid now. */
export async function readCheckoutOptions({ call }: Pick<Api, 'call'>): Promise<CheckoutOptions> {
  return (await call<{ data: CheckoutOptions }>({ path: checkoutApi.options() })).data;
}
