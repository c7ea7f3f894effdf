import type { Page } from '@playwright/test';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import type { Entries } from '#admin/data/entry-types.ts';
import { draftKey } from '#admin/editor/draft/drafts.ts';
import { untilAlive } from './support/fixtures.ts';
import { editorOf, openEditor, untilKept } from './support/editor.ts';
import { loginForm } from './support/login.ts';
import { expect, test, unique } from './support/admin.ts';
import { ADMIN } from './support/places.ts';

type Product = Entries['products'];

test.beforeEach(({ page }) => {
  // The browser asks too before it closes a window with changes.
  page.on('dialog', (dialog) => void dialog.accept());
});

test('a draft survives a reload, and goes when it is discarded or saved', async ({ page, admin, noise }) => {
  // A write that a reload cut off is repeated.
  noise.allow(/412/);
  const product = await admin.has.product();
  const { dialog, field, save } = await openEditor(page, admin, 'shop', product._id);
  await field('title').fill('טבעת מהטיוטה');
  await untilKept(page, admin);
  await page.reload();
  await expect(field('title')).toHaveValue('טבעת מהטיוטה');
  await dialog.getByRole('button', { name: admin.words.editor.draft.discard }).click();
  await expect(field('title')).toHaveValue(product.title);
  await field('price').fill('61');
  // Without a pause: leaving the page stores the draft.
  await page.reload();
  await expect(field('price')).toHaveValue('61');
  await save.click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => draftsOn(page)).toEqual([]);
});

test('an unsaved new entry is restored after a reload', { tag: '@long' }, async ({ page, admin, noise }) => {
  // The page that leaves and the one that comes may both send the draft; the later one reads it again.
  noise.allow(/answer 412|status of 412/);
  const title = unique('התחלה');
  const { field } = await openEditor(page, admin, 'shop', 'new');
  await field('title').fill(title);
  await field('price').fill('45');
  await page.reload();
  await expect(field('title')).toHaveValue(title);
  await expect(field('price')).toHaveValue('45');
});

test(
  'a save without a connection is sent once the connection is back',
  { tag: '@long' },
  async ({ page, context, admin, noise }) => {
    noise.allow(/ERR_INTERNET_DISCONNECTED/);
    const product = await admin.has.product();
    const { dialog, field, save } = await openEditor(page, admin, 'shop', product._id);
    await field('title').fill('טבעת בלי רשת');
    await context.setOffline(true);
    await expect(dialog.getByText(admin.words.editor.offline)).toBeVisible();
    await expect(save).toHaveText(new RegExp(admin.words.editor.saveWhenOnline));
    await save.click();
    await expect(dialog.getByText(admin.words.editor.offlineQueued)).toBeVisible();
    await field('price').fill('62');
    await context.setOffline(false);
    await expect(dialog).toBeHidden();
    const { data } = await admin.call<{ data: Product }>('GET', adminApi.entry('products', product._id));
    expect(data).toMatchObject({ title: 'טבעת בלי רשת', price: 62 });
  },
);

test(
  'a new entry whose answer was lost is not created twice',
  { tag: '@long' },
  async ({ page, admin, noise }) => {
    noise.allow(/ERR_FAILED/);
    const text = unique('פעם אחת');
    const { dialog, field, save } = await openEditor(page, admin, 'banner-texts', 'new');
    await field('text').fill(text);
    await page.route(
      `**${adminApi.newEntry('banner-texts')}`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await save.click();
    await expect(dialog).toBeHidden();
    const all = await admin.call<Entries['banner-texts'][]>('GET', adminApi.entries('banner-texts'));
    expect(all.filter((one) => one.text === text)).toHaveLength(1);
  },
);

test(
  'an expired login leads to the login page and back to the same text',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/401/);
    const product = await admin.has.product();
    const { dialog, field, save } = await openEditor(page, admin, 'shop', product._id);
    await field('title').fill('טבעת אחרי כניסה');
    // The session ends on the server; the page doesn't know yet.
    await page.request.post(api.logout(), { headers: { authorization: `Bearer ${admin.token}` } });
    await save.click();
    const form = loginForm(page, shop);
    await expect(page.getByText(shop.messages.login.textKept)).toBeVisible();
    await form.email.fill(ADMIN.email);
    await form.password.fill(ADMIN.password);
    await form.submit.click();
    await expect(field('title')).toHaveValue('טבעת אחרי כניסה');
    await save.click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'a draft of an older version is offered, not applied, and merged when it is saved',
  { tag: '@long' },
  async ({ page, admin, noise }) => {
    noise.allow(/412/);
    const product = await admin.has.product();
    const { dialog, field, save, question } = await openEditor(page, admin, 'shop', product._id);
    await field('price').fill('63');
    await untilKept(page, admin);
    await admin.call('PUT', adminApi.entry('products', product._id), { ...product, price: 64, priority: 3 });
    await page.reload();
    await expect(field('price')).toHaveValue('64');
    await expect(dialog.getByText(admin.words.editor.draft.otherVersion)).toBeVisible();
    await dialog.getByRole('button', { name: admin.words.editor.draft.take }).click();
    await expect(field('price')).toHaveValue('63');
    await save.click();
    await question
      .getByRole('group', { name: admin.words.fields.names.price })
      .getByRole('radio')
      .first()
      .check();
    await question.getByRole('button', { name: admin.words.editor.conflict.save }).click();
    await expect(dialog).toBeHidden();
    const { data } = await admin.call<{ data: Product }>('GET', adminApi.entry('products', product._id));
    expect(data).toMatchObject({ price: 63, priority: 3 });
  },
);

test(
  'an old draft is offered, and typing does not destroy it',
  { tag: '@long' },
  async ({ page, admin, noise }) => {
    noise.allow(/412/);
    const product = await admin.has.product();
    const opened = await openEditor(page, admin, 'shop', product._id);
    await opened.field('description').fill('תיאור מלפני יומיים');
    await untilKept(page, admin);
    await age(page, 2);
    await page.reload();
    const { dialog, field } = editorOf(page);
    await expect(field('description')).toHaveValue(product.description);
    await field('price').fill('65');
    await page.reload();
    await expect(field('price')).toHaveValue('65');
    await dialog.getByRole('button', { name: admin.words.editor.draft.take }).click();
    await expect(field('description')).toHaveValue('תיאור מלפני יומיים');
  },
);

test(
  'a device that refuses drafts says so, and everything else works',
  { tag: '@long' },
  async ({ page, admin }) => {
    const product = await admin.has.product();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const { dialog, field, save } = await openEditor(page, admin, 'shop', product._id);
    await field('price').fill('66');
    await expect(
      dialog.getByRole('status').filter({ hasText: admin.words.editor.draft.refused }),
    ).toBeAttached();
    await save.click();
    await expect(dialog).toBeHidden();
  },
);

test(
  'two windows on the same product do not lose what either typed',
  { tag: '@long' },
  async ({ page, context, admin, noise }) => {
    noise.allow(/412/);
    const product = await admin.has.product();
    const first = await openEditor(page, admin, 'shop', product._id);
    const other = await context.newPage();
    await other.goto(page.url());
    await untilAlive(other);
    const second = editorOf(other);
    await first.field('title').fill('טבעת מהחלון הראשון');
    await second.field('price').fill('67');
    await first.save.click();
    await expect(first.dialog).toBeHidden();
    await second.save.click();
    await expect(second.dialog).toBeHidden();
    const { data } = await admin.call<{ data: Product }>('GET', adminApi.entry('products', product._id));
    expect(data).toMatchObject({ title: 'טבעת מהחלון הראשון', price: 67 });
  },
);

const PREFIX = draftKey('', '', '').split(':', 1)[0]!;

function draftsOn(page: Page): Promise<string[]> {
  return page.evaluate((prefix) => Object.keys(localStorage).filter((key) => key.startsWith(prefix)), PREFIX);
}

/** From the next load, this device's drafts are `days` older. */
async function age(page: Page, days: number): Promise<void> {
  await page.addInitScript(
    ([prefix, ms]) => {
      if (sessionStorage.getItem('aged')) return;
      sessionStorage.setItem('aged', 'yes');
      for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
        const draft = JSON.parse(localStorage.getItem(key)!) as { at: string };
        localStorage.setItem(
          key,
          JSON.stringify({ ...draft, at: new Date(Date.parse(draft.at) - ms).toISOString() }),
        );
      }
    },
    [PREFIX, days * 86_400_000] as const,
  );
}
