/** An order's page: for its customer, who watches it being paid, and for others who have its address. */
import { pages } from '#contract/routes.ts';
import { formatDay } from '#i18n/dates.ts';
import { loadMessages } from '#i18n/messages.ts';
import { noScriptEn } from '#i18n/no-script.en.ts';
import { noScriptHe } from '#i18n/no-script.he.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf } from './support/catalogue.ts';
import { expect, payOrder, placeOrder, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow, expectNoWordBroken } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

const NO_SCRIPT = { he: noScriptHe, en: noScriptEn };

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `an unpaid order counts down, and tells of the payment by itself on ${size}`,
      { tag },
      async ({ page, context, shop, request, baseURL, account, goods }) => {
        const t = await loadPageTexts('order', shop.lang);
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
      { tag: [tag, '@long'] },
      async ({ page, browser, shop, request, baseURL, account, another, goods, noise }) => {
        noise.allow(/answer 404|status of 404/);
        const t = await loadPageTexts('order', shop.lang);
        const order = await placeOrder(request, account, { lines: [goods.tutorial.line()], lang: shop.lang });
        const path = pages.order(order._id);
        const state = page.getByRole('heading', { level: 1 });

        expect((await shop.visit(path)).status()).toBe(200);
        await expect(state).toHaveText(t.states.pending);
        await expect(page.getByText(t.visitor.pending)).toBeVisible();
        await expect(page.getByText(goods.tutorial.title)).toBeHidden();
        await expectAccessible(page);
        await expectNoOverflow(page);
        const still = await (await browser.newContext({ ...screen, javaScriptEnabled: false })).newPage();
        await still.goto(page.url());
        const way = still.getByRole('paragraph').filter({ hasText: NO_SCRIPT[shop.lang].account });
        await expect(way).toBeVisible();
        await expectNoOverflow(still);
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

test(
  'its lines stay in their cards on the narrowest phone, and on paper it has its day and the shop’s name and phone',
  { tag: '@long' },
  async ({ page, shop, request, baseURL, account, goods }) => {
    const ring = (await productsOf(request)).find(({ options }) => options.length > 1)!;
    // In gold, for the longest of prices.
    const { choices } = ring.variants.findLast(({ inventory }) => inventory > 0)!;
    const line = { productType: 'Item', item: ring._id, quantity: 1, choices } as const;
    const order = await placeOrder(request, account, {
      lines: [{ ...line, personalText: 'נועה ודן' }, goods.workshop.line(2), goods.tutorial.line()],
      lang: shop.lang,
    });
    await signInAt(page, baseURL!, account);
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.visit(pages.order(order._id));
    const lines = page.locator('[id^="line-"]');
    await expect(lines).toHaveCount(3);
    for (const card of await lines.all()) {
      const out = await card.evaluate((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        const boxes = [...frame.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
        return boxes.filter((box) => box.left < left || box.right > right).length;
      });
      expect(out).toBe(0);
      await expectNoWordBroken(card);
    }

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(
      page.getByRole('main').getByText(formatDay(shop.lang, order.createdDate, true)),
    ).toBeVisible();
    const foot = page.getByRole('contentinfo');
    await expect(foot.locator('a[href^="tel:"]')).toBeVisible();
    await expect(
      foot.getByText(shop.lang === 'en' ? 'Hammer & Paper' : 'פטיש ונייר', { exact: true }),
    ).toBeVisible();
  },
);
