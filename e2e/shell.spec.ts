import { pages } from '#contract/routes.ts';
import { CATEGORIES } from '#domain/catalogue.ts';
import type { Messages } from '#i18n/message-types.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAt, press, restingBox, scrollDown, scrollPlace, tabTo } from './support/journey.ts';
import { expectAccessible, expectNoOverflow, stillness } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

/** px */
const DRAWER = 240;

const links = ({ nav, categories }: Messages) => [
  { name: nav.shop, path: pages.shop() },
  { name: nav.workshops, path: pages.workshops() },
  { name: nav.tutorials, path: pages.tutorials() },
  ...CATEGORIES.map((category) => ({ name: categories[category], path: pages.category(category) })),
  { name: nav.about, path: pages.about() },
  { name: nav.contact, path: pages.contact() },
];

test('the header links everywhere and marks the current page', async ({ page, shop }) => {
  await shop.visit('/');
  const nav = page.getByRole('banner').getByRole('navigation', { name: shop.messages.nav.main });
  await expect(nav.getByRole('link')).toHaveText(links(shop.messages).map(({ name }) => name));
  for (const { name, path } of links(shop.messages)) {
    await nav.getByRole('link', { name, exact: true }).click();
    await expectAt(page, shop.address(path));
    await expect(nav.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(nav.locator('[aria-current]')).toHaveCount(1);
    await expect(page.getByRole('main')).toBeFocused();
  }
  await page.getByRole('banner').getByRole('link', { name: shop.messages.nav.home }).click();
  await expectAt(page, shop.address('/'));
});

test(
  'the header stays at the top; the links follow reading order',
  { tag: '@long' },
  async ({ page, shop }) => {
    await shop.visit('/shop');
    await scrollDown(page, 1_000);
    await expect.poll(async () => (await page.getByRole('banner').boundingBox())!.y).toBe(0);
    const nav = page.getByRole('banner').getByRole('navigation');
    const first = (await nav.getByRole('link').first().boundingBox())!;
    const last = (await nav.getByRole('link').last().boundingBox())!;
    expect(last.x > first.x).toBe(shop.dir === 'ltr');
  },
);

test(
  'the footer leads to about, contact and terms and has the copyright line',
  { tag: '@long' },
  async ({ page, shop }) => {
    const { nav } = shop.messages;
    await shop.visit('/shop');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(/© \d{4} /)).toBeVisible();
    for (const [name, path] of [
      [nav.about, '/about'],
      [nav.contact, '/contact'],
      [nav.terms, '/terms'],
    ] as const) {
      await footer.getByRole('link', { name, exact: true }).click();
      await expectAt(page, shop.address(path));
      await expect.poll(() => scrollPlace(page)).toBe(0);
    }
  },
);

test('the empty cart says so and links to the shop', { tag: '@long' }, async ({ page, shop }) => {
  const { nav, cart } = shop.messages;
  await shop.visit('/about');
  const button = page.getByRole('banner').getByRole('button', { name: nav.cart });
  await button.click();
  const popover = page.getByRole('dialog', { name: cart.empty });
  await expect(popover).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(button).toBeFocused();

  await button.click();
  await press(popover.getByRole('link', { name: cart.continueShopping }));
  await expectAt(page, shop.address('/shop'));
  await expect(popover).toBeHidden();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('nothing overflows at a zoom of 400 %, which leaves 320 px', async ({ page, shop }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await shop.visit('/about');
    await expectNoOverflow(page);
    await shop.visit('/shop');
    await expectNoOverflow(page);
  });

  test('the drawer leads everywhere by touch', async ({ page, shop }) => {
    const { nav, language } = shop.messages;
    await shop.visit('/');
    await expect(page.getByRole('banner').getByRole('navigation')).toBeHidden();
    const menu = page.getByRole('button', { name: nav.menu });
    await menu.tap();
    const drawer = page.getByRole('dialog', { name: nav.menu });
    await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText(
      links(shop.messages).map(({ name }) => name),
    );
    const box = await restingBox(drawer);
    expect(box.width).toBe(DRAWER);
    expect(Math.round(box.x)).toBe(shop.dir === 'rtl' ? 390 - DRAWER : 0);
    await expect(drawer.getByRole('link', { name: nav.login })).toBeVisible();
    await expect(drawer.getByRole('link', { name: language.switchTo })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);

    await drawer.getByRole('link', { name: nav.workshops }).tap();
    await expectAt(page, shop.address('/workshops'));
    await expect(drawer).toBeHidden();
    await menu.tap();
    await expect(drawer).toBeVisible();
    await stillness(page);
    await page.touchscreen.tap(shop.dir === 'rtl' ? 40 : 350, 500);
    await expect(drawer).toBeHidden();
  });

  test('the drawer holds search and cart as well', { tag: '@long' }, async ({ page, shop }) => {
    const { nav } = shop.messages;
    await shop.visit('/');
    await page.getByRole('button', { name: nav.menu }).tap();
    const drawer = page.getByRole('dialog', { name: nav.menu });
    await expect(drawer).toBeVisible();
    await expect(drawer.getByText(nav.search)).toBeVisible();
    await expect(drawer.getByText(nav.cart)).toBeVisible();
  });

  test('the drawer traps the focus, and Escape returns it', async ({ page, shop }) => {
    const { nav } = shop.messages;
    await shop.visit('/');
    const menu = page.getByRole('button', { name: nav.menu });
    await tabTo(page, menu, 6);
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: nav.menu });
    await expect(drawer).toBeVisible();
    for (let presses = 0; presses < 16; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(drawer.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(menu).toBeFocused();
  });
});
