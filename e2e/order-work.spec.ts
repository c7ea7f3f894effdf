/** A customer sees what the admin showed of the work on their piece. */
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { pages } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { lineAnchor } from '#web/features/orders/line-anchor.ts';
import { adminOf, expect, payOrder, placeOrder, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';
import { samplePicture } from './support/sample-picture.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `words and pictures of the work are on the order’s page on ${size}`,
      { tag: '@long' },
      async ({ page, shop, request, baseURL, account, goods, noise }) => {
        const t = await loadPageTexts('order', shop.lang);
        const order = await placeOrder(request, account, { lines: [goods.product.line()], lang: shop.lang });
        await payOrder(request, order);
        const headers = await adminOf(request);
        for (const shown of [
          { state: 'making', image: await samplePicture(20) },
          { state: 'making', text: '<b>הכסף הותך</b>' },
          { state: 'ready', text: 'Polished', image: await samplePicture(60) },
        ]) {
          const moved = await request.put(adminApi.orderLine(order._id, order.lines[0]!._id), {
            headers,
            data: shown,
          });
          expect(moved.status(), await moved.text()).toBe(200);
        }

        // The addresses of the first answer have ended, as those of a page that was left open.
        noise.allow(/404/);
        let isAsked = false;
        await page.route(`**${orderApi.order(order._id)}`, async (route) => {
          const response = await route.fetch();
          const body = await response.text();
          await route.fulfill({
            response,
            body: isAsked ? body : body.replaceAll(/expires=\d{10}/g, 'expires=1000000000'),
          });
          isAsked = true;
        });
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.order(order._id));
        const work = page.getByRole('list', { name: t.stages }).getByRole('listitem');
        await expect(work).toHaveCount(3);
        await expect(work.nth(0).getByText('Polished')).toBeVisible();
        await expect(work.nth(1).getByText('<b>הכסף הותך</b>')).toBeVisible();
        for (const index of [0, 2]) {
          const picture = work.nth(index).getByRole('img', { name: t.stagePicture });
          await picture.scrollIntoViewIfNeeded();
          await expect(picture).toHaveJSProperty('complete', true);
          await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
        }
        const stages = page.getByRole('list', { name: t.bar.label }).getByRole('listitem');
        await expect(stages.filter({ hasText: t.bar.stages.ready })).toHaveAttribute('aria-current', 'step');
        await stages.getByRole('link', { name: `${t.bar.picture}: ${t.bar.stages.making}` }).click();
        await expect(work.nth(2)).toBeInViewport();
        await page.evaluate(() => scrollTo(0, 0));
        await expectAccessible(page);
        await expectNoOverflow(page);
      },
    );
  });
}

test(
  'a piece that waits to be picked up names the hours and with whom to set a time',
  { tag: '@long' },
  async ({ page, shop, request, baseURL, account, goods }) => {
    const t = await loadPageTexts('order', shop.lang);
    const headers = await adminOf(request);
    const path = adminApi.settings();
    const { data } = (await (await request.get(path, { headers })).json()) as { data: Settings };
    const hours = { he: 'א׳–ה׳, 10:00–18:00', en: 'Sun–Thu, 10:00–18:00' };
    const changed = await request.put(path, {
      headers: { ...headers, 'if-match': `"${data.version}"` },
      data: { shop: { ...data.shop, phone: '09-000-0000', whatsapp: '972500000000', hours } },
    });
    expect(changed.status(), await changed.text()).toBe(200);
    const order = await placeOrder(request, account, { lines: [goods.product.line()], lang: shop.lang });
    await payOrder(request, order);
    await request.put(adminApi.orderLine(order._id, order.lines[0]!._id), {
      headers,
      data: { state: 'ready' },
    });

    await signInAt(page, baseURL!, account);
    await shop.visit(pages.order(order._id));
    const line = page.locator(`#${lineAnchor(order.lines[0]!._id)}`);
    await expect(line.getByText(t.hours(hours[shop.lang]))).toBeVisible();
    await expect(line.getByRole('link', { name: '09-000-0000' })).toHaveAttribute('href', 'tel:090000000');
    await expect(line.getByRole('link', { name: shop.messages.contact.whatsapp })).toHaveAttribute(
      'href',
      new RegExp(`^https://wa.me/972500000000.*${order.number}`),
    );
    await expectAccessible(page);
    await expectNoOverflow(page);
  },
);
