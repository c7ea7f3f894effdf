import type { Page } from '@playwright/test';
import { accountApi } from '#contract/account-routes.ts';
import { api, pages } from '#contract/routes.ts';
import { errorsEn } from '#i18n/errors.en.ts';
import { errorsHe } from '#i18n/errors.he.ts';
import { accountButton, expect, profileOf, test } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { PHONE } from './support/places.ts';

const NEW = 'silver and paper';

function formOf(page: Page, { messages: { account, fields } }: Shop) {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  return {
    firstName: field(fields.firstName),
    lastName: field(fields.lastName),
    phone: field(`${fields.phone} ${fields.optional}`),
    save: main.getByRole('button', { name: account.save, exact: true }),
    current: field(account.current),
    password: field(account.newPassword),
    change: main.getByRole('button', { name: account.changePassword }),
    logoutOthers: main.getByRole('button', { name: account.logoutOthers }),
    status: (text: string) => main.getByRole('status').filter({ hasText: text }),
  };
}

/** Another device of the account. */
async function loginElsewhere(page: Page, { email }: { email: string }, password: string) {
  const answer = await page.request.post(api.login(), { data: { email, password } });
  const body = answer.ok() ? ((await answer.json()) as { data: { token: string } }).data : { token: '' };
  return { status: answer.status(), token: body.token };
}

test('from the menu: a new name is everywhere at once, and what is left out stays', async ({
  page,
  request,
  shop,
  customer,
}) => {
  const { account, fields } = shop.messages;
  await shop.visit('/shop');
  await accountButton(page, shop, customer).click();
  await page.getByRole('menuitem', { name: account.mine }).click();
  await expectAt(page, shop.address(pages.account()));
  await page
    .getByRole('navigation', { name: account.mine })
    .getByRole('link', { name: account.title })
    .click();
  await expectAt(page, shop.address(pages.details()));
  await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible();
  const form = formOf(page, shop);
  await expect(form.firstName).toHaveValue('Dana');
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
  // This shop sends no mails.
  await expect(page.getByRole('main').getByText(account.language)).toHaveCount(0);
  await expect(page.getByRole('main').getByText(account.copyUnconfirmed)).toHaveCount(0);

  const sent = page.waitForRequest((asked) => asked.method() === 'PUT');
  await form.firstName.fill('נועה');
  await form.phone.fill('050-1234567');
  await form.save.click();
  expect((await sent).postDataJSON()).toEqual({ firstName: 'נועה', phoneNumber: '050-1234567' });
  await expect(form.status(account.saved)).toBeVisible();
  await expect(accountButton(page, shop, { name: 'נועה Levi' })).toBeVisible();
  await form.phone.fill('');
  await expect(form.status(account.saved)).toHaveCount(0);
  await form.save.click();
  await expect(form.status(account.saved)).toBeVisible();
  const { user } = await profileOf(request, customer.token);
  expect(user).toMatchObject({ firstName: 'נועה', lastName: 'Levi', phoneNumber: null });

  await page.reload();
  await expect(form.firstName).toHaveValue('נועה');
  await expect(page.getByRole('main').getByLabel(fields.lastName)).toHaveValue('Levi');
});

test(
  'a wrong current password is told at its field; the right one ends the other logins',
  { tag: '@long' },
  async ({ page, request, shop, customer, noise }) => {
    noise.allow(/answer 403|status of 403/);
    const { account } = shop.messages;
    const sentences = shop.lang === 'he' ? errorsHe : errorsEn;
    const elsewhere = await loginElsewhere(page, customer, customer.password);
    await shop.visit(pages.details());
    const form = formOf(page, shop);
    await form.current.fill('not the password');
    await form.password.fill(NEW);
    await form.change.click();
    await expect(form.current).toBeFocused();
    await expect(form.current).toHaveAccessibleDescription(sentences.codes.wrong_password);
    await expect(form.password).toHaveValue(NEW);
    expect((await profileOf(request, elsewhere.token)).status).toBe(200);

    await form.current.fill(customer.password);
    await expect(form.current).toHaveAttribute('aria-invalid', 'false');
    await form.password.press('Enter');
    await expect(form.status(account.passwordChanged)).toBeVisible();
    await expect(form.current).toHaveValue('');
    await expect(form.password).toHaveValue('');
    expect((await profileOf(request, elsewhere.token)).status).toBe(401);
    expect((await profileOf(request, customer.token)).status).toBe(200);
    expect((await loginElsewhere(page, customer, customer.password)).status).toBe(401);
    expect((await loginElsewhere(page, customer, NEW)).status).toBe(200);
  },
);

test(
  'the password fields say what they are, and show what is typed',
  { tag: '@long' },
  async ({ page, shop, customer }) => {
    const { account } = shop.messages;
    await shop.visit(pages.details());
    await expect(accountButton(page, shop, customer)).toBeVisible();
    const { current, password } = formOf(page, shop);
    await expect(current).toHaveAttribute('autocomplete', 'current-password');
    await expect(password).toHaveAttribute('autocomplete', 'new-password');
    await password.fill('short');
    for (const [field, label] of [
      [current, account.showCurrent],
      [password, account.showNew],
    ] as const) {
      await expect(field).toHaveAttribute('type', 'password');
      await page.getByRole('button', { name: label }).click();
      await expect(field).toHaveAttribute('type', 'text');
    }
  },
);

test(
  'logging out everywhere else keeps this login',
  { tag: '@long' },
  async ({ page, request, shop, customer }) => {
    const { account } = shop.messages;
    const elsewhere = await loginElsewhere(page, customer, customer.password);
    await shop.visit(pages.details());
    const form = formOf(page, shop);
    await form.logoutOthers.click();
    await expect(form.status(account.loggedOutOthers)).toBeVisible();
    expect((await profileOf(request, elsewhere.token)).status).toBe(401);
    expect((await profileOf(request, customer.token)).status).toBe(200);
  },
);

test(
  'a session that ended elsewhere leads to login, and what was typed is there afterwards',
  { tag: '@long' },
  async ({ page, request, shop, customer, noise }) => {
    noise.allow(/answer 401|status of 401/);
    const { account } = shop.messages;
    await shop.visit(pages.details());
    const form = formOf(page, shop);
    await form.firstName.fill('Noa');
    const { token } = await loginElsewhere(page, customer, customer.password);
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.post(accountApi.logoutOthers(), { headers })).status()).toBe(204);
    await form.save.click();
    await expectAt(page, shop.address(pages.login({ next: shop.address(pages.details()) })));
    await logIn(page, shop, customer);
    await expectAt(page, shop.address(pages.details()));
    await expect(form.firstName).toHaveValue('Noa');
    await form.save.click();
    await expect(form.status(account.saved)).toBeVisible();
    await expect(accountButton(page, shop, { name: 'Noa Levi' })).toBeVisible();
  },
);

test(
  'without a connection the page says so and keeps what was typed',
  { tag: '@long' },
  async ({ page, shop, customer, noise }) => {
    noise.allow(/ERR_FAILED/);
    const { account } = shop.messages;
    await shop.visit(pages.details());
    await expect(accountButton(page, shop, customer)).toBeVisible();
    const form = formOf(page, shop);
    await page.route('**/api/auth/*', (route) => route.abort('failed'));
    await form.lastName.fill('Cohen');
    await form.save.click();
    await expect(page.getByRole('alert').filter({ hasText: account.notSaved })).toBeVisible();
    await page.unroute('**/api/auth/*');
    await page.reload();
    await expect(form.lastName).toHaveValue('Cohen');
  },
);

test(
  'a visitor logs in first; a logout leads there, too',
  { tag: '@long' },
  async ({ page, shop, account }) => {
    const login = shop.address(pages.login({ next: shop.address(pages.details()) }));
    await page.goto(shop.address(pages.details()));
    await expectAt(page, login);
    await logIn(page, shop, account);
    await expectAt(page, shop.address(pages.details()));
    await page
      .getByRole('main')
      .getByRole('button', { name: shop.messages.account.logout, exact: true })
      .click();
    await expectAt(page, login);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the drawer leads there', { tag: '@long' }, async ({ page, shop, customer }) => {
    const { nav, account } = shop.messages;
    await shop.visit('/');
    await page.getByRole('button', { name: nav.menu }).tap();
    const drawer = page.getByRole('dialog', { name: nav.menu });
    await expect(drawer.getByText(account.greeting(customer.name))).toBeVisible();
    await drawer.getByRole('link', { name: account.mine }).tap();
    await expectAt(page, shop.address(pages.account()));
    await expect(page.getByRole('heading', { level: 1, name: account.greeting('Dana') })).toBeVisible();
  });
});
