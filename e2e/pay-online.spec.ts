/** By card and by Bit at the simulator: declined, then paid at the second try. */
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { test as base } from './support/customer.ts';
import { expect, signInAt } from './support/order-shop.ts';
import { createOwnServer } from './support/own-server.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

const test = base.extend({
  baseURL: async ({ headless: _headless }, use) => {
    const server = await createOwnServer({ provider: 'simulator' });
    try {
      await server.start();
      await use(server.url);
    } finally {
      await server.remove();
    }
  },
});

test.slow(); // it starts a shop of its own

const PAYER = {
  he: { title: 'תשלום לדוגמה', approve: 'אישור התשלום', bit: 'אישור בביט', decline: 'סירוב' },
  en: {
    title: 'Example payment',
    approve: 'Approve the payment',
    bit: 'Approve with Bit',
    decline: 'Decline',
  },
};
/** ms; the order's page asks again every ten seconds. */
const NEXT_ANSWER = { timeout: 30_000 };

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    for (const method of ['card', 'bit'] as const)
      test(
        `pays by ${method} at the second try on ${size}`,
        { tag },
        async ({ page, shop, baseURL, account, goods }) => {
          const t = await loadPageTexts('order-form', shop.lang);
          const order = await loadPageTexts('order', shop.lang);
          const payer = PAYER[shop.lang];
          await account.fillCart([goods.workshop.line(2), goods.tutorial.line()]);
          await signInAt(page, baseURL!, account);
          await shop.visit(pages.checkout());
          await page.locator(`[name="payment"][value="${method}"]`).check();
          await page.locator('[name="contact.phone"]').fill('050-1234567');
          await page.locator('[name="terms"]').check();
          await page.locator('[name="digital"]').check();
          await page.getByRole('button', { name: t.pay }).click();

          await expect(page.getByRole('heading', { level: 1 })).toHaveText(payer.title);
          await expectAccessible(page);
          await expectNoOverflow(page);
          await page.getByRole('button', { name: payer.decline }).click();

          await expect(page.getByText(order.payDeclined)).toBeVisible(NEXT_ANSWER);
          await expectAccessible(page);
          await expectNoOverflow(page);
          expect((await account.cart())?.items).toHaveLength(2);
          await page.getByRole('button', { name: order.payAgain }).click();
          const choice = method === 'bit' ? payer.bit : payer.approve;
          await page.getByRole('button', { name: choice, exact: true }).click();

          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            order.states.confirmed,
            NEXT_ANSWER,
          );
          await expect.poll(async () => (await account.cart())?.items).toEqual([]);
        },
      );
  });
}
