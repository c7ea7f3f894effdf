/** The narrowest phones in use: what is one piece stays one, and inside its frame. */
import { pages } from '#contract/routes.ts';
import { productsOf } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { expectNoWordBroken } from './support/page-checks.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('a chosen size is one number beside its tick', async ({ page, request, shop }) => {
  const ring = (await productsOf(request)).find(({ options }) => options.length > 1)!;
  await shop.visit(pages.product(ring._id));
  const size = page.getByRole('radiogroup').last().getByRole('radio', { name: '52', exact: true });
  await size.check();
  await expectNoWordBroken(size.locator('..'));
});
