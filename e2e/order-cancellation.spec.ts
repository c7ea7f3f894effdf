/** A customer asks to cancel lines of a paid order from its page. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { shekels } from '#contract/money.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import { someOf } from '#i18n/asked-count.ts';
import { sum } from '#i18n/order-mails/runs.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { isCovered } from './support/covered.ts';
import { adminOf, expect, payOrder, placeOrder, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';
import { aFullWorkshop, buySeat } from './support/waiting.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `lines are chosen, the sum is told, and the request stays on the page on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account, goods }) => {
        const t = await loadPageTexts('order', shop.lang);
        const order = await placeOrder(request, account, {
          lines: [goods.product.line(2), goods.tutorial.line()],
          lang: shop.lang,
        });
        await payOrder(request, order);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.order(order._id));

        const opener = page.getByRole('button', { name: t.cancelLine.Tutorial });
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: t.cancelling.title });
        const tutorial = dialog.getByRole('checkbox', { name: goods.tutorial.title });
        const piece = dialog.getByRole('checkbox', { name: goods.product.title });
        await expect(tutorial).toBeChecked();
        await expect(piece).not.toBeChecked();
        const sum = dialog.getByRole('status');
        await expect(sum).toContainText(t.cancelling.refund);
        await expectAccessible(page);
        await expectNoOverflow(page);

        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();

        await page.keyboard.press('Enter');
        await expect(piece).toBeFocused();
        await page.keyboard.press('Space');
        await expect(piece).toBeChecked();
        await piece.uncheck();
        await tutorial.uncheck();
        await expect(sum).toHaveText(t.cancelling.nothing);
        await dialog.getByRole('button', { name: t.cancelling.send }).click();
        await expect(dialog.getByRole('alert')).toHaveText(t.cancelling.nothing);
        await tutorial.check();
        await piece.check();
        const howMany = `${t.cancelling.howMany}: ${goods.product.title}`;
        await dialog.getByRole('combobox', { name: howMany, exact: true }).selectOption('1');
        await dialog.getByRole('checkbox', { name: t.cancelling.defect }).check();
        await expect(sum).toContainText(t.cancelling.noFee);
        await dialog.getByRole('textbox').fill('<b>Rain</b>');
        await dialog.getByRole('button', { name: t.cancelling.send }).click();

        const told = page.getByRole('heading', { name: t.request.title });
        await expect(dialog).toBeHidden();
        await expect(told).toBeFocused();
        await expect(opener).toBeHidden();
        await expect(page.getByText(t.inRequest)).toHaveCount(1);
        await page.reload();
        await expect(told).toBeVisible();
        await expect(page.getByText(t.partInRequest(someOf(shop.lang, 1, 2)))).toBeVisible();
        await expect(page.getByText('<b>Rain</b>')).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
      },
    );

    test(
      `seats that were canceled are told from those that are left, on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account }) => {
        const t = await loadPageTexts('order', shop.lang);
        const { _id, title } = await aFullWorkshop(request, { participants: 0 });
        const order = await buySeat(request, account, { workshop: _id, lang: shop.lang, seats: 2 });
        await signInAt(page, baseURL!, account);
        const line = page.getByRole('listitem').filter({ hasText: title });

        await refundSeat(request, order);
        await shop.visit(pages.order(order._id));
        await expect(line).toContainText(t.partCancelled(someOf(shop.lang, 1, 2), 1));
        await expect(line).toContainText(t.lineStages.registered.is);
        await expect(line).not.toContainText(t.lineStages.registeredSeats.is);
        await expect(line.getByRole('button', { name: `${t.cancelLine.Workshop}: ${title}` })).toBeVisible();
        // 380 less 10 % for a first purchase, and less the fee.
        const [back, fee] = [332, 10].map((amount) => sum(shekels(amount)));
        await expect(line).toContainText(t.refundedAfterFee(back!, fee!));
        // The one that is left can still go to somebody else.
        await expect(line).toContainText(t.giveSeat);
        const toAccount = line.getByRole('link', { name: t.inAccount });
        await expect(toAccount).toHaveAttribute('href', shop.address(pages.account()));
        await expectAccessible(page);
        await expectNoOverflow(page);

        await refundSeat(request, order);
        await page.reload();
        await expect(line).toContainText(t.lineStages.cancelled.is);
        await expect(line).not.toContainText(t.partCancelled(someOf(shop.lang, 2, 2), 2));
      },
    );
  });
}

test.describe(() => {
  test.use(PHONE);

  test(
    'who asked further down sees that it was received',
    { tag: '@long' },
    async ({ page, shop, request, baseURL, account, goods }) => {
      const t = await loadPageTexts('order', shop.lang);
      const order = await placeOrder(request, account, {
        lines: [goods.product.line()],
        lang: shop.lang,
      });
      await payOrder(request, order);
      await signInAt(page, baseURL!, account);
      await shop.visit(pages.order(order._id));

      const opener = page.getByRole('button', { name: t.cancelLine.Item });
      await opener.evaluate((element) => element.scrollIntoView());
      await opener.click();
      const dialog = page.getByRole('dialog', { name: t.cancelling.title });
      await dialog.getByRole('button', { name: t.cancelling.send }).click();
      const told = page.getByRole('heading', { name: t.request.title });
      await expect(dialog).toBeHidden();
      await expect(told).toBeFocused();
      await expect.poll(() => isCovered(told)).toBe(false);

      const { asked } = await loadPageTexts('orders', shop.lang);
      await shop.visit(pages.orders());
      await expect(page.getByRole('main').getByText(asked)).toBeVisible();
    },
  );

  test(
    'who cancels an unpaid order sees that it is canceled',
    { tag: '@long' },
    async ({ page, shop, request, baseURL, account, goods }) => {
      const t = await loadPageTexts('order', shop.lang);
      const order = await placeOrder(request, account, {
        lines: [goods.product.line(), goods.tutorial.line()],
        lang: shop.lang,
      });
      await signInAt(page, baseURL!, account);
      await shop.visit(pages.order(order._id));

      const told = page.getByRole('heading', { level: 1 });
      const opener = page.getByRole('button', { name: t.cancel });
      await opener.evaluate((element) => element.scrollIntoView());
      await expect.poll(() => isCovered(told)).toBe(true);
      await opener.click();
      await page.getByRole('alertdialog').getByRole('button', { name: t.cancelConfirm }).click();
      await expect(told).toHaveText(t.states.cancelled);
      await expect(told).toBeFocused();
      await expect.poll(() => isCovered(told)).toBe(false);
    },
  );
});

/** One of the order's, by the maker. */
async function refundSeat(request: APIRequestContext, { _id, lines }: Order): Promise<void> {
  const refunded = await request.post(adminApi.orderRefunds(_id), {
    headers: { ...(await adminOf(request)), 'idempotency-key': randomUUID() },
    data: {
      lines: [{ line: lines[0]!._id, quantity: 1 }],
      reason: 'Asked by the customer',
      by: 'hand',
      fee: 10,
    },
  });
  expect(refunded.status(), await refunded.text()).toBe(201);
}
