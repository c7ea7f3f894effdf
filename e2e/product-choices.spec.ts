import type { APIRequestContext, Page } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import type { AdminProduct } from '#contract/products.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { unique } from './support/admin.ts';
import { cartButton, openCart, snackbar } from './support/cart.ts';
import { expect, test } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { cardOf, expectAt, tabTo } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { adminOf } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { ADMIN_SHOP, PHONE } from './support/places.ts';
import { samplePicture } from './support/sample-picture.ts';

test.use({ baseURL: ADMIN_SHOP, ...PHONE });

const choice = (_id: string, extra = 0) => ({ _id, title: _id, extra });
const METAL = { _id: 'metal', title: 'Metal', choices: [choice('silver'), choice('gold', 80)] };
const SIZE = { _id: 'size', title: 'Size', choices: [choice('48'), choice('52'), choice('54')] };
const ENGRAVING = { title: 'Engraving', maxLength: 8, extra: 40, required: false };
/** 48 is sold out in gold. */
const VARIANTS = METAL.choices.flatMap((metal) =>
  SIZE.choices.map((size) => ({
    choices: [metal._id, size._id],
    inventory: metal._id === 'gold' && size._id === '48' ? 0 : 6,
    active: true,
  })),
);

/** A ring of the test's own, for 340. */
async function aRing(request: APIRequestContext): Promise<AdminProduct> {
  const headers = await adminOf(request);
  const image = await samplePicture(7);
  const uploaded = await request.post(adminApi.upload(), { headers, data: { image } });
  const { url } = (await uploaded.json()) as { url: string };
  const made = await request.post(adminApi.newEntry('products'), {
    headers,
    data: {
      title: unique('Ring'),
      description: 'Hammered.',
      price: 340,
      discount: 0,
      category: 'goldsmith',
      imagePath: url,
      inventory: 0,
      isCustomizable: true,
      leadDays: 5,
      options: [METAL, SIZE],
      variants: VARIANTS,
      personalText: ENGRAVING,
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { data: AdminProduct }).data;
}

/** Of a metal, its name goes on with the price. */
const radio = (page: Page, name: string) =>
  page.getByRole('main').getByRole('radio', { name: new RegExp(`^${name}( |$)`) });
const soldOut = (page: Page, { messages: { product } }: Shop, name: string) =>
  page.getByRole('main').getByRole('radio', { name: `${name} (${product.soldOut})`, exact: true });
const price = (page: Page) => page.getByRole('main').locator('[aria-live=polite]').first();

test(
  'from a card to the cart: size 54, gold, engraved, through a login',
  { tag: '@long' },
  async ({ page, request, shop, account }) => {
    const ring = await aRing(request);
    const { product: words } = shop.messages;
    const t = await loadPageTexts('choosing', shop.lang);
    await shop.visit(pages.shop({ sort: 'newest' }));
    const card = cardOf(page, ring.title);
    await expect(card).toContainText(`${words.from}`);
    await card.getByRole('link', { name: `${words.choose}: ${ring.title}` }).click();
    await expectAt(page, shop.address(pages.product(ring._id)));

    const add = page.getByRole('button', { name: words.addLabel(ring.title) });
    await add.click();
    await expect(page.getByText(t.pick('Metal'))).toBeVisible();
    await expect(radio(page, 'silver')).toBeFocused();
    await expectAccessible(page);

    await expect(price(page)).toContainText(words.from);
    await radio(page, 'gold').tap();
    await radio(page, '54').tap();
    await expect(price(page)).toContainText('₪420');
    await expect(price(page)).not.toContainText(words.from);
    await expectAt(page, shop.address(pages.product(ring._id, ['gold', '54'])));
    await expect(page.getByText(t.soldOutTogether(['\u206848\u2069']))).toBeVisible();
    await page.getByRole('textbox', { name: 'Engraving' }).fill('נועה');
    await expect(price(page)).toContainText('₪460');
    await expect(page.getByText(t.counter(4, 8))).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await add.click();
    const here = shop.address(pages.product(ring._id, ['gold', '54']));
    await expectAt(page, shop.address(pages.login({ next: here })));
    await expect(page.getByRole('main').getByText('gold · 54 נועה')).toBeVisible();
    await logIn(page, shop, account);
    await expectAt(page, here);
    await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
    await expect(radio(page, '54')).toBeChecked();

    await shop.visit(pages.product(ring._id, ['gold', '54']));
    await expect(cartButton(page, shop, 1)).toBeVisible();
    await expect(radio(page, 'gold')).toBeChecked();
    await expect(price(page)).toContainText('₪420');
    expect((await account.cart())!.items).toMatchObject([
      { item: ring._id, quantity: 1, price: 460, choices: ['gold', '54'], personalText: 'נועה' },
    ]);
  },
);

test(
  'a typed text outlives a reload and a login that is left, until it is in the cart',
  { tag: '@long' },
  async ({ page, request, shop, account }) => {
    const ring = await aRing(request);
    const here = pages.product(ring._id, ['gold', '54']);
    const text = page.getByRole('textbox', { name: 'Engraving' });
    const add = page.getByRole('button', { name: shop.messages.product.addLabel(ring.title) });
    await shop.visit(here);
    await text.fill('נועה');
    await page.reload();
    await expect(text).toHaveValue('נועה');
    await expect(price(page)).toContainText('₪460');

    await add.click();
    await expectAt(page, shop.address(pages.login({ next: shop.address(here) })));
    await page.goBack();
    await expect(text).toHaveValue('נועה');

    await add.click();
    await logIn(page, shop, account);
    await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
    await shop.visit(here);
    await expect(cartButton(page, shop, 1)).toBeVisible();
    await expect(text).toHaveValue('');
  },
);

test(
  'by keyboard: what is sold out is told, and can be left again',
  { tag: '@long' },
  async ({ page, request, shop, customer }) => {
    const ring = await aRing(request);
    const { product: words } = shop.messages;
    const t = await loadPageTexts('choosing', shop.lang);
    await shop.visit(pages.product(ring._id));
    await tabTo(page, radio(page, 'silver'));
    await page.keyboard.press('ArrowDown');
    await expect(radio(page, 'gold')).toBeChecked();
    await expect(soldOut(page, shop, '48')).toBeVisible();
    await tabTo(page, soldOut(page, shop, '48'));
    await page.keyboard.press('Space');
    await expect(page.getByText(t.combinationSoldOut)).toBeVisible();
    await expect(page.getByRole('button', { name: words.addLabel(ring.title) })).toHaveCount(0);

    await page.keyboard.press('ArrowDown');
    await expect(radio(page, '52')).toBeChecked();
    await expect(radio(page, '52')).toBeFocused();
    await tabTo(page, page.getByRole('textbox', { name: 'Engraving' }));
    await page.keyboard.type('Noa 5');
    await expect(price(page)).toContainText('₪460');
    await tabTo(page, page.getByRole('button', { name: words.addLabel(ring.title) }));
    await page.keyboard.press('Enter');
    await expect(snackbar(page, shop, shop.messages.cart.added.Item)).toBeVisible();
    expect((await customer.cart())!.items).toMatchObject([
      { item: ring._id, choices: ['gold', '52'], personalText: 'Noa 5' },
    ]);
  },
);

test('what was sold meanwhile is refused in words, and shown', async ({
  page,
  request,
  shop,
  noise,
  customer,
}) => {
  noise.allow(/answer 409|status of 409/, /ApiError/);
  const ring = await aRing(request);
  const { product: words } = shop.messages;
  await shop.visit(pages.product(ring._id, ['silver', '52']));
  await expect(price(page)).toContainText('₪340');
  const variants = VARIANTS.map((variant) =>
    variant.choices.join() === 'silver,52' ? { ...variant, active: false } : variant,
  );
  const { title, description, category, imagePath } = ring;
  const changed = await request.put(adminApi.entry('products', ring._id), {
    headers: { ...(await adminOf(request)), 'if-match': `"${ring.version}"` },
    data: {
      title,
      description,
      category,
      imagePath,
      price: 340,
      discount: 0,
      inventory: 0,
      options: [METAL, SIZE],
      variants,
    },
  });
  expect(changed.status(), await changed.text()).toBe(200);
  await page.getByRole('button', { name: words.addLabel(ring.title) }).click();
  await expect(soldOut(page, shop, '52')).toBeChecked();
  await expect(page.getByRole('button', { name: words.addLabel(ring.title) })).toHaveCount(0);
  expect((await customer.cart())?.items ?? []).toEqual([]);
});

test(
  'a line of the cart leads to its choices, from another choice of the product too',
  { tag: '@long' },
  async ({ page, request, shop, customer }) => {
    const ring = await aRing(request);
    await customer.fillCart([
      { productType: 'Item', item: ring._id, quantity: 1, choices: ['gold', '54'], personalText: 'נועה' },
    ]);
    for (const from of [pages.about(), pages.product(ring._id, ['silver', '52'])]) {
      await shop.visit(from);
      const panel = await openCart(page, shop, 1);
      await expectAccessible(page);
      await panel.getByRole('link', { name: ring.title }).tap();
      await expect(panel).toBeHidden();
      await expectAt(page, shop.address(pages.product(ring._id, ['gold', '54'])));
      for (const name of ['gold', '54']) await expect(radio(page, name)).toBeChecked();
      await expect(price(page)).toContainText('₪420');
    }
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choice of the address is shown, and how to order', async ({ page, request, shop }) => {
    const ring = await aRing(request);
    const t = await loadPageTexts('choosing', shop.lang);
    await shop.visit(pages.product(ring._id, ['gold', '54', 'unknown']));
    await expect(radio(page, '54')).toBeChecked();
    await expect(price(page)).toContainText('₪420');
    await expect(page.getByRole('link', { name: t.write, exact: true })).toHaveAttribute(
      'href',
      shop.address(pages.contact()),
    );
  });
});
