/** An order's page: for its customer, who watches it being paid, and for others who have its address. */
import { pages } from '#contract/routes.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expect, payOrder, placeOrder, signInAt, takeOrders, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `an unpaid order counts down, and tells of the payment by itself on ${size}`,
      { tag },
      async ({ page, context, shop, request, baseURL, account, goods }) => {
        const t = await loadPageTexts('order', shop.lang);
        await takeOrders(request);
        const order = await placeOrder(request, account, { lines: [goods.tutorial.line()], lang: shop.lang });
        await signInAt(page, baseURL!, account);
        await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL! });
        // It is told above a new cart, too.
        const form = await loadPageTexts('order-form', shop.lang);
        await account.fillCart([goods.product.line(3)]);
        await shop.visit(pages.checkout());
        await page.getByRole('link', { name: form.openOrder.show }).click();

        const state = page.getByRole('heading', { level: 1 });
        await expect(state).toHaveText(t.states.pending);
        await expect(page).toHaveURL(shop.address(pages.order(order._id)));
        await expect(page.getByText(t.hold.after)).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);

        await page.getByRole('button', { name: `${t.copying.copy}: ${t.copying.number}` }).click();
        await expect(page.getByText(t.copying.said(t.copying.number))).toBeAttached();
        await expect
          .poll(() => page.evaluate(() => navigator.clipboard.readText()))
          .toBe(String(order.number));

        await payOrder(request, order);
        // A tutorial is all there is to hand over.
        await expect(state).toHaveText(t.states.completed);
        await expect(page.getByText(t.hold.after)).toBeHidden();
      },
    );

    test(
      `a visitor sees an order’s state alone, and nobody an unknown one on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account, another, goods, noise }) => {
        noise.allow(/answer 404|status of 404/);
        const t = await loadPageTexts('order', shop.lang);
        await takeOrders(request);
        const order = await placeOrder(request, account, { lines: [goods.tutorial.line()], lang: shop.lang });
        const path = pages.order(order._id);
        const state = page.getByRole('heading', { level: 1 });

        expect((await shop.visit(path)).status()).toBe(200);
        await expect(state).toHaveText(t.states.pending);
        await expect(page.getByText(t.visitor.pending)).toBeVisible();
        await expect(page.getByText(goods.tutorial.title)).toBeHidden();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByRole('main').getByRole('link', { name: shop.messages.nav.login }).click();
        await expect(page).toHaveURL(shop.address(pages.login({ next: shop.address(path) })));

        expect((await shop.visit(pages.order('nothing'))).status()).toBe(404);
        await expect(state).toHaveText(shop.messages.notFound.title);

        await signInAt(page, baseURL!, another);
        await shop.visit(path);
        await expect(state).toHaveText(t.none.title);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page
          .getByRole('main')
          .getByRole('link', { name: (await loadMessages(shop.lang)).account.orders })
          .click();
        await expect(page).toHaveURL(shop.address(pages.orders()));
      },
    );
  });
}
