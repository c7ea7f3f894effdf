/** With the browser's text size at 200 %, as who sees less sets it. */
import { expect, test } from './support/fixtures.ts';
import { NOT_FOUND_PAGE } from './support/noise.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { DESKTOP, PHONE } from './support/places.ts';
import { SITE } from './support/site.ts';

const USUAL = 16; // px

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${2 * USUAL}`];
    await use({ ...launchOptions, args });
  },
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('no page is wider than its screen', async ({ page, request, shop, noise }) => {
    test.slow();
    noise.allow(NOT_FOUND_PAGE);
    for (const { name, path } of SITE) {
      await test.step(name, async () => {
        await shop.visit(await path(request));
        await expectNoOverflow(page);
      });
    }
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP });

  test('titles, texts and buttons are twice as large, below the narrow header', async ({ page, shop }) => {
    await shop.visit('/contact');
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    const form = page.getByRole('main');
    for (const [part, size] of [
      [form.getByRole('heading', { level: 2 }).first(), 24],
      [form.getByRole('button').first(), 17],
      [form.getByRole('textbox').first(), 17],
    ] as const)
      await expect(part).toHaveCSS('font-size', `${2 * size}px`);
  });
});
