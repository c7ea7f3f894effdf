/** One order from a customer's cart to its end, which the admin reaches from their phone. */
import { adminPages } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { isolated } from '#i18n/isolated.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { adminOf, expect, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a ring, a seat and a tutorial, from the cart to a refund and the end, on ${size}`,
      { tag },
      async ({ page, shop, request, baseURL, account, goods, browser }) => {
        const t = await loadPageTexts('order-form', shop.lang);
        const words = await loadPageTexts('order', shop.lang);
        const { orders, orderActs: acts } = await loadAdminMessages(shop.lang);
        const { product, workshop, tutorial } = goods;
        await account.fillCart([product.line(), workshop.line(), tutorial.line()]);
        await signInAt(page, baseURL!, account);
        await shop.visit(pages.checkout());
        await page.locator('[name="contact.phone"]').fill('050-1234567');
        for (const consent of ['made_to_order', 'digital', 'terms']) {
          const box = page.locator(`[name="${consent}"]`);
          if (await box.isVisible()) await box.check();
        }
        await page.getByRole('button', { name: t.send }).click();
        const state = page.getByRole('heading', { level: 1 });
        await expect(state).toHaveText(words.states.pending);
        const id = new URL(page.url()).pathname.split('/').at(-1)!;

        const { authorization } = await adminOf(request);
        const token = authorization.replace('Bearer ', '');
        const phone = await browser.newContext({
          ...PHONE,
          baseURL: baseURL!,
          storageState: {
            cookies: [],
            origins: [{ origin: baseURL!, localStorage: [{ name: 'token', value: token }] }],
          },
        });
        try {
          const desk = await phone.newPage();
          await desk.goto(shop.address(adminPages.orders({ show: id })));
          const paid = desk.getByRole('form', { name: acts.paid.title });
          await paid.getByRole('button').click();
          await expect(paid).toBeHidden();
          await expect(desk.getByText(orders.is.confirmed, { exact: true })).toBeVisible();
          await page.reload();
          await expect(state).toHaveText(words.thanks(isolated('Dana')));
          await expect(page.getByRole('link', { name: words.openTutorial })).toBeVisible();

          const ready = acts.moveOf(acts.move.ready, product.title);
          await desk.getByRole('button', { name: ready }).click();
          const dialog = desk.getByRole('dialog', { name: ready });
          await dialog.getByRole('button', { name: acts.move.ready }).click();
          await expect(dialog).toBeHidden();
          await desk.getByRole('button', { name: acts.moveOf(acts.move.handed_over, product.title) }).click();
          await expect(desk.getByText(orders.lineStates.handed_over, { exact: true }).first()).toBeVisible();

          // The seat goes back, so nothing is left to do.
          await desk.getByRole('button', { name: acts.refund.open, exact: true }).click();
          const refund = desk.getByRole('dialog').filter({ has: desk.locator('[name="reason"]') });
          const seat = refund.getByRole('listitem').filter({ hasText: workshop.title });
          await seat.getByRole('button', { name: acts.refund.more }).click();
          await refund.locator('[name="reason"]').fill('She can’t come');
          await expectNoOverflow(desk);
          await refund.locator('button[type="submit"]').click();
          await expect(refund).toBeHidden();
          await expect(desk.getByText(orders.is.completed, { exact: true }).first()).toBeVisible();
          await expect(desk.getByText(orders.payment.part_refunded, { exact: true }).first()).toBeVisible();
          await expectNoOverflow(desk);
        } finally {
          await phone.close();
        }
        await page.reload();
        await expect(state).toHaveText(words.states.completed);
        await expectAccessible(page);
        await expectNoOverflow(page);
      },
    );
  });
}
