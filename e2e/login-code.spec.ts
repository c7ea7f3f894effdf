/** Logging in by a code that comes by mail, from a real mail server. */
import { api, pages } from '#contract/routes.ts';
import { accountApi } from '#contract/account-routes.ts';
import { errorsEn } from '#i18n/errors.en.ts';
import { errorsHe } from '#i18n/errors.he.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { codeIn } from '#test/mailed-app.ts';
import { PASSWORD, accountButton, uniqueEmail } from './support/customer.ts';
import { cartButton } from './support/cart.ts';
import { cardOf, expectAt } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { mailTo, test } from './support/mailed-shop.ts';
import { expect, openForOrders } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a code from the mailbox logs in and leads on, on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, smtp, noise }) => {
        noise.allow(/answer 401|status of 401/);
        const t = await loadPageTexts('login', shop.lang);
        const email = uniqueEmail();
        await shop.visit(pages.login({ next: shop.address(pages.contact()) }));
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByLabel(shop.messages.fields.email, { exact: true }).fill(email);
        await page.getByRole('button', { name: t.sendCode }).click();
        const field = page.getByLabel(t.code);
        await expect(field).toBeFocused();
        await expectAccessible(page);
        await expectNoOverflow(page);
        const code = codeIn(await mailTo(smtp, email));

        // The phone drops the page while its owner is in the mailbox.
        await page.reload();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.codeTitle);
        const wrong = code === '000000' ? '000001' : '000000';
        await field.pressSequentially(wrong);
        const { bad_code: badCode } = (shop.lang === 'he' ? errorsHe : errorsEn).codes;
        await expect(page.getByRole('alert').filter({ hasText: badCode })).toBeVisible();
        await expect(field).toBeFocused();
        await expectAccessible(page);
        await expectNoOverflow(page);

        await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
        await expectAt(page, shop.address(pages.contact()));
        expect(smtp.mails).toHaveLength(1);
      },
    );
  });
}

test(
  'a new code can be asked for after a while, and the address changed',
  { tag: '@long' },
  async ({ page, shop, smtp }) => {
    const t = await loadPageTexts('login', shop.lang);
    const email = uniqueEmail();
    await page.clock.install();
    await shop.visit(pages.login());
    await page.getByLabel(shop.messages.fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: t.sendCode }).click();
    const resend = page.getByRole('button', { name: t.resend });
    await expect(page.getByText(t.notArrived)).toBeVisible();
    await expect(resend).toBeHidden();
    await page.clock.fastForward(31_000);
    await resend.click();
    await expect(page.getByText(t.resent)).toBeVisible();
    await expect(resend).toBeHidden();
    const second = codeIn(await mailTo(smtp, email, 2));

    await page.getByRole('button', { name: t.changeEmail }).click();
    const address = page.getByLabel(shop.messages.fields.email, { exact: true });
    await expect(address).toHaveValue(email);
    await expect(address).toBeFocused();
    await page.getByRole('button', { name: t.sendCode }).click();
    const third = codeIn(await mailTo(smtp, email, 3));
    expect(third).not.toBe(second);
    await page.getByLabel(t.code).fill(third);
    await expectAt(page, shop.address('/'));
  },
);

test(
  'a password is another way in, and an unanswered request says so',
  { tag: '@long' },
  async ({ page, shop, account, noise }) => {
    noise.allow(/ERR_FAILED/);
    const t = await loadPageTexts('login', shop.lang);
    await shop.visit(pages.login());
    await page.route(`**${accountApi.code()}`, (route) => route.abort('failed'));
    await page.getByLabel(shop.messages.fields.email, { exact: true }).fill(account.email);
    await page.getByRole('button', { name: t.sendCode }).click();
    await expect(page.getByRole('alert').filter({ hasText: t.codeNotSent })).toBeVisible();
    await page.getByRole('button', { name: t.byPassword }).click();
    await expect(page.getByLabel(shop.messages.fields.password, { exact: true })).toBeFocused();
    await logIn(page, shop, account);
    await expectAt(page, shop.address('/'));
  },
);

test.describe(() => {
  test.use(PHONE);

  test('a newcomer buys with nothing but a mailbox', async ({ page, shop, request, smtp, goods }) => {
    const t = await loadPageTexts('login', shop.lang);
    const form = await loadPageTexts('order-form', shop.lang);
    const order = await loadPageTexts('order', shop.lang);
    await openForOrders(request);
    const email = uniqueEmail();
    const { title } = goods.product;
    await shop.visit(pages.shop());
    await cardOf(page, title)
      .getByRole('button', { name: shop.messages.product.addLabel(title) })
      .tap();
    await page.getByLabel(shop.messages.fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: t.sendCode }).click();
    await page.getByLabel(t.code).fill(codeIn(await mailTo(smtp, email)));
    await expectAt(page, shop.address(pages.shop()));
    await expect(cartButton(page, shop, 1)).toBeVisible();

    await shop.visit(pages.checkout());
    await page.locator('[name="contact.firstName"]').fill('Dana');
    await page.locator('[name="contact.lastName"]').fill('Levi');
    await page.locator('[name="contact.phone"]').fill('050-1234567');
    await page.locator('[name="terms"]').check();
    const made = page.locator('[name="made_to_order"]');
    if (await made.isVisible()) await made.check();
    await page.getByRole('button', { name: form.send }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
    const profile = await page.evaluate(async (path) => {
      const authorization = `Bearer ${localStorage.getItem('token')}`;
      return (await fetch(path, { headers: { authorization } })).json();
    }, api.profile());
    expect(profile.data).toMatchObject({ email, firstName: 'Dana', lastName: 'Levi', hasPassword: false });
  });
});

test(
  'an account without a password goes by its email and can add one',
  { tag: '@long' },
  async ({ page, shop, smtp }) => {
    const t = await loadPageTexts('login', shop.lang);
    const texts = await loadPageTexts('account', shop.lang);
    const email = uniqueEmail();
    await shop.visit(pages.login({ next: shop.address(pages.details()) }));
    await page.getByLabel(shop.messages.fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: t.sendCode }).click();
    await page.getByLabel(t.code).fill(codeIn(await mailTo(smtp, email)));
    await expectAt(page, shop.address(pages.details()));
    await expect(accountButton(page, shop, { name: email })).toBeVisible();
    await expect(page.getByLabel(texts.current, { exact: true })).toBeHidden();
    await page.getByLabel(texts.newPassword, { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: texts.setPassword }).click();
    await expect(page.getByText(texts.passwordChanged)).toBeVisible();
    await expect(page.getByLabel(texts.current, { exact: true })).toBeVisible();
  },
);
