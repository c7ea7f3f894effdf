/** The narrowest phones in use: what is one piece stays one, and inside its frame. */
import { pages } from '#contract/routes.ts';
import { isAddedFromCard, productsOf, titleIn } from './support/catalogue.ts';
import { expect, test } from './support/fixtures.ts';
import { cardOf } from './support/journey.ts';
import { expectNoWordBroken } from './support/page-checks.ts';

test.use({ viewport: { width: 320, height: 640 } });

test('a chosen size is one number beside its tick', async ({ page, request, shop }) => {
  const ring = (await productsOf(request)).find(({ options }) => options.length > 1)!;
  await shop.visit(pages.product(ring._id));
  const size = page.getByRole('radiogroup').last().getByRole('radio', { name: '52', exact: true });
  await size.check();
  await expectNoWordBroken(size.locator('..'));
});

test('a card’s title shows three lines and nothing of a fourth', async ({ page, request, shop }) => {
  const titles = (await productsOf(request)).map((one) => titleIn(shop.lang, one));
  const longest = titles.reduce((long, title) => (title.length > long.length ? title : long));
  await shop.visit(pages.shop());
  const title = cardOf(page, longest).getByRole('heading').locator('span');
  const [shown, whole, line] = await title.evaluate((text) => [
    text.getBoundingClientRect().height,
    text.scrollHeight,
    parseFloat(getComputedStyle(text).lineHeight),
  ]);
  expect(whole!).toBeGreaterThan(shown!);
  // A lamed begins that far below the top of its line.
  expect(shown! - 3 * line!).toBeLessThan(2);
});

test('a card’s buttons stay within their frame', { tag: '@long' }, async ({ page, request, shop }) => {
  await shop.visit(pages.shop());
  const left = (await productsOf(request)).filter((piece) => piece.inventory > 0 && isAddedFromCard(piece));
  for (const piece of left) {
    const title = titleIn(shop.lang, piece);
    const add = cardOf(page, title).getByRole('button', { name: shop.messages.product.addLabel(title) });
    const [button, frame] = await Promise.all([add.boundingBox(), add.locator('..').boundingBox()]);
    expect(button!.width).toBeGreaterThanOrEqual(44);
    expect(button!.x, title).toBeGreaterThanOrEqual(frame!.x);
    expect(button!.x + button!.width, title).toBeLessThanOrEqual(frame!.x + frame!.width);
  }
});
