/** A shop whose orders are paid at the simulator; the journeys of a worker share it, each with customers of its own. */
import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { simulatorTexts } from '#server/payments/simulator/simulator-texts.ts';
import type { Switches } from '#server/payments/simulator/switches.ts';
import { type Account, expect, test as base } from './customer.ts';
import type { Shop } from './fixtures.ts';
import { adminOf, signInAt } from './order-shop.ts';
import { type OwnServer, withOwnServer } from './own-server.ts';

export { expect };

export const test = base.extend<object, { payShop: OwnServer }>({
  payShop: [
    async ({ headless: _headless }, use) => {
      // Asked every second, so that no journey waits for the table of the rules.
      await withOwnServer({ provider: 'simulator', env: { PAYMENT_POLL_SECONDS: '1' } }, (server) =>
        use(server),
      );
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ payShop }, use) => use(payShop.url),
});

export interface PayTexts {
  form: Awaited<ReturnType<typeof loadPageTexts<'order-form'>>>;
  order: Awaited<ReturnType<typeof loadPageTexts<'order'>>>;
  payer: ReturnType<typeof simulatorTexts>;
}

export async function payTexts({ lang }: Shop): Promise<PayTexts> {
  const form = await loadPageTexts('order-form', lang);
  const order = await loadPageTexts('order', lang);
  return { form, order, payer: simulatorTexts(lang) };
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export async function openCheckout(page: Page, shop: Shop, baseURL: string, account: Account) {
  await signInAt(page, baseURL, account);
  await shop.visit(pages.checkout());
}

/** Of a tutorial, the rest being as the account has it. */
export async function pressPay(page: Page, { form }: PayTexts, method: 'card' | 'bit' = 'card') {
  await page.locator(`[name="payment"][value="${method}"]`).check();
  await page.locator('[name="terms"]').check();
  await page.locator('[name="digital"]').check();
  await page.getByRole('button', { name: form.pay }).click();
}

/** At the payer's page. */
export async function choose(page: Page, { payer }: PayTexts, choice: keyof PayTexts['payer']['choices']) {
  await expect(heading(page)).toHaveText(payer.title);
  await page.getByRole('button', { name: payer.choices[choice], exact: true }).click();
}

/** What goes wrong at the payer's page of this address. */
export async function setSwitches(request: APIRequestContext, url: string, switches: Partial<Switches>) {
  const saved = await request.post(`${new URL(url).pathname}/switches`, { form: switches, maxRedirects: 0 });
  expect(saved.status()).toBe(303);
}

export async function ordersOf(request: APIRequestContext, { token }: Account): Promise<Order[]> {
  const answer = await request.get(orderApi.orders(), { headers: { authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Order[] }).data;
}

/** As the admin sees it. */
export async function seenByAdmin(request: APIRequestContext, { _id }: Order): Promise<AdminOrder> {
  const answer = await request.get(adminApi.order(_id), { headers: await adminOf(request) });
  return ((await answer.json()) as { data: AdminOrder }).data;
}

/** One order, paid once. */
export async function expectPaidOnce(request: APIRequestContext, account: Account): Promise<AdminOrder> {
  await expect
    .poll(async () => (await ordersOf(request, account)).map(({ payment }) => payment.state))
    .toEqual(['paid']);
  const [order] = await ordersOf(request, account);
  const seen = await seenByAdmin(request, order!);
  expect([seen.charges.length, seen.refunds.length]).toEqual([1, 0]);
  await expect.poll(async () => (await account.cart())?.items).toEqual([]);
  return seen;
}
