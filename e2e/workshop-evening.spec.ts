/** A workshop from its first registration over the waiting list to the evening itself, all of it on phones. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi, adminPages } from '#contract/admin-routes.ts';
import type { Roster } from '#contract/attendees.ts';
import { pages } from '#contract/routes.ts';
import type { AdminWorkshop } from '#contract/workshops.ts';
import { loadAdminMessages } from '#i18n/admin/messages.ts';
import { loadPageTexts } from '#i18n/pages/texts.ts';
import { signIn, type Account } from './support/customer.ts';
import { untilAlive, type Shop } from './support/fixtures.ts';
import { expectAt } from './support/journey.ts';
import { adminOf, expect, payOrder, signInAt, test } from './support/order-shop.ts';
import { OFFLINE } from './support/noise.ts';
import { expectAccessible, expectNoOverflow } from './support/page-checks.ts';
import { PHONE } from './support/places.ts';
import { untilKept } from './support/seats.ts';
import { aFullWorkshop, changeWorkshop, expectOffered, seatsOf } from './support/waiting.ts';

test.slow(); // it starts a shop of its own
test.use(PHONE);

const HOUR = 60 * 60_000;

async function ask<Body>(request: APIRequestContext, method: 'GET' | 'POST', path: string, data?: object) {
  const headers = { ...(await adminOf(request)), 'idempotency-key': randomUUID() };
  const answer = await request.fetch(path, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { data: Body }).data;
}

const stateOf = async (request: APIRequestContext, workshop: string) =>
  (await ask<Roster>(request, 'GET', adminApi.attendees(workshop))).attendees.find(({ name }) =>
    name.startsWith('Noa'),
  )?.state;

/** The phone goes from one customer to the next. */
async function handTo(page: Page, baseURL: string, account: Account) {
  await page.goto('about:blank');
  await signInAt(page, baseURL, account);
}

/** From the checkout's form to a paid order; its id. */
async function orderAndPay(page: Page, shop: Shop, request: APIRequestContext, firstName: string) {
  const form = await loadPageTexts('order-form', shop.lang);
  const order = await loadPageTexts('order', shop.lang);
  await page.locator('[name="contact.firstName"]').fill(firstName);
  await page.locator('[name="contact.phone"]').fill('050-1234567');
  await page.locator('[name="terms"]').check();
  await page.getByRole('button', { name: form.send }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(order.states.pending);
  const _id = new URL(page.url()).pathname.split('/').at(-1)!;
  await payOrder(request, { _id });
  return _id;
}

/** The customer asks, the maker gives the money back. */
async function cancelSeat(page: Page, shop: Shop, request: APIRequestContext, order: string) {
  const t = await loadPageTexts('order', shop.lang);
  await page.reload();
  await page.getByRole('button', { name: t.cancelLine.Workshop }).click();
  const dialog = page.getByRole('dialog', { name: t.cancelling.title });
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: t.cancelling.send }).click();
  await expect(page.getByRole('heading', { name: t.request.title })).toBeFocused();
  const { lines } = await ask<AdminOrder>(request, 'GET', adminApi.order(order));
  await ask(request, 'POST', adminApi.orderRefunds(order), {
    lines: lines.map(({ _id, quantity }) => ({ line: _id, quantity })),
    reason: 'Asked by the customer',
    by: 'hand',
  });
}

async function joinFullWorkshop(page: Page, shop: Shop, id: string) {
  const t = await loadPageTexts('seats', shop.lang);
  const join = page.getByRole('button', { name: t.join.submit });
  // Kept pages show a sale within seconds.
  await expect(async () => {
    await shop.visit(pages.workshop(id));
    await expect(join).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await join.click();
  await expect(page.getByRole('heading', { level: 2, name: t.placed.title(1) })).toBeVisible();
}

async function register(page: Page, shop: Shop, account: Account, { _id, title }: AdminWorkshop) {
  await shop.visit(pages.workshop(_id));
  await page.getByRole('button', { name: shop.messages.workshops.registerLabel(title) }).click();
  await expect.poll(async () => (await account.cart())?.items.length).toBe(1);
  await shop.visit(pages.checkout());
}

/** A mark made without a network stays on the phone, over a reload too, and is sent when the network is back. */
async function markWithoutNetwork(desk: Page, shop: Shop, request: APIRequestContext, id: string) {
  const { day: t } = (await loadAdminMessages(shop.lang)).roster;
  const noa = desk.getByRole('button', { name: /^Noa/ });
  await desk.goto(shop.address(adminPages.roster(id)));
  await desk.getByRole('link', { name: t.open }).click();
  await expect(noa).toBeVisible();
  await untilKept(desk);
  await desk.context().setOffline(true);
  await noa.click();
  await expect(desk.getByText(t.waiting(1))).toBeVisible();
  // Before the reload: the browser cuts off a page for certain, a worker that it starts again not at once.
  expect(await stateOf(request, id)).toBe('registered');
  await desk.reload();
  await untilAlive(desk);
  await expect(noa).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(desk);
  await expectNoOverflow(desk);
  await desk.context().setOffline(false);
  await expect(desk.getByText(t.saved)).toBeVisible();
  expect(await stateOf(request, id)).toBe('attended');
}

test('the last seat is canceled, offered to who waits, taken, and marked without a network', async ({
  page,
  shop,
  request,
  baseURL,
  browser,
  account,
  another,
  noise,
}) => {
  noise.allow(OFFLINE);
  const t = await loadPageTexts('seats', shop.lang);
  const workshop = await aFullWorkshop(request, { participantLimit: 1, participants: 0 });

  await handTo(page, baseURL!, account);
  await register(page, shop, account, workshop);
  const order = await orderAndPay(page, shop, request, 'Dana');

  await handTo(page, baseURL!, another);
  await joinFullWorkshop(page, shop, workshop._id);

  await handTo(page, baseURL!, account);
  await shop.visit(pages.order(order));
  await cancelSeat(page, shop, request, order);
  await expectOffered(request, another);

  await handTo(page, baseURL!, another);
  await shop.visit(pages.workshop(workshop._id));
  await page.getByRole('button', { name: t.offer.accept }).click();
  await expectAt(page, shop.address(pages.checkout()));
  await orderAndPay(page, shop, request, 'Noa');
  expect(await seatsOf(request, another)).toMatchObject([{ kind: 'registration', seats: 1 }]);

  await changeWorkshop(request, workshop, () => ({
    workshopDates: [{ date: new Date(Date.now() + HOUR).toISOString(), duration: 150 }],
  }));
  const token = (await adminOf(request)).authorization.replace('Bearer ', '');
  const context = await browser.newContext({ ...PHONE, baseURL: baseURL! });
  try {
    await signIn(context, { token }, baseURL);
    await markWithoutNetwork(await context.newPage(), shop, request, workshop._id);
  } finally {
    await context.close();
  }
  await page.reload();
  await expectNoOverflow(page);
});
