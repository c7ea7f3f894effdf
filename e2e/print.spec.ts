/** A piece or a workshop on one sheet, to hang up or take along. */
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { productsOf, workshopsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { paperOf } from './support/pdf-drawings.ts';
import { onlyFirst } from './support/short-run.ts';

/** As browsers print unless told otherwise. */
const A4 = { format: 'A4', margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } };

async function expectOneSheet(page: Page): Promise<void> {
  expect(paperOf(await page.pdf(A4))).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main').locator('h1')).toBeVisible();
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  const foot = page.locator('link[rel="canonical"]');
  await expect(foot).toBeVisible();
  const path = new URL(page.url()).pathname;
  expect(await foot.evaluate((link) => getComputedStyle(link, '::after').content)).toContain(path);
}

test('a workshop', async ({ page, request, shop }) => {
  const t = await loadPageTexts('workshop', shop.lang);
  const coming = (await workshopsOf(request)).find(
    ({ shouldHidePrice, workshopDates }) => !shouldHidePrice && new Date(workshopDates[0]!.date) > new Date(),
  )!;
  await shop.visit(pages.workshop(coming._id));
  await expectOneSheet(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('time').first()).toBeVisible();
  await expect(main.getByText(t.handOver)).toBeVisible();
  await expect(main.getByRole('button')).toHaveCount(0);
});

for (const [index, hasOptions] of [false, true].entries())
  test(hasOptions ? 'a piece with options' : 'a piece', onlyFirst(index), async ({ page, request, shop }) => {
    const t = await loadPageTexts('product', shop.lang);
    const piece = (await productsOf(request)).find(({ options }) => options.length > 1 === hasOptions)!;
    await shop.visit(pages.product(piece._id));
    await expectOneSheet(page);
    const main = page.getByRole('main');
    await expect(main.getByText(t.cancelFee)).toBeVisible();
    await expect(main.getByText(t.askHint)).toBeHidden();
    await expect(main.getByRole('button', { name: shop.messages.product.add })).toHaveCount(0);
  });

test('a list, without what only a screen needs', { tag: '@long' }, async ({ page, shop }) => {
  await shop.visit(pages.workshops());
  const skip = page.getByRole('link', { name: shop.messages.common.skipToContent });
  await expect(skip).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(skip).toHaveCount(0);
});
