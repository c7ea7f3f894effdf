import type { Page } from '@playwright/test';
import { orderApi } from '#contract/order-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import type { Shop } from './support/fixtures.ts';
import { expect, test } from './support/customer.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

async function cancelForm(page: Page, shop: Shop) {
  const words = await loadPageTexts('cancel', shop.lang);
  const main = page.getByRole('main');
  return {
    words,
    number: main.getByLabel(words.number),
    person: main.getByLabel(words.person),
    text: main.getByLabel(words.text),
    part: main.getByLabel(words.what.part),
    what: main.getByLabel(words.what.partLabel),
    defect: main.getByLabel(words.defect),
    submit: main.getByRole('button', { name: words.submit }),
    sent: page.getByRole('heading', { level: 1, name: words.sent.title }),
  };
}

test('the footer leads to the form', async ({ page, shop }) => {
  const { words } = await cancelForm(page, shop);
  await shop.visit(pages.about());
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: shop.messages.nav.cancellation, exact: true })
    .click();
  await expect(page).toHaveURL(shop.address(pages.cancel()));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
});

test('the home page leads to the form', { tag: '@long' }, async ({ page, shop }) => {
  const { words } = await cancelForm(page, shop);
  await shop.visit(pages.home());
  await page
    .getByRole('main')
    .getByRole('link', { name: shop.messages.nav.cancellation, exact: true })
    .click();
  await expect(page).toHaveURL(shop.address(pages.cancel()));
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible();
});

test('what is missing or wrong is told at its field', async ({ page, shop, noise }) => {
  noise.allow(/answer 400|status of 400/);
  const form = await cancelForm(page, shop);
  await shop.visit(pages.cancel());
  await form.submit.click();
  await expect(form.number).toBeFocused();
  await expect(form.number).toHaveAccessibleDescription(new RegExp(form.words.required.number));
  await expect(form.person).toHaveAccessibleDescription(new RegExp(form.words.required.person));
  await form.number.fill('1042');
  await form.person.fill('nobody@example');
  const refused = page.waitForResponse(`**${orderApi.cancellations()}`);
  await form.submit.click();
  expect((await refused).status()).toBe(400);
  await expect(form.person).toBeFocused();
  await expect(form.number).toHaveValue('1042');
});

test('who is logged in finds the email filled in', { tag: '@long' }, async ({ page, shop, customer }) => {
  const form = await cancelForm(page, shop);
  await shop.visit(pages.cancel());
  await expect(form.person).toHaveValue(customer.email);
});

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `the request shows only what was typed on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop }) => {
        const form = await cancelForm(page, shop);
        await shop.visit(pages.cancel());
        await expectNoOverflow(page);
        await expectAccessible(page);
        await form.number.fill('999999');
        await form.person.fill('nobody@example.com');
        await form.part.check();
        await form.submit.click();
        await expect(form.what).toBeFocused();
        await form.what.fill('<b>הטבעת</b>');
        await form.defect.check();
        await form.text.fill('תודה');
        await expectAccessible(page);
        await expectNoOverflow(page);
        const sent = page.waitForRequest(`**${orderApi.cancellations()}`);
        await form.submit.press('Enter');
        expect((await sent).postDataJSON()).toEqual({
          number: '999999',
          email: 'nobody@example.com',
          text: [form.words.said.part('<b>הטבעת</b>'), 'תודה'].join('\n'),
          part: true,
          defect: true,
        });
        await expect(form.sent).toBeFocused();
        const main = page.getByRole('main');
        for (const typed of ['999999', 'nobody@example.com', '<b>הטבעת</b>'])
          await expect(main.getByText(typed)).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
      },
    );
  });
}
