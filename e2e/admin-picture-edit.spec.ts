/** Changing pictures that are there: removal and its undo, cropping and turning. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { AdminProduct } from '#contract/products.ts';
import { readPictureAddress } from '#contract/pictures.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { expect, test, type Admin } from './support/admin.ts';
import { openEditor } from './support/editor.ts';
import { restingBox } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { choose } from './support/picture-files.ts';
import { PHONE } from './support/places.ts';

async function openPictures(page: Page, admin: Admin, pictures: string[]) {
  const [imagePath, ...secondaryImagesPathes] = pictures;
  const imageAlts = { [imagePath!]: { he: 'טבעת על קורה' } };
  const product = await admin.has.product({ imagePath: imagePath!, secondaryImagesPathes, imageAlts });
  const { dialog, save } = await openEditor(page, admin, 'shop', product._id);
  const { pictures: words, products } = admin.words;
  const field = dialog.getByRole('region', { name: products.pictures, exact: true });
  const editor = page.getByRole('dialog', { name: words.edit.title });
  return {
    dialog,
    field,
    words,
    editor,
    tiles: field.locator('[data-tile]'),
    choose: (n: number) => field.getByRole('button', { name: words.picture(n, pictures.length) }).click(),
    action: (name: string) => field.getByRole('button', { name, exact: true }),
    async saved() {
      await save.click();
      await expect(dialog).toHaveCount(0);
      return (await admin.call<{ data: AdminProduct }>('GET', api.product(product._id))).data;
    },
  };
}

const sizeOf = (address: string) => {
  const { width, height } = readPictureAddress(address)!;
  return [width, height];
};

test(
  'a removed picture comes back to its place, with its words',
  { tag: '@long' },
  async ({ page, admin }) => {
    const given = await Promise.all([140, 150, 160].map((shade) => admin.picture(shade)));
    const { field, words, tiles, choose, action, saved } = await openPictures(page, admin, given);
    await choose(1);
    await action(words.remove).click();
    await expect(tiles).toHaveCount(2);
    await field.getByRole('button', { name: words.picture(2, 2) }).click();
    await action(words.remove).click();
    await expect(tiles).toHaveCount(1);
    await expectAccessible(page);

    // The last one first.
    await action(words.undo.putBack).click();
    await expect(tiles).toHaveCount(2);
    await action(words.undo.putBack).click();
    await expect(tiles).toHaveCount(3);
    await expect(tiles.first()).toBeFocused();
    await expect(action(words.undo.putBack)).toHaveCount(0);
    const { imagePath, secondaryImagesPathes, imageAlts } = await saved();
    expect([imagePath, ...secondaryImagesPathes]).toEqual(given);
    expect(imageAlts[imagePath]).toEqual({ he: 'טבעת על קורה' });
  },
);

test('a stored picture is turned and cropped by keyboard, keeps its words, and can be brought back', async ({
  page,
  admin,
}) => {
  const { words, editor, choose, action, saved, field } = await openPictures(page, admin, [
    await admin.picture(170),
  ]);
  await choose(1);
  await action(words.edit.open).press('Enter');
  const { turnRight, ratios, corners, size, done } = words.edit;
  await editor.getByRole('button', { name: turnRight }).press('Enter');
  await editor.getByRole('radio', { name: ratios.square }).press('Space');
  await expect(editor.getByRole('status')).toHaveText(size(480, 480));
  await editor.getByRole('button', { name: corners.bottomRight }).press('Shift+ArrowLeft');
  await expect(editor.getByRole('status')).toHaveText(size(416, 416));
  await expectAccessible(page);
  await editor.getByRole('button', { name: done }).press('Enter');
  await expect(editor).toHaveCount(0);
  await expect(action(words.undo.revert)).toBeVisible();
  await expect(field.getByLabel(words.altHe)).toHaveValue('טבעת על קורה');

  await action(words.undo.revert).click();
  await expect(action(words.undo.revert)).toHaveCount(0);
  await choose(1);
  await action(words.edit.open).click();
  await editor.getByRole('button', { name: turnRight }).click();
  await editor.getByRole('button', { name: done }).click();
  await expect(action(words.undo.revert)).toBeVisible();
  const { imagePath, imageAlts } = await saved();
  expect(sizeOf(imagePath)).toEqual([480, 640]);
  expect(imageAlts[imagePath]).toEqual({ he: 'טבעת על קורה' });
});

test('Escape closes only the picture, and nothing has changed', { tag: '@long' }, async ({ page, admin }) => {
  const { dialog, words, editor, choose, action } = await openPictures(page, admin, [
    await admin.picture(180),
  ]);
  await choose(1);
  await action(words.edit.open).click();
  await editor.getByRole('button', { name: words.edit.turnLeft }).click();
  await page.keyboard.press('Escape');
  await expect(editor).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await expect(action(words.edit.open)).toBeFocused();
  await expect(action(words.undo.revert)).toHaveCount(0);
});

test(
  'a photo that was just chosen is cropped upright, from the file itself',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { words, tiles, field, editor, action } = await openPictures(page, admin, [
      await admin.picture(190),
    ]);
    const upright = await sharp({
      create: { width: 2_000, height: 3_000, channels: 3, background: '#c01010' },
    })
      .composite([
        {
          input: { create: { width: 2_000, height: 1_500, channels: 3, background: '#1010c0' } },
          gravity: 'south',
        },
      ])
      .png()
      .toBuffer();
    // A landscape file with an EXIF rotation.
    const photo = await sharp(upright).rotate(-90).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    await choose(field.getByRole('button', { name: words.add }), [
      { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
    ]);
    await expect(tiles).toHaveCount(2);
    await field.getByRole('button', { name: words.picture(2, 2) }).click();
    await action(words.edit.open).click();
    await expect(editor.getByRole('status')).toHaveText(words.edit.size(2_000, 3_000));
    const corner = editor.getByRole('button', { name: words.edit.corners.bottomRight });
    for (let times = 0; times < 5; times += 1) await corner.press('Shift+ArrowUp');
    await expect(editor.getByRole('status')).toHaveText(words.edit.size(2_000, 1_500));
    const sent = page.waitForRequest(`**${adminApi.upload()}`);
    await editor.getByRole('button', { name: words.edit.done }).click();
    const { image } = (await sent).postDataJSON() as { image: string };
    const { data, info } = await sharp(Buffer.from(image.split(',')[1]!, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([2_000, 1_500]);
    // Only the red half is left.
    expect(data[0]).toBeGreaterThan(150);
    expect(data[data.length - info.channels]).toBeGreaterThan(150);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the frame is drawn by finger, and all of it fits', { tag: '@long' }, async ({ page, admin }) => {
    const { words, editor, choose, action, saved } = await openPictures(page, admin, [
      await admin.picture(200),
    ]);
    await choose(1);
    await action(words.edit.open).tap();
    const corner = editor.getByRole('button', { name: words.edit.corners.topLeft });
    const frame = editor.locator('[data-crop]');
    await expect(editor.getByRole('status')).toHaveText(words.edit.size(640, 480));
    const { x, y } = await restingBox(corner);
    const whole = await restingBox(frame);
    const from = { x: x + 22, y: y + 22 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + whole.width / 2, from.y + whole.height / 2, { steps: 5 });
    await page.mouse.up();
    await expect(editor.getByRole('status')).toHaveText(words.edit.size(320, 240));
    await expectAccessible(page);
    await expectNoOverflow(page);
    await editor.getByRole('button', { name: words.edit.done }).tap();
    await expect(action(words.undo.revert)).toBeVisible();
    expect(sizeOf((await saved()).imagePath)).toEqual([320, 240]);
  });
});
