/** Pictures that don't arrive: no save goes on without them unless the admin says so. */
import type { Page } from '@playwright/test';
import type { AdminProduct } from '#contract/products.ts';
import { api } from '#contract/routes.ts';
import { isolated } from '#i18n/isolated.ts';
import { expect, test, type Admin } from './support/admin.ts';
import { openEditor } from './support/editor.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { brokenFile, choose, dropOn, jpegFile, paste } from './support/picture-files.ts';
import { PHONE } from './support/places.ts';

async function openProduct(page: Page, admin: Admin) {
  const product = await admin.has.product();
  const { dialog, field, save } = await openEditor(page, admin, 'shop', product._id);
  const { pictures: words, products, editor } = admin.words;
  const pictures = dialog.getByRole('region', { name: products.pictures, exact: true });
  const stored = async () => (await admin.call<{ data: AdminProduct }>('GET', api.product(product._id))).data;
  return {
    product,
    dialog,
    field,
    save,
    pictures,
    tiles: pictures.locator('[data-tile]'),
    words,
    editor,
    stored,
  };
}

test(
  'a picture that was lost goes up when the connection is back, before the save',
  { tag: '@long' },
  async ({ page, context, admin, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    const { dialog, field, save, pictures, words, editor, stored } = await openProduct(page, admin);
    await context.setOffline(true);
    await expect(dialog.getByText(editor.offline)).toBeVisible();
    await paste(page, [await jpegFile('lost.jpg', 15)]);
    await expect(pictures.getByRole('alert')).toContainText(words.problems.connection);
    await field('price').fill('62');
    await save.click();
    const waiting = dialog.getByText(editor.held.waiting(1));
    await expect(waiting).toBeVisible();
    await expect(dialog.getByText(isolated('lost.jpg'))).toBeVisible();
    await expectAccessible(page);
    await expectNoOverflow(page);

    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    const product = await stored();
    expect(product.price).toBe(62);
    expect(product.secondaryImagesPathes).toHaveLength(1);
  },
);

test(
  'a save without a lost picture is the admin’s choice',
  { tag: '@long' },
  async ({ page, context, admin, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    const { dialog, field, save, pictures, editor, stored } = await openProduct(page, admin);
    await context.setOffline(true);
    await paste(page, [await jpegFile('lost.jpg', 25)]);
    await expect(pictures.getByRole('alert').getByRole('listitem')).toHaveCount(1);
    await field('price').fill('63');
    await save.click();
    await dialog.getByRole('button', { name: editor.held.saveWithout(1) }).click();
    await expect(dialog.getByText(editor.offlineQueued)).toBeVisible();
    await expect(pictures.getByRole('alert').getByRole('listitem')).toHaveCount(0);
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    expect(await stored()).toMatchObject({ price: 63, secondaryImagesPathes: [] });
  },
);

test(
  'a PDF and a HEIC file that can’t be opened get advice of their own',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { pictures, words } = await openProduct(page, admin);
    const file = (name: string, mimeType: string, content: string) => ({
      name,
      mimeType,
      buffer: Buffer.from(content, 'latin1'),
    });
    await dropOn(pictures.getByRole('list').first(), [
      file('guide.pdf', 'application/pdf', '%PDF-1.7'),
      file('IMG_1.HEIC', 'image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    ]);
    const rows = pictures.getByRole('alert').getByRole('listitem');
    await expect(rows.filter({ hasText: 'guide.pdf' })).toContainText(words.problems.pdf);
    await expect(rows.filter({ hasText: 'IMG_1.HEIC' })).toContainText(words.problems.heic);
    await expect(rows.getByRole('button', { name: words.insteadNamed('guide.pdf') })).toBeVisible();
  },
);

test(
  'a picture that can’t be loaded is our own placeholder until the connection is back',
  { tag: '@long' },
  async ({ page, context, admin, noise }) => {
    noise.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
    await page.route('**/files/**', (route) => route.abort('failed'));
    const { tiles } = await openProduct(page, admin);
    await expect(tiles.first()).toBeVisible();
    await expect(tiles.first().locator('img')).toHaveCount(0);
    await page.unroute('**/files/**');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect
      .poll(() =>
        tiles
          .first()
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'a file that is no picture holds the save until the admin goes on without it',
    { tag: '@long' },
    async ({ page, admin, noise }) => {
      noise.allow(/answer 400|status of 400/);
      const { dialog, save, pictures, words, editor, stored } = await openProduct(page, admin);
      await choose(pictures.getByRole('button', { name: words.fromGallery }), [
        brokenFile('a-note.jpg'),
        await jpegFile('ring.jpg', 35),
      ]);
      await expect(pictures.locator('[data-tile]')).toHaveCount(2);
      await expect(pictures.getByRole('alert').getByRole('listitem')).toHaveCount(1);
      await save.tap();
      await expect(dialog.getByText(editor.held.failed(1))).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await dialog.getByRole('button', { name: editor.held.saveWithout(1) }).tap();
      await expect(dialog).toBeHidden();
      expect((await stored()).secondaryImagesPathes).toHaveLength(1);
    },
  );

  test(
    'a picture that was chosen twice is said calmly, and does not hold the save',
    { tag: '@long' },
    async ({ page, admin }) => {
      const { dialog, save, pictures, tiles, words } = await openProduct(page, admin);
      const gallery = pictures.getByRole('button', { name: words.fromGallery });
      await choose(gallery, [await jpegFile('ring.jpg', 45)]);
      await expect(tiles).toHaveCount(2);
      await choose(gallery, [await jpegFile('again.jpg', 45)]);
      await expect(pictures.getByRole('listitem').filter({ hasText: words.alreadyHere })).toContainText(
        'again.jpg',
      );
      await expect(pictures.getByRole('alert')).toBeEmpty();
      await expectAccessible(page);
      await save.tap();
      await expect(dialog).toBeHidden();
    },
  );
});
