import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expect, test } from './support/customer.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`a new customer has no orders on ${size}`, { tag }, async ({ page, shop, customer }) => {
      expect(customer.token).not.toBe('');
      const words = await loadPageTexts('orders', shop.lang);
      const account = await loadPageTexts('account', shop.lang);
      await shop.visit(pages.account());
      await page.getByRole('link', { name: account.orders }).click();
      await expect(page).toHaveURL(shop.address(pages.orders()));
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
