/** Text alone at 200 %: unlike in large-text.spec.ts, the widths at which the layout changes stay what they are. */
import { pages } from '#contract/routes.ts';
import { enlargeText } from './support/journey.ts';
import { expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { expect, test } from './support/reading.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const name of ['home', 'shop'] as const)
    test(`${name}: what a picture of a piece says of it stays on the picture`, async ({ page, shop }) => {
      await shop.visit(pages[name]());
      await enlargeText(page);
      await expect(page.getByRole('main').getByText(shop.messages.product.madeToOrder).first()).toBeVisible();
      await expectNoOverflow(page);
    });
});
