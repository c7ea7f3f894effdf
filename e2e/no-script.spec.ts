/** Without JavaScript nothing dead is shown, and what needs it says so with the ways to the shop beside it. */
import { pages } from '#contract/routes.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import { noScriptEn } from '#i18n/no-script.en.ts';
import { noScriptHe } from '#i18n/no-script.he.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { isAddedFromCard, productsOf, titleIn, tutorialsOf, workshopsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { PHONE_SCREEN } from './support/places.ts';

const TEXTS = { he: noScriptHe, en: noScriptEn };

test.use({ javaScriptEnabled: false, viewport: PHONE_SCREEN });

test('every page that orders or logs in says how else', async ({ page, request, shop }) => {
  const t = TEXTS[shop.lang];
  const piece = (await productsOf(request)).find(isAddedFromCard)!;
  const open = (await workshopsOf(request)).find((one) => shownWorkshop(one, new Date()).status === 'open')!;
  const paid = (await tutorialsOf(request)).find(({ price }) => price > 0)!;
  for (const [path, words] of [
    [pages.product(piece._id), t.order],
    [pages.workshop(open._id), t.seat],
    [pages.tutorial(paid._id), t.order],
    [pages.checkout(), t.cart],
    [pages.login(), t.account],
    [pages.register(), t.account],
    [pages.orders(), t.account],
    [pages.account(), t.account],
  ] as const)
    await test.step(path, async () => {
      await shop.visit(path);
      const way = page.getByRole('main').getByRole('paragraph').filter({ hasText: words });
      await expect(way).toBeVisible();
      for (const address of ['https://wa.me/', 'tel:', 'mailto:'])
        await expect(way.locator(`a[href^="${address}"]`)).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
      await expectNoOverflow(page);
    });
  await shop.visit(pages.product(piece._id));
  const { product } = shop.messages;
  await expect(page.getByRole('button', { name: product.addLabel(titleIn(shop.lang, piece)) })).toBeHidden();
  const free = (await tutorialsOf(request)).find(({ price }) => price === 0)!;
  const { reader } = await loadPageTexts('tutorial', shop.lang);
  await shop.visit(pages.tutorial(free._id));
  await expect(page.getByRole('heading', { name: reader.about })).toBeVisible();
  await expect(page.getByRole('button', { name: reader.print })).toBeHidden();
});

test('a form that needs scripts says so where its button would be', async ({ page, shop }) => {
  for (const [path, words] of [
    [pages.contact(), await loadPageTexts('contact', shop.lang)],
    [pages.cancel(), await loadPageTexts('cancel', shop.lang)],
  ] as const)
    await test.step(path, async () => {
      await shop.visit(path);
      const form = page.getByRole('main').locator('form');
      await expect(form.getByRole('button')).toHaveCount(0);
      await expect(form.getByRole('paragraph').filter({ hasText: words.noScript })).toHaveCount(2);
    });
});

test('a narrow header has its links in place of the menu', async ({ page, shop }) => {
  await shop.visit(pages.home());
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.getByRole('link', { name: shop.messages.nav.workshops }).click();
  await expectAt(page, shop.address(pages.workshops()));
  await expect(page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login })).toBeVisible();
});

test('the shop is sorted by a button, within what was chosen', async ({ page, shop }) => {
  const t = await loadPageTexts('shop', shop.lang);
  await shop.visit(pages.shop({ kind: 'ring' }));
  await page.getByRole('combobox', { name: t.sort }).selectOption(t.sorts.priceLow);
  await page.getByRole('button', { name: TEXTS[shop.lang].show }).click();
  await expectAt(page, shop.address(pages.shop({ kind: 'ring', sort: 'priceLow' })));
  await expect(page.getByRole('combobox', { name: t.sort })).toHaveValue('priceLow');
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the button of the tutorials’ filters is in sight', async ({ page, shop }) => {
    await shop.visit(pages.tutorials());
    const show = page.getByRole('button', { name: TEXTS[shop.lang].show });
    await show.scrollIntoViewIfNeeded();
    const form = page.getByRole('main').locator('form');
    const [button, whole] = await Promise.all([show.boundingBox(), form.boundingBox()]);
    expect(button!.x).toBeGreaterThanOrEqual(whole!.x);
    expect(button!.x + button!.width).toBeLessThanOrEqual(whole!.x + whole!.width);
    const sideways = await form.evaluate(({ children }) =>
      [...children].some((row) => row.clientHeight > 1 && row.scrollWidth > row.clientWidth),
    );
    expect(sideways).toBe(false);
  });

  test('all pictures of a piece are seen, and none looks as if it opened something', async ({
    page,
    request,
    shop,
  }) => {
    const piece = (await productsOf(request)).find(({ secondaryImagesPathes: more }) => more.length > 0)!;
    const { product } = shop.messages;
    await shop.visit(pages.product(piece._id));
    const pictures = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('picture') })
      .first();
    for (const picture of await pictures.locator('img').all()) {
      const box = (await picture.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(320);
    }
    const title = titleIn(shop.lang, piece);
    await expect(page.getByRole('button', { name: product.openGallery(title) })).toHaveCount(0);
    await shop.visit(pages.shop());
    await expect(page.getByRole('button', { name: product.showPicture(1, title) })).toHaveCount(0);
  });

  test('nothing stays over what is read, and no page is wider', async ({ page, request, shop }) => {
    const piece = (await productsOf(request))[0]!;
    const open = (await workshopsOf(request)).find(
      (one) => shownWorkshop(one, new Date()).status === 'open',
    )!;
    for (const path of [pages.product(piece._id), pages.workshop(open._id), pages.orders(), pages.checkout()])
      await test.step(path, async () => {
        await shop.visit(path);
        await expectNoOverflow(page);
        const staying = await page.evaluate(() => {
          const all = [...document.querySelectorAll('main *')];
          return all.filter((part) => ['fixed', 'sticky'].includes(getComputedStyle(part).position)).length;
        });
        expect(staying).toBe(0);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      });
  });
});
