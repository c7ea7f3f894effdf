/** Typed markup is shown as text, in the admin too: it becomes no element and runs no script. */
import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { ADMIN_TABS, api, pages } from '#contract/routes.ts';
import { expect, test, unique } from './support/admin.ts';

const ATTACK = `"'></script><xss-mark onclick=alert(1)></xss-mark><img src=x onerror="document.title='xss'"><svg onload=alert(1)>`;

/** Anything that the policy blocks is logged to the console, which fails the test. */
async function expectOnlyText(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('xss-mark, img[src="x"], [onerror], [onload], [onclick]')).toHaveCount(0);
  await expect(page).not.toHaveTitle('xss');
}

test(
  'markup is shown as text on every page of the admin and the shop',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    page.on('dialog', (dialog) => {
      throw new Error(`A dialog was opened: ${dialog.message()}`);
    });
    const title = unique(ATTACK);
    const texts = {
      title,
      description: `${ATTACK}\nhttps://evil.example/"onmouseover="alert(1)`,
      translations: { en: { title, description: ATTACK } },
    };
    const entries = {
      products: await admin.has.product(texts),
      workshops: await admin.has.workshop({ ...texts, location: ATTACK }),
      tutorials: await admin.has.tutorial({ ...texts, price: 0 }),
    };
    const subject = unique(ATTACK);
    const message = { name: ATTACK, email: 'dana@example.com', subject, message: ATTACK };
    const { data } = await admin.call<{ data: { _id: string } }>('POST', api.contactMessages(), message);

    for (const path of [
      pages.shop(),
      pages.workshops(),
      pages.tutorials(),
      pages.tutorial(entries.tutorials._id),
      pages.category('goldsmith'),
    ]) {
      await shop.visit(path);
      await expect(page.getByText(title).first()).toBeVisible();
      await expectOnlyText(page);
    }
    await admin.visit();
    await expectOnlyText(page);
    for (const tab of ADMIN_TABS) {
      await admin.visit(tab, { q: title });
      if (tab !== 'users' && tab !== 'banner-texts')
        await expect(page.getByText(title).first()).toBeVisible();
      await expectOnlyText(page);
    }
    await shop.visit(adminPages.messages({ q: subject.slice(-8) }));
    await expect(page.getByRole('link', { name: subject }).first()).toBeVisible();
    await expectOnlyText(page);

    // Other tests see the same lists.
    for (const [kind, { _id }] of Object.entries(entries))
      await admin.call('DELETE', adminApi.entry(kind as 'products', _id));
    await admin.call('PUT', adminApi.contactMessageRead(data._id), { read: true });
  },
);
