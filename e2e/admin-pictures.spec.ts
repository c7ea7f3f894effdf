/** The admin's pictures: every way to upload, their order and their alternative texts. */
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { adminApi } from '#contract/admin-routes.ts';
import { api, pages } from '#contract/routes.ts';
import type { AdminProduct } from '#contract/products.ts';
import { openEditor } from './support/editor.ts';
import { expectAt, hold, restingBox } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expect, test, type Admin } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { brokenFile, choose, dropOn, jpegFile, paste } from './support/picture-files.ts';
import { ADMIN, PHONE } from './support/places.ts';

/** In order, by the color in their address. */
const addresses = (tiles: Locator) =>
  tiles.evaluateAll((all) =>
    all.map((tile) => tile.querySelector('img')!.getAttribute('src')!.split('-')[0]),
  );

async function openProduct(page: Page, admin: Admin, values: Parameters<Admin['has']['product']>[0] = {}) {
  const product = await admin.has.product(values);
  await openEditor(page, admin, 'shop', product._id);
  const { pictures: words, products } = admin.words;
  const editor = page.getByRole('dialog');
  const field = editor.getByRole('region', { name: products.pictures, exact: true });
  return {
    product,
    editor,
    field,
    words,
    tiles: field.locator('[data-tile]'),
    tile: (n: number, of: number) => field.getByRole('button', { name: words.picture(n, of) }),
    add: field.getByRole('button', { name: words.add }),
    saved: async () => {
      await editor.locator('[type="submit"]').click();
      await expect(editor).toHaveCount(0);
      return (await admin.call<{ data: AdminProduct }>('GET', api.product(product._id))).data;
    },
  };
}

test('several files: each has its progress, a broken one is reported by name and the others stay', async ({
  page,
  admin,
  noise,
}) => {
  noise.allow(/answer 400|status of 400/);
  const { field, words, tiles, add, saved } = await openProduct(page, admin);
  const release = await hold(page, `**${adminApi.upload()}`);
  await choose(add, [await jpegFile('one.jpg', 10), brokenFile('broken.jpg'), await jpegFile('two.jpg', 20)]);
  await expect(field.getByRole('progressbar', { name: words.progress('one.jpg') })).toBeVisible();
  await expect(field.getByRole('progressbar', { name: words.progress('two.jpg') })).toBeVisible();
  release();
  await expect(tiles).toHaveCount(3);
  await expect(field.getByRole('progressbar')).toHaveCount(0);
  const failed = field.getByRole('alert').getByRole('listitem');
  await expect(failed).toHaveCount(1);
  await expect(failed).toContainText('broken.jpg');
  await expect(failed).toContainText(admin.words.errors.codes.not_an_image);

  // With a replacement, saving includes all three.
  await choose(failed.getByRole('button', { name: words.insteadNamed('broken.jpg') }), [
    await jpegFile('three.jpg', 30),
  ]);
  await expect(tiles).toHaveCount(4);
  await expect(failed).toHaveCount(0);
  expect((await saved()).secondaryImagesPathes).toHaveLength(3);
});

test(
  'by drop and paste; a lost connection keeps the file for a retry',
  { tag: '@long' },
  async ({ page, admin, noise }) => {
    noise.allow(/ERR_FAILED/);
    const { product, editor, field, words, tiles } = await openProduct(page, admin);
    await dropOn(field.getByRole('list').first(), [await jpegFile('dropped.jpg', 40)]);
    await expect(tiles).toHaveCount(2);
    await paste(page, [await jpegFile('pasted.jpg', 50)]);
    await expect(tiles).toHaveCount(3);
    // In a text field a paste is text.
    const title = editor.locator('[name="title"]');
    await title.focus();
    await paste(page, [await jpegFile('word.jpg', 60)], 'from a word processor');
    await expect(tiles).toHaveCount(3);

    await page.route(`**${adminApi.upload()}`, (route) => route.abort('failed'));
    await paste(page, [await jpegFile('lost.jpg', 70)]);
    const failed = field.getByRole('alert').getByRole('listitem');
    await expect(failed).toContainText(words.problems.connection);
    await page.unroute(`**${adminApi.upload()}`);
    await failed.getByRole('button', { name: words.retryNamed('lost.jpg') }).click();
    await expect(tiles).toHaveCount(4);

    // Saving waits for running uploads.
    const release = await hold(page, `**${adminApi.upload()}`);
    await paste(page, [await jpegFile('late.jpg', 76)]);
    await expect(field.getByRole('progressbar', { name: words.progress('late.jpg') })).toBeVisible();
    await editor.locator('[type="submit"]').click();
    await expect(editor).toContainText(admin.words.editor.waitingForUploads);
    release();
    await expect(editor).toHaveCount(0);
    const { data } = await admin.call<{ data: AdminProduct }>('GET', api.product(product._id));
    expect(data.secondaryImagesPathes).toHaveLength(4);
  },
);

test(
  'a session that expires while a picture is chosen: after a new login the changes are still there',
  { tag: '@long' },
  async ({ page, shop, admin, request, noise }) => {
    // The server may have a draft whose answer the closed page never got.
    noise.allow(/(answer|status of) 4(01|12)/);
    const { product, editor, field, add } = await openProduct(page, admin);
    await editor.locator('[name="title"]').fill('עוד לא נשמר');
    await request.post(api.logout(), { headers: { authorization: `Bearer ${admin.token}` } });
    await choose(add, [await jpegFile('too-late.jpg', 96)]);
    const place = shop.address(pages.adminTab('shop', { edit: product._id }));
    await expectAt(page, shop.address(pages.login({ next: place })));
    await logIn(page, shop, ADMIN);
    await expectAt(page, place);
    await expect(editor.locator('[name="title"]')).toHaveValue('עוד לא נשמר');
    await expect(field.locator('[data-tile]')).toHaveCount(1);
  },
);

test('a photo of 6,000 px is sent scaled down, upright', { tag: '@long' }, async ({ page, admin }) => {
  const { tiles, add } = await openProduct(page, admin);
  // A landscape file with an EXIF rotation.
  const photo = await sharp({ create: { width: 6_000, height: 4_000, channels: 3, background: '#c08040' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const sent = page.waitForRequest(`**${adminApi.upload()}`);
  await choose(add, [{ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  const { image } = (await sent).postDataJSON() as { image: string };
  const { format, width, height } = await sharp(Buffer.from(image.split(',')[1]!, 'base64')).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1_600, height: 2_400 });
  await expect(tiles).toHaveCount(2);
});

test(
  'the order: by mouse, by keyboard and by buttons; the first is the main one',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const [main, ...others] = await Promise.all([100, 110, 120, 130].map((shade) => admin.picture(shade)));
    const { editor, field, words, tiles, tile, saved } = await openProduct(page, admin, {
      imagePath: main!,
      secondaryImagesPathes: others,
    });
    await expect(tiles).toHaveCount(4);
    const before = await addresses(tiles);
    const [a, b, c, d] = before;

    // Space lifts, the forward arrow moves it later, Escape puts it back and closes nothing.
    await tile(2, 4).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press(shop.arrows.forward);
    await expect(field.getByText(words.movedTo(3, 4))).toBeAttached();
    await expect.poll(() => addresses(tiles)).toEqual([a, c, b, d]);
    await page.keyboard.press('Escape');
    await expect.poll(() => addresses(tiles)).toEqual(before);
    await expect(editor).toBeVisible();
    await page.keyboard.press('Space');
    await page.keyboard.press(shop.arrows.forward);
    await page.keyboard.press('Space');
    await expect(field.getByText(words.dropped(3, 4))).toBeAttached();
    await expect(tile(3, 4)).toBeFocused();

    // By mouse, behind the last.
    const from = await restingBox(tile(1, 4));
    const to = await restingBox(tile(4, 4));
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => addresses(tiles)).toEqual([c, b, d, a]);

    await tile(4, 4).click();
    const strip = field.getByRole('group', { name: words.picture(4, 4) });
    await strip.getByRole('button', { name: words.earlier }).click();
    await field.getByRole('button', { name: words.makeMain }).click();
    await expect.poll(() => addresses(tiles)).toEqual([a, c, b, d]);
    await field.getByRole('button', { name: words.later }).click();
    const entry = await saved();
    expect([entry.imagePath, ...entry.secondaryImagesPathes].map((address) => address.split('-')[0])).toEqual(
      [c, a, b, d],
    );
  },
);

test(
  'a picture’s alternative text is saved, and its warning disappears',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { product, editor, field, words, tile, saved } = await openProduct(page, admin);
    await expect(tile(1, 1)).toContainText(words.notDescribed);
    await tile(1, 1).click();
    await field.getByLabel(words.altHe).fill('טבעת על קורה');
    await field.getByLabel(words.altEn).fill('A ring on a beam');
    await expect(tile(1, 1)).toContainText(words.described);
    expect((await saved()).imageAlts[product.imagePath]).toEqual({
      he: 'טבעת על קורה',
      en: 'A ring on a beam',
    });
    await admin.visit('shop', { edit: product._id });
    await tile(1, 1).click();
    await expect(field.getByLabel(words.altEn)).toHaveValue('A ring on a beam');
    await expectAccessible(page);
    await expectNoOverflow(page);
    await expect(editor).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'the camera and the gallery have a button each, and nothing overflows',
    { tag: '@long' },
    async ({ page, admin, noise }) => {
      noise.allow(/answer 400|status of 400/);
      const { field, words, tiles, tile } = await openProduct(page, admin);
      await choose(field.getByRole('button', { name: words.camera }), [await jpegFile('camera.jpg', 80)]);
      await expect(tiles).toHaveCount(2);
      await choose(field.getByRole('button', { name: words.fromGallery }), [
        await jpegFile('gallery.jpg', 90),
        brokenFile('a-very-long-name-of-a-broken-file-from-somewhere.jpg'),
      ]);
      await expect(tiles).toHaveCount(3);
      await expect(field.getByRole('alert').getByRole('listitem')).toHaveCount(1);
      await tile(2, 3).tap();
      await field.getByRole('button', { name: words.remove, exact: true }).tap();
      await expect(tiles).toHaveCount(2);
      await tile(2, 2).tap();
      await expectAccessible(page);
      await expectNoOverflow(page);
    },
  );
});
