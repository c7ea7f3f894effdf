/** From a full workshop over its waiting list to a seat. */
import type { Page } from '@playwright/test';
import { accountApi } from '#contract/account-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { pages } from '#contract/routes.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { untilCartRead } from './support/cart.ts';
import { expectAt } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expect, payOrder, signInAt, test } from './support/order-shop.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { SCREENS } from './support/places.ts';
import { aFullWorkshop, expectOffered, freeASeat, joinList, seatsOf } from './support/waiting.ts';

test.slow(); // it starts a shop of its own

const DAY = 24 * 60 * 60_000;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a visitor joins by way of login, sees the place and leaves, on ${size}`,
      { tag: '@long' },
      async ({ page, shop, request, account, another }) => {
        const t = await loadPageTexts('seats', shop.lang);
        const workshop = await aFullWorkshop(request, { participantLimit: 4, participants: 4 });
        await joinList(request, another, workshop._id);
        const path = pages.workshop(workshop._id);
        await shop.visit(path);
        await expect(heading(page, t.join.title)).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: t.join.more }).click();
        await page.getByRole('button', { name: t.join.submit }).click();
        await expectAt(page, shop.address(pages.login({ next: shop.address(path) })));
        // What waits is seen, in the other form too.
        const { login, register } = shop.messages;
        const main = page.getByRole('main');
        await expect(main.getByText(login.pendingPlaceText)).toBeVisible();
        await expect(main.getByText(workshop.title, { exact: true })).toBeVisible();
        await expect(main.getByText(login.pendingPlace(2), { exact: true })).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
        await main.getByRole('link', { name: login.toRegister('10%') }).click();
        await expect(main.getByText(register.pendingPlaceText)).toBeVisible();
        await main.getByRole('link', { name: register.toLogin, exact: true }).click();
        await logIn(page, shop, account);
        await expectAt(page, shop.address(path));
        await expect(heading(page, t.placed.title(2))).toBeVisible();
        await expect(page.getByText(t.placed.for(2))).toBeVisible();
        expect(await seatsOf(request, account)).toMatchObject([{ kind: 'waiting', seats: 2, position: 2 }]);
        await page.reload();
        await expect(heading(page, t.placed.title(2))).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);

        await page.getByRole('button', { name: t.leave.act }).click();
        const question = page.getByRole('alertdialog', { name: t.leave.title });
        await question.getByRole('button', { name: t.leave.cancel }).click();
        await expect(question).toBeHidden();
        await page.getByRole('button', { name: t.leave.act }).click();
        await question.getByRole('button', { name: t.leave.confirm }).click();
        await expect(heading(page, t.join.title)).toBeFocused();
        expect(await seatsOf(request, account)).toEqual([]);
      },
    );

    test(
      `an offer that is declined goes to the next, who takes it up to a paid order, on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, request, baseURL, account, another }) => {
        const t = await loadPageTexts('seats', shop.lang);
        const overview = await loadPageTexts('overview', shop.lang);
        const form = await loadPageTexts('order-form', shop.lang);
        const order = await loadPageTexts('order', shop.lang);
        const workshop = await aFullWorkshop(request);
        await joinList(request, account, workshop._id);
        await joinList(request, another, workshop._id);
        await freeASeat(request, workshop);
        await expectOffered(request, account);

        await signInAt(page, baseURL!, account);
        await shop.visit(pages.workshop(workshop._id));
        await expect(heading(page, t.offer.title(1))).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
        await page.getByRole('button', { name: t.offer.decline }).click();
        await page
          .getByRole('alertdialog', { name: t.offer.declineTitle })
          .getByRole('button', { name: t.offer.decline })
          .click();
        await expect(heading(page, t.join.title)).toBeFocused();

        await expectOffered(request, another);
        await signInAt(page, baseURL!, another);
        await shop.visit(pages.account());
        await expectNoOverflow(page);
        await expectAccessible(page);
        await page.getByRole('link', { name: overview.waiting.toOffer }).click();
        await page.getByRole('button', { name: t.offer.accept }).click();
        await expectAt(page, shop.address(pages.checkout()));
        await page.locator('[name="contact.phone"]').fill('050-1234567');
        await page.locator('[name="terms"]').check();
        await page.getByRole('button', { name: form.send }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
        await payOrder(request, { _id: new URL(page.url()).pathname.split('/').at(-1)! });
        expect(await seatsOf(request, another)).toMatchObject([{ kind: 'registration', seats: 1 }]);
        expect(await seatsOf(request, account)).toEqual([]);
      },
    );

    test(
      `who comes too late is told, and may join again, on ${size}`,
      { tag: '@long' },
      async ({ page, shop, request, baseURL, account }) => {
        const t = await loadPageTexts('seats', shop.lang);
        const workshop = await aFullWorkshop(request);
        await joinList(request, account, workshop._id);
        await freeASeat(request, workshop);
        await expectOffered(request, account);
        await page.clock.install();
        await signInAt(page, baseURL!, account);
        await untilCartRead(page, () => shop.visit(pages.workshop(workshop._id)));
        await expect(heading(page, t.offer.title(1))).toBeVisible();
        await page.route(`**${accountApi.seats()}`, (route) => route.fulfill({ json: { data: [] } }));
        await page.clock.fastForward(DAY);
        await expect(heading(page, t.ended.title)).toBeVisible();
        await expect(page.getByRole('button', { name: t.join.submit })).toBeVisible();
        await expectNoOverflow(page);
        await expectAccessible(page);
      },
    );

    test(
      `the link of a mail shows the place, and leaves it by a press, on ${size}`,
      { tag: '@long' },
      async ({ page, shop, request, noise }) => {
        noise.allow(/answer 410|status of 410/);
        const { link: t, offer } = await loadPageTexts('seats', shop.lang);
        await shop.visit(pages.waitingPlace({ token: 'unknown' }));
        const title = page.getByRole('heading', { level: 1 });
        await expect(title).toHaveText(t.ended.title);
        await expectNoOverflow(page);
        await expectAccessible(page);

        const { _id, title: name } = await aFullWorkshop(request);
        const until = new Date(Date.now() + DAY).toISOString();
        const place = { workshop: _id, title: name, translations: {}, seats: 1, offer: { until } };
        const left: string[] = [];
        await page.route(`**${seatApi.waitingPlace('a-token')}`, (route) => {
          if (route.request().method() === 'GET') return route.fulfill({ json: { data: place } });
          left.push(route.request().method());
          return route.fulfill({ status: 204 });
        });
        await shop.visit(pages.waitingPlace({ token: 'a-token' }));
        await expect(title).toHaveText(offer.title(1));
        await expect(page.getByRole('link', { name: t.toOffer })).toHaveAttribute(
          'href',
          shop.address(pages.workshop(_id)),
        );
        await expectNoOverflow(page);
        await expectAccessible(page);
        expect(left).toEqual([]);
        await page.getByRole('button', { name: t.offered.act }).click();
        await expect(title).toHaveText(t.left.title);
        expect(left).toEqual(['DELETE']);
      },
    );
  });
}
