import type { Page } from '@playwright/test';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { IMPORT_LIMITS } from '#contract/imports.ts';
import { pages } from '#contract/routes.ts';
import { type Admin, expect, test, unique } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

const HEAD = 'title,translations.en.title,description,price,inventory,category,imagePath';
const SIZES = '"[{""title"":""מידה"",""choices"":[{""title"":""50""},{""title"":""52""}]}]","1 = 1\n2 = 1"';

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content as string);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

const runButton = (page: Page, { words }: Admin, products: number) =>
  page.getByRole('button', { name: words.imports.run(products), exact: true });

for (const { size, screen, tag } of SCREENS) {
  test.describe(`on ${size}`, { tag }, () => {
    test.use(screen);

    test('products are looked at, imported, and the whole undone', async ({ page, shop, admin }) => {
      const { imports, lists } = admin.words;
      const [ring, card] = [unique('טבעת'), unique('כרטיס')];
      const picture = await admin.picture(3);
      const file = [
        `${HEAD},options,variants`,
        `${ring},Ring,כסף 925,180,2,goldsmith,${picture},${SIZES}`,
        `${card},Card,נייר,18,4,cricut,http://127.0.0.1/card.jpg`,
        `,,ללא שם,20,1,others,${picture}`,
      ].join('\n');

      await admin.visit('shop');
      if (size === 'a phone') await page.getByRole('button', { name: lists.tools.menu }).click();
      await page.getByRole('link', { name: imports.link }).click();
      await expect(page.getByRole('heading', { name: imports.title, level: 1 })).toBeVisible();
      await expectAccessible(page);
      await choose(page, 'products.csv', file);

      const table = page.getByRole('table', { name: imports.table.label });
      await expect(table.getByRole('row')).toHaveCount(3);
      await expect(table.getByRole('row', { name: card })).toContainText(imports.table.hidden);
      await expect(table.getByRole('row', { name: ring })).not.toContainText(imports.table.hidden);
      await expect(table.getByRole('row', { name: ring })).toContainText(imports.table.options(1, 2));
      const problems = page.getByRole('region', { name: imports.problems });
      await expect(problems).toContainText(imports.rows([4], 0));
      await expectAccessible(page);
      await expectNoOverflow(page);

      await runButton(page, admin, 2).click();
      const done = page.getByRole('heading', { name: imports.done.created(2) });
      await expect(done).toBeFocused();
      await page.reload();
      await expect(done).toBeVisible();
      await expect(problems).toContainText(imports.rows([3], 0));
      await expectAccessible(page);
      await expectNoOverflow(page);
      expect((await page.request.get(`/api/search?q=${encodeURIComponent(ring)}`)).ok()).toBe(true);

      await page.getByRole('button', { name: imports.done.undo }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: imports.undo.confirm }).click();
      await expect(page.getByText(imports.undo.done)).toBeVisible();
      await expect(page.getByRole('button', { name: imports.choose })).toBeVisible();
      const { data } = await admin.call<{ data: { title: string }[] }>(
        'GET',
        adminApi.deletedEntries('products'),
      );
      expect(data.map(({ title }) => title)).toEqual(expect.arrayContaining([ring, card]));
      await shop.visit(pages.adminTab('shop', { q: ring }));
      await expect(page.getByText(lists.nothing(ring))).toBeVisible();
    });

    test(
      'a file that is none says what is looked for',
      { tag: '@long' },
      async ({ page, shop, admin, noise }) => {
        noise.allow(/answer 400|Failed to load resource/);
        const { imports } = admin.words;
        await shop.visit(adminPages.import());
        await choose(page, 'contacts.csv', 'Name,Phone\nDana,050');
        const alert = page.getByRole('alert');
        await expect(alert).toContainText(imports.failed.columns);
        await expect(alert).toContainText('CURRENCY_CODE');
        await expectAccessible(page);
        await expectNoOverflow(page);
        await choose(page, 'products.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
        await expect(alert).toContainText(imports.failed.spreadsheet);
        await page.locator('input[type=file]').evaluate((input: HTMLInputElement, size) => {
          const files = new DataTransfer();
          files.items.add(new File(['a'.repeat(size)], 'large.csv'));
          input.files = files.files;
          input.dispatchEvent(new Event('change', { bubbles: true }));
        }, IMPORT_LIMITS.bytes + 1);
        await expect(alert).toContainText(imports.failed.tooLarge);
      },
    );
  });
}

test(
  'an old Hebrew file is read, and its letters can be chosen',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { imports } = admin.words;
    const text = `${HEAD}\nטבעת,Ring,כסף,180,2,goldsmith,\n`;
    const bytes = Buffer.from(
      [...text].map((letter) => (letter >= 'א' ? letter.charCodeAt(0) - 0x4f0 : letter.charCodeAt(0))),
    );
    await shop.visit(adminPages.import());
    await choose(page, 'old.csv', bytes);
    const table = page.getByRole('table', { name: imports.table.label });
    await expect(table).toContainText('טבעת');
    const letters = page.getByLabel(imports.encoding);
    await expect(letters).toHaveValue('windows-1255');
    await letters.selectOption('windows-1252');
    await expect(table).not.toContainText('טבעת');
    await letters.selectOption('windows-1255');
    await expect(table).toContainText('טבעת');
  },
);

test(
  'without a connection it says so, and goes on when asked to',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/ERR_FAILED|Failed to load resource/);
    const { imports, shell } = admin.words;
    const title = unique('צמיד');
    await shop.visit(adminPages.import());
    const path = `**${adminApi.imports()}`;
    await page.route(path, (route) => route.abort('failed'));
    await choose(page, 'products.csv', `${HEAD}\n${title},,כסף,180,2,goldsmith,`);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(shell.noConnection);
    await page.unroute(path);
    await alert.getByRole('button', { name: shop.messages.common.retry }).click();
    await expect(runButton(page, admin, 1)).toBeVisible();

    await page.route(path, (route) => route.abort('failed'));
    await runButton(page, admin, 1).click();
    await expect(alert).toContainText(imports.failed.run);
    await page.unroute(path);
    await alert.getByRole('button', { name: shop.messages.common.retry }).click();
    await expect(page.getByRole('heading', { name: imports.done.created(1) })).toBeVisible();
  },
);
