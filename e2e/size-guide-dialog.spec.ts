import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expect, test } from './support/admin.ts';
import { expectAccessible } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

const SIZES = ['48', '50', '52', '54', '60'];

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `on ${size} a ring's guide finds its size and chooses it`,
      { tag },
      async ({ page, shop, admin }) => {
        const t = await loadPageTexts('sizes', shop.lang);
        const { howToMeasure } = await loadPageTexts('product', shop.lang);
        const ring = await admin.has.product({
          options: [{ title: 'מידה', choices: SIZES.map((title) => ({ title })) }],
        });
        await shop.visit(pages.product(ring._id));
        const opener = page.getByRole('main').getByRole('link', { name: howToMeasure });
        const dialog = page.getByRole('dialog', { name: t.title });
        const field = dialog.getByRole('textbox', { name: t.measured });
        const answer = dialog.getByRole('status');

        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(field).toBeVisible();
        await expectAccessible(page);
        await field.fill('57');
        await expect(answer).toHaveText(t.nearest.both(54, 60));
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();

        await page.keyboard.press('Enter');
        await field.fill('53');
        await expect(answer).toHaveText(t.size(54) + t.reasons.rounded);
        await expect(
          dialog.getByRole('columnheader', { name: '54' }).or(dialog.getByRole('rowheader', { name: '54' })),
        ).toBeVisible();
        await dialog.getByRole('button', { name: t.choose(54) }).press('Enter');
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('radio', { name: '54' })).toBeChecked();
      },
    );
  });
}
