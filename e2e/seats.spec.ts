/** Other dates of a workshop. */
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expectAt } from './support/journey.ts';
import { expect, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';
import { aFullWorkshop } from './support/waiting.ts';

test.slow(); // it starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a full workshop's page leads to its other dates, on ${size}`,
      { tag },
      async ({ page, shop, request }) => {
        const t = await loadPageTexts('waiting', shop.lang);
        const { workshops } = shop.messages;
        const full = await aFullWorkshop(request);
        const later = await aFullWorkshop(request, { participants: 1, series: full._id });
        await shop.visit(pages.workshop(full._id));
        const dates = page.locator('section').filter({
          has: page.getByRole('heading', { level: 2, name: `${t.dates.instead} ${t.dates.title}` }),
        });
        await expect(dates.getByRole('listitem')).toContainText(workshops.seatsLeft(1));
        await expectNoOverflow(page);
        await expectAccessible(page);
        await dates.getByRole('link').click();
        await expectAt(page, shop.address(pages.workshop(later._id)));
        await expect(page.getByRole('heading', { level: 2, name: t.dates.title, exact: true })).toBeVisible();
        await expect(page.getByText(t.dates.full)).toBeVisible();
        await page.getByRole('button', { name: t.beyond.ask }).click();
        await expect(page.getByRole('heading', { level: 2, name: t.beyond.title })).toBeFocused();
      },
    );
  });
}
