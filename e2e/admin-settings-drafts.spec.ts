/** What was typed into the settings and the words, and not saved: on the admin's first page and other device. */
import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { DraftSummary } from '#contract/drafts.ts';
import { pages } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import type { Admin } from './support/admin.ts';
import { untilAlive } from './support/fixtures.ts';
import { otherDevice } from './support/other-device.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test.use(PHONE);
test.slow(); // each starts a shop of its own
test.beforeEach(({ page }) => {
  // The browser asks too before it closes a window with changes.
  page.on('dialog', (dialog) => void dialog.accept());
});

const fieldOf = (page: Page) => (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const saveOf = (page: Page) => page.getByRole('main').locator('[type=submit]');
const rowOf = (page: Page, { words }: Admin, form: 'settings' | 'words') =>
  page
    .getByRole('region', { name: words.drafts.title })
    .getByRole('listitem')
    .filter({ hasText: words.drafts.unnamed[form] });

async function draftsOf(admin: Admin): Promise<string[]> {
  const { data } = await admin.call<{ data: DraftSummary[] }>('GET', adminApi.drafts());
  return data.map(({ kind }) => kind);
}

const settingsOf = async (admin: Admin) =>
  (await admin.call<{ data: Settings }>('GET', adminApi.settings())).data;

/** On a phone the mark says it in fewer words. */
async function untilSent(page: Page, { words }: Admin): Promise<void> {
  await expect(
    page.getByRole('main').getByText(new RegExp(`^${words.editor.draft.kept('')}`)),
  ).toBeAttached();
}

async function openShopSection(page: Page, { words }: Admin): Promise<void> {
  const section = page.locator('details').filter({ hasText: words.settings.shop.title });
  await section.locator('summary').click();
}

test(
  'settings go on from the other device, and end on both',
  { tag: '@long' },
  async ({ page, browser, admin, shop }) => {
    const { drafts, editor, settings: t } = admin.words;
    await shop.visit(adminPages.settings());
    await openShopSection(page, admin);
    await fieldOf(page)('shop.phone').fill('052-765 4321');
    await untilSent(page, admin);

    const laptop = await otherDevice(browser, page, admin);
    await laptop.goto(new URL(shop.address(pages.admin()), page.url()).href);
    await untilAlive(laptop);
    const row = rowOf(laptop, admin, 'settings');
    await expect(row).toContainText(drafts.elsewhere);
    await row.getByRole('link', { name: drafts.continueOf(drafts.unnamed.settings) }).click();
    await expect(fieldOf(laptop)('shop.phone')).toBeVisible();
    await expect(fieldOf(laptop)('shop.phone')).toHaveValue('052-765 4321');
    await fieldOf(laptop)('shop.email').fill('dana@example.com');
    await saveOf(laptop).click();
    await expect(laptop.getByText(t.saved)).toBeVisible();
    await expect(saveOf(laptop)).toHaveCount(0);
    await expect(laptop.getByRole('button', { name: editor.draft.discard })).toHaveCount(0);
    await expect.poll(() => draftsOf(admin)).toEqual([]);
    expect((await settingsOf(admin)).shop).toMatchObject({
      phone: '052-765 4321',
      email: 'dana@example.com',
    });
    await laptop.context().close();

    await shop.visit(adminPages.settings());
    await expect(fieldOf(page)('shop.email')).toHaveValue('dana@example.com');
    await expect(saveOf(page)).toHaveCount(0);
    await admin.visit();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(rowOf(page, admin, 'settings')).toHaveCount(0);
  },
);

test(
  'a draft of settings that were saved elsewhere since is offered and merged',
  { tag: '@long' },
  async ({ page, browser, admin, shop, noise }) => {
    noise.allow(/412/);
    const { editor } = admin.words;
    await shop.visit(adminPages.settings());
    await openShopSection(page, admin);
    await fieldOf(page)('shop.phone').fill('050-1111111');
    await untilSent(page, admin);
    await admin.call('PUT', adminApi.settings(), {
      shop: { phone: '050-2222222', email: 'dana@example.com' },
    });

    const laptop = await otherDevice(browser, page, admin);
    await laptop.goto(new URL(shop.address(adminPages.settings()), page.url()).href);
    await untilAlive(laptop);
    const main = laptop.getByRole('main');
    await expect(main.getByText(editor.draft.otherVersion)).toBeVisible();
    await expect(fieldOf(laptop)('shop.phone')).toHaveValue('050-2222222');
    await main.getByRole('button', { name: editor.draft.take }).click();
    await expect(fieldOf(laptop)('shop.phone')).toHaveValue('050-1111111');
    await saveOf(laptop).click();
    const question = laptop.getByRole('alertdialog');
    await question.getByRole('radio').first().check();
    await question.getByRole('button', { name: editor.conflict.save }).click();
    await expect(question).toBeHidden();
    await expect(saveOf(laptop)).toHaveCount(0);
    await expect.poll(() => draftsOf(admin)).toEqual([]);
    expect((await settingsOf(admin)).shop).toMatchObject({ phone: '050-1111111', email: 'dana@example.com' });
    await laptop.context().close();
  },
);

test(
  'words go on from the first page, at the page that was changed',
  { tag: '@long' },
  async ({ page, admin, shop }) => {
    const { drafts, words } = admin.words;
    await shop.visit(adminPages.words({ show: 'about' }));
    await fieldOf(page)('texts.about.lead.he').fill('נעים להכיר');
    await untilSent(page, admin);
    await admin.visit();
    const row = rowOf(page, admin, 'words');
    await expect(row).toContainText(drafts.isChange);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await row.getByRole('link').tap();
    await expect(page.getByRole('heading', { level: 2, name: words.pages.about })).toBeVisible();
    await expect(fieldOf(page)('texts.about.lead.he')).toHaveValue('נעים להכיר');
    await page.getByRole('button', { name: admin.words.editor.draft.discard }).tap();
    await expect(saveOf(page)).toHaveCount(0);
    await expect.poll(() => draftsOf(admin)).toEqual([]);
  },
);
