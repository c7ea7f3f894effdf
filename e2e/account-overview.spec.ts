/** What is next for a customer: at first nothing but ways on, then seats, tutorials and orders. */
import type { APIRequestContext, Page } from '@playwright/test';
import { accountApi } from '#contract/account-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { titleIn, workshopsOf } from './support/catalogue.ts';
import type { Account, Line } from './support/customer.ts';
import type { Shop } from './support/fixtures.ts';
import { enlargeText, expectAt } from './support/journey.ts';
import { expectAccessible, expectNoOverflow, expectNoWordBroken } from './support/page-checks.ts';
import { PHONE, PHONE_SCREEN, SCREENS } from './support/places.ts';
import { expect, payOrder, placeOrder, signInAt, test } from './support/order-shop.ts';

test.slow(); // it starts a shop of its own

const sectionOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

const LONG_BEFORE = 10 * 24 * 60 * 60_000;

/** Those that can still be cancelled, the nearest first. */
async function farWorkshops(request: APIRequestContext) {
  const soon = Date.now() + LONG_BEFORE;
  return (await workshopsOf(request)).filter(
    ({ workshopDates, participants, participantLimit }) =>
      Date.parse(workshopDates[0]!.date) > soon && participants + 2 <= participantLimit,
  );
}

async function buy(
  request: APIRequestContext,
  { lang }: Shop,
  account: Account,
  lines: Line[],
): Promise<Order> {
  const order = await placeOrder(request, account, { lines, lang });
  await payOrder(request, order);
  return order;
}

for (const { size, screen, tag } of SCREENS) {
  test.describe(() => {
    test.use(screen);

    test(
      `a new customer finds ways on, and a name is theirs to give, on ${size}`,
      { tag: [tag, '@long'] },
      async ({ page, shop, account, baseURL }) => {
        await signInAt(page, baseURL!, account);
        const t = await loadPageTexts('overview', shop.lang);
        const { common, account: words } = shop.messages;
        await shop.visit(pages.account());
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.greeting('Dana'));
        for (const [title, text, way, to] of [
          [t.workshops, t.seats.none(false), t.seats.toWorkshops, pages.workshops()],
          [t.tutorials, t.reading.none, t.reading.toTutorials, pages.tutorials()],
          [t.orders, t.placed.none, common.toShop, pages.shop()],
        ] as const) {
          const section = sectionOf(page, title);
          await expect(section.getByText(text)).toBeVisible();
          const link = section.getByRole('link', { name: way });
          await expect(link).toHaveAttribute('href', shop.address(to));
        }
        // This shop sends no mails.
        await expect(page.getByRole('main').getByText(t.own.language)).toHaveCount(0);
        await expectNoOverflow(page);
        await expectAccessible(page);
        const nav = page.getByRole('navigation', { name: t.nav });
        await nav.getByRole('link', { name: t.orders }).press('Enter');
        await expect(page.locator('#orders')).toBeFocused();
        await page.getByRole('main').getByRole('link', { name: t.own.changeLabel }).click();
        await expectAt(page, shop.address(pages.details()));
        const current = nav.getByRole('link', { name: t.details });
        await expect(current).toHaveAttribute('aria-current', 'page');
        await expect(current).toBeInViewport();
        await expectNoOverflow(page);
        await expectAccessible(page);
      },
    );

    test(
      `seats, tutorials and orders on ${size}`,
      { tag },
      async ({ page, request, shop, account, goods, baseURL }) => {
        await signInAt(page, baseURL!, account);
        const t = await loadPageTexts('overview', shop.lang);
        const orders = await loadPageTexts('orders', shop.lang);
        const far = (await farWorkshops(request))[0]!;
        const title = titleIn(shop.lang, far);
        const bought = await buy(request, shop, account, [
          { productType: 'Workshop', item: far._id, quantity: 2 },
          goods.tutorial.line(),
        ]);
        const sections = page.getByRole('main').getByRole('heading', { level: 2 });
        await shop.visit(pages.account());
        const [next, reading, placed] = [t.seats.title, t.tutorials, t.orders];
        await expect(sections).toHaveText([next, reading, placed, t.details]);
        // What is to be paid or made comes before what can be read at any time.
        await placeOrder(request, account, { lines: [goods.product.line()], lang: shop.lang });
        await page.reload();
        await expect(sections).toHaveText([next, placed, reading, t.details]);

        const seats = sectionOf(page, t.seats.title);
        await expect(seats.getByRole('heading', { level: 3, name: title })).toBeVisible();
        await expect(seats.getByText(t.seats.count(2))).toBeVisible();
        await expect(seats.getByRole('link', { name: new RegExp(`^${t.seats.map}`) })).toBeVisible();
        const calendar = seats.getByRole('link', { name: t.seats.calendarLabel(title) });
        const file = await request.get((await calendar.getAttribute('href'))!);
        expect([file.status(), (await file.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR']);

        const tutorials = sectionOf(page, t.tutorials);
        await expect(
          tutorials.getByRole('link', { name: `${t.reading.open}: ${goods.tutorial.title}` }),
        ).toBeVisible();

        const rows = sectionOf(page, t.orders).getByRole('listitem').getByRole('link');
        await expect(rows).toHaveCount(2);
        await expect(rows.last()).toContainText(orders.number(bought.number));
        await expect(rows.last()).toContainText(orders.states.confirmed);
        expect((await rows.last().boundingBox())!.height).toBeGreaterThanOrEqual(88);
        await expectNoOverflow(page);
        await expectAccessible(page);

        const nav = page.getByRole('navigation', { name: t.nav });
        await nav.getByRole('link', { name: t.orders }).click();
        await expect(rows.first()).toBeInViewport();

        await seats.getByRole('link', { name: `${t.seats.cancel(2)}: ${title}` }).click();
        await expectAt(page, shop.address(pages.order(bought._id)));
        await page.goBack();
        await expect(rows.last()).toBeVisible();
      },
    );
  });
}

test(
  'a seat whose cancellation was asked for says so, and is not the next workshop',
  { tag: '@long' },
  async ({ page, request, shop, account, baseURL }) => {
    await signInAt(page, baseURL!, account);
    const t = await loadPageTexts('overview', shop.lang);
    const [near, far] = (await farWorkshops(request)) as [Workshop, Workshop];
    const seatOf = ({ _id }: Workshop, quantity: number): Line => ({
      productType: 'Workshop',
      item: _id,
      quantity,
    });
    const cancel = async ({ _id, lines }: Order) => {
      const answer = await request.post(orderApi.orderCancellation(_id), {
        headers: { authorization: `Bearer ${account.token}` },
        data: { lines: [lines[0]!._id] },
      });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    const [nearSeat, farSeat] = [
      await buy(request, shop, account, [seatOf(near, 1)]),
      await buy(request, shop, account, [seatOf(far, 2)]),
    ];
    await cancel(nearSeat);
    await shop.visit(pages.account());
    const seats = sectionOf(page, t.seats.title);
    const titles = [far, near].map((workshop) => titleIn(shop.lang, workshop));
    await expect(seats.getByRole('heading', { level: 3 })).toHaveText(titles);
    await expect(seats.getByText(t.seats.requested)).toHaveCount(1);
    const toCancel = (title: string) => `${t.seats.cancel(2)}: ${title}`;
    for (const name of [t.seats.calendarLabel, toCancel]) {
      await expect(seats.getByRole('link', { name: name(titles[0]!) })).toBeVisible();
      await expect(seats.getByRole('link', { name: name(titles[1]!) })).toHaveCount(0);
    }
    const way = page.getByRole('navigation', { name: t.nav }).getByRole('link', { name: t.workshops });
    await expect(way).toHaveText(`${t.workshops}1`);
    await cancel(farSeat);
    await page.reload();
    await expect(sectionOf(page, t.workshops).getByText(t.seats.requested)).toHaveCount(2);
  },
);

test(
  'a tutorial goes on where another device stopped, and is listed as read at its end',
  { tag: '@long' },
  async ({ page, browser, request, shop, account, goods, baseURL }) => {
    await signInAt(page, baseURL!, account);
    const t = (await loadPageTexts('overview', shop.lang)).reading;
    const { reader: words } = await loadPageTexts('tutorial', shop.lang);
    await buy(request, shop, account, [goods.tutorial.line()]);
    const position = page.getByRole('region', { name: words.label }).getByRole('status');

    const phone = await browser.newContext({ baseURL: baseURL!, ...PHONE });
    const other = await phone.newPage();
    await signInAt(other, baseURL!, account);
    // The turn meets a server that is overloaded for a moment.
    let isOverloaded = true;
    await other.route(`**${accountApi.tutorialPlace(goods.tutorial._id)}`, async (route) => {
      const { page: turned } = route.request().postDataJSON() as { page: number };
      if (turned !== 2 || !isOverloaded) return route.continue();
      isOverloaded = false;
      return route.fulfill({ status: 503 });
    });
    await other.goto(shop.address(pages.tutorial(goods.tutorial._id)));
    const onPhone = other.getByRole('region', { name: words.label });
    await expect(onPhone.getByRole('status')).toContainText('1');
    await onPhone.getByRole('link', { name: words.nextPage }).click();
    await expect.poll(async () => (await placesOf(request, account))[0]?.place?.page).toBe(2);
    await phone.close();

    await shop.visit(pages.account());
    await page.getByRole('link', { name: `${t.goOn(2)}: ${goods.tutorial.title}` }).click();
    await expect(page.getByText(words.resumed(2))).toBeVisible();
    const { pageCount } = (await placesOf(request, account))[0]!;
    await expect(position).toHaveText(words.position(2, pageCount));
    await page.getByRole('link', { name: words.nextPage }).click();
    await expect(position).toHaveText(words.position(3, pageCount));
    await page.keyboard.press('End');
    await expect(position).toHaveText(words.position(pageCount, pageCount));

    await expect.poll(async () => (await placesOf(request, account))[0]?.place?.finished).toBe(true);
    await shop.visit(pages.account());
    await expect(page.getByRole('main').getByText(t.mayRate)).toBeVisible();
    await page.getByRole('link', { name: `${t.again}: ${goods.tutorial.title}` }).click();
    await expect(position).toHaveText(words.position(1, pageCount));
  },
);

test.describe('on a phone, with text twice as large', () => {
  test.use(PHONE);

  test(
    'orders, seats and details break no word, on a tablet neither',
    { tag: '@long' },
    async ({ page, request, shop, account, goods, baseURL }) => {
      const order = await placeOrder(request, account, { lines: [goods.product.line()], lang: shop.lang });
      await signInAt(page, baseURL!, account);
      const { number } = await loadPageTexts('orders', shop.lang);
      const [workshop] = await farWorkshops(request);
      const seat = { productType: 'Workshop', item: workshop!._id, quantity: 1 } as const;
      await buy(request, shop, account, [seat]);
      for (const { path, width } of [
        { path: pages.account(), width: PHONE_SCREEN.width },
        { path: pages.orders(), width: PHONE_SCREEN.width },
        { path: pages.account(), width: 900 },
      ]) {
        await page.setViewportSize({ width, height: 900 });
        await shop.visit(path);
        await enlargeText(page);
        const row = page.getByRole('main').getByRole('link', { name: number(order.number) });
        await expect(row.locator('time')).toBeVisible();
        await expectNoWordBroken(row);
        if (path === pages.account()) {
          const main = page.getByRole('main');
          await expectNoWordBroken(main.getByRole('article').getByRole('heading'));
          await expectNoWordBroken(main.locator('dd').first());
        }
        await expectNoOverflow(page);
      }
    },
  );
});

async function placesOf(request: APIRequestContext, { token }: Account) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get(accountApi.tutorials(), { headers });
  const { data } = (await answer.json()) as {
    data: { pageCount: number; place: { page: number; finished: boolean } | null }[];
  };
  return data;
}

test(
  'what a customer has comes before what they don’t have',
  { tag: '@long' },
  async ({ page, request, shop, account, goods, baseURL }) => {
    await signInAt(page, baseURL!, account);
    const t = await loadPageTexts('overview', shop.lang);
    await buy(request, shop, account, [goods.product.line()]);
    await shop.visit(pages.account());
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      t.orders,
      t.workshops,
      t.tutorials,
      t.details,
    ]);
  },
);

test(
  'a part that fails to load says so beside the others, and loads on request',
  { tag: '@long' },
  async ({ page, shop, account, noise, baseURL }) => {
    noise.allow(/ERR_FAILED/);
    await signInAt(page, baseURL!, account);
    const t = await loadPageTexts('overview', shop.lang);
    await page.route(`**${accountApi.seats()}`, (route) => route.abort('failed'));
    await shop.visit(pages.account());
    const section = sectionOf(page, t.workshops);
    await expect(section.getByRole('alert')).toContainText(t.seats.failed);
    await expect(sectionOf(page, t.orders).getByText(t.placed.none)).toBeVisible();
    await expectAccessible(page);
    await page.unroute(`**${accountApi.seats()}`);
    await section.getByRole('button', { name: shop.messages.common.retry }).click();
    await expect(section.getByText(t.seats.none(false))).toBeVisible();
  },
);

test(
  'logging out leads to login, and nothing of the account stays',
  { tag: '@long' },
  async ({ page, shop, account, another, baseURL }) => {
    await signInAt(page, baseURL!, account);
    const t = await loadPageTexts('overview', shop.lang);
    await shop.visit(pages.account());
    await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
    await page
      .getByRole('navigation', { name: t.nav })
      .getByRole('button', { name: shop.messages.account.logout })
      .click();
    await expectAt(page, shop.address(pages.login({ next: shop.address(pages.account()) })));
    await signInAt(page, baseURL!, another);
    await shop.visit(pages.account());
    await expect(page.getByRole('main').getByText(another.email)).toBeVisible();
    await expect(page.getByText(account.email)).toHaveCount(0);
  },
);
