import { adminPages, adminApi } from '#contract/admin-routes.ts';
import { expectAt } from './support/journey.ts';
import { expect, test } from './support/own-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';

test.use(PHONE);

test(
  'the first steps say what is done, lead on, and are put away',
  { tag: '@long' },
  async ({ page, shop, admin }) => {
    test.slow(); // it starts a shop of its own
    const { firstSteps: t } = admin.words.today;
    await admin.call('PUT', adminApi.settings(), {
      shop: { name: { he: 'הסטודיו של דנה' }, phone: '050-1234567' },
    });
    await admin.visit();
    const card = page.getByRole('region', { name: t.title });
    const step = (title: string) => card.getByRole('link', { name: title });
    await expect(step(t.contact.title)).toContainText(t.done);
    await expect(step(t.words.title)).toContainText(t.words.text);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await step(t.words.title).tap();
    await expectAt(page, shop.address(adminPages.words()));

    await admin.visit();
    await card.getByRole('button', { name: t.putAway }).tap();
    await expect(card).toBeHidden();
    await page.getByRole('button', { name: t.undo }).tap();
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: t.putAway }).tap();
    await expect(card).toBeHidden();
    await admin.visit();
    await expect(page.getByRole('heading', { name: admin.words.today.workshops.title })).toBeVisible();
    await expect(card).toBeHidden();
  },
);
