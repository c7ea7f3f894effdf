import type { Page } from '@playwright/test';
import { ADMIN_TABS, api, inLanguage, pages } from '#contract/routes.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { accountButton, loseProfile, PASSWORD, uniqueEmail } from './support/customer.ts';
import { expectAt, press, restingBox, tabTo } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expect, test, unique } from './support/admin.ts';
import { LOST } from './support/noise.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { DESKTOP, ADMIN, ADMIN_SHOP, PHONE } from './support/places.ts';

test('a visitor is sent to login and returns to the same place', async ({ page, shop }) => {
  const place = shop.address(pages.adminTab('users', { size: 25 }));
  await page.goto(place);
  await expectAt(page, shop.address(pages.login({ next: place })));
  await logIn(page, shop, ADMIN);
  await expectAt(page, place);
  await expect(page.getByRole('tablist')).toBeVisible();
});

test(
  'where nobody can say who asks for the admin, the page stays and tries again',
  { tag: '@long' },
  async ({ page, shop, noise }) => {
    noise.allow(LOST, /ApiError/);
    const place = shop.address(pages.adminTab('users'));
    await page.goto(place);
    await logIn(page, shop, ADMIN);
    await expect(page.getByRole('tablist')).toBeVisible();
    const findProfile = await loseProfile(page);
    await page.reload();
    const retry = page.getByRole('button', { name: shop.messages.common.retry });
    await expect(retry).toBeVisible();
    await expectAccessible(page);
    await findProfile();
    await retry.click();
    await expect(page.getByRole('tablist')).toBeVisible();
    await expectAt(page, place);
  },
);

test(
  'a customer is sent to the shop and loads nothing of the admin',
  { tag: '@long' },
  async ({ page, context, request, shop }) => {
    const data = { firstName: 'Dana', lastName: 'Levi', email: uniqueEmail(), password: PASSWORD };
    const { token } = (
      (await (await request.post(api.register(), { data })).json()) as { data: { token: string } }
    ).data;
    await context.setStorageState({
      cookies: [],
      origins: [{ origin: ADMIN_SHOP, localStorage: [{ name: 'token', value: token }] }],
    });
    const scripts = new Set<string>();
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      if (pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.goto(shop.address(pages.adminTab('shop')));
    await expectAt(page, shop.address('/'));
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: shop.messages.account.menu('Dana Levi') }).click();
    await expect(page.getByRole('menuitem', { name: shop.messages.account.logout })).toBeVisible();
    await expect(banner.getByRole('link', { name: shop.messages.admin.link, exact: true })).toHaveCount(0);
    for (const path of [pages.shop(), pages.tutorials(), pages.checkout()]) await shop.visit(path);
    const { shell } = await loadAdminMessages(shop.lang);
    expect(scripts.size).toBeGreaterThan(5);
    for (const path of scripts) {
      // Fetched again: the browser may have dropped the responses of the previous page.
      const text = await (await request.get(path)).text();
      expect(text).not.toContain('tablist');
      expect(text).not.toContain(shell.tabsLabel);
    }
  },
);

test('the five tabs: names, order, addresses, and the keyboard in the direction of its arrows', async ({
  page,
  shop,
  admin,
}) => {
  const { tabs, today } = admin.words.shell;
  await admin.visit();
  const all = page.getByRole('tablist').getByRole('tab');
  await expect(all).toHaveText(ADMIN_TABS.map((tab) => tabs[tab]));
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
  await expect(page.getByRole('link', { name: today, exact: true })).toHaveAttribute('aria-current', 'page');

  const places = await all.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  const inOrder = places.toSorted((a, b) => (shop.dir === 'rtl' ? b - a : a - b));
  expect(places).toEqual(inOrder);
  // In Hebrew the first tab is at the right end, beside Today.
  const start = (await page.getByRole('link', { name: today, exact: true }).boundingBox())!;
  expect(places[0]! < start.x).toBe(shop.dir === 'rtl');

  const tab = (place: number) => all.nth(place);
  await tabTo(page, tab(0));
  await page.keyboard.press(shop.arrows.forward);
  await expect(tab(1)).toBeFocused();
  await page.keyboard.press(shop.arrows.back);
  await page.keyboard.press(shop.arrows.back);
  await expect(tab(4)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(tab(0)).toBeFocused();
  await page.keyboard.press('End');
  await expect(tab(4)).toBeFocused();
  await expect(all.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  // Arrow keys move the focus; Enter or Space follow the link.
  await expectAt(page, shop.address(pages.admin()));
  await page.keyboard.press('Enter');
  await expectAt(page, shop.address(pages.adminTab('banner-texts')));
  await expect(page.getByRole('main')).toBeFocused();
  for (const name of ADMIN_TABS) {
    await press(page.getByRole('tab', { name: tabs[name], exact: true }));
    await expectAt(page, shop.address(pages.adminTab(name)));
    await expect(page.getByRole('tab', { selected: true })).toHaveText(tabs[name]);
    await expect(page.getByRole('tabpanel', { name: tabs[name], exact: true })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${tabs[name]}, `));
  }
  await page.goBack();
  await expectAt(page, shop.address(pages.adminTab('tutorials')));
});

test(
  'switching the language keeps the page, its content and the focus',
  { tag: '@long' },
  async ({ page, request, shop, admin: _admin }) => {
    const lastName = unique('Levi').replace(' ', '-');
    const data = { firstName: 'Dana', lastName, email: uniqueEmail(), password: PASSWORD };
    expect((await request.post(api.register(), { data })).status()).toBe(201);
    const view = pages.adminTab('users', { q: lastName, size: 5 });
    await shop.visit(view);
    const row = page.getByRole('table').getByRole('row').filter({ hasText: lastName });
    await expect(row).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: shop.messages.language.switchTo }).click();
    await expectAt(page, inLanguage(shop.lang === 'he' ? 'en' : 'he', view));
    await expect(page.locator('html')).toHaveAttribute('dir', shop.dir === 'rtl' ? 'ltr' : 'rtl');
    await expect(page.getByRole('banner').getByRole('link', { name: /^(English|עברית)$/ })).toBeFocused();
    await expect(row).toBeVisible();
  },
);

test(
  'only the admin sees the link to the admin, and the header has room for it',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    await shop.visit('/');
    const link = page.getByRole('banner').getByRole('link', { name: shop.messages.admin.link, exact: true });
    for (const width of [900, 1259, 1260, DESKTOP.width, 1400]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(link).toBeVisible();
      await expectNoOverflow(page);
    }
    await link.click();
    await expectAt(page, shop.address(pages.admin()));
    await page.getByRole('banner').getByRole('link', { name: admin.words.shell.viewSite }).click();
    await expectAt(page, shop.address('/'));
  },
);

const DRAFT = 'admin-draft:';

/** As an editor leaves it. */
async function keepDraft(page: Page, token: string): Promise<void> {
  const profile = await page.request.get(api.profile(), { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await profile.json()) as { data: { _id: string } };
  await page.evaluate(([key]) => localStorage.setItem(key!, '{}'), [`${DRAFT}${data._id}:products:new`]);
}

const drafts = (page: Page) =>
  page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)).length, DRAFT);

test(
  'logout asks about drafts, in the admin and in the shop',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/answer 401|status of 401/);
    const { account } = shop.messages;
    const { logout } = admin.words.shell;
    const leave = async () => {
      await accountButton(page, shop, admin).click();
      await page.getByRole('menuitem', { name: account.logout }).click();
    };
    await admin.visit('users');
    await keepDraft(page, admin.token);
    await leave();
    const question = page.getByRole('alertdialog', { name: logout.drafts.title });
    await expect(question.getByRole('button', { name: logout.stay })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expectAt(page, shop.address(pages.adminTab('users')));

    await shop.visit('/about');
    await leave();
    await page
      .getByRole('alertdialog', { name: logout.drafts.title })
      .getByRole('button', { name: logout.drafts.keep })
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: shop.messages.nav.login })).toBeVisible();
    await expect.poll(() => drafts(page)).toBe(1);

    await shop.visit(pages.login({ next: shop.address(pages.admin()) }));
    await logIn(page, shop, ADMIN);
    await expect(page.getByRole('tablist')).toBeVisible();
    await leave();
    await question.getByRole('button', { name: logout.drafts.discard }).click();
    await expectAt(page, shop.address(pages.login({ next: shop.address(pages.admin()) })));
    await expect.poll(() => drafts(page)).toBe(0);
  },
);

test.describe(() => {
  test.use(PHONE);

  test(
    'on a phone the tabs are a bar at the bottom, and the drawer links here',
    { tag: '@long' },
    async ({ page, shop, admin }) => {
      await shop.visit('/about');
      await page.getByRole('banner').getByRole('button', { name: shop.messages.nav.menu }).click();
      await page
        .getByRole('dialog')
        .getByRole('link', { name: shop.messages.admin.link, exact: true })
        .click();
      await expectAt(page, shop.address(pages.admin()));
      for (const name of ADMIN_TABS) {
        const tab = page.getByRole('tab', { name: admin.words.shell.tabs[name], exact: true });
        const box = await restingBox(tab);
        expect(box.y + box.height).toBeCloseTo(PHONE.viewport.height, 0);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      await expect(page.getByRole('tab')).toHaveCount(5);
      await expectNoOverflow(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoOverflow(page);

      // The drawer's logout asks too, after the drawer has closed.
      await keepDraft(page, admin.token);
      await shop.visit('/about');
      await page.getByRole('banner').getByRole('button', { name: shop.messages.nav.menu }).click();
      await page.getByRole('dialog').getByRole('button', { name: shop.messages.account.logout }).click();
      await expect(
        page.getByRole('alertdialog').getByRole('button', { name: admin.words.shell.logout.stay }),
      ).toBeFocused();
    },
  );
});
