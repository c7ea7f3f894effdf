/** From a full cart to an order that the admin was paid for, in a shop that takes orders by arrangement. */
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { isolated } from '#i18n/isolated.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { adminOf, expect, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a ring, a seat and a tutorial in one order on ${size}`,
      { tag: '@long' },
      async ({ page, shop, request, baseURL, account, goods }) => {
        const t = await loadPageTexts('order-form', shop.lang);
        const order = await loadPageTexts('order', shop.lang);
        await account.fillCart([goods.product.line(2), goods.workshop.line(), goods.tutorial.line()]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());

        const send = page.getByRole('button', { name: t.send });
        await expect(send).toHaveAttribute('aria-disabled', 'true');
        await expectAccessible(page);
        await expectNoOverflow(page);

        await page.locator('[name="delivery"][value="courier"]').check();
        await page.locator('[name="note"]').fill('Please ring twice');
        // What was typed outlives a reload, consents are given anew.
        await page.reload();
        await expect(page.locator('[name="note"]')).toHaveValue('Please ring twice');
        await expect(page.locator('[name="delivery"][value="courier"]')).toBeChecked();

        await page.locator('[name="terms"]').check();
        await send.click();
        const problems = page.getByRole('alert').filter({ hasText: t.problemFields['contact.phone'] });
        await expect(problems).toBeFocused();
        await expectAccessible(page);
        await problems.getByRole('button', { name: t.problemFields['contact.phone'] }).click();
        await expect(page.locator('[name="contact.phone"]')).toBeFocused();
        await page.keyboard.type('050-1234567');
        await page.locator('[name="delivery.address.city"]').fill('חיפה');
        await page.locator('[name="digital"]').check();
        const made = page.locator('[name="made_to_order"]');
        if (await made.isVisible()) await made.check();
        await send.click();

        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
        await expect(page.getByText('Please ring twice')).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        expect((await account.cart())?.items).toEqual([]);

        const id = new URL(page.url()).pathname.split('/').at(-1)!;
        const headers = { ...(await adminOf(request)), 'idempotency-key': `paid-${id}` };
        const path = adminApi.order(id);
        const placed = (await (await request.get(path, { headers })).json()) as { data: AdminOrder };
        expect(placed.data.delivery?.address).toEqual({ city: 'חיפה' });
        await request.post(adminApi.orderPaid(id), {
          headers,
          data: { amount: placed.data.missing, method: 'bit' },
        });
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.thanks(isolated('Dana')));
        await expect(page.getByRole('link', { name: order.openTutorial })).toBeVisible();
        await expectAccessible(page);
      },
    );

    test(
      `a lost answer and a second press make one order on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account, goods, noise }) => {
        noise.allow(/ERR_FAILED/);
        const t = await loadPageTexts('order-form', shop.lang);
        const order = await loadPageTexts('order', shop.lang);
        await account.fillCart([goods.tutorial.line()]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());
        await page.locator('[name="terms"]').check();
        await page.locator('[name="digital"]').check();
        // The server takes the order, and its answer is lost.
        await page.route('**/api/orders', async (route) => {
          await route.fetch();
          await route.abort('failed');
        });
        await page.getByRole('button', { name: t.send }).click();
        await expect(page.getByText(t.notPlaced)).toBeVisible();
        await page.unroute('**/api/orders');
        await page.getByRole('button', { name: t.send }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
        const headers = { authorization: `Bearer ${account.token}` };
        const { data } = (await (await request.get('/api/orders', { headers })).json()) as {
          data: unknown[];
        };
        expect(data).toHaveLength(1);

        await page.getByRole('button', { name: order.cancel }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: order.cancelConfirm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.cancelled);
      },
    );
  });
}
