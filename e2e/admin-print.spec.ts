import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { expect, test, unique, type Admin } from './support/admin.ts';

/** Read, so that it isn't among the new ones on the admin's first page. */
async function aMessage(admin: Admin, subject: string): Promise<string> {
  const body = { name: 'Noa', email: 'noa@example.com', subject, message: 'שלום,\nמתי?' };
  const { data } = await admin.call<{ data: { _id: string } }>('POST', api.contactMessages(), body);
  await admin.call('PUT', adminApi.contactMessageRead(data._id), { read: true });
  return data._id;
}

test.beforeEach(async ({ page }) => {
  // Nothing here prints: it is asked for, and paper is emulated.
  await page.addInitScript(() => {
    window.print = () => void document.documentElement.setAttribute('data-asked', '');
  });
});

test('paper has the whole filtered list and nothing to press', { tag: '@long' }, async ({ page, admin }) => {
  const { lists } = admin.words;
  const name = unique('תליון');
  const made = [];
  for (let index = 0; index < 6; index += 1)
    made.push(await admin.has.product({ title: `${name} ${index}`, price: 45.5 }));
  await admin.visit('shop', { q: name, size: 5 });
  await expect(page.getByText(`${name} 5`).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table');
  await expect(table).toHaveCount(1);
  await expect(table.getByRole('row')).toHaveCount(made.length + 1);
  await expect(table).toContainText('₪45.50');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lists.products.title);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('button').first()).toBeVisible();
});

test(
  'paper has all users and messages that are found, not their page alone',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { tools } = admin.words.lists;
    const family = unique('Levi').replaceAll(' ', '-');
    for (let index = 0; index < 6; index += 1) {
      const person = { firstName: `Noa${index}`, lastName: family, email: `${family}-${index}@example.com` };
      await admin.call('POST', api.register(), { ...person, password: 'a long password' });
    }
    const rows = page.getByRole('table').getByRole('row');
    await admin.visit('users', { q: family, size: 5 });
    await expect(rows).toHaveCount(5 + 1);
    await page.getByRole('button', { name: tools.print }).click();
    await expect(page.locator('[data-asked]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(6 + 1);
    await page.emulateMedia({ media: 'screen' });

    for (let index = 0; index < 11; index += 1) await aMessage(admin, family);
    await shop.visit(adminPages.messages({ q: family }));
    await expect(page.getByText(family).first()).toBeVisible();
    await page.keyboard.press('ControlOrMeta+p');
    await expect(page.locator('[data-asked]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(rows).toHaveCount(11 + 1);
  },
);

test(
  'an open entry is printed with its fields, a message with its text',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { fields } = admin.words;
    const workshop = await admin.has.workshop({ title: unique('סדנה') });
    await admin.visit('workshops', { edit: workshop._id });
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: workshop.title })).toBeVisible();
    const dates = page.getByText(fields.names.workshopDates, { exact: true });
    await expect(page.getByRole('term').and(dates)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    const subject = unique('שאלה');
    await shop.visit(adminPages.messages({ message: await aMessage(admin, subject) }));
    await expect(page.getByRole('article', { name: subject })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1, name: subject })).toBeVisible();
    await expect(page.getByText('מתי?').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('link')).toHaveCount(0);
  },
);
