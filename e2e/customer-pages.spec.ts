/** The checks of every-page.spec.ts for a customer's pages. */
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { openCart } from './support/cart.ts';
import { expect, test } from './support/customer.ts';
import { restingBox } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expectNoOverflow(page);
  await expectAccessible(page);
}

for (const name of ['checkout', 'account', 'details'] as const) {
  test(`${name}: the first HTML is the same for everyone, in its language`, async ({
    request,
    shop,
    account,
  }) => {
    const { checkout, account: texts } = shop.messages;
    const title = { checkout: checkout.pageTitle, account: texts.mine, details: texts.title }[name];
    const read = async (headers = {}) => (await request.get(shop.address(pages[name]()), { headers })).text();
    const html = await read();
    expect(html).toMatch(new RegExp(`^<!DOCTYPE html><html lang="${shop.lang}" dir="${shop.dir}"`));
    expect(html).toContain(`<title>${title}`);
    expect(html).toContain('noindex');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(await read({ authorization: `Bearer ${account.token}` })).toBe(html);
  });
}

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`checkout with lines on ${size}`, { tag }, async ({ page, shop, customer, goods }) => {
      const { checkout: words, cart } = shop.messages;
      await customer.fillCart([
        goods.product.line(3),
        goods.another.line(),
        goods.workshop.line(),
        goods.tutorial.line(),
      ]);
      await shop.visit(pages.checkout());
      await expect(page.getByRole('table', { name: words.tableLabel })).toBeVisible();
      await expect(
        page.getByRole('button', { name: (await loadPageTexts('order-form', shop.lang)).send }),
      ).toBeVisible();
      await expectSound(page);
      await page.getByRole('main').getByRole('button', { name: cart.clear }).click();
      const question = page.getByRole('alertdialog', { name: cart.clearTitle });
      await expect(question).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
    });

    test(`checkout, empty, on ${size}`, { tag: [tag, '@long'] }, async ({ page, shop, customer }) => {
      await shop.visit(pages.checkout());
      await expect(page.getByRole('main').getByText(shop.messages.cart.empty)).toBeVisible();
      expect(await customer.cart()).toBeNull();
      await expectSound(page);
    });

    test(
      `login and registration with their errors on ${size}`,
      { tag },
      async ({ page, shop, account, noise }) => {
        noise.allow(/answer 4\d\d|status of 4\d\d/);
        const { fields, register } = shop.messages;
        await shop.visit(pages.login({ next: shop.address('/shop') }));
        await logIn(page, shop, { ...account, password: 'not the password' });
        await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
        await expectSound(page);

        await shop.visit(pages.register());
        for (const [label, value] of [
          [fields.firstName, 'Noa'],
          [fields.lastName, 'Cohen'],
          [fields.email, account.email],
          [fields.password, 'long enough'],
          [register.confirmPassword, 'long, but another'],
        ] as const) {
          await page.getByLabel(label, { exact: true }).fill(value);
        }
        await page.getByRole('main').getByRole('button', { name: register.submit }).click();
        await expect(page.getByText(register.passwordsDoNotMatch)).toBeVisible();
        await expectSound(page);
        await page.getByLabel(register.confirmPassword, { exact: true }).fill('long enough');
        await page.getByRole('main').getByRole('button', { name: register.submit }).click();
        await expect(page.getByRole('main').getByRole('alert')).not.toBeEmpty();
        await expectSound(page);
      },
    );

    test(
      `the account's details with their errors on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, customer, noise }) => {
        noise.allow(/answer 4\d\d|status of 4\d\d/);
        const { account, fields } = shop.messages;
        await shop.visit(pages.details());
        const main = page.getByRole('main');
        await expect(main.getByText(customer.email)).toBeVisible();
        await expectSound(page);
        await main.getByLabel(account.current, { exact: true }).fill('not the password');
        await main.getByLabel(account.newPassword, { exact: true }).fill('a longer password');
        await main.getByRole('button', { name: account.changePassword }).click();
        await expect(main.getByLabel(account.current, { exact: true })).toHaveAttribute(
          'aria-invalid',
          'true',
        );
        await main.getByLabel(new RegExp(`^${fields.phone}`)).fill('12345');
        await main.getByRole('button', { name: account.save, exact: true }).click();
        await expect(main.getByLabel(new RegExp(`^${fields.phone}`))).toHaveAttribute('aria-invalid', 'true');
        await expectSound(page);
      },
    );

    test(
      `a cart longer than the window on ${size}`,
      { tag: '@long' },
      async ({ page, shop, customer, goods }) => {
        await customer.fillCart([
          goods.product.line(),
          goods.another.line(),
          goods.workshop.line(),
          goods.tutorial.line(),
        ]);
        await page.setViewportSize({ width: page.viewportSize()!.width, height: 480 });
        await shop.visit('/about');
        const panel = await openCart(page, shop, 4);
        const proceed = panel.getByRole('link', { name: shop.messages.cart.proceed });
        await proceed.scrollIntoViewIfNeeded();
        await expect(proceed).toBeInViewport();
        expect((await restingBox(panel)).height).toBeLessThanOrEqual(480 * 0.8 + 1);
        await expectNoOverflow(page);
        await expectAccessible(page);
      },
    );
  });
}
