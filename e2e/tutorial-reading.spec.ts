import type { Page } from '@playwright/test';
import type { Shop } from './support/fixtures.ts';
import { expectAt, scrollDown, scrollPlace, swipe } from './support/journey.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE, SCREENS } from './support/places.ts';
import { expect, test } from './support/reading.ts';

const otherLanguage = (page: Page, shop: Shop) =>
  page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo });

test('buttons and keys turn pages and change the address; back leaves the tutorial', async ({
  page,
  shop,
  reading,
}) => {
  const { count, next, previous, expectPage } = reading;
  await shop.visit('/tutorials');
  await page.getByRole('main').getByRole('link', { name: reading.title, exact: true }).click();
  await expectPage(1);
  await expect(page.getByRole('heading', { level: 1, name: reading.title })).toBeVisible();
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await expect(previous).not.toHaveAttribute('href');
  await next.click();
  await expectPage(2);
  await expectAt(page, shop.address(reading.path(2)));

  await page.keyboard.press(shop.arrows.forward);
  await expectPage(3);
  await page.keyboard.press(shop.arrows.back);
  await expectPage(2);
  await page.keyboard.press('PageDown');
  await expectPage(3);
  await page.keyboard.press('End');
  await expectPage(count);
  await page.keyboard.press(shop.arrows.forward);
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).not.toHaveAttribute('href');
  await expect(next).toBeFocused();
  await page.keyboard.press('PageUp');
  await expectPage(count - 1);

  await page.reload();
  await expectPage(count - 1);
  await otherLanguage(page, shop).click();
  await expect(page.locator('html')).not.toHaveAttribute('lang', shop.lang);
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe(String(count - 1));
  await page.goBack();
  await expectAt(page, shop.address(reading.path(count - 1)));
  await page.goBack();
  await expectAt(page, shop.address('/tutorials'));
});

test('reading continues where it stopped, with a link to the beginning; a page beyond the end is the last', async ({
  page,
  shop,
  reading,
}) => {
  await shop.visit(`${reading.path(99)}&utm_source=letter`);
  await reading.expectPage(reading.count);
  await expectAt(page, shop.address(`${reading.path(reading.count)}&utm_source=letter`));
  await reading.previous.click();
  await reading.expectPage(reading.count - 1);

  await shop.visit('/tutorials');
  await page.getByRole('main').getByRole('link', { name: reading.title, exact: true }).click();
  await expect(reading.viewer.getByText(reading.words.resumed(reading.count - 1))).toBeVisible();
  await reading.expectPage(reading.count - 1);
  await expectAt(page, shop.address(reading.path(reading.count - 1)));
  await shop.visit(reading.path());
  await reading.expectPage(reading.count - 1);
  await expect(reading.viewer.getByText(reading.words.resumed(reading.count - 1))).toBeVisible();
  await reading.viewer.getByRole('link', { name: reading.words.toBeginning }).click();
  await reading.expectPage(1);
  await expectAt(page, shop.address(reading.path()));
  await expect(reading.viewer.getByText(reading.words.resumed(reading.count - 1))).toBeHidden();
});

test.describe('by touch', () => {
  test.use(PHONE);

  test(
    'what was begun opens at its top, however far down the list it stands',
    { tag: '@long' },
    async ({ page, shop, reading }) => {
      await shop.visit(reading.path(2));
      await reading.expectPage(2);
      await shop.visit('/tutorials');
      await scrollDown(page, 900);
      // Where it is, without scrolling to it.
      await page
        .getByRole('main')
        .getByRole('link', { name: reading.title, exact: true })
        .dispatchEvent('click');
      await reading.expectPage(2);
      await expectAt(page, shop.address(reading.path(2)));
      await expect(reading.viewer.getByText(reading.words.resumed(2))).toBeInViewport();
      expect(await scrollPlace(page)).toBe(0);
    },
  );

  test('a swipe turns in reading direction', async ({ shop, reading }) => {
    await shop.visit(reading.path(2));
    await reading.expectPage(2);
    // The next page enters from the side where the line goes on.
    const on = shop.dir === 'rtl' ? 200 : -200;
    await swipe(reading.viewer.getByRole('img'), on);
    await reading.expectPage(3);
    await swipe(reading.viewer.getByRole('img'), -on);
    await reading.expectPage(2);
    await swipe(reading.viewer.getByRole('img'), 30);
    await reading.expectPage(2);
  });
});

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `the last page with its text on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, reading }) => {
        await shop.visit(reading.path(reading.count));
        await reading.expectPage(reading.count);
        await expect(reading.viewer.getByRole('heading', { level: 2 })).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
      },
    );
  });
}
