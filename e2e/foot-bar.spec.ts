/** On a phone price and button are at the foot of the screen until their own place comes into sight. */
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { coveredByTab, isCovered } from './support/covered.ts';
import { expect, test } from './support/customer.ts';
import { expectNoOverflow, stillness } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test.use(PHONE);

test('of a piece: it is there at once, rests in its place, and covers nothing', async ({
  page,
  shop,
  goods: { product },
}) => {
  await shop.visit(pages.product(product._id));
  const add = page.getByRole('button', { name: shop.messages.product.addLabel(product.title) });
  await expect(add).toBeInViewport({ ratio: 1 });
  expect(await coveredByTab(page, 24)).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(add).not.toBeInViewport();
  await expectNoOverflow(page);
});

test('of a piece with choices: its button leads to what is still to be chosen', async ({ page, shop }) => {
  await shop.visit(pages.product('product-ring-root-band'));
  const add = page.getByRole('main').getByRole('button', { name: shop.messages.product.add });
  await expect(add.first()).toBeInViewport({ ratio: 1 });
  await add.first().tap();
  const missing = page.getByRole('radio').first();
  await expect(missing).toBeFocused();
  // All of the group that it is in, down to the words that say so.
  const group = page.getByRole('radiogroup').first();
  const places = group.getByRole('radio').or(group.locator('p'));
  expect(await places.count()).toBeGreaterThan(2);
  for (const place of await places.all()) expect(await isCovered(place)).toBe(false);
});

test('of a workshop: it is there at once, and rests on its ticket', async ({
  page,
  shop,
  goods: { workshop },
}) => {
  await shop.visit(pages.workshop(workshop._id));
  const register = page.getByRole('button', {
    name: shop.messages.workshops.registerLabel(workshop.title),
  });
  await expect(register).toBeInViewport({ ratio: 1 });
  expect(await coveredByTab(page, 18)).toEqual([]);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(register).not.toBeInViewport();
});

test('of the checkout: it says why its button waits, and covers nothing', async ({
  page,
  shop,
  customer,
  goods: { product, tutorial },
}) => {
  const t = await loadPageTexts('order-form', shop.lang);
  await customer.fillCart([product.line(), tutorial.line()]);
  await shop.visit(pages.checkout());
  const send = page.getByRole('button', { name: t.send });
  await expect(send).toBeInViewport({ ratio: 1 });
  const why = page.getByText(t.proceedHint);
  await expect(why).toBeInViewport({ ratio: 1 });
  expect(await coveredByTab(page, 28)).toEqual([]);
  await page.getByRole('contentinfo').getByRole('paragraph').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('contentinfo').getByRole('paragraph').last()).toBeInViewport({ ratio: 1 });
  await page.getByRole('checkbox', { name: t.acceptTerms }).check();
  await expect(why).toBeHidden();
});

test('a finger leaves its button as it was', async ({ page, shop, goods: { product, workshop } }) => {
  for (const [path, name] of [
    [pages.product(product._id), shop.messages.product.addLabel(product.title)],
    [pages.workshop(workshop._id), shop.messages.workshops.registerLabel(workshop.title)],
  ] as const) {
    await shop.visit(path);
    const button = page.getByRole('button', { name });
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const before = await ground();
    // What a touch screen goes on to say after a tap.
    await button.hover();
    await stillness(page);
    expect(await ground()).toBe(before);
  }
});
