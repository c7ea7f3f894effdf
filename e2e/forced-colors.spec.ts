/** With the system's few colors, as in Windows' contrast themes: what is chosen must differ from what isn't. */
import type { Locator, Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import { productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' }));

/** In the form that computed styles have. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((name) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = name;
    const color = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return color;
  }, name);

const ground = (part: Locator, pseudo?: string) =>
  part.evaluate((element, pseudo) => getComputedStyle(element, pseudo).backgroundColor, pseudo);

const ink = (part: Locator) => part.evaluate((element) => getComputedStyle(element).color);

const lineOf = (part: Locator, pseudo: string) =>
  part.evaluate((element, pseudo) => {
    const { borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(element, pseudo);
    return parseFloat(borderBlockStartWidth) > 0 ? borderBlockStartColor : 'none';
  }, pseudo);

test('the current page and the chosen filters stand out from the others', async ({ page, shop }) => {
  await shop.visit(pages.shop());
  const chosen = await systemColor(page, 'Highlight');
  const nothing = await systemColor(page, 'Canvas');
  const menu = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(menu.first()).toHaveAttribute('aria-current', 'page');
  expect(await ground(menu.first())).toBe(chosen);
  expect(await ground(menu.nth(1))).not.toBe(chosen);
  await expect(menu.nth(1), 'no line where none is').toHaveCSS('border-block-end-color', nothing);

  const chips = page.getByRole('main').getByRole('group').first().getByRole('link');
  expect(await ground(chips.first())).toBe(chosen);
  expect(await ground(chips.nth(1))).not.toBe(chosen);
  await expect(chips.first()).toHaveCSS('color', await systemColor(page, 'HighlightText'));
});

test('choices, pictures, folds and icons of a piece can be seen', async ({ page, request, shop }) => {
  const piece = (await productsOf(request)).find(({ options }) => options.length > 1)!;
  await shop.visit(pages.product(piece._id));
  const chosen = await systemColor(page, 'Highlight');
  const main = page.getByRole('main');

  for (const option of await main.getByRole('radiogroup').all()) {
    const choices = option.locator('label');
    await choices.nth(1).getByRole('radio').check();
    await expect.poll(() => ground(choices.nth(1))).toBe(chosen);
    expect(await ground(choices.first())).not.toBe(chosen);
  }

  const small = main.locator('[aria-current="true"]:has(img)');
  expect(await small.evaluate((element) => getComputedStyle(element).boxShadow)).toContain(chosen);

  const fold = main.locator('summary').first();
  for (const stroke of ['::before', '::after'])
    expect(await lineOf(fold.locator('[aria-hidden]'), stroke), stroke).toBe(await ink(fold));

  for (const icon of await main.locator('li > svg').all())
    expect(await ink(icon)).toBe(await ink(icon.locator('..')));
});

test('what lies over the page has a border', async ({ page, shop }) => {
  await shop.visit(pages.home());
  await page.getByRole('banner').getByRole('button', { name: shop.messages.nav.search }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('outline-style', 'solid');
  await expect(dialog).toHaveCSS('outline-color', await systemColor(page, 'CanvasText'));
});

test('what was searched for can be read among the results', async ({ page, request, shop }) => {
  const [piece] = await productsOf(request);
  const word = titleIn(shop.lang, piece!).split(' ')[0]!;
  await shop.visit(pages.search({ q: word }));
  const mark = page.getByRole('main').locator('mark').first();
  await expect(mark).toHaveText(new RegExp(word, 'i'));
  expect(await ground(mark)).toBe(await systemColor(page, 'Mark'));

  await page.getByRole('banner').getByRole('button', { name: shop.messages.nav.search }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill(word);
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = dialog.locator('[role=option][aria-selected=true]');
  const found = chosen.locator('mark').first();
  expect(await ink(found)).toBe(await systemColor(page, 'HighlightText'));
  expect(await ground(found)).toBe('rgba(0, 0, 0, 0)');
});

test('a ticked box shows its tick', async ({ page, shop }) => {
  await shop.visit(pages.sizes());
  const box = page.getByRole('main').getByRole('checkbox').first();
  await box.check();
  expect(await ground(box, '::after')).toBe(await systemColor(page, 'CanvasText'));
});
