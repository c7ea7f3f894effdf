import { demoTextsEn } from '#i18n/shop-texts/demo.en.ts';
import { demoTextsHe } from '#i18n/shop-texts/demo.he.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from '#contract/products.ts';
import { productApi } from '#contract/product-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { cartButton, snackbar } from './support/cart.ts';
import { isAddedFromCard, productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { galleryTexts } from './support/gallery.ts';
import { cardOf, expectAt, expectPlace, scrollPlace, swipe } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { LOST } from './support/noise.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SHOP } from './support/places.ts';

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

/** A product with three pictures. */
async function picturesOf(page: Page, request: APIRequestContext, { lang, messages }: Shop) {
  const product = (await productsOf(request)).find(
    ({ secondaryImagesPathes }) => secondaryImagesPathes.length === 2,
  )!;
  const title = titleIn(lang, product);
  const dialog = page.getByRole('dialog', { name: galleryTexts({ lang }).label(title) });
  const main = page.getByRole('main');
  return {
    path: pages.product(product._id),
    dialog,
    opener: main.getByRole('button', { name: messages.product.openGallery(title) }),
    thumbnail: (n: number) => main.getByRole('button', { name: messages.product.showPicture(n, title) }),
    expectOnPage: (n: number) =>
      expect(main.getByRole('status')).toContainText(messages.gallery.position(n, 3)),
    expectInGallery: (n: number) =>
      expect(dialog.getByRole('status')).toHaveText(messages.gallery.position(n, 3)),
  };
}

test("a card's title leads to the page, and back leads to the same place", async ({
  page,
  request,
  shop,
}) => {
  const product = (await productsOf(request)).at(-3)!;
  const title = titleIn(shop.lang, product);
  await shop.visit('/shop');
  const link = cardOf(page, title).getByRole('link', { name: title });
  // Where it is pressed: what comes near is laid out, so that the press itself may have to scroll.
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(Math.round(scrollY)), { capture: true, once: true });
      }),
  );
  await link.click();
  const place = await pressed;
  expect(place).toBeGreaterThan(300);
  await expectAt(page, shop.address(pages.product(product._id)));
  await expect(heading(page, title)).toBeVisible();
  await expect.poll(() => scrollPlace(page)).toBe(0);
  const trail = page.getByRole('navigation', {
    name: (await loadPageTexts('product', shop.lang)).breadcrumbs,
  });
  await expect(trail.locator('[aria-current=page]')).toHaveText(title);
  await expect(trail.getByRole('link', { name: shop.messages.categories[product.category] })).toHaveAttribute(
    'href',
    shop.address(pages.category(product.category)),
  );

  await page.goBack();
  await expect(heading(page, shop.messages.shop.title)).toBeAttached();
  await expectPlace(page, place, 40);
});

test('a card pressed in the frame that scrolls to it is come back to', async ({ page, request, shop }) => {
  const product = (await productsOf(request)).at(-3)!;
  const title = titleIn(shop.lang, product);
  await shop.visit(pages.shop());
  const place = await cardOf(page, title)
    .getByRole('link', { name: title })
    .evaluate((link: HTMLElement) => {
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const place = scrollY;
      link.click();
      return place;
    });
  expect(place).toBeGreaterThan(300);
  await expect(heading(page, title)).toBeVisible();
  await page.goBack();
  await expect(heading(page, shop.messages.shop.title)).toBeAttached();
  await expectPlace(page, place, 40);
});

test('a customer adds two', { tag: '@long' }, async ({ page, shop, customer, goods: { product } }) => {
  await shop.visit(pages.product(product._id));
  await page.getByRole('main').getByRole('button', { name: shop.messages.product.more }).click();
  await page.getByRole('button', { name: shop.messages.product.addLabel(product.title) }).click();
  await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
  await expect(cartButton(page, shop, 2)).toBeVisible();
  expect((await customer.cart())!.items).toMatchObject([product.line(2)]);
});

test(
  'a visitor adds two by way of login and returns',
  { tag: '@long' },
  async ({ page, shop, account, goods: { product } }) => {
    const here = shop.address(pages.product(product._id));
    await shop.visit(pages.product(product._id));
    await page.getByRole('main').getByRole('button', { name: shop.messages.product.more }).click();
    await page.getByRole('button', { name: shop.messages.product.addLabel(product.title) }).click();
    await expectAt(page, shop.address(pages.login({ next: here })));
    await logIn(page, shop, account);
    await expectAt(page, here);
    await expect(cartButton(page, shop, 2)).toBeVisible();
    expect((await account.cart())!.items).toMatchObject([product.line(2)]);
  },
);

test('pictures: thumbnails choose, keys turn, the gallery opens where one is', async ({
  page,
  request,
  shop,
}) => {
  const { path, dialog, opener, thumbnail, expectOnPage, expectInGallery } = await picturesOf(
    page,
    request,
    shop,
  );
  await shop.visit(path);
  await expectOnPage(1);
  await thumbnail(2).click();
  await expectOnPage(2);
  await expect(thumbnail(2)).toHaveAttribute('aria-current', /./);
  await page.keyboard.press(shop.arrows.forward);
  await expectOnPage(3);
  await expect(thumbnail(3)).toBeFocused();
  await opener.focus();
  await page.keyboard.press(shop.arrows.back);
  await expectOnPage(2);
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await expectInGallery(2);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press(shop.arrows.forward);
  await expectInGallery(3);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test(
    'a swipe brings in the next picture in reading direction',
    { tag: '@long' },
    async ({ page, request, shop }) => {
      const { path, dialog, opener, expectOnPage, expectInGallery } = await picturesOf(page, request, shop);
      await shop.visit(path);
      // Well over half a picture: a slow finger's swipe ends at the nearest one.
      const onwards = shop.dir === 'rtl' ? 280 : -280;
      await swipe(opener, onwards);
      await expectOnPage(2);
      await opener.tap();
      await expectInGallery(2);
      await dialog.getByRole('button', { name: shop.messages.common.close }).tap();
      await expect(dialog).toBeHidden();
      // The returning focus would scroll the picture back into view under the finger.
      await expect(opener).toBeFocused();
      await swipe(opener, -onwards);
      await expectOnPage(1);
    },
  );

  test('a drawing that fails to load leaves the page as wide as the screen', async ({
    page,
    request,
    shop,
    noise,
  }) => {
    noise.allow(LOST);
    const [product] = await productsOf(request, { category: 'goldsmith' });
    await page.route('**/sketch-*', (route) => route.abort());
    await shop.visit(pages.product(product!._id));
    const drawing = page.locator('img[src*="sketch-"]');
    await drawing.scrollIntoViewIfNeeded();
    const hasFailed = () =>
      drawing.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth === 0);
    await expect.poll(hasFailed).toBe(true);
    await expectNoOverflow(page);
  });
});

test('a sold out product can’t be added; low stock and a discount are shown', async ({
  page,
  request,
  shop,
}) => {
  const { product: words } = shop.messages;
  const products = await productsOf(request);
  const visit = (fits: (product: (typeof products)[number]) => boolean) =>
    shop.visit(pages.product(products.find(fits)!._id));
  const main = page.getByRole('main');

  await visit(({ inventory }) => inventory === 0);
  await expect(main.getByText(words.soldOutAction, { exact: true }).first()).toBeVisible();
  await expect(main.getByRole('button', { name: words.add })).toHaveCount(0);
  await visit(({ inventory }) => inventory === 1);
  await expect(main.getByText(words.onlyLeft(1)).first()).toBeVisible();
  const offer = products.find(({ discount, inventory }) => discount > 0 && inventory > 0)!;
  await shop.visit(pages.product(offer._id));
  await expect(main.locator('s').first()).toContainText(words.originalPrice);
});

test('asking about, sharing and related products', async ({ page, context, shop, goods: { product } }) => {
  const words = await loadPageTexts('product', shop.lang);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.visit(pages.product(product._id));
  const main = page.getByRole('main');
  const address = SHOP + shop.address(pages.product(product._id));
  const ask = new URL(
    (await main.getByRole('link', { name: shop.messages.contact.whatsapp }).getAttribute('href'))!,
  );
  expect(ask.searchParams.get('text')).toBe(words.askText(product.title, address));
  const place = new URL(page.url()).pathname;
  await main.getByRole('link', { name: words.byDate }).click();
  await expect(main.getByRole('link', { name: shop.messages.contact.whatsapp })).toBeInViewport();
  expect(new URL(page.url()).pathname).toBe(place);

  await main.getByRole('button', { name: words.share }).click();
  await expect(snackbar(page, shop, words.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);

  await main.getByRole('button', { name: shop.messages.product.more }).click();
  const answer = await page.request.get(productApi.related(product._id));
  const related = ((await answer.json()) as { data: Product[] }).data;
  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(related.map((other) => titleIn(shop.lang, other)));
  expect(related).toHaveLength(4);
  const next = titleIn(shop.lang, related.find(isAddedFromCard)!);
  await titles.filter({ hasText: next }).first().getByRole('link').click();
  await expect(heading(page, next)).toBeVisible();
  await expect(main.getByRole('textbox', { name: shop.messages.product.quantity(next) })).toHaveValue('1');
});

test('an unknown product is not found', async ({ request, shop }) => {
  const answer = await request.get(shop.address(pages.product('no-such-product')));
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(shop.messages.notFound.title);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the details open and the pictures are shown', async ({ page, shop, goods: { product } }) => {
    const words = await loadPageTexts('product', shop.lang);
    const warranty = (shop.lang === 'he' ? demoTextsHe : demoTextsEn)['shop.warranty'];
    await shop.visit(pages.product(product._id));
    await expect(page.getByText(warranty)).toBeHidden();
    await page.getByRole('heading', { name: words.returnsTitle }).click();
    await expect(page.getByText(warranty)).toBeVisible();
    await expect(page.getByRole('link', { name: words.terms })).toHaveAttribute(
      'href',
      shop.address(pages.terms()),
    );
    await expect(page.getByRole('main').locator('picture img').first()).toHaveAttribute(
      'fetchpriority',
      'high',
    );
  });
});
