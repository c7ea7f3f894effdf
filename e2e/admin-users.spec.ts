import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { api, pages } from '#contract/routes.ts';
import { PASSWORD } from './support/customer.ts';
import { expectAt } from './support/journey.ts';
import { expect, test } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

/** One after the other, with a unique last name. */
async function family(request: APIRequestContext, members: number) {
  const lastName = `Levi ${randomUUID().slice(0, 8)}`;
  for (let member = 1; member <= members; member += 1) {
    const data = {
      firstName: `Dana ${member}`,
      lastName,
      email: `${randomUUID()}@example.com`,
      password: PASSWORD,
      phoneNumber: '050-555-0142',
    };
    expect((await request.post(api.register(), { data })).status()).toBe(201);
  }
  return lastName;
}

test('columns, search, pages and sizes, all in the address', async ({ page, request, shop, admin }) => {
  const { users, lists } = admin.words;
  const lastName = await family(request, 6);
  await admin.visit('users');
  await expect(page.getByRole('heading', { level: 1, name: users.title })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(Object.values(users.columns));

  await page.getByRole('searchbox', { name: users.search }).fill(lastName);
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: lastName });
  await expect(rows).toHaveCount(6);
  await expect(page.getByText(users.found(6))).toBeVisible();
  await expectAt(page, shop.address(pages.adminTab('users', { q: lastName })));
  // Newest first; email and phone number are links.
  await expect(rows.first()).toContainText('Dana 6');
  await expect(rows.first().getByRole('link', { name: '050-555-0142' })).toHaveAttribute(
    'href',
    'tel:0505550142',
  );
  await expect(rows.first().getByRole('link', { name: '@example.com' })).toHaveAttribute('href', /^mailto:/);

  await page.getByRole('combobox', { name: lists.perPage }).selectOption('5');
  await expect(rows).toHaveCount(5);
  await expect(page.getByText(lists.range(1, 5, 6))).toBeVisible();
  await page.getByRole('button', { name: lists.next }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Dana 1');
  await expectAt(page, shop.address(pages.adminTab('users', { q: lastName, size: 5, page: 2 })));
  await page.reload();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: users.search })).toHaveValue(lastName);
  await expect(page.getByRole('combobox', { name: lists.perPage })).toHaveValue('5');

  // A page beyond the end shows the last one.
  await admin.visit('users', { q: lastName, size: 5, page: 9 });
  await expect(rows).toContainText('Dana 1');
  await expectAt(page, shop.address(pages.adminTab('users', { q: lastName, size: 5, page: 2 })));
});

test(
  'an empty search says so; a list that fails to load says why and can be retried',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/ERR_FAILED|Failed to load resource/);
    const { users, shell } = admin.words;
    await admin.visit('users', { q: 'no such user' });
    await expect(page.getByText(users.notFound('no such user'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: users.clearSearch, exact: true }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await expectAt(page, shop.address(pages.adminTab('users')));

    await page.route('**/api/users?**', (route) => route.abort('failed'));
    await admin.visit('users');
    const failure = page.getByRole('alert').filter({ hasText: users.failed });
    await expect(failure).toContainText(shell.noConnection);
    await expectAccessible(page);
    await page.unroute('**/api/users?**');
    await failure.getByRole('button', { name: shop.messages.common.retry }).click();
    await expect(page.getByRole('table')).toBeVisible();
  },
);

for (const { size, screen } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`the list on ${size}`, { tag: '@long' }, async ({ page, request, admin }) => {
      const lastName = await family(request, 2);
      await admin.visit('users', { q: lastName });
      const people = page
        .getByRole('main')
        .getByRole(size === 'a phone' ? 'listitem' : 'row')
        .filter({ hasText: lastName });
      await expect(people).toHaveCount(2);
      await expect(people.first().getByRole('link', { name: '050-555-0142' })).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
    });
  });
}
