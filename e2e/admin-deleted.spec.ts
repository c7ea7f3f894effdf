import type { Page } from '@playwright/test';
import type { EntryKind } from '#domain/catalogue.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { snackbar } from './support/cart.ts';
import { expect, test, unique, type Admin } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

const remove = (admin: Admin, kind: EntryKind, { _id }: { _id: string }) =>
  admin.call('DELETE', adminApi.entry(kind, _id));

function parts(page: Page, { words: { lists } }: Admin) {
  const dialog = page.getByRole('dialog', { name: lists.deleted.title });
  return {
    dialog,
    opener: page.getByRole('button', { name: lists.deleted.title }),
    row: (title: string) => dialog.getByRole('listitem').filter({ hasText: title }),
    restore: (title: string) => dialog.getByRole('button', { name: lists.deleted.restoreOf(title) }),
  };
}

test(
  'a product whose deletion was dismissed is brought back after a reload',
  { tag: '@long' },
  async ({ page, shop, noise, admin }) => {
    noise.allow(/404/);
    const { lists } = admin.words;
    await remove(admin, 'products', await admin.has.product());
    const product = await admin.has.product();
    const { dialog, opener, row, restore } = parts(page, admin);
    const publicStatus = async () => (await page.request.get(api.product(product._id))).status();
    await admin.visit('shop', { q: product.title });
    const link = page.getByRole('link', { name: product.title, exact: true });
    await link.press('Delete');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: lists.remove.confirm, exact: true })
      .click();
    const message = snackbar(page, shop, lists.products.deleted(product.title));
    await message.getByRole('button', { name: shop.messages.common.close, includeHidden: true }).click();
    await expect(message).toHaveCount(0);
    await expect.poll(publicStatus).toBe(404);
    await page.reload();

    await opener.click();
    await expect(row(product.title).getByRole('time')).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await restore(product.title).press('Enter');
    await expect(dialog.getByRole('status')).toHaveText(lists.products.restored(product.title));
    await expect(row(product.title)).toHaveCount(0);
    await expect(dialog.locator('[data-restore]:focus')).toBeVisible();
    await expect.poll(publicStatus).toBe(200);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(link).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'a banner text that can’t be restored says why and can be retried',
    { tag: '@long' },
    async ({ page, noise, admin, request }) => {
      noise.allow(/request failed/, /Failed to load resource/);
      const text = await admin.has.bannerText({ text: unique('משלוח חינם '.repeat(24).trim()) });
      await remove(admin, 'banner-texts', text);
      const { dialog, opener, row, restore } = parts(page, admin);
      await admin.visit('banner-texts');
      await opener.tap();
      await expectAccessible(page);
      await expectNoOverflow(page);
      const path = `**${adminApi.restoreEntry('banner-texts', text._id)}`;
      await page.route(path, (route) => route.abort());
      await restore(text.text).tap();
      await expect(row(text.text).getByRole('alert')).toContainText(admin.words.shell.noConnection);
      await expectNoOverflow(page);
      await page.unroute(path);
      await restore(text.text).tap();
      await expect(dialog.getByRole('status')).toHaveText(
        admin.words.bannerTexts.deletion.restored(text.text),
      );
      await expect(row(text.text)).toHaveCount(0);
      await expect
        .poll(() => request.get(api.activeBannerTexts()).then((answer) => answer.text()))
        .toContain(text.text);
    },
  );
});
