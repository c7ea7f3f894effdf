/** A full workshop, made for a journey by the maker, and people who wait for its seats. */
import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Order } from '#contract/orders.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { Seats, WaitingSeats } from '#contract/seats.ts';
import type { AdminWorkshop, WorkshopInput } from '#contract/workshops.ts';
import type { Lang } from '#domain/language.ts';
import { expect, type Account } from './customer.ts';
import { adminOf, payOrder, placeOrder } from './order-shop.ts';

const DAY = 24 * 60 * 60_000;

/** Of two seats, in three weeks. */
export async function aFullWorkshop(
  request: APIRequestContext,
  values: Partial<WorkshopInput> = {},
): Promise<AdminWorkshop> {
  const data: WorkshopInput = {
    title: `סדנה ${randomUUID().slice(0, 8)}`,
    description: 'ערב אחד בסטודיו.',
    location: 'הרצליה',
    category: 'goldsmith',
    level: 'beginner',
    participantLimit: 2,
    participants: 2,
    price: 380,
    earlyBirdDate: '2026-01-01',
    earlyBirdDiscountPercentage: 0,
    workshopDates: [{ date: new Date(Date.now() + 21 * DAY).toISOString(), duration: 150 }],
    ...values,
  };
  const made = await request.post(adminApi.newEntry('workshops'), { headers: await adminOf(request), data });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { data: AdminWorkshop }).data;
}

/** By the maker, in the editor's way: the whole entry, with its version. */
export async function changeWorkshop(
  request: APIRequestContext,
  { _id }: { _id: string },
  change: (workshop: AdminWorkshop) => Partial<WorkshopInput>,
): Promise<void> {
  const headers = await adminOf(request);
  const path = adminApi.entry('workshops', _id);
  const { data } = (await (await request.get(path, { headers })).json()) as { data: AdminWorkshop };
  const changed = await request.put(path, {
    headers: { ...headers, 'if-match': `"${data.version}"` },
    data: { ...data, ...change(data) },
  });
  expect(changed.status(), await changed.text()).toBe(200);
}

/** Seats that the maker had set aside. */
export function freeASeat(request: APIRequestContext, workshop: { _id: string }): Promise<void> {
  return changeWorkshop(request, workshop, ({ participants }) => ({ participants: participants - 1 }));
}

/** Ordered and paid; one seat unless `seats` says more. */
export async function buySeat(
  request: APIRequestContext,
  customer: Account,
  { workshop, lang, seats = 1 }: { workshop: string; lang: Lang; seats?: number },
): Promise<Order> {
  const lines = [{ productType: 'Workshop' as const, item: workshop, quantity: seats }];
  const order = await placeOrder(request, customer, { lines, lang });
  await payOrder(request, order);
  return order;
}

export async function joinList(request: APIRequestContext, { token }: Account, workshop: string, seats = 1) {
  const joined = await request.post(seatApi.waitingList(workshop), {
    headers: { authorization: `Bearer ${token}` },
    data: { seats },
  });
  expect(joined.status(), await joined.text()).toBe(201);
}

export async function seatsOf(request: APIRequestContext, { token }: Account): Promise<Seats[]> {
  const headers = { authorization: `Bearer ${token}` };
  return ((await (await request.get(accountApi.seats(), { headers })).json()) as { data: Seats[] }).data;
}

/** What the job has offered, once it has run. */
export async function expectOffered(request: APIRequestContext, account: Account): Promise<void> {
  const offer = async () => (await seatsOf(request, account)).find(isWaiting)?.offer;
  await expect.poll(offer).toBeTruthy();
}

const isWaiting = (seats: Seats): seats is WaitingSeats => seats.kind === 'waiting';
