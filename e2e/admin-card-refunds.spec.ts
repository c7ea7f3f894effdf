/** Refunds through the provider, and what the admin sees of its money. */
import type { Page } from '@playwright/test';
import { adminPages } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import type { AdminMessages } from '#i18n/admin/message-types.ts';
import { expect, test } from './support/card-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // each starts a shop of its own

const dialogOf = (page: Page, { orders, orderActs }: AdminMessages, { number }: Order) =>
  page.getByRole('dialog', { name: orderActs.refund.title(orders.order(number)) });

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `part of an order goes back to its card on ${size}`,
      { tag },
      async ({ page, shop, admin, cardShop }) => {
        const { words } = admin;
        const { orders: t, orderActs: acts, orderMoney: money } = words;
        const order = await cardShop.sell(admin);
        await shop.visit(adminPages.orders({ show: order._id }));
        const mirror = page.getByRole('region', { name: money.mirror.title });
        await expect(mirror.getByRole('definition')).toHaveText([/300/, /300/]);

        await page.getByRole('button', { name: acts.refund.open, exact: true }).click();
        const dialog = dialogOf(page, words, order);
        const toCard = dialog.getByRole('radio', { name: money.ways.toCard('Visa 0000') });
        await expect(toCard).toBeChecked();
        await dialog.getByLabel(acts.refund.amount).fill('20');
        await dialog.getByLabel(acts.refund.reason).fill('A late parcel');
        await expectAccessible(page);
        await expectNoOverflow(page);
        await dialog.getByRole('button', { name: '20' }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(t.payment.part_refunded, { exact: true })).toBeVisible();
        await expect(mirror.getByRole('definition')).toHaveText([/280/, /280/]);

        await expect.poll(async () => (await cardShop.see(admin, order)).documents.length).toBe(2);
        await page.reload();
        const documents = page.getByRole('region', { name: money.documents.title });
        await expect(documents.getByRole('link')).toHaveCount(2);
        await expect(
          documents.getByRole('link', { name: money.documents.kinds.TaxInvoiceAndReceiptRefund }),
        ).toBeVisible();
        await expect(mirror.getByRole('definition')).toHaveText([/280/, /280/]);
        await expectAccessible(page);
        await expectNoOverflow(page);
      },
    );

    test(
      `a refused refund is told, and made at the second try on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, admin, cardShop }) => {
        const { words } = admin;
        const { orders: t, orderActs: acts, orderMoney: money } = words;
        const order = await cardShop.sell(admin);
        await cardShop.fail(order, { refund: 'refused' });
        await shop.visit(adminPages.orders({ show: order._id }));
        await page.getByRole('button', { name: acts.refund.open, exact: true }).click();
        const dialog = dialogOf(page, words, order);
        await expect(dialog.getByRole('radio', { name: money.ways.toCard('Visa 0000') })).toBeChecked();
        await dialog.getByLabel(acts.refund.amount).fill('300');
        await dialog.getByLabel(acts.refund.reason).fill('Changed their mind');
        await dialog.getByRole('button', { name: '300' }).click();
        await expect(dialog).toBeHidden();

        const refused = page.getByText(money.failed.refusedText);
        await expect(refused).toBeVisible();
        await expect(page.getByText(t.payment.paid, { exact: true })).toBeVisible();
        await page.reload();
        await expect(refused).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);

        await cardShop.fail(order, {});
        await page.getByRole('button', { name: money.failed.again }).click();
        await expect(dialog.getByLabel(acts.refund.amount)).toHaveValue('300');
        await expect(dialog.getByLabel(acts.refund.reason)).toHaveValue('Changed their mind');
        await dialog.getByRole('button', { name: '300' }).click();
        await expect(dialog).toBeHidden();
        await expect(refused).toBeHidden();
        await expect(page.getByText(t.payment.refunded, { exact: true }).first()).toBeVisible();
        const { refunds } = await cardShop.see(admin, order);
        expect(refunds.map(({ state }) => state)).toEqual(['refused', 'done']);
      },
    );

    test(
      `money that differs at the provider is told on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, admin, cardShop }) => {
        const { orderMoney: t } = admin.words;
        const order = await cardShop.sell(admin);
        await cardShop.fail(order, { amount: 28 });
        await shop.visit(adminPages.orders({ show: order._id }));
        const mirror = page.getByRole('region', { name: t.mirror.title });
        await expect(mirror.getByRole('definition')).toHaveText([/300/, /28/]);
        await expect(mirror.getByText('272')).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);

        await cardShop.fail(order, { answer: 'error' });
        await mirror.getByRole('button', { name: t.askAgain }).click();
        await expect(mirror.getByText(t.mirror.unanswered)).toBeVisible();
        await expect(mirror.getByRole('definition')).toHaveText([/300/, t.mirror.unknown]);
        await expectAccessible(page);

        await cardShop.fail(order, {});
        await mirror.getByRole('button', { name: t.askAgain }).click();
        await expect(mirror.getByRole('definition')).toHaveText([/300/, /300/]);
      },
    );
  });
}
