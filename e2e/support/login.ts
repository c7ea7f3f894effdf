import { expect, type Locator, type Page } from '@playwright/test';
import type { Shop } from './fixtures.ts';

export function loginForm(page: Page, { messages: { fields, login } }: Shop) {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel(fields.email, { exact: true }),
    password: main.getByLabel(fields.password, { exact: true }),
    submit: main.getByRole('button', { name: login.submit, exact: true }),
    /** The same button during the request. */
    busy: main.getByRole('button', { name: fields.busy }) as Locator,
    error: main.getByRole('alert'),
  };
}

export async function logIn(
  page: Page,
  shop: Shop,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const form = loginForm(page, shop);
  // The sign-up form, which may be on its way out, has an email too.
  await expect(form.submit).toBeVisible();
  await form.email.fill(email);
  await form.password.fill(password);
  await form.submit.click();
}
