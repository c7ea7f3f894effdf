import type { Page } from '@playwright/test';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { cardOf, swipe } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test.beforeEach(async ({ shop }) => {
  await shop.visit('/shop');
});

async function pieceOf(page: Page, shop: Shop, request: Parameters<typeof productsOf>[0]) {
  const product = (await productsOf(request)).find(
    ({ secondaryImagesPathes }) => secondaryImagesPathes.length === 2,
  )!;
  const title = titleIn(shop.lang, product);
  const dialog = page.getByRole('dialog', { name: shop.messages.gallery.label(title) });
  return {
    dialog,
    opener: cardOf(page, title).getByRole('button', { name: shop.messages.product.openGallery(title) }),
    thumbnail: (n: number) =>
      cardOf(page, title).getByRole('button', { name: shop.messages.product.showPicture(n, title) }),
    expectPicture: (n: number) =>
      expect(dialog.getByRole('status')).toHaveText(shop.messages.gallery.position(n, 3)),
  };
}

test('the main picture opens it; previous and next wrap, dots jump', async ({ page, request, shop }) => {
  const { gallery } = shop.messages;
  const { dialog, opener, expectPicture } = await pieceOf(page, shop, request);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expectPicture(1);
  await dialog.getByRole('button', { name: gallery.next }).click();
  await expectPicture(2);
  await dialog.getByRole('button', { name: gallery.goTo(3) }).click();
  await expectPicture(3);
  await expect(dialog.getByRole('button', { name: gallery.goTo(3) })).toHaveAttribute('aria-current', /./);
  await dialog.getByRole('button', { name: gallery.next }).click();
  await expectPicture(1);
  await dialog.getByRole('button', { name: gallery.previous }).click();
  await expectPicture(3);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('a thumbnail opens its own picture', async ({ page, request, shop }) => {
  const { dialog, thumbnail, expectPicture } = await pieceOf(page, shop, request);
  await thumbnail(2).click();
  await expectPicture(2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(thumbnail(2)).toBeFocused();
});

test('arrow keys move the way they point; Escape closes and gives the focus back', async ({
  page,
  request,
  shop,
}) => {
  const { dialog, opener, expectPicture } = await pieceOf(page, shop, request);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectPicture(1);
  // The dialog receives keys from the frame in which it takes the focus.
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press(shop.arrows.forward);
  await expectPicture(2);
  await page.keyboard.press(shop.arrows.back);
  await expectPicture(1);
  await page.keyboard.press(shop.arrows.back);
  await expectPicture(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the next picture is in reading direction', async ({ page, request, shop }) => {
  const { dialog, opener } = await pieceOf(page, shop, request);
  await opener.click();
  const next = (await dialog.getByRole('button', { name: shop.messages.gallery.next }).boundingBox())!;
  const previous = (await dialog
    .getByRole('button', { name: shop.messages.gallery.previous })
    .boundingBox())!;
  expect(next.x > previous.x).toBe(shop.dir === 'ltr');
});

test('it traps the focus and closes by its button and by a press beside it', async ({
  page,
  request,
  shop,
}) => {
  const { dialog, opener } = await pieceOf(page, shop, request);
  await opener.click();
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
  }
  await dialog.getByRole('button', { name: shop.messages.common.close }).click();
  await expect(dialog).toBeHidden();
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 450);
  await expect(dialog).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a swipe turns the pictures in reading order', async ({ page, request, shop }) => {
    const { dialog, opener, expectPicture } = await pieceOf(page, shop, request);
    await opener.tap();
    await expectPicture(1);
    await expectNoOverflow(page);
    await expectAccessible(page);
    // The next picture enters from the right in English, from the left in Hebrew.
    const onwards = shop.dir === 'rtl' ? 220 : -220;
    await swipe(dialog, onwards);
    await expectPicture(2);
    await swipe(dialog, -onwards);
    await expectPicture(1);
  });
});
