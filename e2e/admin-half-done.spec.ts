/** What was begun and can't be saved yet: drafts on this device, on the other one, and in the lists. */
import type { Locator, Page } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import type { DraftSummary } from '#contract/drafts.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import { pages } from '#contract/routes.ts';
import { editorOf, openEditor } from './support/editor.ts';
import { expect, test, unique, type Admin } from './support/admin.ts';
import { otherDevice } from './support/other-device.ts';
import { jpegFile } from './support/picture-files.ts';
import { untilAlive } from './support/fixtures.ts';

type Product = Entries['products'];

test.beforeEach(({ page }) => {
  // The browser asks before it closes a window with changes.
  page.on('dialog', (dialog) => void dialog.accept());
});

const rowIn = (page: Page, { words }: Admin, name: string) =>
  page.getByRole('region', { name: words.drafts.title }).getByRole('listitem').filter({ hasText: name });

/** Other tests' drafts may come first, with this one behind a button. */
async function draftRow(page: Page, admin: Admin, name: string): Promise<Locator> {
  const row = rowIn(page, admin, name);
  const more = page.getByRole('region', { name: admin.words.drafts.title }).locator('> button');
  await expect(async () => {
    await expect(row.or(more).first()).toBeVisible();
    // Meanwhile the others may have ended theirs, and the button with them.
    if (!(await row.isVisible())) await more.click({ timeout: 1_000 });
    await expect(row).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return row;
}

async function untilSent(page: Page, { words }: Admin): Promise<void> {
  await expect(
    page.getByRole('dialog').getByText(new RegExp(`^${words.editor.draft.kept('')}`)),
  ).toBeVisible();
}

async function draftsCalled(admin: Admin, name: string): Promise<DraftSummary[]> {
  const { data } = await admin.call<{ data: DraftSummary[] }>('GET', adminApi.drafts());
  return data.filter((draft) => draft.name === name);
}

test(
  'a piece without a price is kept hidden as a draft, and finished from the list',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { words } = admin;
    const name = unique('טבעת בוקר');
    await admin.visit('shop');
    await page.locator('[data-new-entry]').click();
    const { dialog, field } = editorOf(page);
    await field('title').fill(name);
    await dialog.getByRole('button', { name: words.editor.saveHidden }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(words.editor.keptAsDraft('').slice(0, 12))).toBeVisible();

    await admin.visit();
    const row = await draftRow(page, admin, name);
    await row.getByRole('link', { name: words.drafts.continueOf(name) }).click();
    await expect(field('title')).toHaveValue(name);
    await expect(dialog.getByRole('button', { name: words.editor.saveNew })).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.editor.saveHidden })).toBeVisible();
    await field('price').fill('45');
    await field('description').fill('ביד.');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles(await jpegFile('ring.jpg', 30));
    await dialog.getByRole('button', { name: words.editor.saveNew }).click();
    await expect(dialog).toBeHidden();
    await expect(page.locator('[data-row-link]').filter({ hasText: name })).toBeVisible();
    await expect(row).toHaveCount(0);
    await expect.poll(() => draftsCalled(admin, name)).toEqual([]);
    const { data } = await admin.call<{ data: Product[] }>('GET', adminApi.entries('products'));
    expect(data.find(({ title }) => title === name)).toMatchObject({ active: true, price: 45 });
  },
);

test(
  'a hidden piece keeps both ways to save until it is in the shop',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { words } = admin;
    const product = await admin.has.product({ active: false });
    const { dialog, field, save } = await openEditor(page, admin, 'shop', product._id);
    await expect(save).toHaveText(new RegExp(words.editor.saveHidden));
    await field('price').fill('46');
    await dialog.getByRole('button', { name: words.editor.saveNew }).click();
    await expect(dialog).toBeHidden();
    const saved = async () =>
      (await admin.call<{ data: Product }>('GET', adminApi.entry('products', product._id))).data;
    expect(await saved()).toMatchObject({ active: true, price: 46 });
    await openEditor(page, admin, 'shop', product._id);
    await expect(dialog.getByRole('button', { name: words.editor.saveHidden })).toHaveCount(0);
  },
);

test(
  'a discarded draft comes back with an undo, and ends without one',
  { tag: '@long' },
  async ({ page, admin }) => {
    const { words } = admin;
    const text = unique('נמחקת');
    const { dialog, field, question } = await openEditor(page, admin, 'banner-texts', 'new');
    await field('text').fill(text);
    await untilSent(page, admin);
    await admin.visit('banner-texts');
    const row = await draftRow(page, admin, text);
    const discard = row.getByRole('button', { name: words.drafts.discardOf(text) });
    await discard.click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: words.drafts.undo }).click();
    await expect(row).toBeVisible();
    await discard.click();
    // Leaving the page ends it at once.
    await page.reload();
    await expect.poll(() => draftsCalled(admin, text)).toEqual([]);
    await expect(dialog.or(question)).toHaveCount(0);
  },
);

test(
  'a draft goes on from the other device, and ends on both',
  { tag: '@long' },
  async ({ page, browser, admin, shop }) => {
    const text = unique('מבצע סוף שבוע');
    const phone = await openEditor(page, admin, 'banner-texts', 'new');
    await phone.field('text').fill(text);
    await untilSent(page, admin);

    const laptop = await otherDevice(browser, page, admin);
    await laptop.goto(new URL(shop.address(pages.admin()), page.url()).href);
    await untilAlive(laptop);
    await (await draftRow(laptop, admin, text)).getByRole('link').click();
    const there = editorOf(laptop);
    await expect(there.field('text')).toHaveValue(text);
    await there.field('text').fill(`${text}!`);
    await there.save.click();
    await expect(there.dialog).toBeHidden();
    await expect.poll(() => draftsCalled(admin, text)).toEqual([]);

    // This device learns of it with its next list.
    await page.goto(new URL(shop.address(pages.adminTab('banner-texts')), page.url()).href);
    await expect(page.getByRole('table').or(page.getByRole('list')).first()).toBeVisible();
    await expect(rowIn(page, admin, text)).toHaveCount(0);
    await laptop.context().close();
  },
);

test(
  'words of both devices are asked about, and none is lost',
  { tag: '@long' },
  async ({ page, browser, admin, noise }) => {
    noise.allow(/412/);
    const { words } = admin;
    const product = await admin.has.product();
    const phone = await openEditor(page, admin, 'shop', product._id);
    await phone.field('title').fill(unique('מהטלפון'));
    await untilSent(page, admin);
    const laptop = await otherDevice(browser, page, admin);
    await laptop.goto(page.url());
    await untilAlive(laptop);
    const there = editorOf(laptop);
    await expect(there.field('title')).toHaveValue(await phone.field('title').inputValue());
    await there.field('price').fill('71');
    await untilSent(laptop, admin);

    await phone.field('price').fill('72');
    await expect(phone.dialog.getByText(words.editor.draft.foundElsewhere('').slice(0, 20))).toBeVisible();
    await expect(phone.field('price')).toHaveValue('72');
    await phone.dialog.getByRole('button', { name: words.editor.draft.takeOther }).click();
    await expect(phone.field('price')).toHaveValue('71');
    await phone.save.click();
    await expect(phone.dialog).toBeHidden();
    await laptop.context().close();
  },
);
