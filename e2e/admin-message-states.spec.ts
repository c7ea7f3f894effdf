import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { expectAt } from './support/journey.ts';
import { expect, test, unique, type Admin } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

async function aMessage(admin: Admin, values: Partial<Record<'name' | 'message', string>> = {}) {
  const body = {
    name: unique('Tamar Levi'),
    email: 'tamar@example.com',
    subject: unique('מידה'),
    message: 'היי, אפשר במידה 54?\nהטלפון שלי 052-765 4321',
    ...values,
  };
  const { data } = await admin.call<{ data: { _id: string } }>('POST', api.contactMessages(), body);
  await admin.call('PUT', adminApi.contactMessageRead(data._id), { read: true });
  return { ...body, ...data };
}

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a message is found, answered, archived and brought back on ${size}`,
      { tag },
      async ({ page, shop, admin }) => {
        const { messages } = admin.words;
        const { _id, name, subject } = await aMessage(admin);
        await shop.visit(adminPages.messages());
        const filters = page.getByRole('list', { name: messages.filters });
        const state = (label: string) => filters.getByRole('link', { name: new RegExp(`^${label}`) });
        const note = page.getByRole('region', { name: shop.messages.common.notices });
        const row = page
          .getByRole('list', { name: messages.list, exact: true })
          .getByRole('link', { name: subject });
        const search = page.getByRole('searchbox', { name: messages.search });

        await search.fill(name.toUpperCase());
        await expect(row).toBeVisible();
        await expect(state(messages.states.open)).toHaveText(/1$/);
        await expectAccessible(page);
        await expectNoOverflow(page);

        // Archiving leaves the message; the note brings it back.
        await row.click();
        const open = page.getByRole('article', { name: subject });
        await expectAccessible(page);
        await expectNoOverflow(page);
        await open.getByRole('button', { name: messages.archive, exact: true }).click();
        const undo = note.getByRole('button', { name: messages.done.undo });
        await undo.hover(); // or its time might run out
        await expect(open).toBeHidden();
        await expect(row).toBeHidden();
        await expect(state(messages.states.archived)).toHaveText(/1$/);
        await undo.click();
        await expect(row).toBeVisible();
        await expect(state(messages.states.archived)).toHaveText(/0$/);

        // Pressing a reply suggests that it was answered.
        await row.click();
        const whatsapp = open.getByRole('link', { name: messages.whatsapp });
        await expect(whatsapp).toHaveAttribute('href', 'https://wa.me/972527654321');
        await open.getByRole('link', { name: messages.reply }).evaluate((link) => {
          link.addEventListener('click', (event) => event.preventDefault());
        });
        await open.getByRole('link', { name: messages.reply }).click();
        await expect(note.getByText(messages.done.answered)).toBeVisible();
        await expect(open.getByRole('button', { name: messages.markUnanswered })).toBeVisible();

        await shop.visit(adminPages.messages({ q: name, show: 'answered' }));
        await expect(row).toContainText(messages.is.answered);
        await shop.visit(adminPages.messages({ q: name, show: 'answered', message: _id }));
        await open.getByRole('button', { name: messages.markUnanswered }).click();
        await expect(open.getByRole('button', { name: messages.markAnswered })).toBeVisible();
        await shop.visit(adminPages.messages({ q: name }));
        await expect(row).toBeVisible();
        await expect(row).not.toContainText(messages.is.answered);
      },
    );
  });
}

test(
  'a search that finds nothing says so and can be cleared',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { messages } = admin.words;
    await aMessage(admin);
    await shop.visit(adminPages.messages({ q: 'zzzz' }));
    await expect(page.getByText('zzzz')).toBeVisible();
    await page.getByRole('button', { name: messages.clearSearch, exact: true }).click();
    await expectAt(page, shop.address(adminPages.messages()));
    await expect(page.getByRole('list', { name: messages.list, exact: true })).toBeVisible();
  },
);

test(
  'a mark that can’t be saved is taken back, with the reason',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/ERR_FAILED|Failed to load resource|ApiError/);
    const { messages, shell } = admin.words;
    const { _id, name, subject } = await aMessage(admin);
    await shop.visit(adminPages.messages({ q: name, message: _id }));
    const open = page.getByRole('article', { name: subject });
    await page.route(`**${adminApi.contactMessage(_id)}`, (route) => route.abort('failed'));
    await open.getByRole('button', { name: messages.markAnswered }).click();
    await expect(
      page
        .getByRole('region', { name: shop.messages.common.notices })
        .getByText(messages.notDone(shell.noConnection)),
    ).toBeVisible();
    await expect(open.getByRole('button', { name: messages.markAnswered })).toBeVisible();
    await expect(
      page.getByRole('list', { name: messages.list, exact: true }).getByRole('link', { name: subject }),
    ).toBeVisible();
  },
);
