import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { type Admin, unique } from './support/admin.ts';
import { placeOrder, takeOrders } from './support/orders.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

async function soldOrder(request: APIRequestContext, admin: Admin, title: string): Promise<Order> {
  const { _id } = await admin.has.product({ title, translations: { en: { title } }, price: 320 });
  const { order } = await placeOrder(request, [_id], randomUUID().slice(0, 8));
  const paid = await request.post(adminApi.orderPaid(order._id), {
    headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': randomUUID() },
    data: { amount: order.total, method: 'bit' },
  });
  expect(paid.status(), await paid.text()).toBe(200);
  return order;
}

test.beforeEach(async ({ page }) => {
  // Nothing here prints: it is asked for, and paper is emulated.
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-asked', '');
  });
});

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `slips of an order and of a list are printed on ${size}`,
      { tag },
      async ({ page, shop, admin, request }) => {
        const { orders: t, orderActs: acts, lists } = admin.words;
        await takeOrders(admin);
        const theirs = { he: await loadAdminMessages('he'), en: await loadAdminMessages('en') };
        const nameOf = ({ lang, number }: Order) => theirs[lang].orders.order(number);
        const titles = [unique('Signet ring'), unique('Fine chain')];
        const [first, second] = [
          await soldOrder(request, admin, titles[0]!),
          await soldOrder(request, admin, titles[1]!),
        ];
        const slips = page.getByRole('article');

        await shop.visit(adminPages.orders({ show: first._id }));
        await page.getByRole('button', { name: acts.slip.print }).click();
        await expect(page.locator('[data-asked]')).toBeAttached();
        await page.emulateMedia({ media: 'print' });
        await expect(slips).toHaveCount(1);
        await expect(slips).toContainText(titles[0]!);
        // The customer reads it, whatever language the desk is in.
        await expect(slips).toHaveAttribute('lang', first.lang);
        await expect(slips.getByRole('heading', { level: 1, name: nameOf(first) })).toBeVisible();
        await expect(page.getByRole('button')).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
        await expect(slips).toHaveCount(0);

        await shop.visit(adminPages.orders());
        const list = page.getByRole('list', { name: t.list });
        await expect(list.getByRole('listitem')).toHaveCount(2);
        const printAll = page.getByRole('button', { name: acts.slip.printAll });
        const more = page.getByRole('button', { name: lists.tools.menu });
        await expect(printAll.or(more).first()).toBeVisible();
        if (await more.isVisible()) await more.click();
        await printAll.click();
        await expect(page.locator('[data-asked]')).toBeAttached();
        await page.emulateMedia({ media: 'print' });
        await expect(slips).toHaveCount(2);
        await expect(slips.filter({ hasText: titles[1]! })).toContainText(nameOf(second));
        await expect(page.getByRole('table')).toHaveCount(0);
      },
    );
  });
}

test(
  'keys refund, print the slip and lead to the next step',
  { tag: '@long' },
  async ({ page, shop, admin, request }) => {
    const { orders: t, orderActs: acts } = admin.words;
    await takeOrders(admin);
    const title = unique('Signet ring');
    const { _id, number } = await soldOrder(request, admin, title);
    await shop.visit(adminPages.orders({ show: _id }));
    await expect(page.getByRole('button', { name: acts.slip.print })).toBeVisible();

    // Those that fade out, too, but no notices.
    const dialogs = page.locator('[role="dialog"]:not([aria-modal="false"])');
    await page.keyboard.press('KeyR');
    const refund = page.getByRole('dialog', { name: acts.refund.title(t.order(number)) });
    await expect(refund).toBeVisible();
    await page.keyboard.press('KeyP');
    await expect(page.locator('[data-asked]')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(0);
    await expect(page.getByRole('button', { name: acts.refund.open })).toBeFocused();

    await page.keyboard.press('KeyP');
    await expect(page.locator('[data-asked]')).toBeAttached();
    await page.keyboard.press('KeyM');
    const ready = page.getByRole('dialog', { name: acts.moveOf(acts.move.ready, title) });
    await ready.getByRole('switch', { name: acts.mail }).uncheck();
    await expectAccessible(page);
    await ready.getByRole('button', { name: acts.move.ready }).click();
    await expect(dialogs).toHaveCount(0);

    const handOver = page.getByRole('button', { name: acts.moveOf(acts.move.handed_over, title) });
    await expect(handOver).toBeVisible();
    await page.getByRole('textbox', { name: t.noteLabel }).press('KeyM');
    await expect(page.getByRole('textbox', { name: t.noteLabel })).toBeFocused();
    await page.getByRole('button', { name: acts.slip.print }).focus();
    await page.keyboard.press('KeyM');
    await expect(handOver).toBeFocused();
    await expect(page.getByText(t.is.completed, { exact: true })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.is.completed, { exact: true }).first()).toBeVisible();
  },
);
