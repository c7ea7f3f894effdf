/** On a phone price and button are at the foot of the screen until their own place comes into sight. */
import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { expect, test } from './support/customer.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test.use(PHONE);

/** What has the focus and is covered by something else. */
async function coveredByTab(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focused = document.activeElement!;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
      const isSeen = seen !== null && (focused.contains(seen) || seen.contains(focused));
      return isSeen ? null : focused.outerHTML.slice(0, 120);
    });
    if (found) covered.push(found);
  }
  return covered;
}

test('of a piece: it is there at once, rests in its place, and covers nothing', async ({
  page,
  shop,
  goods: { product },
}) => {
  await shop.visit(pages.product(product._id));
  const add = page.getByRole('button', { name: shop.messages.product.addLabel(product.title) });
  await expect(add).toBeInViewport({ ratio: 1 });
  expect(await coveredByTab(page, 24)).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(add).not.toBeInViewport();
  await expectNoOverflow(page);
});

test('of a piece with choices: its button leads to what is still to be chosen', async ({ page, shop }) => {
  await shop.visit(pages.product('product-ring-root-band'));
  const add = page.getByRole('main').getByRole('button', { name: shop.messages.product.add });
  await expect(add.first()).toBeInViewport({ ratio: 1 });
  await add.first().tap();
  const missing = page.getByRole('radio').first();
  await expect(missing).toBeFocused();
  await expect(missing).toBeInViewport();
});

test('of a workshop: it is there at once, and rests on its ticket', async ({
  page,
  shop,
  goods: { workshop },
}) => {
  await shop.visit(pages.workshop(workshop._id));
  const register = page.getByRole('button', {
    name: shop.messages.workshops.registerLabel(workshop.title),
  });
  await expect(register).toBeInViewport({ ratio: 1 });
  expect(await coveredByTab(page, 18)).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(register).not.toBeInViewport();
});
