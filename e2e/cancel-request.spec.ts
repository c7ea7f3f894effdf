/** A request by the form without a login, and its page, which its mail leads to. */
import { randomUUID } from 'node:crypto';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi, requestPage } from '#contract/order-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { adminOf, expect, payOrder, placeOrder, openForOrders } from './support/order-shop.ts';
import { test } from './support/mailed-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `the mail of a request leads to what became of it on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account, goods, smtp }) => {
        const t = await loadPageTexts('cancel', shop.lang);
        await openForOrders(request);
        const order = await placeOrder(request, account, { lines: [goods.tutorial.line()], lang: shop.lang });
        await payOrder(request, order);
        const sent = await request.post(orderApi.cancellations(), {
          data: { number: order.number, email: order.contact.email, defect: true },
        });
        expect(sent.status()).toBe(202);
        const link = new RegExp(`${baseURL}${shop.address(pages.cancel())}/\\w+`);
        const linkOf = () => smtp.mails.map(({ text = '' }) => link.exec(text)?.[0]).find(Boolean);
        await expect.poll(linkOf).toBeTruthy();

        await page.goto(linkOf()!);
        const title = page.getByRole('heading', { level: 1, name: t.receipt.title.open });
        await expect(title).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByText(goods.tutorial.title)).toBeVisible();
        await expect(main.getByText(t.receipt.noFee)).toBeVisible();
        await expect(main.getByText(t.receipt.back.open)).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);

        const answered = await request.post(adminApi.orderAnswer(order._id), {
          headers: { ...(await adminOf(request)), 'idempotency-key': randomUUID() },
          data: { text: 'As we said' },
        });
        expect(answered.status(), await answered.text()).toBe(200);
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: t.receipt.title.settled })).toBeVisible();
        await expect(main.getByText('As we said')).toHaveCount(0);
        await expectAccessible(page);
      },
    );
  });
}

test('a request that nobody made is not found', { tag: '@long' }, async ({ page, shop, noise }) => {
  noise.allow(/404/);
  const answer = await page.goto(shop.address(requestPage('unknown')));
  expect(answer!.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: shop.messages.notFound.title })).toBeVisible();
});
