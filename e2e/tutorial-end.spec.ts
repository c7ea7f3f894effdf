/** How a tutorial begins and ends, and how it looks on paper. */
import type { Page } from '@playwright/test';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { DEFAULT_SHOP_NAME } from '#server/config.ts';
import { tutorialsOf } from './support/catalogue.ts';
import { LOST } from './support/noise.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { expect, test } from './support/reading.ts';

/** Resolves with how often the browser was asked to print. */
async function countPrints(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0 });
    window.print = () => {
      (window as unknown as { prints: number }).prints += 1;
    };
  });
  return () => page.evaluate(() => (window as unknown as { prints: number }).prints);
}

test('it begins with its level and what is needed, and the end leads on', async ({
  page,
  shop,
  reading,
  request,
}) => {
  const t = await loadPageTexts('tutorialEnd', shop.lang);
  const tutorial = (await tutorialsOf(request)).find(({ _id }) => _id === reading.id)!;
  const { description } = shop.lang === 'he' ? tutorial : tutorial.translations.en!;
  const needed = description!.split('\n\n')[1]!;
  await shop.visit(reading.path());
  await expect(reading.viewer.getByText(needed)).toBeVisible();
  await expect(reading.viewer.getByText(shop.messages.levels[tutorial.level], { exact: true })).toBeVisible();
  await reading.next.click();
  await reading.expectPage(2);
  await expect(reading.viewer.getByText(needed)).toHaveCount(0);

  await shop.visit(reading.path(reading.count));
  const end = page.getByRole('region', { name: t.title });
  await expect(end).toContainText(reading.title);
  for (const kind of [t.tutorial, t.product, t.workshop])
    await expect(end.getByRole('link').filter({ hasText: kind })).toBeVisible();
  await expectAccessible(page);
  await end.getByRole('link').filter({ hasText: t.tutorial }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(reading.title);
});

test('the whole tutorial is printed, by the button and by the browser’s key', async ({
  page,
  shop,
  reading,
}) => {
  const prints = await countPrints(page);
  await shop.visit(reading.path(2));
  await reading.expectPage(2);
  await page.getByRole('button', { name: reading.words.print }).click();
  await expect.poll(prints).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper]');
  await expect(paper.getByRole('heading', { level: 1, name: reading.title })).toBeVisible();
  await expect(paper.getByRole('heading', { level: 2 })).toHaveCount(reading.count);
  await expect(paper.locator('img')).toHaveCount(reading.count);
  await expect(paper.getByText(DEFAULT_SHOP_NAME[shop.lang])).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toBeHidden();
  await page.keyboard.press('Control+p');
  await expect.poll(prints).toBe(2);
});

test(
  'drawings that fail are not left out on paper: it says so, and prints once they are there',
  { tag: '@long' },
  async ({ page, shop, reading, noise }) => {
    noise.allow(LOST);
    const prints = await countPrints(page);
    await shop.visit(reading.path(reading.count));
    await reading.expectPage(reading.count);
    await page.route('**/*', (route) =>
      route.request().resourceType() === 'image' ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: reading.words.print }).click();
    const again = page.getByRole('button', { name: shop.messages.common.retry, includeHidden: true });
    await expect(again).toBeVisible();
    expect(await prints()).toBe(0);
    await page.unrouteAll();
    await again.click();
    await expect.poll(prints).toBe(1);
  },
);

test(
  'printed by the browser’s menu, the page says that it is one of them',
  { tag: '@long' },
  async ({ page, shop, reading }) => {
    await shop.visit(reading.path(2));
    await reading.expectPage(2);
    const note = page.getByText(reading.words.onePage);
    await expect(note).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(note).toBeVisible();
    expect(reading.words.onePage).toContain(reading.words.print);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);

  test('beginning and end fit', { tag: '@long' }, async ({ page, shop, reading }) => {
    const t = await loadPageTexts('tutorialEnd', shop.lang);
    await shop.visit(reading.path());
    await expectNoOverflow(page);
    await shop.visit(reading.path(reading.count));
    await expect(page.getByRole('region', { name: t.title }).getByRole('link').first()).toBeVisible();
    await expectNoOverflow(page);
  });
});
