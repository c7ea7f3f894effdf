import type { Page } from '@playwright/test';
import { api, pages } from '#contract/routes.ts';
import { errorsEn } from '#i18n/errors.en.ts';
import { errorsHe } from '#i18n/errors.he.ts';
import { PASSWORD, accountButton, expect, test, uniqueEmail } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { onlyFirst } from './support/short-run.ts';

const sentences = ({ lang }: Shop) => (lang === 'he' ? errorsHe : errorsEn);

function formOf(page: Page, { messages: { fields, register } }: Shop) {
  const main = page.getByRole('main');
  const field = (name: string) => main.getByLabel(name, { exact: true });
  return {
    firstName: field(fields.firstName),
    lastName: field(fields.lastName),
    email: field(fields.email),
    phoneNumber: field(`${fields.phone} ${fields.optional}`),
    password: field(fields.password),
    confirmPassword: field(register.confirmPassword),
    submit: main.getByRole('button', { name: register.submit }),
    error: main.getByRole('alert'),
  };
}

/** All required fields, valid. */
async function fillIn(form: ReturnType<typeof formOf>, email = uniqueEmail()) {
  await form.firstName.fill('נועה');
  await form.lastName.fill('Cohen');
  await form.email.fill(email);
  await form.password.fill(PASSWORD);
  await form.confirmPassword.fill(PASSWORD);
  return email;
}

test.beforeEach(async ({ shop }) => {
  await shop.visit(pages.register());
});

test('a new customer is logged in immediately and sent home', async ({ page, shop }) => {
  const form = formOf(page, shop);
  const email = await fillIn(form);
  const sent = page.waitForRequest((request) => request.url().endsWith(api.register()));
  await form.submit.click();
  expect((await sent).postDataJSON()).toEqual({
    firstName: 'נועה',
    lastName: 'Cohen',
    email,
    password: PASSWORD,
  });
  await expectAt(page, shop.address('/'));
  await expect(accountButton(page, shop, { name: 'נועה Cohen' })).toBeVisible();
});

test(
  'the fields say what they are to browsers and password managers',
  { tag: '@long' },
  async ({ page, shop }) => {
    const form = formOf(page, shop);
    const wanted = [
      { name: 'firstName', type: 'text', autocomplete: 'given-name', required: true },
      { name: 'lastName', type: 'text', autocomplete: 'family-name', required: true },
      { name: 'email', type: 'email', autocomplete: 'username', required: true },
      { name: 'phoneNumber', type: 'tel', autocomplete: 'tel', required: false },
      { name: 'password', type: 'password', autocomplete: 'new-password', required: true },
      { name: 'confirmPassword', type: 'password', autocomplete: 'new-password', required: true },
    ] as const;
    for (const { name, type, autocomplete, required } of wanted) {
      await expect(form[name]).toHaveAttribute('name', name);
      expect(await form[name].evaluate((input: HTMLInputElement) => input.type)).toBe(type);
      await expect(form[name]).toHaveAttribute('autocomplete', autocomplete);
      expect(await form[name].evaluate((input: HTMLInputElement) => input.required)).toBe(required);
    }
    await expect(page.locator('form [type=submit]')).toHaveCount(1);
    await expect(page.getByRole('main').getByText(shop.messages.register.purpose)).toBeVisible();
  },
);

test(
  'the browser checks required fields and emails: nothing is sent',
  { tag: '@long' },
  async ({ page, shop }) => {
    const sent: string[] = [];
    page.on('request', (request) => request.url().includes('/api/auth/') && sent.push(request.url()));
    const form = formOf(page, shop);
    for (const name of ['firstName', 'lastName', 'email', 'password', 'confirmPassword'] as const) {
      await fillIn(form);
      await form[name].fill('');
      await form.submit.click();
      await expect(form[name]).toBeFocused();
      expect(await form[name].evaluate((input: HTMLInputElement) => input.validity.valueMissing), name).toBe(
        true,
      );
    }
    await fillIn(form, 'no-at-sign');
    await form.submit.click();
    expect(await form.email.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
    await fillIn(form);
    await form.password.fill('');
    await form.password.pressSequentially('short');
    await form.submit.click();
    expect(await form.password.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(true);
    await expectAt(page, shop.address(pages.register()));
    expect(sent).toEqual([]);
  },
);

test(
  'different passwords are reported at the field, which takes the focus, until corrected',
  { tag: '@long' },
  async ({ page, shop }) => {
    const message = { en: 'Passwords do not match', he: 'הסיסמאות אינן תואמות' }[shop.lang];
    const form = formOf(page, shop);
    await fillIn(form);
    await form.confirmPassword.fill(`${PASSWORD}!`);
    await form.submit.click();
    await expect(form.confirmPassword).toBeFocused();
    await expect(form.confirmPassword).toHaveAttribute('aria-invalid', 'true');
    await expect(form.confirmPassword).toHaveAccessibleDescription(message);
    await form.confirmPassword.fill(PASSWORD);
    await expect(page.getByText(message)).toHaveCount(0);
    await form.submit.click();
    await expectAt(page, shop.address('/'));
  },
);

for (const [index, phone] of ['050-1234567', '+44 20 7946 0958'].entries()) {
  test(`the phone ${phone} is taken`, onlyFirst(index), async ({ page, shop }) => {
    const form = formOf(page, shop);
    await fillIn(form);
    await form.phoneNumber.fill(phone);
    await form.submit.click();
    await expectAt(page, shop.address('/'));
  });
}

test(
  'an invalid phone number is reported at its field in the page’s language',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(/answer 400|status of 400/);
    const form = formOf(page, shop);
    await fillIn(form);
    await form.phoneNumber.fill('12345');
    await form.submit.click();
    await expect(form.phoneNumber).toHaveAccessibleDescription(
      new RegExp(sentences(shop).fields.phone({ problem: 'phone' }).replaceAll(/[.+]/g, '.')),
    );
    await expect(form.phoneNumber).toBeFocused();
    await expect(form.password).toHaveValue(PASSWORD);
  },
);

test(
  'a taken email is reported, whatever its case',
  { tag: '@long' },
  async ({ page, shop, account, noise }) => {
    noise.allow(/answer 409|status of 409/);
    const form = formOf(page, shop);
    await fillIn(form, account.email.toUpperCase());
    await form.submit.click();
    await expect(form.error).toHaveText(sentences(shop).codes.email_taken);
    await expect(form.error).toBeInViewport();
  },
);

test('an account whose answer was lost is logged in to', async ({ page, shop, noise }) => {
  noise.allow(/ERR_FAILED/);
  const form = formOf(page, shop);
  await fillIn(form);
  await page.route(`**${api.register()}`, async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await form.submit.click();
  await expectAt(page, shop.address('/'));
  await expect(accountButton(page, shop, { name: 'נועה Cohen' })).toBeVisible();
});

test(
  'without a response the page says so, and a retry works',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    // It may have been made: the login that finds out is refused.
    noise.allow(/ERR_FAILED|answer 401|status of 401/);
    const form = formOf(page, shop);
    await fillIn(form);
    await page.route(`**${api.register()}`, (route) => route.abort('failed'));
    await form.submit.click();
    await expect(form.error).toHaveText(shop.messages.register.failed);
    await page.unroute(`**${api.register()}`);
    await form.submit.click();
    await expectAt(page, shop.address('/'));
  },
);
