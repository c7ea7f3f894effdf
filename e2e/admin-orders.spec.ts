import { randomUUID } from 'node:crypto';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import { unique } from './support/admin.ts';
import { expectAt } from './support/journey.ts';
import { expect, test } from './support/own-shop.ts';
import { placeOrder, takeOrders } from './support/orders.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `an order is found, paid in two parts and handed over on ${size}`,
      { tag },
      async ({ page, shop, admin, request }) => {
        const { orders: t, orderActs: acts } = admin.words;
        await takeOrders(admin);
        const title = unique('Signet ring');
        const product = await admin.has.product({ title, translations: { en: { title } }, price: 320 });
        const lastName = randomUUID().slice(0, 8);
        const {
          order: { _id, number, total },
        } = await placeOrder(request, [product._id], lastName);

        await admin.visit();
        await page.getByRole('link', { name: t.title }).first().click();
        await expect(page.getByRole('heading', { level: 1, name: t.title, exact: true })).toBeVisible();
        await page.getByRole('searchbox').fill(lastName);
        // The list's filters link to what the address says.
        await expectAt(page, shop.address(adminPages.orders({ q: lastName })));
        await page.getByRole('link', { name: t.states.all, exact: true }).click();
        const row = page.getByRole('list', { name: t.list }).getByRole('link', { name: lastName });
        await expect(row).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await row.click();

        const heading = page.getByRole('heading', { level: 1, name: t.order(number) });
        await expect(heading).toBeVisible();
        await page.reload();
        await expect(heading).toBeVisible();
        // This shop sends no mails, so none is called sent.
        await expect(page.getByText(acts.mails.off)).toBeVisible();
        await expect(page.getByText(acts.mails.sent(''))).toHaveCount(0);
        await expectAccessible(page);
        await expectNoOverflow(page);

        const form = page.getByRole('form', { name: acts.paid.title });
        const amount = form.getByLabel(acts.paid.amount);
        await expect(amount).toHaveValue(String(total));
        await amount.fill('1000000');
        await form.getByRole('button').click();
        await expect(amount).toHaveAttribute('aria-invalid', 'true');
        await amount.fill('100');
        await form.getByRole('button').click();
        await expect(amount).toHaveValue(String(total - 100));

        // It isn't sold yet: what came can go back, but no piece.
        await page.getByRole('button', { name: acts.refund.open, exact: true }).click();
        const refund = page.getByRole('dialog', { name: acts.refund.title(t.order(number)) });
        await expect(refund.getByLabel(acts.refund.sum)).toHaveValue('100');
        await expect(refund.getByRole('textbox', { name: title })).toHaveCount(0);
        await expectAccessible(page);
        await refund.getByRole('button', { name: acts.cancel }).click();
        await expect(refund).toBeHidden();
        await form.getByRole('button').click();
        await expect(form).toBeHidden();
        await expect(page.getByText(t.is.confirmed, { exact: true })).toBeVisible();

        await page.getByRole('button', { name: acts.moveOf(acts.move.ready, title) }).click();
        const dialog = page.getByRole('dialog', { name: acts.moveOf(acts.move.ready, title) });
        await dialog.getByRole('switch', { name: acts.mail }).uncheck();
        await expectAccessible(page);
        await dialog.getByRole('button', { name: acts.move.ready }).click();
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: acts.moveOf(acts.move.handed_over, title) }).click();
        await expect(page.getByText(t.is.completed, { exact: true }).first()).toBeVisible();
        await expectAt(page, shop.address(adminPages.orders({ q: lastName, state: 'all', show: _id })));
      },
    );
  });
}

test(
  'a change by somebody else is shown instead of being overwritten',
  { tag: '@long' },
  async ({ page, shop, admin, request, noise }) => {
    noise.allow(/412/);
    const { orders: t, orderActs: acts } = admin.words;
    await takeOrders(admin);
    const product = await admin.has.product({ title: unique('Signet ring'), price: 320 });
    const {
      order: { _id, total, lines },
    } = await placeOrder(request, [product._id], 'Levi');
    const headers = { authorization: `Bearer ${admin.token}`, 'idempotency-key': randomUUID() };
    const paid = await request.post(adminApi.orderPaid(_id), {
      headers,
      data: { amount: total, method: 'bit' },
    });
    const { version } = ((await paid.json()) as { data: Order }).data;
    await shop.visit(adminPages.orders({ show: _id }));
    const ready = page.getByRole('button', { name: acts.moveOf(acts.move.ready, product.title) });
    await expect(ready).toBeVisible();
    const moved = await request.put(adminApi.orderLine(_id, lines[0]!._id), {
      headers: { ...headers, 'if-match': `"${version}"` },
      data: { state: 'ready', mail: false },
    });
    expect(moved.status(), await moved.text()).toBe(200);
    await ready.click();
    await page
      .getByRole('dialog', { name: acts.moveOf(acts.move.ready, product.title) })
      .getByRole('button', { name: acts.move.ready })
      .click();
    await expect(page.getByText(acts.changed).first()).toBeVisible();
    await expect(page.getByText(t.next.pickup)).toBeVisible();
  },
);
