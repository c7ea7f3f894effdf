/** A shop that sells at Cardcom's test terminal says so on the admin's first page. */
import { pages } from '#contract/routes.ts';
import { test as base } from './support/admin.ts';
import { expect } from './support/fixtures.ts';
import { withOwnServer } from './support/own-server.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';

const CARDCOM = {
  CARDCOM_TERMINAL: '1000',
  CARDCOM_API_NAME: 'test',
  // Nothing listens there.
  CARDCOM_URL: 'http://127.0.0.1:9',
};

const test = base.extend({
  baseURL: async ({ headless: _headless }, use) => {
    await withOwnServer({ provider: 'cardcom', env: CARDCOM }, (server) => use(server.url));
  },
});

test.slow(); // each starts a shop of its own

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `the first page of a test terminal warns on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, admin }) => {
        const { testTerminal: t, state } = admin.words.payments;
        await shop.visit(pages.admin());
        const warning = page.getByRole('region', { name: t.title });
        await expect(warning).toContainText(t.noMoney('cardcom'));
        await expectAccessible(page);
        await expectNoOverflow(page);

        await warning.getByRole('link', { name: state.title }).click();
        await expect(page.getByText(state.test)).toBeVisible();
      },
    );
  });
}
