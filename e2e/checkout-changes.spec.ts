/** What happens to a checkout while a customer fills it in: nothing typed is lost, and the order can still be sent. */
import type { APIRequestContext } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import type { Product } from '#contract/products.ts';
import { shekels } from '#contract/money.ts';
import { pages } from '#contract/routes.ts';
import { isolatedAddress } from '#i18n/isolated.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { exactly } from './support/cart.ts';
import { productsOf } from './support/catalogue.ts';
import type { Account } from './support/customer.ts';
import { adminOf, expect, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

const NOTE = 'Please ring twice';

async function ordersOf(request: APIRequestContext, { token }: Account): Promise<Order[]> {
  const headers = { authorization: `Bearer ${token}` };
  return ((await (await request.get(orderApi.orders(), { headers })).json()) as { data: Order[] }).data;
}

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `what sold out and what costs more is told, and the rest is ordered, on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account, goods, noise }) => {
        noise.allow(/409/);
        const t = await loadPageTexts('order-form', shop.lang);
        const order = await loadPageTexts('order', shop.lang);
        const headers = await adminOf(request);
        const [sample] = await productsOf(request);
        const add = async (title: string): Promise<Product> => {
          const { imagePath, category, description } = sample!;
          const data = { title, imagePath, category, description, price: 150, discount: 0, inventory: 2 };
          const made = await request.post(adminApi.newEntry('products'), { headers, data });
          expect(made.status(), await made.text()).toBe(201);
          return ((await made.json()) as { data: Product }).data;
        };
        const change = async (product: Product, values: Partial<Product>) => {
          const path = adminApi.entry('products', product._id);
          const changed = await request.put(path, { headers, data: { ...product, ...values } });
          expect(changed.status(), await changed.text()).toBe(200);
        };
        const scarce = await add('Scarce earrings');
        const dear = await add('Dear ring');
        const lineOf = ({ _id }: Product) => ({ productType: 'Item', item: _id, quantity: 1 }) as const;
        await account.fillCart([lineOf(scarce), lineOf(dear), goods.tutorial.line()]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());
        await page.locator('[name="contact.phone"]').fill('050-1234567');
        await page.locator('[name="note"]').fill(NOTE);
        await page.locator('[name="digital"]').check();
        await page.locator('[name="terms"]').check();

        await change(scarce, { inventory: 0 });
        await change(dear, { price: shekels(170) });
        const send = page.getByRole('button', { name: t.send });
        await send.click();
        const notice = page.getByRole('status').filter({ hasText: t.changes.title });
        await expect(notice).toContainText(t.changes.soldOut(scarce.title));
        const [from, to] = [150, 170].map((price) => isolatedAddress(exactly(price)));
        await expect(notice).toContainText(t.changes.price(dear.title, from!, to!));
        await expect(page.locator('[name="note"]')).toHaveValue(NOTE);
        await expectAccessible(page);
        await expectNoOverflow(page);

        await send.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
        const [placed, ...others] = await ordersOf(request, account);
        expect(others).toEqual([]);
        expect(placed!.lines.map(({ item }) => item)).toEqual([dear._id, goods.tutorial._id]);
      },
    );

    test(
      `a restart in the middle makes one order, by keyboard alone, on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account, goods, server, noise }) => {
        noise.allow(/ERR_CONNECTION_REFUSED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
        const t = await loadPageTexts('order-form', shop.lang);
        const order = await loadPageTexts('order', shop.lang);
        await account.fillCart([goods.tutorial.line()]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());
        const send = page.getByRole('button', { name: t.send });
        await expect(send).toBeVisible();
        await page.locator('[name="note"]').focus();
        await page.keyboard.type(NOTE);
        await page.locator('[name="digital"]').press('Space');
        await page.locator('[name="terms"]').press('Space');
        await expect(send).toHaveAttribute('aria-disabled', 'false');

        await server.stop();
        await send.press('Enter');
        await expect(page.getByRole('status').filter({ hasText: t.notPlaced })).toBeVisible();
        await expect(page.locator('[name="note"]')).toHaveValue(NOTE);
        await server.start();
        await send.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
        expect(await ordersOf(request, account)).toHaveLength(1);
      },
    );
  });
}
