import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Session } from '#contract/auth.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api, pages } from '#contract/routes.ts';
import { loadPageTexts, type PageTexts } from '#i18n/pages/texts.ts';
import { untilCartRead } from './support/cart.ts';
import { stopClock } from './support/clock.ts';
import { PASSWORD, uniqueEmail } from './support/customer.ts';
import { expect, test as base, type Admin } from './support/admin.ts';
import { NOT_FOUND_PAGE } from './support/noise.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { ADMIN_SHOP } from './support/places.ts';

interface Reader {
  _id: string;
  words: PageTexts['tutorial'];
  viewer: Locator;
  /** A tutorial with three pages; the price in shekels. */
  tutorial: (price: number) => Promise<{ _id: string; title: string }>;
  /** Granted by the admin. */
  grant: (id: string) => Promise<void>;
}

const test = base.extend<{ reader: Reader }>({
  reader: async ({ page, context, request, shop, admin }, use) => {
    const data = { firstName: 'Dana', lastName: 'Levi', email: uniqueEmail(), password: PASSWORD };
    const { token, user } = (
      (await (await request.post(api.register(), { data })).json()) as { data: Session }
    ).data;
    await signIn(context, token);
    const words = await loadPageTexts('tutorial', shop.lang);
    await use({
      _id: user._id,
      words,
      viewer: page.getByRole('region', { name: words.reader.label }),
      tutorial: async (price) => {
        const contentImagesPathes = [
          await admin.picture(10),
          await admin.picture(60),
          await admin.picture(110),
        ];
        return admin.has.tutorial({ price, contentImagesPathes });
      },
      grant: async (id) => {
        await admin.call('PUT', adminApi.tutorialOwner(id, user._id));
      },
    });
  },
});

async function signIn(context: BrowserContext, token: string): Promise<void> {
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: ADMIN_SHOP, localStorage: [{ name: 'token', value: token }] }],
  });
}

const makeInactive = async (admin: Admin, id: string) => {
  const { data } = await admin.call<{ data: object }>('GET', adminApi.entry('tutorials', id));
  await admin.call('PUT', adminApi.entry('tutorials', id), { ...data, active: false });
};

const addButton = (page: Page, label: string) => page.getByRole('main').getByRole('button', { name: label });

test('a paid tutorial is locked, added to the cart, opens once owned and stays open when it is inactive', async ({
  page,
  shop,
  admin,
  reader,
  noise,
}) => {
  const { words, viewer } = reader;
  const tutorial = await reader.tutorial(45);
  await shop.visit(pages.tutorial(tutorial._id));
  await expect(page.getByRole('heading', { level: 2, name: words.locked.inside })).toBeVisible();
  await expect(page.getByText(words.locked.pages(3), { exact: true })).toBeVisible();
  await expect(viewer).toBeHidden();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await addButton(page, shop.messages.tutorials.add).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.locked.inCart)).toBeVisible();
  await expect(page.getByRole('link', { name: words.locked.toCheckout })).toBeFocused();

  await reader.grant(tutorial._id);
  await page.addInitScript(watchForOffer, shop.messages.tutorials.add);
  await shop.visit(pages.tutorial(tutorial._id, { page: 2 }));
  await expect(viewer.getByRole('status')).toHaveText(words.reader.position(2, 3));
  await expectPicture(viewer, 2);
  expect(await page.evaluate(() => (window as unknown as { wasOffered?: boolean }).wasOffered)).toBe(false);

  await makeInactive(admin, tutorial._id);
  noise.allow(NOT_FOUND_PAGE);
  const response = await shop.visit(pages.tutorial(tutorial._id));
  expect(response.status()).toBe(404);
  await expect(viewer.getByRole('status')).toHaveText(words.reader.position(2, 3));
  await expectPicture(viewer, 2);
});

/** Records whether the buy button was ever visible. */
function watchForOffer(label: string): void {
  const seen = window as unknown as { wasOffered: boolean };
  seen.wasOffered = false;
  const look = () => {
    const buttons = [...document.querySelectorAll('main button')].filter(
      (button) => button.textContent === label,
    );
    if (buttons.some((button) => button.checkVisibility({ visibilityProperty: true })))
      seen.wasOffered = true;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** The page's picture is loaded, from its signed address. */
async function expectPicture(viewer: Locator, page: number): Promise<void> {
  const picture = viewer.getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
    .toContain(`page=${page}&`);
}

test(
  'addresses are renewed before they expire, and the shown picture doesn’t change',
  { tag: '@long' },
  async ({ page, shop, reader, noise }) => {
    const tutorial = await reader.tutorial(60);
    await reader.grant(tutorial._id);
    await page.clock.install();
    await untilCartRead(page, () => shop.visit(pages.tutorial(tutorial._id)));
    await expectPicture(reader.viewer, 1);
    await stopClock(page);
    const picture = reader.viewer.getByRole('img');
    const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    const first = await source();
    const element = await picture.elementHandle();

    const renewed = page.waitForResponse((response) => response.url().endsWith(api.tutorial(tutorial._id)));
    await page.clock.runFor(13 * 60_000 + 5_000);
    expect((await renewed).status()).toBe(200);
    expect(await source()).toBe(first);
    expect(await element!.evaluate((image) => image.isConnected)).toBe(true);

    // A picture whose address was refused is loaded again from a new one.
    noise.allow(/\/files\/.*page=3&/);
    await page.route(/\/files\/.*page=3&/, (route) => route.fulfill({ status: 404 }), { times: 1 });
    await reader.viewer.focus();
    await page.keyboard.press('End');
    await page.clock.resume();
    await expectPicture(reader.viewer, 3);
  },
);

test(
  'a reader rates it by keyboard and can change the rating; an unsaved rating is reverted',
  { tag: '@long' },
  async ({ page, shop, admin, reader, noise }) => {
    const { rating: words } = reader.words;
    const tutorial = await reader.tutorial(0);
    await shop.visit(pages.tutorial(tutorial._id));
    const group = page.getByRole('group', { name: words.title });
    const star = (stars: number) => group.getByRole('radio', { name: words.stars(stars) });
    await expect(page.getByText(words.none)).toBeVisible();
    await star(4).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page.getByText(words.average('4.0', words.votes(1)))).toBeVisible();
    await page.keyboard.press(shop.arrows.forward);
    await expect(star(5)).toBeFocused();
    await expect(page.getByText(words.average('5.0', words.votes(1)))).toBeVisible();
    await expectAccessible(page);

    noise.allow(/\/rating/, /HTTP 0|ERR_FAILED/);
    await page.route(/\/rating$/, (route) => route.abort('failed'));
    await star(1).click();
    await expect(page.getByText(words.failed)).toBeVisible();
    await expect(star(5)).toBeChecked();
    await page.unroute(/\/rating$/);
    await page.reload();
    await expect(star(5)).toBeChecked();

    // The router's cached response is older than a later choice.
    const open = async () => {
      await page.getByRole('link', { name: shop.messages.tutorial.back }).click();
      await page.getByRole('main').getByRole('link', { name: tutorial.title, exact: true }).click();
    };
    await open();
    await expect(star(5)).toBeChecked();
    await star(3).click();
    await expect(page.getByText(words.saved)).toBeVisible();
    await open();
    await expect(star(3)).toBeChecked();

    // The admin doesn't rate a tutorial of the shop.
    await signIn(page.context(), admin.token);
    await shop.visit(pages.tutorial(tutorial._id));
    await expect(page.getByText(words.average('3.0', words.votes(1)))).toBeVisible();
    await expect(group).toBeHidden();
  },
);
