import { randomUUID } from 'node:crypto';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import type { Session, User } from '#contract/auth.ts';
import { api, pages } from '#contract/routes.ts';
import { errorsEn } from '#i18n/errors.en.ts';
import { errorsHe } from '#i18n/errors.he.ts';
import { type Admin, expect, test } from './support/admin.ts';
import { accountButton, PASSWORD, profileOf, uniqueEmail } from './support/customer.ts';
import { expectAt } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { ADMIN, ADMIN_SHOP, PHONE, SCREENS } from './support/places.ts';

interface Person {
  user: User;
  name: string;
  email: string;
  token: string;
}

/** With a last name of their own, by which the list finds them. */
async function aCustomer(request: APIRequestContext): Promise<Person> {
  const lastName = `Levi ${randomUUID().slice(0, 8)}`;
  const email = uniqueEmail();
  const data = { firstName: 'Dana', lastName, email, password: PASSWORD };
  const answer = await request.post(api.register(), { data });
  const { token, user } = ((await answer.json()) as { data: Session }).data;
  return { user, name: `Dana ${lastName}`, email, token };
}

const setRole = (admin: Admin, { user }: Person, role: User['role']) =>
  admin.call('PUT', adminApi.userRole(user._id), { role, current: ADMIN.password });

async function anotherAdmin(request: APIRequestContext, context: BrowserContext, admin: Admin) {
  const person = await aCustomer(request);
  await setRole(admin, person, 'superAdmin');
  const localStorage = [{ name: 'token', value: person.token }];
  await context.setStorageState({ cookies: [], origins: [{ origin: ADMIN_SHOP, localStorage }] });
  return person;
}

/** Opens the dialog for the one user whom the list shows. */
async function ask(page: Page, { words }: Admin, name: string, action: string, question: string) {
  await page.getByRole('button', { name: words.lists.menu.of(name) }).click();
  await page
    .getByRole('menuitem', { name: action })
    .or(page.getByRole('dialog').getByRole('button', { name: action }))
    .click();
  const dialog = page.getByRole('dialog', { name: question });
  await expect(dialog.getByLabel(words.users.ownPassword, { exact: true })).toBeFocused();
  return dialog;
}

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a customer becomes an admin and a customer again, after the own password, on ${size}`,
      { tag },
      async ({ page, request, shop, admin, noise }) => {
        noise.allow(/answer 403|status of 403/);
        const { users } = admin.words;
        const sentences = shop.lang === 'he' ? errorsHe : errorsEn;
        const dana = await aCustomer(request);
        await admin.visit('users', { q: dana.user.lastName });
        const row = page
          .getByRole('main')
          .getByRole(size === 'a phone' ? 'listitem' : 'row')
          .filter({ hasText: dana.user.lastName });
        await expect(row).toContainText(users.roles.user);

        const dialog = await ask(page, admin, dana.name, users.makeAdmin, users.promote.title(dana.name));
        await expectNoOverflow(page);
        await expectAccessible(page);
        const password = dialog.getByLabel(users.ownPassword, { exact: true });
        await expect(password).toHaveAttribute('autocomplete', 'current-password');
        await password.fill('not the password');
        await password.press('Enter');
        await expect(password).toHaveAccessibleDescription(sentences.codes.wrong_password);
        await expect(password).toBeFocused();
        await expectAccessible(page);
        await password.fill(ADMIN.password);
        await dialog.getByRole('button', { name: users.promote.confirm }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(users.promoted(dana.name))).toBeVisible();
        await expect(row).toContainText(users.roles.superAdmin);
        expect((await profileOf(request, dana.token)).user?.role).toBe('superAdmin');

        const question = await ask(page, admin, dana.name, users.endAdmin, users.demote.title(dana.name));
        await question.getByLabel(users.ownPassword, { exact: true }).fill(ADMIN.password);
        await question.getByRole('button', { name: users.demote.confirm }).click();
        await expect(row).toContainText(users.roles.user);
        expect((await profileOf(request, dana.token)).status).toBe(401);
      },
    );
  });
}

test(
  'the last admin stays, and the dialog says why',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/answer 409|status of 409/);
    const { users } = admin.words;
    const { error, code } = {
      error: (shop.lang === 'he' ? errorsHe : errorsEn).codes.last_admin,
      code: 'last_admin',
    };
    // Other tests have further admins in this shop.
    await page.route('**/api/admin/users/*/role', (route) =>
      route.fulfill({ status: 409, json: { error, code } }),
    );
    await admin.visit('users', { q: ADMIN.email });
    const dialog = await ask(page, admin, admin.name, users.endAdmin, users.resign.title(admin.name));
    await dialog.getByLabel(users.ownPassword, { exact: true }).fill(ADMIN.password);
    await dialog.getByRole('button', { name: users.resign.confirm }).click();
    await expect(dialog.getByRole('alert')).toHaveText(error);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: users.cancel }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: admin.words.lists.menu.of(admin.name) })).toBeFocused();
  },
);

test(
  'an admin who gives it up is told so, and logs in as a customer',
  { tag: '@long' },
  async ({ page, context, request, shop, admin }) => {
    const { users } = admin.words;
    const dana = await anotherAdmin(request, context, admin);
    await admin.visit('users', { q: dana.user.lastName });
    const dialog = await ask(page, admin, dana.name, users.endAdmin, users.resign.title(dana.name));
    await dialog.getByLabel(users.ownPassword, { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: users.resign.confirm }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(shop.address(pages.login()));
    await expect(page.getByText(users.resigned)).toBeVisible();
    await logIn(page, shop, { email: dana.email, password: PASSWORD });
    await expectAt(page, shop.address('/'));
    await expect(accountButton(page, shop, dana)).toBeVisible();
    await expect(
      page.getByRole('banner').getByRole('link', { name: shop.messages.admin.link, exact: true }),
    ).toHaveCount(0);
  },
);

test(
  'an open tab of a demoted admin leads to login, and keeps what was typed',
  { tag: '@long' },
  async ({ page, context, request, shop, admin, noise }) => {
    noise.allow(/answer 401|status of 401/);
    const dana = await anotherAdmin(request, context, admin);
    await admin.visit('banner-texts', { edit: 'new' });
    const text = page.getByRole('dialog').getByRole('textbox').first();
    await text.fill('A text that nobody saved');
    const drafts = () =>
      page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => key.startsWith('admin-draft:'))
          .join(),
      );
    await expect.poll(drafts).toContain('A text that nobody saved');
    await setRole(admin, dana, 'user');
    await text.press('ControlOrMeta+s');
    await expect.poll(() => new URL(page.url()).pathname).toBe(shop.address(pages.login()));
    expect(await drafts()).toContain('A text that nobody saved');
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'the account’s sheet leads to her account, whose new name greets her on Today',
    { tag: '@long' },
    async ({ page, context, request, shop, admin }) => {
      const { account, fields, language } = shop.messages;
      const dana = await anotherAdmin(request, context, admin);
      await admin.visit();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Dana');
      await accountButton(page, shop, dana).tap();
      const sheet = page.getByRole('dialog', { name: dana.name });
      await expect(sheet.getByText(dana.email)).toBeVisible();
      for (const name of [account.mine, admin.words.shell.viewSite, language.switchTo])
        await expect(sheet.getByRole('link', { name })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await sheet.getByRole('link', { name: account.mine }).tap();
      await expectAt(page, shop.address(pages.details()));
      await page.getByRole('main').getByLabel(fields.firstName, { exact: true }).fill('מיכל');
      await page.getByRole('main').getByRole('button', { name: account.save, exact: true }).tap();
      await expect(
        page.getByRole('main').getByRole('status').filter({ hasText: account.saved }),
      ).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('מיכל');

      await accountButton(page, shop, { name: dana.name.replace('Dana', 'מיכל') }).tap();
      await page.getByRole('dialog').getByRole('button', { name: account.logout }).tap();
      await expect.poll(() => new URL(page.url()).pathname).toBe(shop.address(pages.login()));
    },
  );
});
