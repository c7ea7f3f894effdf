import type { Page } from '@playwright/test';
import { adminPages, adminApi } from '#contract/admin-routes.ts';
import { pages } from '#contract/routes.ts';
import type { Settings } from '#contract/settings.ts';
import { accountButton } from './support/customer.ts';
import { expectAt } from './support/journey.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { DESKTOP, PHONE } from './support/places.ts';

test.slow(); // each starts a shop of its own
test.beforeEach(({ page }) => {
  // The browser asks too before it closes a window with changes.
  page.on('dialog', (dialog) => void dialog.accept());
});

const fieldOf = (page: Page) => (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
const saveOf = (page: Page) => page.getByRole('main').locator('[type=submit]');

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the shop gets its phone number and ways of delivery', async ({ page, shop, admin }) => {
    const { settings: t, shell, errors } = admin.words;
    const field = fieldOf(page);
    await admin.visit();
    await accountButton(page, shop, admin).tap();
    await page.getByRole('dialog').getByRole('link', { name: shell.settings }).tap();
    await expectAt(page, shop.address(adminPages.settings()));
    const section = (title: string) => page.locator('details').filter({ hasText: title });
    await expect(section(t.shop.title)).toContainText(t.missing(t.shop.phone));
    await expectAccessible(page);

    await section(t.shop.title).locator('summary').tap();
    await field('shop.phone').fill('call me');
    await section(t.delivery.title).locator('summary').tap();
    await field('delivery.courier.on').tap();
    await field('delivery.courier.price').fill('');
    // Its error is shown although the courier is off again.
    await field('delivery.courier.on').tap();
    await saveOf(page).tap();
    await expect(field('shop.phone')).toBeFocused();
    await expect(page.getByText(errors.fields.phone({ problem: 'phone' }))).toBeVisible();
    await expect(page.getByText(errors.fields.required({ problem: 'required' }))).toBeVisible();
    // At the end nothing is half hidden behind the bar.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expectAccessible(page);
    await expectNoOverflow(page);

    await field('shop.phone').fill('052-765 4321');
    await field('delivery.courier.price').fill('45');
    await field('delivery.courier.on').tap();
    // Without a pause: leaving the page stores the draft.
    await page.reload();
    // A draft goes on in sight.
    await expect(field('shop.phone')).toHaveValue('052-765 4321');
    await expect(field('shop.phone')).toBeVisible();
    await saveOf(page).tap();
    await expect(page.getByText(t.saved)).toBeVisible();
    await expect(saveOf(page)).toHaveCount(0);
    await expect(section(t.delivery.title)).toContainText(t.delivery.courier);

    await shop.visit(pages.contact());
    await expect(page.getByRole('main').locator('[href^="tel:"]').first()).toContainText('052-765 4321');
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: DESKTOP });

  test(
    'another window’s change is met, merged and chosen',
    { tag: '@long' },
    async ({ page, shop, admin, noise }) => {
      noise.allow(/412/);
      const { settings: t, editor, shell, fields } = admin.words;
      const field = fieldOf(page);
      const put = (body: object) => admin.call('PUT', adminApi.settings(), body);
      await shop.visit(adminPages.settings());
      await expect(page.getByRole('link', { name: shell.settings })).toHaveAttribute('aria-current', 'page');
      await field('shop.phone').fill('050-1111111');
      await put({ shop: { email: 'dana@example.com' } });
      await page.keyboard.press('Control+s');
      await expect(page.getByText(editor.savedWith(fields.names['shop.email']))).toBeVisible();
      await expect(field('shop.email')).toHaveValue('dana@example.com');
      await expect(field('shop.phone')).toBeFocused();

      await field('shop.phone').fill('050-2222222');
      await put({ shop: { phone: '050-3333333' } });
      await page.keyboard.press('Control+s');
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('050-3333333');
      await expectAccessible(page);
      await question.getByRole('radio').first().check();
      await question.getByRole('button', { name: editor.conflict.save }).click();
      await expect(question).toBeHidden();
      const read = async () => (await admin.call<{ data: Settings }>('GET', adminApi.settings())).data;
      await expect.poll(async () => (await read()).shop.phone).toBe('050-2222222');

      await page.getByRole('button', { name: editor.history }).click();
      const history = page.getByRole('dialog', { name: admin.words.history.title(t.title) });
      await expect(history.getByRole('listitem').first()).toContainText('050-2222222');
      await expectAccessible(page);
      await history.getByRole('button', { name: admin.words.history.undo }).first().click();
      await expect(field('shop.phone')).toHaveValue('050-3333333');
    },
  );

  test(
    'a value goes back to its default, and leaving asks',
    { tag: '@long' },
    async ({ page, shop, admin }) => {
      const { settings: t, editor, fields, shell } = admin.words;
      const field = fieldOf(page);
      await shop.visit(adminPages.settings());
      const before = await field('shop.name.he').inputValue();
      await field('shop.name.he').fill('הסטודיו של דנה');
      await field('shop.name.en').fill('Dana’s studio');
      await saveOf(page).click();
      await expect(page.getByText(t.saved)).toBeVisible();
      await shop.visit(pages.home());
      await expect(page).toHaveTitle(shop.lang === 'he' ? /הסטודיו של דנה/ : /Dana’s studio/);

      await shop.visit(adminPages.settings());
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('button', { name: t.toDefaultOf(fields.names['shop.name']) }).click();
      await expect(field('shop.name.he')).toHaveValue(before);
      await page.getByRole('link', { name: shell.today, exact: true }).click();
      await page.getByRole('button', { name: editor.leave.saveAndLeave }).click();
      await expectAt(page, shop.address(pages.admin()));
      const { data } = await admin.call<{ data: Settings }>('GET', adminApi.settings());
      expect(data.sources['shop.name']).toBe('default');
    },
  );
});
