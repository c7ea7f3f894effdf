import { pages } from '#contract/routes.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { galleryTexts } from './support/gallery.ts';
import { cardOf, expectAt, tabTo } from './support/journey.ts';

test('the skip link comes first and leads to the content', async ({ page, shop }) => {
  await shop.visit('/shop');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shop.messages.common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const chips = page.getByRole('main').getByRole('group');
  await expect(chips.first().getByRole('link').first()).toBeFocused();
});

test('Tab goes through the header in reading order', async ({ page, shop }) => {
  const { banner, nav, categories, language } = shop.messages;
  await shop.visit('/');
  const bar = page.getByRole('banner');
  await page.getByRole('button', { name: banner.close }).focus();
  await page.keyboard.press('Tab');
  await expect(bar.getByRole('link', { name: nav.home })).toBeFocused();
  for (const name of [
    nav.shop,
    nav.workshops,
    nav.tutorials,
    categories.goldsmith,
    categories.cricut,
    categories.others,
    nav.about,
    nav.contact,
  ]) {
    await page.keyboard.press('Tab');
    await expect(bar.getByRole('link', { name, exact: true })).toBeFocused();
  }
  for (const target of [
    bar.getByRole('button', { name: nav.search }),
    bar.getByRole('link', { name: language.switchTo }),
    bar.getByRole('button', { name: nav.cart }),
    bar.getByRole('link', { name: nav.login }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  }
});

test('home, shop, gallery, filter and add', { tag: '@long' }, async ({ page, request, shop }) => {
  const { nav, product: words, gallery, categories, shop: shopWords } = shop.messages;
  const title = titleIn(shop.lang, (await productsOf(request))[0]!);
  const cricut = titleIn(shop.lang, (await productsOf(request, { category: 'cricut' }))[0]!);
  await shop.visit('/');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: nav.shop, exact: true }), 8);
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address('/shop'));
  await expect(page.getByRole('main')).toBeFocused();

  const picture = cardOf(page, title).getByRole('button', { name: words.openGallery(title) });
  await tabTo(page, picture);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: galleryTexts(shop).label(title) });
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press(shop.arrows.forward);
  await expect(dialog.getByRole('status')).toHaveText(gallery.position(2, 3));
  await page.keyboard.press('Escape');
  await expect(picture).toBeFocused();

  const chip = page
    .getByRole('group', { name: shopWords.category })
    .getByRole('link', { name: categories.cricut });
  while (!(await chip.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address('/shop?category=cricut'));
  await expect(cardOf(page, cricut)).toBeVisible();
  await expect(chip).toBeFocused();

  await tabTo(page, cardOf(page, cricut).getByRole('button', { name: words.add }));
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address(pages.login({ next: shop.address('/shop?category=cricut') })));
  await expect(page.getByRole('main')).toBeFocused();
});

for (const [path, details] of [
  ['/shop', {}],
  ['/', { tag: '@long' }],
  ['/login', { tag: '@long' }],
  ['/workshops', { tag: '@long' }],
  ['/tutorials', { tag: '@long' }],
  ['/register', { tag: '@long' }],
] as const) {
  test(
    `the focus is visible and not covered wherever Tab goes on ${path}`,
    details,
    async ({ page, shop }) => {
      await shop.visit(path);
      const unseen: string[] = [];
      for (let presses = 0; presses < 45; presses += 1) {
        await page.keyboard.press('Tab');
        const fault = await page.evaluate(faultOfFocus);
        if (fault) unseen.push(fault);
      }
      expect(unseen).toEqual([]);
    },
  );
}

/** No visible focus, or one hidden behind the sticky header (WCAG 2.4.7, 2.4.11). */
function faultOfFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const name = `${element.tagName} '${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}'`;
  // A field's frame may belong to its parent.
  const drawn = [element, element.parentElement!].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  if (!drawn) return `${name}: no visible focus`;
  const box = element.getBoundingClientRect();
  const top = document.elementFromPoint(
    Math.min(innerWidth - 1, Math.max(0, box.left + box.width / 2)),
    Math.min(innerHeight - 1, Math.max(0, box.top + box.height / 2)),
  );
  const covered = top?.closest('header, aside') && !element.closest('header, aside');
  return covered ? `${name}: behind the header` : null;
}
