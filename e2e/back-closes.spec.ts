/** On a phone, where Back is a swipe away: it closes what lies over the page, and no entry of it stays behind. */
import type { Locator, Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { openCart } from './support/cart.ts';
import { expect, test } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { cardOf, expectAt, expectPlace, scrollDown, scrollPlace, expectOver } from './support/journey.ts';
import { PHONE_SCREEN } from './support/places.ts';

test.use({ viewport: PHONE_SCREEN });

const tool = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: true });

/** Opened over the shop, to which the home page led. */
async function atShop(page: Page, shop: Shop): Promise<void> {
  await shop.visit(pages.home());
  await page.getByRole('main').getByRole('link', { name: shop.messages.nav.shop }).first().click();
  await expectAt(page, shop.address(pages.shop()));
  await expect(page.getByRole('main')).toBeFocused();
}

async function expectClosedByBack(page: Page, shop: Shop, layer: Locator): Promise<void> {
  await expect(layer).toBeVisible();
  await expectOver(page, 1);
  const place = await scrollPlace(page);
  await page.goBack();
  await expect(layer).toBeHidden();
  await expectPlace(page, place, 2);
  await expectAt(page, shop.address(pages.shop()));
}

test('the menu, the search, a picture and the cart, at the same place of the page', async ({
  page,
  request,
  shop,
  customer,
  goods,
}) => {
  const { nav, product: t } = shop.messages;
  await customer.fillCart([goods.product.line(2)]);
  await atShop(page, shop);
  await scrollDown(page, 600);

  await tool(page, nav.menu).click();
  await expectClosedByBack(page, shop, page.getByRole('dialog', { name: nav.menu }));
  await expect(tool(page, nav.menu)).toBeFocused();
  await tool(page, nav.search).click();
  await expectClosedByBack(page, shop, page.getByRole('dialog'));
  await expectClosedByBack(page, shop, await openCart(page, shop, 2));

  const title = titleIn(shop.lang, (await productsOf(request))[0]!);
  await cardOf(page, title)
    .getByRole('button', { name: t.openGallery(title) })
    .click();
  await expectClosedByBack(page, shop, page.getByRole('dialog'));

  await page.goBack();
  await expectAt(page, shop.address(pages.home()));
});

test(
  'closed by its own button, or left by its link, it leaves nothing to go back through',
  { tag: '@long' },
  async ({ page, shop }) => {
    const { nav, common } = shop.messages;
    await atShop(page, shop);
    const menu = page.getByRole('dialog', { name: nav.menu });
    await tool(page, nav.menu).click();
    await expectOver(page, 1);
    await menu.getByRole('button', { name: common.close }).click();
    await expect(menu).toBeHidden();
    await expectOver(page, undefined);

    // From the menu to the search, and by Forward to what is closed.
    await tool(page, nav.menu).click();
    await menu.getByRole('button', { name: nav.search }).click();
    const search = page.getByRole('dialog').filter({ has: page.getByRole('combobox') });
    await expectClosedByBack(page, shop, search);
    await page.goForward();
    await expectOver(page, undefined);
    await expect(search).toBeHidden();

    await tool(page, nav.menu).click();
    await expectOver(page, 1);
    await menu.getByRole('link', { name: nav.about }).click();
    await expectAt(page, shop.address(pages.about()));
    await expect(menu).toBeHidden();
    await page.goBack();
    await expectAt(page, shop.address(pages.shop()));
    await expectOver(page, undefined);
    await page.goBack();
    await expectAt(page, shop.address(pages.home()));
  },
);

test('after a reload, Back leaves the page at once', { tag: '@long' }, async ({ page, shop }) => {
  await atShop(page, shop);
  await tool(page, shop.messages.nav.menu).click();
  await expectOver(page, 1);
  await page.reload();
  await expectOver(page, undefined);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expectAt(page, shop.address(pages.home()));
});

test(
  'the question about the cart closes before the cart',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const { cart: t } = shop.messages;
    await customer.fillCart([goods.product.line(1)]);
    await atShop(page, shop);
    const cart = await openCart(page, shop, 1);
    await cart.getByRole('button', { name: t.clear, exact: true }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await expectOver(page, 2);
    await page.goBack();
    await expect(question).toBeHidden();
    await expectClosedByBack(page, shop, cart);
    expect(await customer.cart()).toMatchObject({ items: [{ quantity: 1 }] });
  },
);
