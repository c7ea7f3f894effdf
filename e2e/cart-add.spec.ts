import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { ALREADY_THERE } from '#i18n/adding.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { cartButton, snackbar } from './support/cart.ts';
import { PASSWORD, accountButton, expect, test, uniqueEmail, type Goods } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { cardOf, expectAt } from './support/journey.ts';
import { logIn } from './support/login.ts';

/** Where each kind is added, and by which button. */
const WAYS = [
  {
    from: '/shop',
    kind: 'Item',
    details: {},
    button: (shop: Shop, { product }: Goods) => shop.messages.product.addLabel(product.title),
  },
  {
    from: '/workshops?category=goldsmith',
    kind: 'Workshop',
    details: { tag: '@long' },
    button: (shop: Shop, { workshop }: Goods) => shop.messages.workshops.registerLabel(workshop.title),
  },
  {
    from: '/category/goldsmith',
    kind: 'Workshop',
    details: { tag: '@long' },
    button: (shop: Shop, { workshop }: Goods) => shop.messages.workshops.registerLabel(workshop.title),
  },
  {
    from: '/tutorials',
    kind: 'Tutorial',
    details: {},
    button: (shop: Shop, { tutorial }: Goods) => shop.messages.tutorials.addLabel(tutorial.title),
  },
] as const;
const lineOf = { Item: 'product', Workshop: 'workshop', Tutorial: 'tutorial' } as const;

for (const { from, kind, details, button } of WAYS) {
  test(`a ${kind} from ${from}, by a customer`, details, async ({ page, shop, customer, goods }) => {
    await shop.visit(from);
    await page.getByRole('button', { name: button(shop, goods), exact: true }).click();
    const added = snackbar(page, shop, shop.messages.cart.added[kind]);
    await expect(added.getByRole('link', { name: shop.messages.cart.title })).toHaveAttribute(
      'href',
      shop.address(pages.checkout()),
    );
    await expect(cartButton(page, shop, 1)).toBeVisible();
    await expectAt(page, shop.address(from));
    expect((await customer.cart())!.items).toMatchObject([goods[lineOf[kind]].line()]);
  });

  test(
    `a ${kind} from ${from}, by a visitor who logs in`,
    details,
    async ({ page, shop, account, goods }) => {
      await shop.visit(from);
      await page.getByRole('button', { name: button(shop, goods), exact: true }).click();
      await expectAt(page, shop.address(pages.login({ next: shop.address(from) })));
      expect(page.url()).not.toContain(goods[lineOf[kind]]._id);
      // What waits, and that it isn't lost.
      const main = page.getByRole('main');
      await expect(main.getByText(goods[lineOf[kind]].title, { exact: true })).toBeVisible();
      await expect(main.getByText(shop.messages.login.pendingText)).toBeVisible();
      await logIn(page, shop, account);
      await expectAt(page, shop.address(from));
      await expect(snackbar(page, shop, shop.messages.cart.added[kind])).toBeVisible();
      await expect(cartButton(page, shop, 1)).toBeVisible();
      expect((await account.cart())!.items).toMatchObject([goods[lineOf[kind]].line()]);
    },
  );
}

test(
  'a card’s quantity is added, and a second add increases it',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product } }) => {
    const { product: words } = shop.messages;
    await shop.visit('/shop');
    const card = cardOf(page, product.title);
    await card.getByRole('button', { name: words.more }).click();
    await card.getByRole('button', { name: words.more }).click();
    await card.getByRole('button', { name: words.add }).click();
    await expect(cartButton(page, shop, 3)).toBeVisible();
    await card.getByRole('button', { name: words.less }).click();
    await card.getByRole('button', { name: words.add }).click();
    await expect(cartButton(page, shop, 5)).toBeVisible();
    expect((await customer.cart())!.items).toMatchObject([product.line(5)]);
  },
);

test('a double press registers once', { tag: '@long' }, async ({ page, shop, customer, goods }) => {
  await shop.visit('/category/goldsmith');
  const register = page.getByRole('button', {
    name: shop.messages.workshops.registerLabel(goods.workshop.title),
  });
  const { inCart: t } = await loadPageTexts('seats', shop.lang);
  await register.dblclick();
  await expect(page.getByText(t.there(1)).first()).toBeVisible();
  await expect(cartButton(page, shop, 1)).toBeVisible();
  expect((await customer.cart())!.items).toMatchObject([goods.workshop.line(1)]);
});

test('a tutorial is added once', { tag: '@long' }, async ({ page, shop, customer, goods: { tutorial } }) => {
  await shop.visit('/tutorials');
  const add = page.getByRole('button', { name: shop.messages.tutorials.addLabel(tutorial.title) });
  await add.click();
  await expect(cartButton(page, shop, 1)).toBeVisible();
  await add.click();
  await expect(snackbar(page, shop, ALREADY_THERE[shop.lang])).toBeVisible();
  await expect(cartButton(page, shop, 1)).toBeVisible();
  expect((await customer.cart())!.items).toMatchObject([tutorial.line()]);
});

test('a refusal is shown in the server’s words, and the cart stays', async ({
  page,
  shop,
  customer,
  goods: { product },
  noise,
}) => {
  noise.allow(/answer 409|status of 409/, /ApiError/);
  await customer.fillCart([product.line(1)]);
  await shop.visit('/shop');
  const field = cardOf(page, product.title).getByRole('textbox');
  await field.fill('998');
  await field.press('Enter');
  const refusal = page.waitForResponse((response) => response.status() === 409);
  await cardOf(page, product.title).getByRole('button', { name: shop.messages.product.add }).click();
  const { error } = (await (await refusal).json()) as { error: string };
  await expect(page.getByRole('alert').filter({ hasText: error })).toBeAttached();
  await expect(snackbar(page, shop, error)).toBeVisible();
  await expect(cartButton(page, shop, 1)).toBeVisible();
});

test('a visitor who registers instead gets what they wanted, its quantity kept', async ({
  page,
  shop,
  goods: { product },
}) => {
  await addAsVisitor(page, shop, product.title);
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.messages.login.toRegister('10%') })
    .click();
  const { fields, register } = shop.messages;
  for (const [label, value] of [
    [fields.firstName, 'Noa'],
    [fields.lastName, 'Cohen'],
    [fields.email, uniqueEmail()],
    [fields.password, PASSWORD],
    [register.confirmPassword, PASSWORD],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByRole('main').getByRole('button', { name: register.submit }).click();
  await expectAt(page, shop.address('/shop'));
  await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
  await expect(cartButton(page, shop, 2)).toBeVisible();
});

test(
  'a pending add expires after 30 minutes',
  { tag: '@long' },
  async ({ page, shop, account, goods: { product } }) => {
    await page.clock.install();
    await addAsVisitor(page, shop, product.title);
    await page.clock.fastForward('30:01');
    await logIn(page, shop, account);
    await expectAt(page, shop.address('/shop'));
    await expect(accountButton(page, shop, account)).toBeVisible();
    await expect(cartButton(page, shop, 0)).toBeVisible();
    expect(await account.cart()).toBeNull();
  },
);

test('a pending add is added once', { tag: '@long' }, async ({ page, shop, account, goods: { product } }) => {
  await addAsVisitor(page, shop, product.title);
  await logIn(page, shop, account);
  await expect(cartButton(page, shop, 2)).toBeVisible();
  await accountButton(page, shop, account).click();
  await page.getByRole('menuitem', { name: shop.messages.account.logout }).click();
  await page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login }).click();
  await logIn(page, shop, account);
  await expect(cartButton(page, shop, 2)).toBeVisible();
  expect((await account.cart())!.items).toMatchObject([product.line(2)]);
});

/** Adds two from the shop, which leads to login. */
async function addAsVisitor(page: Page, shop: Shop, title: string): Promise<void> {
  await shop.visit('/shop');
  await cardOf(page, title).getByRole('button', { name: shop.messages.product.more }).click();
  await cardOf(page, title).getByRole('button', { name: shop.messages.product.add }).click();
  await expectAt(page, shop.address(pages.login({ next: shop.address('/shop') })));
}
