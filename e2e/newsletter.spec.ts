/** Agreeing to the newsletter: a box, a mail from a real mail server, and a mail reader's own button. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountApi } from '#contract/account-routes.ts';
import { api, pages } from '#contract/routes.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { NEWSLETTER_WORDS } from '#i18n/newsletter-words.ts';
import { newsletterLinks, tokenOf } from '#test/newsletter-links.ts';
import { PASSWORD, profileOf, signIn, uniqueEmail } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { mailTo, test } from './support/mailed-shop.ts';
import { expect } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { ADMIN, DESKTOP, SCREENS } from './support/places.ts';

test.slow(); // it starts a shop of its own

async function register(page: Page, { messages: { fields, register: t } }: Shop, email: string) {
  const main = page.getByRole('main');
  for (const [label, value] of [
    [fields.firstName, 'נועה'],
    [fields.lastName, 'Cohen'],
    [fields.email, email],
    [fields.password, PASSWORD],
    [t.confirmPassword, PASSWORD],
  ] as const)
    await main.getByLabel(label, { exact: true }).fill(value);
  await main.getByRole('button', { name: t.submit }).click();
}

const boxOf = (page: Page, { lang }: Shop) => page.getByRole('checkbox', { name: NEWSLETTER_WORDS[lang] });
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token')!);

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `is asked for at registration, confirmed from the mailbox and ended by the mail, on ${size}`,
      { tag },
      async ({ page, shop, smtp, request }) => {
        const t = await loadPageTexts('newsletter', shop.lang);
        const { newsletter: account } = await loadPageTexts('account', shop.lang);
        const email = uniqueEmail();
        const isOn = async () => (await profileOf(request, await tokenIn(page))).user?.newsletter;
        await shop.visit(pages.register());
        await expect(boxOf(page, shop)).not.toBeChecked();
        await boxOf(page, shop).check();
        await expectAccessible(page);
        await expectNoOverflow(page);
        await register(page, shop, email);
        await expectAt(page, shop.address('/'));
        const { confirmation, unsubscribe } = newsletterLinks(await mailTo(smtp, email));
        expect(confirmation).toContain(shop.address(pages.newsletter('confirm')));

        await shop.visit(pages.details());
        await expect(boxOf(page, shop)).toBeChecked();
        await expect(page.getByText(account.waits)).toBeVisible();
        await expectAccessible(page);
        await expectNoOverflow(page);

        await page.goto(confirmation);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.title);
        await expectAccessible(page);
        await expectNoOverflow(page);
        expect(await isOn()).toBe(false);
        await page.getByRole('button', { name: t.confirm.act }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.done.title);
        await expect(page.getByRole('main')).toBeFocused();
        await expectAccessible(page);
        expect(await isOn()).toBe(true);

        await page.getByRole('link', { name: t.toAccount }).click();
        await expectAt(page, shop.address(pages.details()));
        await expect(boxOf(page, shop)).toBeChecked();
        const given = account.confirmed('').split('.')[0]!.trim();
        await expect(page.getByText(given)).toBeVisible();

        const pressed = await request.post(unsubscribe, {
          form: { 'List-Unsubscribe': 'One-Click' },
          maxRedirects: 0,
        });
        expect(pressed.status()).toBe(200);
        await page.reload();
        await expect(boxOf(page, shop)).not.toBeChecked();
        await expect(page.getByText(account.none)).toBeVisible();
      },
    );
  });
}

test(
  'a link that was used says so, and the other one ends without a login',
  { tag: '@long' },
  async ({ page, shop, smtp, request, customer, noise }) => {
    noise.allow(/answer 4(04|10)|status of 4(04|10)/);
    const t = await loadPageTexts('newsletter', shop.lang);
    await shop.visit(pages.details());
    await boxOf(page, shop).click();
    await expect(boxOf(page, shop)).toBeChecked();
    const { confirmation, unsubscribe } = newsletterLinks(await mailTo(smtp, customer.email));
    await page.evaluate(() => localStorage.clear());
    const isOn = async () => (await profileOf(request, customer.token)).user?.newsletter;

    await page.goto(confirmation);
    await page.getByRole('button', { name: t.confirm.act }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.done.title);
    expect(await isOn()).toBe(true);
    await page.goto(confirmation);
    await page.getByRole('button', { name: t.confirm.act }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.confirm.ended.title);
    await expect(page.getByRole('status').filter({ hasText: t.confirm.ended.text })).toBeVisible();

    for (let time = 0; time < 2; time++) {
      await page.goto(unsubscribe);
      await page.getByRole('button', { name: t.unsubscribe.act }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.unsubscribe.done.title);
      expect(await isOn()).toBe(false);
    }
    await shop.visit(pages.newsletter('unsubscribe', { token: 'unknown' }));
    await page.getByRole('button', { name: t.unsubscribe.act }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.unsubscribe.ended.title);
    await expectAccessible(page);

    await shop.visit('/newsletter/else');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shop.messages.notFound.title);
  },
);

test(
  'the account asks, sends again and takes back; a lost answer says so',
  { tag: '@long' },
  async ({ page, shop, smtp, customer, noise }) => {
    noise.allow(/ERR_FAILED/);
    const { newsletter: t, notSaved, sendAgain } = await loadPageTexts('account', shop.lang);
    await shop.visit(pages.details());
    await page.route(`**${api.profile()}`, (route) =>
      route.request().method() === 'PUT' ? route.abort('failed') : route.continue(),
    );
    await boxOf(page, shop).click();
    await expect(page.getByRole('alert').filter({ hasText: notSaved })).toBeVisible();
    await expect(boxOf(page, shop)).not.toBeChecked();
    await page.unroute(`**${api.profile()}`);

    await boxOf(page, shop).click();
    await expect(page.getByText(t.waits)).toBeVisible();
    const first = newsletterLinks(await mailTo(smtp, customer.email));
    await page.getByRole('button', { name: sendAgain }).click();
    const second = newsletterLinks(await mailTo(smtp, customer.email, 2));
    expect(second.confirmation).not.toBe(first.confirmation);
    await boxOf(page, shop).click();
    await expect(boxOf(page, shop)).not.toBeChecked();
    await expect(page.getByText(t.none)).toBeVisible();
  },
);

test.describe(() => {
  test.use({ javaScriptEnabled: false });

  test('ends without scripts, too', { tag: '@long' }, async ({ page, shop, request, smtp, account }) => {
    const t = await loadPageTexts('newsletter', shop.lang);
    const headers = { authorization: `Bearer ${account.token}`, 'accept-language': shop.lang };
    await request.put(api.profile(), { headers, data: { newsletter: true } });
    const { unsubscribe } = newsletterLinks(await mailTo(smtp, account.email));
    await page.goto(unsubscribe);
    const sent = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.locator('form[method=post]').getByRole('button', { name: t.unsubscribe.act }).click();
    expect((await sent).status()).toBe(200);
    const { user } = await profileOf(request, account.token);
    expect(user?.newsletterConsent).toBeNull();
  });
});

test.describe(() => {
  test.use({ viewport: DESKTOP });

  test(
    'is a file that the admin downloads, with a link for each',
    { tag: '@long' },
    async ({ page, context, shop, baseURL, smtp, request, account }) => {
      const { newsletter: t } = (await loadAdminMessages(shop.lang)).users;
      const headers = { authorization: `Bearer ${account.token}` };
      await request.put(api.profile(), { headers, data: { newsletter: true } });
      const { confirmation, unsubscribe } = newsletterLinks(await mailTo(smtp, account.email));
      await request.post(accountApi.newsletterConfirmation(), { data: { token: tokenOf(confirmation) } });
      const { data } = await (await request.post(api.login(), { data: ADMIN })).json();
      await signIn(context, data, baseURL);

      await shop.visit(pages.adminTab('users'));
      await expect(page.getByRole('region', { name: t.subscribers(1) })).toBeVisible();
      await expectAccessible(page);
      await expectNoOverflow(page);
      const waiting = page.waitForEvent('download');
      await page.getByRole('button', { name: t.download }).click();
      const file = await waiting;
      expect(file.suggestedFilename()).toMatch(/^newsletter-.+\.csv$/);
      const text = await readFile(await file.path(), 'utf8');
      expect(text).toContain(account.email);
      expect(text).toContain(unsubscribe);
    },
  );
});
