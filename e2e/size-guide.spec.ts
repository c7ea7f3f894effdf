import { pages } from '#contract/routes.ts';
import { ringSize, tableOfSizes } from '#domain/ring-sizes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible } from './support/page-checks.ts';
import { paperOf, shapesIn } from './support/pdf-drawings.ts';

/** mm on paper. */
const TOLERANCE = 0.2;

test('what was measured gives a size, by keyboard', async ({ page, shop }) => {
  const t = await loadPageTexts('sizes', shop.lang);
  await shop.visit(pages.sizes());
  const main = page.getByRole('main');
  const answer = main.getByRole('status');
  const field = main.getByRole('textbox', { name: t.measured });
  const row = (size: number) =>
    main.getByRole('row').filter({ has: page.getByRole('rowheader', { name: `${size}`, exact: true }) });
  await field.focus();
  await page.keyboard.type('53,4');
  await expect(answer).toHaveText(t.size(54) + t.reasons.rounded);
  await expect(row(54)).toHaveAttribute('aria-current', 'true');
  await expect(row(54).getByRole('cell')).toHaveText(['6¾', '17.2']);

  await page.keyboard.press('Tab');
  await expect(main.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(answer).toHaveText(t.size(55) + t.reasons.wide);
  await expect(row(55)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5.3');
  await expect(answer).toHaveText(t.outside.small);
  await expect(main.locator('[aria-current]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  await expectAccessible(page);
});

test('the sheet is printed at true size', { tag: '@long' }, async ({ page, shop }) => {
  const t = await loadPageTexts('sizes', shop.lang);
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-asked', '');
  });
  await shop.visit(pages.sizes());
  await page.getByRole('button', { name: t.print }).click();
  await expect(page.locator('[data-asked]')).toBeAttached();
  await page.evaluate(() => document.fonts.ready);

  const pdf = await page.pdf({ preferCSSPageSize: true });
  const paper = paperOf(pdf);
  expect(paper).toHaveLength(2);
  for (const { width, height } of paper) {
    expect(Math.abs(width - 210)).toBeLessThan(1);
    expect(Math.abs(height - 297)).toBeLessThan(1);
  }
  const shapes = shapesIn(pdf);
  const circles = shapes.filter(({ width, height }) => width > 10 && Math.abs(width - height) < 0.05);
  expect(circles).toHaveLength(tableOfSizes().length);
  for (const [index, { size, diameter }] of tableOfSizes().entries())
    expect(Math.abs(circles[index]!.width - diameter), `circle ${size}`).toBeLessThan(TOLERANCE);
  expect(ringSize(54).diameter).toBe(17.2);
  const lines = shapes.filter(({ width, height }) => width > 10 && height < 0.01);
  expect(lines).toHaveLength(2);
  for (const [index, length] of [50, 85.6].entries())
    expect(Math.abs(lines[index]!.width - length), `${length} mm`).toBeLessThan(TOLERANCE);
  // The strip's scale, from its mark at 1 mm to that at 79.
  expect(shapes.filter(({ width }) => Math.abs(width - 78) < TOLERANCE)).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the ways and the table are there, the field isn’t', async ({ page, shop }) => {
    const t = await loadPageTexts('sizes', shop.lang);
    await shop.visit(pages.sizes());
    await expect(page.getByRole('heading', { name: t.ways.strip.title })).toBeVisible();
    await expect(page.getByRole('table', { name: t.table }).getByRole('row')).toHaveCount(
      tableOfSizes().length + 1,
    );
    await expect(page.getByRole('textbox', { name: t.measured })).toBeHidden();
    await expect(page.getByRole('button', { name: t.print })).toBeHidden();
  });
});
