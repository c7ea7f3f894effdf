import { readFile } from 'node:fs/promises';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import { expect, test, unique } from './support/admin.ts';
import { expectAccessible } from './support/page-checks.ts';
import { DESKTOP, PHONE } from './support/places.ts';

test.describe(() => {
  test.use({ viewport: DESKTOP });

  test(
    'products, users and messages are downloaded from their lists',
    { tag: '@long' },
    async ({ page, shop, admin }) => {
      const { tools } = admin.words.lists;
      const title = unique('=צמיד');
      await admin.has.product({ title });
      for (const [name, path] of [
        ['products', pages.adminTab('shop')],
        ['users', pages.adminTab('users')],
        ['messages', adminPages.messages()],
      ] as const) {
        await shop.visit(path);
        const waiting = page.waitForEvent('download');
        await page.getByRole('button', { name: tools.download }).click();
        const file = await waiting;
        expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
        const text = await readFile(await file.path(), 'utf8');
        expect(text.startsWith('\uFEFF_id,')).toBe(true);
        if (name === 'products') expect(text).toContain(`'${title}`);
      }
    },
  );

  test('a file that can’t be had says why', { tag: '@long' }, async ({ page, shop, admin, noise }) => {
    noise.allow(/ERR_FAILED|Failed to load resource/);
    const { lists, shell } = admin.words;
    await shop.visit(pages.adminTab('users'));
    await page.route(`**${adminApi.userExport()}`, (route) => route.abort('failed'));
    await page.getByRole('button', { name: lists.tools.download }).click();
    await expect(
      page
        .getByRole('region', { name: shop.messages.common.notices })
        .getByText(lists.tools.failed(shell.noConnection)),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: lists.tools.download })).toBeEnabled();
  });
});

test.describe(() => {
  test.use(PHONE);

  test('a phone has them in the list’s menu', { tag: '@long' }, async ({ page, shop, admin }) => {
    const { tools } = admin.words.lists;
    await admin.has.product();
    await shop.visit(pages.adminTab('shop'));
    await page.getByRole('button', { name: tools.menu }).click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: tools.print })).toBeVisible();
    await expectAccessible(page);
    const waiting = page.waitForEvent('download');
    await sheet.getByRole('button', { name: tools.download }).click();
    expect((await waiting).suggestedFilename()).toMatch(/^products-.+\.csv$/);
  });
});
