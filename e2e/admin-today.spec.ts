/** The admin's first page: what waits today, settled there or one press away. */
import type { Overview } from '#contract/admin.ts';
import type { AdminProduct } from '#contract/products.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api, pages } from '#contract/routes.ts';
import { expect, test } from './support/fixtures.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { titleIn } from './support/catalogue.ts';
import { expectAt } from './support/journey.ts';
import { createOwnServer } from './support/own-server.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { DESKTOP, ADMIN, PHONE_SCREEN } from './support/places.ts';

test(
  'stock set in the row, ways to every place, the demo taken out, and the first steps of an empty shop',
  { tag: '@long' },
  async ({ page, context, request, shop, noise }) => {
    noise.allow(/ERR_FAILED|Failed to load resource/);
    test.slow(); // it starts a shop of its own, which it empties
    const { today, lists, shell } = await loadAdminMessages(shop.lang);
    const server = await createOwnServer();
    try {
      await server.start();
      const login = await request.post(server.url + api.login(), { data: ADMIN });
      const { token } = ((await login.json()) as { data: { token: string } }).data;
      await context.setStorageState({
        cookies: [],
        origins: [{ origin: server.url, localStorage: [{ name: 'token', value: token }] }],
      });
      const call = async <Data>(method: string, path: string, data?: unknown) => {
        const answer = await request.fetch(server.url + path, {
          method,
          data,
          headers: { authorization: `Bearer ${token}` },
        });
        expect(answer.ok(), await answer.text()).toBe(true);
        return (answer.status() === 204 ? null : ((await answer.json()) as { data: Data }).data) as Data;
      };
      const product = (id: string) => call<AdminProduct>('GET', adminApi.entry('products', id));
      const overview = () => call<Overview>('GET', adminApi.overview());
      const visit = async () => {
        await page.goto(server.url + shop.address(pages.admin()));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      };

      // An entry without English.
      const { lowStock, workshops } = await overview();
      const [scarce] = lowStock.entries;
      const before = await product(scarce!._id);
      await call('PUT', adminApi.entry('products', before._id), { ...before, translations: null });

      await visit();
      const panel = (title: string) => page.getByRole('region', { name: title });
      for (const screen of [DESKTOP, PHONE_SCREEN]) {
        await page.setViewportSize(screen);
        await expect(panel(today.stock.title).getByRole('listitem')).toHaveCount(lowStock.entries.length);
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
      await page.setViewportSize(DESKTOP);

      // A chip links to its list.
      await page
        .getByRole('navigation', { name: today.jump })
        .getByRole('link', { name: today.waiting.lowStock(lowStock.total) })
        .click();
      await expect(page.getByRole('heading', { name: today.stock.title })).toBeFocused();

      // A failed write is reported, and the row shows the shop's value.
      const row = panel(today.stock.title).getByRole('listitem').filter({ hasText: before.title });
      const writes = `**${adminApi.entry('products', before._id)}`;
      await page.route(writes, (route) =>
        route.request().method() === 'PUT' ? route.abort('failed') : route.continue(),
      );
      await row.getByRole('button', { name: lists.more }).click();
      await expect(row.getByRole('alert')).toHaveText(shell.noConnection);
      await expect(row.getByRole('spinbutton')).toHaveValue(String(before.inventory));
      await page.unroute(writes);

      // Two presses, one write; the row stays, and a reload shows the new value.
      for (const _press of [1, 2]) await row.getByRole('button', { name: lists.more }).click();
      await expect(row.getByText(lists.saved)).toBeVisible();
      await expect.poll(async () => (await product(before._id)).inventory).toBe(before.inventory + 2);
      await row.getByRole('spinbutton').fill('40');
      await expect.poll(async () => (await product(before._id)).inventory).toBe(40);
      await expect(row.getByText(today.stock.enough(40))).toBeVisible();
      await visit();
      await expect(panel(today.stock.title).getByRole('listitem')).toHaveCount(lowStock.entries.length - 1);

      await panel(today.english.title)
        .getByRole('link', { name: today.english.fillFor(before.title) })
        .click();
      await expectAt(
        page,
        shop.address(pages.adminTab('shop', { edit: before._id, field: 'translations.en.title' })),
      );
      await visit();
      const [next] = workshops.entries;
      const title = titleIn(shop.lang, {
        title: next!.title,
        translations: { en: { title: next!.titleEn ?? next!.title } },
      });
      const workshop = panel(today.workshops.title).getByRole('listitem').filter({ hasText: title }).first();
      await expect(workshop).toContainText(today.workshops.taken(next!.participants, next!.participantLimit));
      await workshop.getByRole('link', { name: title }).click();
      await expectAt(page, shop.address(pages.adminTab('workshops', { edit: next!._id })));

      // Removing the demo catalogue keeps the entries that the admin changed.
      await visit();
      const { untouchedDemo } = await overview();
      await page.getByRole('button', { name: today.demo.clear }).click();
      const question = page.getByRole('alertdialog', { name: today.demo.confirmTitle });
      await expect(question).toContainText(today.demo.confirmText(untouchedDemo));
      await expect(question.getByRole('button', { name: today.demo.cancel })).toBeFocused();
      await expectAccessible(page);
      await question.getByRole('button', { name: today.demo.confirm }).click();
      await expect(page.getByText(today.demo.cleared(untouchedDemo)).first()).toBeVisible();
      await expect(page.getByRole('button', { name: today.demo.clear })).toBeHidden();
      expect((await overview()).counts).toEqual({ products: 1, workshops: 0, tutorials: 0, bannerTexts: 0 });
      expect((await product(before._id)).inventory).toBe(40);

      // An empty shop shows first steps.
      await call('DELETE', adminApi.entry('products', before._id));
      for (const screen of [PHONE_SCREEN, DESKTOP]) {
        await page.setViewportSize(screen);
        await visit();
        await expect(page.getByRole('heading', { name: today.firstSteps.title })).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
      await page.getByRole('link', { name: today.firstSteps.product.title }).click();
      await expectAt(page, shop.address(pages.adminTab('shop', { edit: 'new' })));
      // Stops the page's requests before the server.
      await page.goto('about:blank');
    } finally {
      await server.remove(page.context());
    }
  },
);
