/** Back into an account, another email, and leaving, with mails from a real mail server. */
import { readFile } from 'node:fs/promises';
import { accountApi } from '#contract/account-routes.ts';
import { api, pages } from '#contract/routes.ts';
import { errorsEn } from '#i18n/errors.en.ts';
import { errorsHe } from '#i18n/errors.he.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { codeIn, tokenIn } from '#test/mailed-app.ts';
import { PASSWORD, profileOf, uniqueEmail } from './support/customer.ts';
import { expectAt } from './support/journey.ts';
import { mailTo, test } from './support/mailed-shop.ts';
import { expect } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

const NEW = 'silver and paper';

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `who forgot the password is back by a mailed link, on ${size}`,
      { tag },
      async ({ page, shop, request, smtp, account, noise }) => {
        noise.allow(/answer 410|status of 410/);
        const login = await loadPageTexts('login', shop.lang);
        const forgot = await loadPageTexts('forgotPassword', shop.lang);
        const t = await loadPageTexts('resetPassword', shop.lang);
        const { fields } = shop.messages;
        await shop.visit(pages.login());
        await page.getByRole('button', { name: login.byPassword }).click();
        await page.getByRole('link', { name: login.toNewPassword }).click();
        await expectAt(page, shop.address(pages.forgotPassword()));
        // The login's page has such a field, too, until this one is shown.
        await expect(page.getByRole('button', { name: forgot.send })).toBeVisible();
        await page.getByLabel(fields.email, { exact: true }).fill(account.email);
        await page.getByRole('button', { name: forgot.send }).click();
        await expect(page.getByRole('status').filter({ hasText: forgot.sentTitle })).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);

        const token = tokenIn(await mailTo(smtp, account.email));
        await shop.visit(pages.resetPassword({ token }));
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByLabel(t.password).fill(NEW);
        await page.getByRole('button', { name: t.save }).click();
        await expectAt(page, shop.address(pages.account()));
        await expect(page.getByText(t.done)).toBeVisible();
        await expect(page.getByRole('main')).toContainText(account.email);
        expect((await profileOf(request, account.token)).status).toBe(401);
        await mailTo(smtp, account.email, 2);

        await shop.visit(pages.resetPassword({ token }));
        await page.getByLabel(t.password).fill(NEW);
        await page.getByRole('button', { name: t.save }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.endedTitle);
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByRole('link', { name: t.askAgain }).click();
        await expectAt(page, shop.address(pages.forgotPassword()));
      },
    );

    test(
      `a new email counts once its mailbox has confirmed it, on ${size}`,
      { tag: '@long' },
      async ({ page, shop, smtp, customer, noise }) => {
        noise.allow(/answer 410|status of 410/);
        const t = await loadPageTexts('account', shop.lang);
        const confirm = await loadPageTexts('confirmEmail', shop.lang);
        const email = uniqueEmail();
        await shop.visit(pages.details());
        await page.getByRole('button', { name: t.changeEmail }).click();
        await page.getByLabel(t.newEmail).fill(email);
        await page.getByLabel(t.current, { exact: true }).first().fill(PASSWORD);
        await page.getByRole('button', { name: t.sendLink }).click();
        const waiting = page.getByRole('status').filter({ hasText: email });
        await expect(waiting).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.reload();
        await expect(waiting).toBeVisible();
        expect((await mailTo(smtp, customer.email)).text).toContain(email);

        const token = tokenIn(await mailTo(smtp, email));
        await shop.visit(pages.confirmEmail({ token }));
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByRole('button', { name: confirm.confirm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.doneTitle);
        await expect(page.getByRole('main').getByText(email)).toBeVisible();
        await page.getByRole('link', { name: confirm.toAccount }).click();
        await expect(page.getByRole('main').getByText(email)).toBeVisible();
        await expect(waiting).toBeHidden();

        await shop.visit(pages.confirmEmail({ token }));
        await page.getByRole('button', { name: confirm.confirm }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(confirm.endedTitle);
      },
    );
  });
}

test(
  'a change of email can be taken back',
  { tag: '@long' },
  async ({ page, shop, smtp, customer: _customer }) => {
    const t = await loadPageTexts('account', shop.lang);
    await shop.visit(pages.details());
    await page.getByRole('button', { name: t.changeEmail }).click();
    const email = uniqueEmail();
    await page.getByLabel(t.newEmail).fill(email);
    await page.getByLabel(t.current, { exact: true }).first().fill(PASSWORD);
    await page.getByRole('button', { name: t.sendLink }).click();
    const token = tokenIn(await mailTo(smtp, email));
    await page.getByRole('button', { name: t.takeBack }).click();
    await expect(page.getByRole('button', { name: t.changeEmail })).toBeVisible();
    const answer = await page.request.post(accountApi.emailConfirmation(), { data: { token } });
    expect(answer.status()).toBe(410);
  },
);

test('a customer takes the data and leaves', async ({ page, shop, customer, noise }) => {
  noise.allow(/answer 403|status of 403/);
  const t = await loadPageTexts('account', shop.lang);
  await shop.visit(pages.details());
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: t.download }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^my-data-.*\.json$/);
  const copy = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(copy.account).toMatchObject({ email: customer.email });

  await page.getByRole('button', { name: t.deleteAccount }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByLabel(t.current, { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: t.deleteForGood }).click();
  const { wrong_password: wrong } = (shop.lang === 'he' ? errorsHe : errorsEn).codes;
  await expect(dialog.getByText(wrong)).toBeVisible();
  await dialog.getByLabel(t.current, { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: t.deleteForGood }).click();
  await expectAt(page, shop.address('/'));
  await expect(page.getByText(t.deleted)).toBeVisible();
  const login = { email: customer.email, password: PASSWORD };
  expect((await page.request.post(api.login(), { data: login })).status()).toBe(401);
});

test(
  'an account without a password is deleted by a code',
  { tag: '@long' },
  async ({ page, shop, smtp, noise }) => {
    noise.allow(/answer 401|status of 401/);
    const login = await loadPageTexts('login', shop.lang);
    const t = await loadPageTexts('account', shop.lang);
    const email = uniqueEmail();
    await shop.visit(pages.login({ next: shop.address(pages.details()) }));
    await page.getByLabel(shop.messages.fields.email, { exact: true }).fill(email);
    await page.getByRole('button', { name: login.sendCode }).click();
    await page.getByLabel(login.code).fill(codeIn(await mailTo(smtp, email)));
    await page.getByRole('button', { name: t.deleteAccount }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t.sendCode }).click();
    const code = codeIn(await mailTo(smtp, email, 2));
    const field = dialog.getByLabel(t.code);
    await field.fill(code === '000000' ? '000001' : '000000');
    await dialog.getByRole('button', { name: t.deleteForGood }).click();
    await expect(field).toHaveAccessibleDescription(/.+/);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(code);
    await dialog.getByRole('button', { name: t.deleteForGood }).click();
    await expectAt(page, shop.address('/'));
    await expect(page.getByText(t.deleted)).toBeVisible();
  },
);
