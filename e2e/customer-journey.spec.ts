/** A new customer from the shop through registration to checkout: by touch and by keyboard. */
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { cartButton, rowOf, stepperOf } from './support/cart.ts';
import { PASSWORD, expect, test, uniqueEmail } from './support/customer.ts';
import { cardOf, expectAt, tabTo } from './support/journey.ts';
import { loginForm } from './support/login.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  test('from the shop through registration to an order that can be sent', async ({ page, shop, goods }) => {
    const { product: words, login, register, fields, cart } = shop.messages;
    const { title } = goods.product;
    await shop.visit('/shop');
    await cardOf(page, title).getByRole('button', { name: words.more }).tap();
    await cardOf(page, title)
      .getByRole('button', { name: words.addLabel(title) })
      .tap();
    await expectAt(page, shop.address(pages.login({ next: shop.address('/shop') })));
    await page
      .getByRole('main')
      .getByRole('link', { name: login.toRegister('10%') })
      .tap();
    for (const [label, value] of [
      [fields.firstName, 'Noa'],
      [fields.lastName, 'Cohen'],
      [fields.email, uniqueEmail()],
      [`${fields.phone} ${fields.optional}`, '050-1234567'],
      [fields.password, PASSWORD],
      [register.confirmPassword, PASSWORD],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(value);
    }
    await expectNoOverflow(page);
    await page.getByRole('main').getByRole('button', { name: register.submit }).tap();
    await expectAt(page, shop.address('/shop'));

    await cartButton(page, shop, 2).tap();
    const panel = page.getByRole('dialog', { name: cart.title });
    const row = rowOf(panel, title);
    await stepperOf(row, title, shop).less.tap();
    await expect(stepperOf(row, title, shop).field).toHaveValue('1');
    await panel.getByRole('link', { name: cart.proceed }).tap();
    await expectAt(page, shop.address(pages.checkout()));
    await expectNoOverflow(page);
    const t = await loadPageTexts('order-form', shop.lang);
    const send = page.getByRole('button', { name: t.send });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('[name="contact.phone"]')).toHaveValue('050-1234567');
    await page.locator('[name="terms"]').tap();
    await expect(send).toHaveAttribute('aria-disabled', 'false');
    await expectNoOverflow(page);
  });
});

test('by keyboard alone: add, log in, open the cart, change the quantity, proceed', async ({
  page,
  shop,
  account,
  goods,
}) => {
  const { product: words, cart } = shop.messages;
  const { title } = goods.product;
  await shop.visit('/shop');
  await tabTo(page, cardOf(page, title).getByRole('button', { name: words.addLabel(title) }));
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address(pages.login({ next: shop.address('/shop') })));
  await expect(page.getByRole('main')).toBeFocused();

  const form = loginForm(page, shop);
  await tabTo(page, form.email, 3);
  await page.keyboard.type(account.email);
  await tabTo(page, form.password, 1);
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address('/shop'));
  await expect(cartButton(page, shop, 1)).toBeVisible();

  const bag = cartButton(page, shop, 1);
  while (!(await bag.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: cart.title });
  await expect(panel.locator(':focus')).toHaveCount(1);
  const { more, field } = stepperOf(rowOf(panel, title), title, shop);
  await tabTo(page, more, 8);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('3');
  await expect(more).toBeFocused();
  await tabTo(page, panel.getByRole('link', { name: cart.proceed }), 4);
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address(pages.checkout()));
  await expect(page.getByRole('main')).toBeFocused();

  const t = await loadPageTexts('order-form', shop.lang);
  const send = page.getByRole('button', { name: t.send });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await tabTo(page, page.locator('[name="terms"]'), 40);
  await page.keyboard.press('Space');
  await tabTo(page, send, 6);
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(async () => (await account.cart())!.items).toMatchObject([goods.product.line(3)]);
});

test(
  'by keyboard the focus is not lost when a row leaves or the cart is emptied',
  { tag: '@long' },
  async ({ page, shop, customer, goods }) => {
    const { cart } = shop.messages;
    const keepsFocus = (when: string) =>
      expect
        .poll(
          () =>
            page.evaluate(() => document.activeElement !== document.body && document.activeElement !== null),
          when,
        )
        .toBe(true);
    await customer.fillCart([goods.product.line(), goods.workshop.line(), goods.tutorial.line()]);
    await shop.visit('/about');
    await cartButton(page, shop, 3).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: cart.title });
    await panel.getByRole('button', { name: cart.remove(goods.product.title) }).focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(panel, goods.product.title)).toHaveCount(0);
    await keepsFocus('after a removal in the panel');
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
    await panel.getByRole('button', { name: cart.clear }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: cart.clearConfirm, exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: cart.empty })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await keepsFocus('after clearing in the panel');

    await customer.fillCart([goods.workshop.line(), goods.tutorial.line()]);
    await shop.visit(pages.checkout());
    // The form brings a table of its own.
    await expect(page.locator('[name="terms"]')).toBeVisible();
    const main = page.getByRole('main');
    await main.getByRole('button', { name: cart.remove(goods.workshop.title) }).focus();
    await page.keyboard.press('Enter');
    await expect(rowOf(main, goods.workshop.title)).toHaveCount(0);
    await keepsFocus('after a removal at checkout');
    await main.getByRole('button', { name: cart.remove(goods.tutorial.title) }).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText(cart.empty)).toBeVisible();
    await keepsFocus('after the last removal at checkout');
  },
);
