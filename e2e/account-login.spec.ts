import { api, pages } from '#contract/routes.ts';
import { errorsEn } from '#i18n/errors.en.ts';
import { errorsHe } from '#i18n/errors.he.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { accountButton, expect, test, uniqueEmail } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { expectAt, hold } from './support/journey.ts';
import { logIn, loginForm } from './support/login.ts';
import { onlyFirst } from './support/short-run.ts';

const badCredentials = ({ lang }: Shop) => (lang === 'he' ? errorsHe : errorsEn).codes.bad_credentials;

test('a customer logs in with any case of the email', async ({ page, shop, account }) => {
  await shop.visit(pages.login());
  await logIn(page, shop, { ...account, email: account.email.toUpperCase() });
  await expectAt(page, shop.address('/'));
  await expect(accountButton(page, shop, account)).toBeVisible();
});

test('a phone’s first screen shows the whole form', async ({ page, shop }) => {
  // What is left of 390 by 844 between the browser's own bars.
  await page.setViewportSize({ width: 390, height: 664 });
  await shop.visit(pages.login());
  await expect(loginForm(page, shop).submit).toBeInViewport({ ratio: 1 });
});

test('a link to the contact page helps with a lost password', { tag: '@long' }, async ({ page, shop }) => {
  const { writeToReset } = await loadPageTexts('login', shop.lang);
  await shop.visit(pages.login());
  await page.getByRole('main').getByRole('link', { name: writeToReset, exact: true }).click();
  await expectAt(page, shop.address(pages.contact()));
});

test('a wrong password and an unknown email get the same message', async ({ page, shop, account, noise }) => {
  noise.allow(/answer 401|status of 401/);
  const form = loginForm(page, shop);
  await shop.visit(pages.login());
  await logIn(page, shop, { ...account, password: 'not the password' });
  await expect(form.error).toHaveText(badCredentials(shop));
  await expect(form.email).toHaveValue(account.email);
  await form.email.fill(uniqueEmail());
  const answered = page.waitForResponse(`**${api.login()}`);
  await form.submit.click();
  await answered;
  await expect(form.error).toHaveText(badCredentials(shop));
  await expectAt(page, shop.address(pages.login()));
});

test('without a response the page says so, and a retry works', async ({ page, shop, account, noise }) => {
  noise.allow(/ERR_FAILED/);
  const form = loginForm(page, shop);
  await shop.visit(pages.login());
  await page.route(`**${api.login()}`, (route) => route.abort('failed'));
  await logIn(page, shop, account);
  await expect(form.error).toHaveText(shop.messages.login.failed);
  await page.unroute(`**${api.login()}`);
  await form.submit.click();
  await expectAt(page, shop.address('/'));
});

test('a slow login can’t be sent twice', { tag: '@long' }, async ({ page, shop, account }) => {
  const form = loginForm(page, shop);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(api.login())) calls += 1;
  });
  const release = await hold(page, `**${api.login()}`);
  await shop.visit(pages.login());
  await logIn(page, shop, account);
  await expect(form.busy).toBeFocused();
  await form.busy.press('Enter');
  await form.password.press('Enter');
  release();
  await expectAt(page, shop.address('/'));
  expect(calls).toBe(1);
});

test(
  'the fields are what password managers look for, and the password can be shown',
  { tag: '@long' },
  async ({ page, shop }) => {
    await shop.visit(pages.login());
    const form = loginForm(page, shop);
    await expect(form.email).toHaveAttribute('autocomplete', 'username');
    await expect(form.email).toHaveAttribute('type', 'email');
    await expect(form.email).toHaveAttribute('name', 'email');
    await expect(form.password).toHaveAttribute('autocomplete', 'current-password');
    await expect(form.password).toHaveAttribute('name', 'password');
    await form.password.fill('secret words');
    await expect(form.password).toHaveAttribute('type', 'password');
    const show = page.getByRole('button', { name: shop.messages.fields.showPassword });
    await show.click();
    await expect(form.password).toHaveAttribute('type', 'text');
    await expect(show).toHaveAttribute('aria-pressed', 'true');
    await show.click();
    await expect(form.password).toHaveAttribute('type', 'password');
  },
);

test('the two forms link to each other and keep the target', { tag: '@long' }, async ({ page, shop }) => {
  const { login, register } = shop.messages;
  const next = shop.address('/workshops?level=beginner');
  await shop.visit(pages.login({ next }));
  await page
    .getByRole('main')
    .getByRole('link', { name: login.toRegister('10%') })
    .click();
  await expectAt(page, shop.address(pages.register({ next })));
  await page.getByRole('main').getByRole('link', { name: register.toLogin, exact: true }).click();
  await expectAt(page, shop.address(pages.login({ next })));
});

test(
  'an email is typed once for both forms, and is in no address',
  { tag: '@long' },
  async ({ page, shop, account }) => {
    const { login, register } = shop.messages;
    // The address changes before the page does, and both pages have the field.
    const heading = page.getByRole('heading', { level: 1 });
    const titles = {
      login: (await loadPageTexts('login', shop.lang)).title,
      register: (await loadPageTexts('register', shop.lang)).title,
    };
    const form = loginForm(page, shop);
    const main = page.getByRole('main');
    await shop.visit(pages.login());
    await form.email.fill(account.email);
    await main.getByRole('link', { name: login.toRegister('10%') }).click();
    await expectAt(page, shop.address(pages.register()));
    await expect(heading).toHaveText(titles.register);
    await expect(form.email).toHaveValue(account.email);
    await form.email.fill(`other-${account.email}`);
    await main.getByRole('link', { name: register.toLogin, exact: true }).click();
    await expectAt(page, shop.address(pages.login()));
    await expect(heading).toHaveText(titles.login);
    await expect(form.email).toHaveValue(`other-${account.email}`);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, history.state]),
    );
    expect(kept).not.toContain(account.email);
  },
);

test(
  'login leads to next, its query included; back does not come to the form again',
  { tag: '@long' },
  async ({ page, shop, account }) => {
    const next = shop.address('/shop?category=cricut&utm_source=letter');
    await shop.visit('/about');
    await page.goto(shop.address(pages.login({ next })));
    await logIn(page, shop, account);
    await expectAt(page, next);
    await expect(page.getByRole('heading', { level: 1, name: shop.messages.shop.title })).toBeVisible();
    await page.goBack();
    await expectAt(page, shop.address('/about'));
  },
);

for (const path of [pages.login, pages.register]) {
  test(
    `a logged-in customer is sent from ${path()} to next or home`,
    { tag: '@long' },
    async ({ page, shop, customer }) => {
      await page.goto(shop.address(path()));
      await expectAt(page, shop.address('/'));
      await page.goto(shop.address(path({ next: shop.address('/terms') })));
      await expectAt(page, shop.address('/terms'));
      await expect(accountButton(page, shop, customer)).toBeVisible();
    },
  );
}

// The other forms are tested with the rule itself (features/session/next.test.ts).
for (const [index, next] of ['//evil.example/', 'https://evil.example/', '/\\evil.example/'].entries()) {
  test(`next=${next} leads home`, onlyFirst(index), async ({ page, shop, account }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).hostname));
    await shop.visit(pages.login({ next }));
    await logIn(page, shop, account);
    await expectAt(page, shop.address('/'));
    expect(new Set(asked)).toEqual(new Set(['127.0.0.1']));
  });
}
