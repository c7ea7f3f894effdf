import type { Page } from '@playwright/test';
import { pages } from '#contract/routes.ts';
import type { Workshop } from '#contract/workshops.ts';
import { shekels } from '#contract/money.ts';
import { formatTime } from '#i18n/dates.ts';
import { formatPrice } from '#i18n/format.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { cartButton, openCart, snackbar } from './support/cart.ts';
import { titleIn, workshopsOf } from './support/catalogue.ts';
import { expect, test } from './support/customer.ts';
import { cardOf, expectAt } from './support/journey.ts';
import { logIn } from './support/login.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';

const heading = (page: Page, title: string) =>
  page.getByRole('heading', { level: 1, name: title, exact: true });

test("a ticket's title leads to the page: all meetings, the place on a map, the breadcrumbs", async ({
  page,
  request,
  shop,
}) => {
  const words = await loadPageTexts('workshop', shop.lang);
  const workshop = (await workshopsOf(request)).find(
    ({ workshopDates: [first, ...others] }) => others.length > 0 && new Date(first!.date) > new Date(),
  )!;
  const title = titleIn(shop.lang, workshop);
  await shop.visit('/workshops');
  await cardOf(page, title).getByRole('link', { name: title }).click();
  await expectAt(page, shop.address(pages.workshop(workshop._id)));
  await expect(heading(page, title)).toBeVisible();

  const meetings = page
    .getByRole('main')
    .getByRole('list', { name: shop.messages.workshops.dates })
    .first()
    .getByRole('listitem');
  await expect(meetings).toHaveCount(workshop.workshopDates.length);
  const [{ date, duration }] = workshop.workshopDates as [Workshop['workshopDates'][number]];
  const end = new Date(Date.parse(date) + duration * 60_000).toISOString();
  await expect(meetings.first()).toContainText(`${formatTime(date)}–${formatTime(end)}`);
  await expect(page.getByText(words.oneCourse)).toBeVisible();
  const map = new URL((await page.getByRole('link', { name: words.map }).first().getAttribute('href'))!);
  expect(map.protocol).toBe('https:');
  expect(map.searchParams.get('query')).toBe(workshop.location);

  await page
    .getByRole('navigation', { name: words.breadcrumbs })
    .getByRole('link', { name: shop.messages.nav.workshops })
    .click();
  await expectAt(page, shop.address('/workshops'));
});

test('a customer registers', { tag: '@long' }, async ({ page, shop, customer, goods: { workshop } }) => {
  await shop.visit(pages.workshop(workshop._id));
  await page.getByRole('button', { name: shop.messages.workshops.registerLabel(workshop.title) }).click();
  await expect(snackbar(page, shop, shop.messages.cart.added.Workshop)).toBeVisible();
  await expect(cartButton(page, shop, 1)).toBeVisible();
  expect((await customer.cart())!.items).toMatchObject([workshop.line()]);
});

test('a customer chooses seats, is asked before more are added, and changes them in the cart', async ({
  page,
  shop,
  customer,
  goods: { workshop },
}) => {
  const { inCart: t } = await loadPageTexts('seats', shop.lang);
  const seatsOf = async () => (await customer.cart())?.items[0]?.quantity;
  await shop.visit(pages.workshop(workshop._id));
  await page.getByRole('combobox', { name: shop.messages.workshops.seats, exact: true }).selectOption('2');
  const price = (amount: number) => `₪${formatPrice(shekels(amount))}`;
  const all = page.getByText(`${price(workshop.price)} × 2`).locator('..');
  await expect(all).toContainText(price(workshop.price * 2));
  const register = page.getByRole('button', { name: shop.messages.workshops.registerLabel(workshop.title) });
  await register.click();
  await expect(cartButton(page, shop, 2)).toBeVisible();
  await register.click();
  await expect(page.getByText(t.there(2)).first()).toBeVisible();
  expect(await seatsOf()).toBe(2);
  await page.getByRole('button', { name: t.more(2) }).click();
  await expect(cartButton(page, shop, 4)).toBeVisible();

  const panel = await openCart(page, shop, 4);
  await panel
    .getByRole('combobox', { name: shop.messages.product.quantity(workshop.title) })
    .selectOption('3');
  await expect.poll(seatsOf).toBe(3);
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test(
  'a visitor registers by way of login, and the seats are kept on the way back',
  { tag: '@long' },
  async ({ page, shop, account, goods: { workshop } }) => {
    const here = shop.address(pages.workshop(workshop._id));
    await shop.visit(pages.workshop(workshop._id));
    const seats = page.getByRole('combobox', { name: shop.messages.workshops.seats, exact: true });
    const register = page.getByRole('button', {
      name: shop.messages.workshops.registerLabel(workshop.title),
    });
    await seats.selectOption('2');
    await register.click();
    await expectAt(page, shop.address(pages.login({ next: here })));
    await page.goBack();
    await expectAt(page, here);
    await expect(seats).toHaveValue('2');
    await seats.selectOption('1');
    await expect(seats).toHaveValue('1');
    await seats.selectOption('2');
    await register.click();
    await expectAt(page, shop.address(pages.login({ next: here })));
    await logIn(page, shop, account);
    await expectAt(page, here);
    await expect(cartButton(page, shop, 2)).toBeVisible();
    expect((await account.cart())!.items).toMatchObject([workshop.line(2)]);
  },
);

test('past and full workshops can’t be booked, a hidden price is not shown, an early bird price has its end', async ({
  page,
  request,
  shop,
}) => {
  const { workshops: words, product } = shop.messages;
  const { calendar } = await loadPageTexts('workshop', shop.lang);
  const waiting = await loadPageTexts('seats', shop.lang);
  const workshops = await workshopsOf(request);
  const head = page.getByRole('main').filter({ has: page.getByRole('heading', { level: 1 }) });
  const visit = (fits: (workshop: Workshop) => boolean) =>
    shop.visit(pages.workshop(workshops.find(fits)!._id));

  await visit(({ workshopDates }) => new Date(workshopDates.at(-1)!.date) < new Date());
  await expect(head.getByRole('button', { name: words.past })).toBeDisabled();
  await expect(head.getByRole('link', { name: calendar })).toHaveCount(0);
  await visit(({ participants, participantLimit }) => participants >= participantLimit);
  await expect(head.getByRole('button', { name: waiting.join.submit })).toBeVisible();
  await visit(({ shouldHidePrice }) => shouldHidePrice);
  await expect(head.getByText(words.priceHidden)).toBeVisible();
  await visit(
    ({ earlyBirdDiscountPercentage, workshopDates }) =>
      earlyBirdDiscountPercentage > 0 && new Date(workshopDates[0]!.date) > new Date(),
  );
  await expect(head.locator('s').first()).toContainText(product.originalPrice);
});

test('an unknown workshop is not found', async ({ request, shop }) => {
  const answer = await request.get(shop.address(pages.workshop('no-such-workshop')));
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain(shop.messages.notFound.title);
});

test('the file for a calendar', { tag: '@long' }, async ({ page, request, shop, goods: { workshop } }) => {
  const { calendar } = await loadPageTexts('workshop', shop.lang);
  await shop.visit(pages.workshop(workshop._id));
  const link = page.getByRole('link', { name: calendar });
  await expect(link).toHaveAttribute('download', /\.ics$/);
  const answer = await request.get((await link.getAttribute('href'))!);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^text\/calendar/);
  expect(await answer.text()).toContain('BEGIN:VEVENT');
});
