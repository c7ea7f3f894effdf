/** A second device of the same admin: a browser with storage of its own. */
import type { Browser, Page } from '@playwright/test';
import type { Admin } from './admin.ts';

/** `page`: one that has been opened on the first device. */
export async function otherDevice(browser: Browser, page: Page, admin: Admin): Promise<Page> {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({
    storageState: {
      cookies: [],
      origins: [{ origin, localStorage: [{ name: 'token', value: admin.token }] }],
    },
  });
  const other = await context.newPage();
  other.on('dialog', (dialog) => void dialog.accept());
  return other;
}
