/** A notice after a change covers nothing that is pressed or read next, however wide the window is. */
import type { Locator, Page } from '@playwright/test';
import { expect, test, type Admin } from './support/admin.ts';
import type { Shop } from './support/fixtures.ts';

/** Deletes a product and holds the notice: F6 leads to it, and its time stands still meanwhile. */
async function aNotice(page: Page, shop: Shop, admin: Admin): Promise<{ notices: Locator; left: string }> {
  const product = await admin.has.product({ price: 1234.5 });
  const { _id } = await admin.has.product({ title: `${product.title} 2`, price: 1234.5 });
  const { lists } = admin.words;
  await admin.visit('shop', { q: product.title });
  await page
    .locator(`[data-row="${product._id}"]`)
    .getByRole('button', { name: lists.menu.of(product.title), exact: true })
    .click();
  await page.getByRole('menuitem', { name: lists.menu.remove }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: lists.remove.confirm, exact: true })
    .click();
  const notices = page.getByRole('region', { name: shop.messages.common.notices });
  await expect(notices.getByText(lists.products.deleted(product.title))).toBeVisible();
  await page.keyboard.press('F6');
  return { notices, left: _id };
}

test(
  'a notice lies beneath the names of rows, and never reaches their controls',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { notices, left } = await aNotice(page, shop, admin);
    for (const width of [900, 960, 1024, 1079, 1080, 1120, 1200, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      // Whatever is scrolled beneath it.
      await expect
        .poll(() => notices.evaluate(controlsAcross, left), { message: `${width} px` })
        .toEqual({ notices: 1, controls: [] });
    }
  },
);

test('on a phone a notice is above the bars and beside a card’s controls, and covers nothing at the end', async ({
  page,
  shop,
  admin,
}) => {
  const { notices, left } = await aNotice(page, shop, admin);
  for (const width of [320, 360, 390, 430, 700, 899]) {
    await page.setViewportSize({ width, height: 640 });
    await expect
      .poll(() => notices.evaluate(controlsBeneath, left), { message: `${width} px` })
      .toEqual({ notices: 1, controls: [] });
    expect(await notices.evaluate(controlsAcross, left), `${width} px`).toEqual({ notices: 1, controls: [] });
  }
});

/** In the row and across the notice, wherever the list is scrolled to. */
function controlsAcross(notices: Element, id: string): { notices: number; controls: string[] } {
  const notice = notices.getBoundingClientRect();
  const row = document.querySelector(`[data-row="${id}"]`);
  const controls = [...(row?.querySelectorAll('input, button, [role=switch]') ?? [])].filter((control) => {
    const { left, right, width } = control.getBoundingClientRect();
    return width > 0 && right > notice.left && left < notice.right;
  });
  return {
    notices: row && notice.width > 0 ? 1 : 0,
    controls: controls.map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 80)),
  };
}

/** At the end of the page. */
function controlsBeneath(notices: Element, id: string): { notices: number; controls: string[] } {
  scrollTo(0, document.documentElement.scrollHeight);
  const row = document.querySelector(`li[data-row="${id}"]`);
  const snack = [...notices.children]
    .map((one) => one.getBoundingClientRect())
    .find(({ height }) => height > 1);
  const controls = [...document.querySelectorAll('a, button, input, [role=switch]')].filter((control) => {
    const { left, right, top, bottom, width } = control.getBoundingClientRect();
    const isOver =
      snack && right > snack.left && left < snack.right && bottom > snack.top && top < snack.bottom;
    return width > 0 && isOver && !notices.contains(control);
  });
  return {
    notices: row && snack ? 1 : 0,
    controls: controls.map((one) => one.getAttribute('aria-label') ?? one.outerHTML.slice(0, 80)),
  };
}
