/** A customer sees what the admin showed of the work on their piece. */
import { adminApi } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { adminOf, expect, payOrder, placeOrder, signInAt, takeOrders, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { samplePicture } from './support/sample-picture.ts';

test.slow(); // it starts a shop of its own

test('words and pictures of the work are on the order’s page', async ({
  page,
  shop,
  request,
  baseURL,
  account,
  goods,
}) => {
  const t = await loadPageTexts('order', shop.lang);
  await takeOrders(request);
  const order = await placeOrder(request, account, { lines: [goods.product.line()], lang: shop.lang });
  await payOrder(request, order);
  const headers = await adminOf(request);
  for (const shown of [{ text: '<b>הכסף הותך</b>' }, { image: await samplePicture() }]) {
    const moved = await request.put(adminApi.orderLine(order._id, order.lines[0]!._id), {
      headers,
      data: { state: 'making', ...shown },
    });
    expect(moved.status(), await moved.text()).toBe(200);
  }

  await signInAt(page, baseURL!, account);
  await shop.visit(pages.order(order._id));
  const stages = page.getByRole('list', { name: t.stages }).getByRole('listitem');
  await expect(stages).toHaveCount(2);
  await expect(stages.last().getByText('<b>הכסף הותך</b>')).toBeVisible();
  const picture = stages.first().getByRole('img', { name: t.stagePicture });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(picture).toHaveJSProperty('naturalWidth', 640);
  await expectAccessible(page);
  await expectNoOverflow(page);
});
