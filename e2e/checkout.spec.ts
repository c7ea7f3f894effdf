import { checkoutApi } from '#contract/checkout-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { cartButton, rowOf } from './support/cart.ts';
import { accountButton, expect, test, type Goods } from './support/customer.ts';
import { expectAt, hold } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { PHONE, SCREENS } from './support/places.ts';

const threeKinds = ({ product, workshop, tutorial }: Goods) => [
  product.line(2),
  workshop.line(),
  tutorial.line(),
];

test('a visitor is sent to login and back', async ({ page, shop, account, goods }) => {
  await account.fillCart([goods.product.line()]);
  await page.goto(shop.address(pages.checkout()));
  await expectAt(page, shop.address(pages.login({ next: shop.address(pages.checkout()) })));
  await logIn(page, shop, account);
  await expectAt(page, shop.address(pages.checkout()));
  await expect(rowOf(page.getByRole('main'), goods.product.title)).toBeVisible();
});

test('logging out here leads to login', { tag: '@long' }, async ({ page, shop, customer, goods }) => {
  await customer.fillCart([goods.product.line()]);
  await shop.visit(pages.checkout());
  await accountButton(page, shop, customer).click();
  await page.getByRole('menuitem', { name: shop.messages.account.logout }).click();
  await expectAt(page, shop.address(pages.login({ next: shop.address(pages.checkout()) })));
});

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `Clear asks, clears and goes home; empty, the page says so, on ${size}`,
      { tag },
      async ({ page, shop, customer, goods }) => {
        const { cart } = shop.messages;
        await customer.fillCart(threeKinds(goods));
        await shop.visit(pages.checkout());
        await page.getByRole('main').getByRole('button', { name: cart.clear }).click();
        const question = page.getByRole('alertdialog', { name: cart.clearTitle });
        await expect(question).toHaveAccessibleDescription(cart.clearText);
        await question.getByRole('button', { name: cart.clearCancel }).click();
        await expectAt(page, shop.address(pages.checkout()));
        await page.getByRole('main').getByRole('button', { name: cart.clear }).click();
        await question.getByRole('button', { name: cart.clearConfirm, exact: true }).click();
        await expectAt(page, shop.address('/'));
        await expect(cartButton(page, shop, 0)).toBeVisible();
        await expect.poll(async () => (await customer.cart())!.items).toEqual([]);

        await shop.visit(pages.checkout());
        await expect(page.getByRole('main').getByText(cart.empty)).toBeVisible();
        await page.getByRole('main').getByRole('link', { name: cart.continueShopping }).click();
        await expectAt(page, shop.address('/shop'));
      },
    );
  });
}

test(
  'a number that is half typed goes on in the form that takes the table’s place',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const form = await loadPageTexts('order-form', shop.lang);
    await customer.fillCart([goods.product.line(2)]);
    const release = await hold(page, `**${checkoutApi.options()}`);
    await page.goto(shop.address(pages.checkout()));
    const main = page.getByRole('main');
    const quantity = rowOf(main, goods.product.title).getByRole('textbox');
    await quantity.fill('0');
    await expect(quantity).toBeFocused();
    release();
    await expect(main.getByRole('heading', { name: form.contactTitle })).toBeVisible();
    await expect(quantity).toBeFocused();
    await expect(quantity).toHaveValue('0');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(quantity).toHaveValue('1');
    await expect.poll(async () => (await customer.cart())!.items).toMatchObject([{ quantity: 1 }]);
  },
);

test(
  'the focus stays where it was when the form takes the table’s place',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const form = await loadPageTexts('order-form', shop.lang);
    await customer.fillCart([goods.product.line(2), goods.tutorial.line()]);
    const release = await hold(page, `**${checkoutApi.options()}`);
    await page.goto(shop.address(pages.checkout()));
    const main = page.getByRole('main');
    const remove = rowOf(main, goods.tutorial.title).getByRole('button');
    await remove.focus();
    await expect(remove).toBeFocused();
    release();
    await expect(main.getByRole('heading', { name: form.contactTitle })).toBeVisible();
    await expect(remove).toBeFocused();
  },
);

test(
  'on the narrowest phone the sum keeps its sign away from the edge, and a discount its minus',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const t = await loadPageTexts('order-form', shop.lang);
    await page.setViewportSize({ width: 320, height: 640 });
    await customer.fillCart(threeKinds(goods));
    await shop.visit(pages.checkout());
    const fold = page.getByRole('button', { name: t.summary });
    await expect(fold).toBeVisible();
    const [whole, sign] = await Promise.all([fold.boundingBox(), fold.locator('svg').boundingBox()]);
    expect(sign!.x).toBeGreaterThanOrEqual(whole!.x + 12);
    expect(sign!.x + sign!.width).toBeLessThanOrEqual(whole!.x + whole!.width - 12);
    await fold.click();
    const discount = page.getByRole('main').getByText('−₪').filter({ visible: true });
    const [height, line] = await discount.evaluate((sum) => [
      sum.getBoundingClientRect().height,
      parseFloat(getComputedStyle(sum).lineHeight),
    ]);
    expect(height).toBeLessThan(1.5 * line!);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('Tab goes down the form, the sum first', { tag: '@long' }, async ({ page, shop, customer, goods }) => {
    const t = await loadPageTexts('order-form', shop.lang);
    await customer.fillCart(threeKinds(goods));
    await shop.visit(pages.checkout());
    const fold = page.getByRole('button', { name: t.summary });
    const place = () => page.evaluate(() => scrollY + document.activeElement!.getBoundingClientRect().top);
    await fold.focus();
    const before = await place();
    await page.keyboard.press('Tab');
    expect(await place()).toBeGreaterThan(before);
    await page.keyboard.press('Shift+Tab');
    await expect(fold).toBeFocused();
    await page.getByRole('main').locator('button[type=submit]').focus();
    await page.keyboard.press('Shift+Tab');
    await expect(fold).not.toBeFocused();
  });
});

test('pickup has its hours, and a way to ask about a date', async ({ page, shop, customer, goods }) => {
  const t = await loadPageTexts('order-form', shop.lang);
  await customer.fillCart([goods.product.line()]);
  await shop.visit(pages.checkout());
  const pickup = page.getByRole('group', { name: t.deliveryTitle });
  await expect(pickup).toContainText('10:00–18:00');
  await expect(page.getByRole('link', { name: t.byDate })).toHaveAttribute(
    'href',
    shop.address(pages.contact()),
  );
});
