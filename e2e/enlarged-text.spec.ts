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

  for (const isFull of [false, true])
    test(`a tutorial’s page count is one line beside nothing${isFull ? ', in full screen' : ''}`, async ({
      page,
      shop,
      reading: { path, viewer, words, next, previous },
    }) => {
      await shop.visit(path(2));
      await enlargeText(page);
      if (isFull) {
        await viewer.getByRole('button', { name: words.fullScreen, exact: true }).tap();
        await expect(viewer.getByRole('button', { name: words.endFullScreen })).toBeVisible();
      }
      const count = viewer.getByRole('status');
      const size = await count.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
      await expect.poll(async () => (await count.boundingBox())!.height).toBeLessThan(2 * size);
      const { y, height } = (await count.boundingBox())!;
      for (const link of [previous, next])
        expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
      await expectNoOverflow(page);
    });
});
