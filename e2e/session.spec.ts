import { api, pages } from '#contract/routes.ts';
import { cartButton, openCart, rowOf, snackbar, untilCartRead } from './support/cart.ts';
import { accountButton, expect, loseProfile, profileOf, signIn, test } from './support/customer.ts';
import { untilAlive } from './support/fixtures.ts';
import { cardOf, expectAt } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expectAccessible } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { onlyFirst } from './support/short-run.ts';

const storedToken = () => localStorage.getItem('token');

test('the account menu has the name as plain text and logout', async ({ page, shop, customer, request }) => {
  const { account, nav } = shop.messages;
  await shop.visit('/shop');
  const button = accountButton(page, shop, customer);
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem', { name: customer.name })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole('menuitem', { name: account.logout }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: nav.login })).toBeVisible();
  await expectAt(page, shop.address('/shop'));
  await expect.poll(() => page.evaluate(storedToken)).toBeNull();
  await expect.poll(async () => (await profileOf(request, customer.token)).status).toBe(401);
});

test(
  'a reload keeps the session, in the other language too',
  { tag: '@long' },
  async ({ page, shop, customer }) => {
    await shop.visit('/about');
    await expect(accountButton(page, shop, customer)).toBeVisible();
    await page.reload();
    await expect(accountButton(page, shop, customer)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo }).click();
    await expect(
      page.getByRole('banner').getByRole('button', { name: new RegExp(customer.name) }),
    ).toBeVisible();
  },
);

test(
  'logout ends the session here even if the call fails',
  { tag: '@long' },
  async ({ page, shop, customer, goods, noise }) => {
    noise.allow(/ERR_FAILED/, /ApiError: HTTP 0/);
    await customer.fillCart([goods.product.line(2)]);
    await shop.visit('/about');
    await expect(cartButton(page, shop, 2)).toBeVisible();
    await page.route(`**${api.logout()}`, (route) => route.abort('failed'));
    await accountButton(page, shop, customer).click();
    await page.getByRole('menuitem', { name: shop.messages.account.logout }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login })).toBeVisible();
    await expect(cartButton(page, shop, 0)).toBeVisible();
    await expect.poll(() => page.evaluate(storedToken)).toBeNull();
  },
);

test('a second tab follows a login and a logout', async ({ page, context, shop, account, goods }) => {
  await account.fillCart([goods.product.line(3)]);
  await shop.visit('/about');
  const second = await context.newPage();
  await second.goto(shop.address(pages.login()));
  await untilAlive(second);
  await logIn(second, shop, account);
  await expect(accountButton(second, shop, account)).toBeVisible();
  await expect(accountButton(page, shop, account)).toBeVisible();
  await expect(cartButton(page, shop, 3)).toBeVisible();

  await accountButton(page, shop, account).click();
  await page.getByRole('menuitem', { name: shop.messages.account.logout }).click();
  await expect(second.getByRole('banner').getByRole('link', { name: shop.messages.nav.login })).toBeVisible();
  await expect(cartButton(second, shop, 0)).toBeVisible();
});

test('when another customer logs in elsewhere, this tab has their cart and not the one before', async ({
  page,
  context,
  shop,
  customer,
  goods,
  another,
}) => {
  await customer.fillCart([goods.product.line(3)]);
  await another.fillCart([goods.workshop.line(), goods.tutorial.line()]);
  await shop.visit('/about');
  await expect(cartButton(page, shop, 3)).toBeVisible();
  const second = await context.newPage();
  await second.goto(shop.address('/about'));
  await untilAlive(second);
  await accountButton(second, shop, customer).click();
  await second.getByRole('menuitem', { name: shop.messages.account.logout }).click();
  await second.getByRole('banner').getByRole('link', { name: shop.messages.nav.login }).click();
  await logIn(second, shop, another);
  const panel = await openCart(page, shop, 2);
  await expect(rowOf(panel, goods.workshop.title)).toBeVisible();
  await expect(rowOf(panel, goods.product.title)).toHaveCount(0);
});

test(
  'a tab on the login page continues when another logs in',
  { tag: '@long' },
  async ({ page, context, shop, account }) => {
    await shop.visit(pages.login({ next: shop.address('/terms') }));
    const second = await context.newPage();
    await second.goto(shop.address(pages.login()));
    await untilAlive(second);
    await logIn(second, shop, account);
    await expectAt(page, shop.address('/terms'));
  },
);

test(
  'an expired token is dropped silently at the start, and the visitor stays',
  { tag: '@long' },
  async ({ page, context, shop, noise }) => {
    noise.allow(/answer 401|status of 401/);
    await signIn(context, { token: 'ended' });
    await shop.visit('/shop?category=cricut');
    await expect.poll(() => page.evaluate(storedToken)).toBeNull();
    await expectAt(page, shop.address('/shop?category=cricut'));
    await expect(page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login })).toBeVisible();
  },
);

test('on a page that needs a user an expired token leads to login', async ({
  page,
  context,
  shop,
  noise,
}) => {
  noise.allow(/answer 401|status of 401/);
  await signIn(context, { token: 'ended' });
  await page.goto(shop.address(pages.checkout()));
  await expectAt(page, shop.address(pages.login({ next: shop.address(pages.checkout()) })));
});

test(
  'a profile that fails to load is logged and leaves no user; the token is kept',
  { tag: '@long' },
  async ({ page, shop, customer, noise }) => {
    noise.allow(/ERR_FAILED/, /ApiError: HTTP 0/);
    const findProfile = await loseProfile(page);
    await shop.visit('/about');
    await expect(page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login })).toBeVisible();
    await expect.poll(() => noise.all.some((line) => line.startsWith('console error: ApiError'))).toBe(true);
    await findProfile();
    await page.reload();
    await expect(accountButton(page, shop, customer)).toBeVisible();
  },
);

for (const [index, name] of (['checkout', 'orders', 'account'] as const).entries()) {
  test(
    `where nobody can say whose the ${name} is, it stays and is asked for again`,
    onlyFirst(index),
    async ({ page, shop, customer, goods, noise }) => {
      noise.allow(/ERR_FAILED/, /ApiError: HTTP 0/);
      await customer.fillCart([goods.product.line()]);
      const findProfile = await loseProfile(page);
      await shop.visit(pages[name]());
      const retry = page.getByRole('main').getByRole('button', { name: shop.messages.common.retry });
      await expect(retry).toBeVisible();
      await expectAt(page, shop.address(pages[name]()));
      await expectAccessible(page);
      await findProfile();
      await retry.click();
      await expect(accountButton(page, shop, customer)).toBeVisible();
      await expect(retry).toBeHidden();
      await expectAt(page, shop.address(pages[name]()));
    },
  );
}

test(
  'an add while nobody can say whose the cart is says so, and is tried again',
  { tag: '@long' },
  async ({ page, shop, customer, goods: { product }, noise }) => {
    noise.allow(/ERR_FAILED/, /ApiError: HTTP 0/, /The session is unknown/);
    const findProfile = await loseProfile(page);
    await shop.visit(pages.shop());
    await cardOf(page, product.title).getByRole('button', { name: shop.messages.product.add }).click();
    const failed = snackbar(page, shop, shop.messages.cart.addFailed);
    await expect(failed).toBeVisible();
    await expectAt(page, shop.address(pages.shop()));
    await findProfile();
    await failed.getByRole('button', { name: shop.messages.common.retry, includeHidden: true }).click();
    await expect(cartButton(page, shop, 1)).toBeVisible();
    expect((await customer.cart())!.items).toMatchObject([product.line()]);
  },
);

test('any other 401 ends the session and leads to login, the present page as next', async ({
  page,
  request,
  shop,
  customer,
  goods,
  noise,
}) => {
  noise.allow(/answer 401|status of 401/, /ApiError/);
  const here = shop.address('/category/goldsmith?ref=letter');
  // Asked for after the logout, the cart would be the first 401.
  await untilCartRead(page, () => shop.visit('/category/goldsmith?ref=letter'));
  await expect(accountButton(page, shop, customer)).toBeVisible();
  await request.post(api.logout(), { headers: { authorization: `Bearer ${customer.token}` } });
  await page
    .getByRole('button', { name: shop.messages.workshops.registerLabel(goods.workshop.title) })
    .click();
  await expectAt(page, shop.address(pages.login({ next: here })));
  await expect(page.getByRole('main').getByText(shop.messages.login.textNext)).toBeVisible();
  await expect.poll(() => page.evaluate(storedToken)).toBeNull();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the drawer greets by name and has logout', { tag: '@long' }, async ({ page, shop, customer }) => {
    const { nav, account } = shop.messages;
    await shop.visit('/');
    await page.getByRole('button', { name: nav.menu }).tap();
    const drawer = page.getByRole('dialog', { name: nav.menu });
    await expect(drawer.getByText(account.greeting(customer.name))).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole('button', { name: account.logout }).tap();
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: nav.menu }).tap();
    await expect(drawer.getByRole('link', { name: nav.login })).toBeVisible();
  });
});
