import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test, type Shop } from './support/fixtures.ts';
import { galleryTexts } from './support/gallery.ts';
import { cardOf, expectAt, pinch, restingBox, swipe } from './support/journey.ts';
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
  const dialog = page.getByRole('dialog', { name: galleryTexts(shop).label(title) });
  return {
    product,
    title,
    t: galleryTexts(shop),
    dialog,
    picture: dialog.locator('li[aria-hidden=false] picture'),
    opener: cardOf(page, title).getByRole('button', { name: shop.messages.product.openGallery(title) }),
    thumbnail: (n: number) =>
      cardOf(page, title).getByRole('button', { name: shop.messages.product.showPicture(n, title) }),
    expectPicture: (n: number) =>
      expect(dialog.getByRole('status')).toHaveText(shop.messages.gallery.position(n, 3)),
  };
}

test('the main picture opens it; previous and next wrap, dots jump', async ({ page, request, shop }) => {
  const { dialog, opener, expectPicture, t } = await pieceOf(page, shop, request);
  await opener.click();
  await expect(dialog).toBeVisible();
  await expectPicture(1);
  await dialog.getByRole('button', { name: t.next }).click();
  await expectPicture(2);
  await dialog.getByRole('button', { name: t.goTo(3) }).click();
  await expectPicture(3);
  await expect(dialog.getByRole('button', { name: t.goTo(3) })).toHaveAttribute('aria-current', /./);
  await dialog.getByRole('button', { name: t.next }).click();
  await expectPicture(1);
  await dialog.getByRole('button', { name: t.previous }).click();
  await expectPicture(3);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('a thumbnail opens its own picture', { tag: '@long' }, async ({ page, request, shop }) => {
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

test('the next picture is in reading direction', { tag: '@long' }, async ({ page, request, shop }) => {
  const { dialog, opener, t } = await pieceOf(page, shop, request);
  await opener.click();
  const next = (await dialog.getByRole('button', { name: t.next }).boundingBox())!;
  const previous = (await dialog.getByRole('button', { name: t.previous }).boundingBox())!;
  expect(next.x > previous.x).toBe(shop.dir === 'ltr');
});

test(
  'it traps the focus and closes by its button and by a press beside it',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { dialog, opener } = await pieceOf(page, shop, request);
    await opener.click();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await dialog.getByRole('button', { name: shop.messages.common.close }).click();
    await expect(dialog).toBeHidden();
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(8, 450);
    await expect(dialog).toBeHidden();
  },
);

test(
  'it names the piece with its price and leads to its page',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { dialog, opener, product, title, t } = await pieceOf(page, shop, request);
    await opener.click();
    await expect(dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect(dialog.getByText(/^₪[\d,.]+$/).first()).toBeVisible();
    await dialog.getByRole('link', { name: t.toPiece }).click();
    await expectAt(page, shop.address(pages.product(product._id)));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
);

test(
  'keys and buttons enlarge the picture; arrows move it, and turn again once it is whole',
  { tag: '@long' },
  async ({ page, request, shop }) => {
    const { dialog, opener, picture, expectPicture, t } = await pieceOf(page, shop, request);
    await opener.click();
    await expectPicture(1);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    const whole = await restingBox(picture);
    const widthOf = () => picture.boundingBox().then((box) => box!.width / whole.width);
    const status = dialog.getByRole('status');

    await page.keyboard.press('+');
    await expect.poll(widthOf).toBeCloseTo(1.5, 1);
    await expect(status).toContainText(t.enlarged(1.5));
    // The largest copy there is.
    await expect
      .poll(() => picture.locator('img').evaluate((img: HTMLImageElement) => img.currentSrc))
      .toContain('.1080.');
    const before = await restingBox(picture);
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await picture.boundingBox())!.x - before.x).toBeCloseTo(-80, 0);
    await expect(status).toContainText(shop.messages.gallery.position(1, 3));
    await dialog.getByRole('button', { name: t.zoomOut }).click();
    await expect.poll(widthOf).toBe(1);
    await page.keyboard.press(shop.arrows.forward);
    await expectPicture(2);

    for (let presses = 0; presses < 4; presses += 1)
      await dialog.getByRole('button', { name: t.zoomIn }).click();
    await expect.poll(widthOf).toBe(4);
    await expect(dialog.getByRole('button', { name: t.zoomIn })).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.keyboard.press('0');
    await expect.poll(widthOf).toBe(1);
    await picture.dblclick();
    await expect.poll(widthOf).toBe(2.5);
    // Turning to another lets go of it.
    await dialog.getByRole('button', { name: t.next }).click();
    await expectPicture(3);
    await expect.poll(widthOf).toBe(1);
  },
);

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

  test('two fingers and two taps enlarge, one finger moves what is enlarged', async ({
    page,
    request,
    shop,
  }) => {
    const { dialog, opener, picture, expectPicture } = await pieceOf(page, shop, request);
    await opener.tap();
    await expectPicture(1);
    const whole = await restingBox(picture);
    expect(whole.width).toBe(390);
    const widthOf = () => picture.boundingBox().then((box) => box!.width / whole.width);
    await pinch(picture, 60, 180);
    await expect.poll(widthOf).toBeGreaterThan(2);
    const before = await restingBox(picture);
    await swipe(dialog, -60);
    await expect.poll(async () => (await picture.boundingBox())!.x - before.x).toBeCloseTo(-60, 0);
    await expect(dialog.getByRole('status')).toContainText(shop.messages.gallery.position(1, 3));
    await pinch(picture, 180, 20);
    await expect.poll(widthOf).toBe(1);
    // Within 300 ms, however late the page answers the first one.
    await Promise.all([page.touchscreen.tap(120, 200), page.touchscreen.tap(120, 200)]);
    await expect.poll(widthOf).toBe(2.5);
    await expectNoOverflow(page);
  });
});
