import { adminApi, adminPages } from '#contract/admin-routes.ts';
import { api, pages } from '#contract/routes.ts';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { expectAt } from './support/journey.ts';
import { expect, test, unique, type Admin } from './support/admin.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

// Serial: the list and the admin's first page show the newest messages of all tests.
test.describe.configure({ mode: 'default' });

async function aMessage(
  admin: Admin,
  values: Partial<Record<'name' | 'email' | 'subject' | 'message', string>> = {},
) {
  const body = {
    name: 'Dana Whitfield',
    email: 'dana@example.com',
    subject: unique('A workshop?'),
    message: 'Hi!\nIs it in English?',
    ...values,
  };
  const { data } = await admin.call<{ data: { _id: string } }>('POST', api.contactMessages(), body);
  return { ...body, ...data };
}

/** Not among the new messages on the admin's first page. */
async function aReadMessage(admin: Admin, values: Parameters<typeof aMessage>[1] = {}) {
  const made = await aMessage(admin, values);
  await admin.call('PUT', adminApi.contactMessageRead(made._id), { read: true });
  return made;
}

test(
  'a message sent from the page is read by the admin, answered by mail, and marked unread again',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { messages, shell, today } = admin.words;
    const words = await loadPageTexts('contact', shop.lang);
    const subject = unique('התאמת מידה');
    await shop.visit(pages.contact());
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: words.name, exact: true }).fill('רותם אלון');
    await main.getByRole('textbox', { name: words.email, exact: true }).fill('rotem@example.com');
    await main.getByRole('textbox', { name: words.subject, exact: true }).fill(subject);
    await main.getByRole('textbox', { name: words.message, exact: true }).fill('שלום,\nאפשר מידה 54?');
    await main.getByRole('button', { name: words.submit, exact: true }).click();
    await expect(
      page.getByRole('region', { name: shop.messages.common.notices }).getByText(words.sent),
    ).toBeVisible();

    // New messages are on the admin's first page and link here.
    await admin.visit();
    await page
      .getByRole('region', { name: today.messages.title })
      .getByRole('link', { name: subject })
      .click();
    const open = page.getByRole('article', { name: subject });
    await expect(open).toContainText('אפשר מידה 54?');
    await expect(page).toHaveTitle(new RegExp(`^${shell.pageTitle(messages.title)}`));
    await expect(open.getByRole('link', { name: messages.reply })).toHaveAttribute(
      'href',
      `mailto:${encodeURIComponent('rotem@example.com')}?subject=${encodeURIComponent(today.messages.replySubject(subject))}`,
    );
    const row = page.getByRole('list', { name: messages.list }).getByRole('link', { name: subject });
    await expect(row).not.toContainText(messages.isUnread);
    // Without a mail server the message is only stored, and the page says so.
    await expect(page.getByText(messages.mail.off)).toBeVisible();

    await open.getByRole('button', { name: messages.markUnread }).click();
    await expect(open).toBeHidden();
    await expect(row).toContainText(messages.isUnread);
    await page.reload();
    await expect(row).toContainText(messages.isUnread);
  },
);

test(
  'pages and sizes are in the address; a page beyond the end is the last',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    const { messages, lists } = admin.words;
    const subject = unique('Eleven');
    // Read: the first page has room for eight unread messages, and other tests look for theirs there.
    for (let n = 0; n < 11; n += 1) await aReadMessage(admin, { subject });
    await shop.visit(adminPages.messages({ q: subject }));
    const rows = page.getByRole('list', { name: messages.list }).getByRole('listitem');
    await expect(rows).toHaveCount(10);
    await expect(page.getByRole('combobox', { name: lists.perPage }).getByRole('option')).toHaveText([
      '10',
      '25',
      '50',
      '100',
    ]);
    await page.getByRole('button', { name: lists.next }).click();
    await expectAt(page, shop.address(adminPages.messages({ q: subject, page: 2 })));
    await page.getByRole('combobox', { name: lists.perPage }).selectOption('100');
    await expectAt(page, shop.address(adminPages.messages({ q: subject, size: 100 })));
    await expect(rows).toHaveCount(11);
    await shop.visit(adminPages.messages({ q: subject, page: 900, size: 10 }));
    await expect(rows).toHaveCount(1);
  },
);

test('a failed mail is reported and can be sent again', { tag: '@long' }, async ({ page, shop, admin }) => {
  const { messages } = admin.words;
  const { _id, subject } = await aReadMessage(admin);
  // No mail server fails on demand here, so the response reports it.
  const failed: ContactMessage['mail'] = {
    state: 'failed',
    attempts: 3,
    lastError: '550 mailbox unavailable',
  };
  await page.route(`**${api.contactMessages()}?**`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: ContactMessage[] };
    await route.fulfill({
      json: { ...answer, data: answer.data.map((one) => (one._id === _id ? { ...one, mail: failed } : one)) },
    });
  });
  await shop.visit(adminPages.messages({ message: _id }));
  const open = page.getByRole('article', { name: subject });
  await expect(open.getByText(messages.mail.failed)).toBeVisible();
  await expect(open).toContainText(failed.lastError!);
  await expectAccessible(page);
  const asked = page.waitForRequest(`**${adminApi.contactMessageResend(_id)}`);
  await open.getByRole('button', { name: messages.mail.resend }).click();
  await asked;
  await expect(
    page.getByRole('region', { name: shop.messages.common.notices }).getByText(messages.mail.resending),
  ).toBeVisible();
});

test(
  'a list that fails to load says why and can be retried',
  { tag: '@long' },
  async ({ page, shop, admin, noise }) => {
    noise.allow(/ERR_FAILED|Failed to load resource/);
    const { messages, shell } = admin.words;
    const { subject } = await aReadMessage(admin);
    await page.route(`**${api.contactMessages()}?**`, (route) => route.abort('failed'));
    await shop.visit(adminPages.messages({ q: subject }));
    const failure = page.getByRole('alert').filter({ hasText: messages.failed });
    await expect(failure).toContainText(shell.noConnection);
    await page.unroute(`**${api.contactMessages()}?**`);
    await failure.getByRole('button', { name: shop.messages.common.retry }).click();
    await expect(page.getByRole('link', { name: subject })).toBeVisible();
  },
);

for (const { size, screen } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(`the messages on ${size}, long words too`, { tag: '@long' }, async ({ page, shop, admin }) => {
      const { messages } = admin.words;
      const { subject } = await aReadMessage(admin, {
        name: 'n'.repeat(120),
        subject: unique('s'.repeat(120)),
        message: 'm'.repeat(2_000),
      });
      await shop.visit(adminPages.messages({ q: subject.slice(-8) }));
      const row = page.getByRole('list', { name: messages.list }).getByRole('link', { name: subject });
      await expect(row).toBeVisible();
      await expectNoOverflow(page);
      await expectAccessible(page);
      await row.click();
      await expect(page.getByRole('heading', { level: 2, name: subject })).toBeFocused();
      await expectNoOverflow(page);
      await expectAccessible(page);
      // Back closes the message.
      await page.goBack();
      await expect(page.getByRole('article')).toBeHidden();
      await expect(row).toBeVisible();
    });
  });
}
