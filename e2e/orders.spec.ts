import { pages } from '#contract/routes.ts';
import { loadMessages } from '#i18n/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expect, test } from './support/customer.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`a new customer has no orders on ${size}`, { tag }, async ({ page, shop, customer }) => {
      expect(customer.token).not.toBe('');
      const words = await loadPageTexts('orders', shop.lang);
      await shop.visit(pages.orders());
      await expect(page.getByText(words.none)).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}

test('a visitor is led to log in, and back', async ({ page, shop }) => {
  await shop.visit(pages.orders());
  await expect(page).toHaveURL(shop.address(pages.login({ next: shop.address(pages.orders()) })));
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the drawer leads to the orders', async ({ page, shop, customer }) => {
    const words = await loadPageTexts('orders', shop.lang);
    const { nav, account } = await loadMessages(shop.lang);
    await shop.visit(pages.about());
    await page.getByRole('button', { name: nav.menu }).tap();
    const drawer = page.getByRole('dialog', { name: nav.menu });
    await expect(drawer.getByText(account.greeting(customer.name))).toBeVisible();
    await drawer.getByRole('link', { name: account.orders, exact: true }).tap();
    await expect(page).toHaveURL(shop.address(pages.orders()));
    await expect(page.getByText(words.none)).toBeVisible();
    await expect(drawer).toBeHidden();
  });
});
