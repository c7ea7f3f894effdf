/** People who come to a workshop, or wait for a seat, made by the API. */
import { randomUUID } from 'node:crypto';
import { expect as expectValue, type APIRequestContext, type Page } from '@playwright/test';
import type { Attendee, AttendeeInput, Roster } from '#contract/attendees.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Session } from '#contract/auth.ts';
import type { Cart } from '#contract/carts.ts';
import type { Quote } from '#contract/checkout.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { api } from '#contract/routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { Admin } from './admin.ts';

const PASSWORD = 'hammer and paper';

async function newCustomer(request: APIRequestContext, firstName: string) {
  const person = { firstName, lastName: 'Levi', email: `${randomUUID()}@example.com` };
  const headers: Record<string, string> = {};
  const send = async <Body>(method: 'POST' | 'PUT', path: string, data: object, more = {}): Promise<Body> => {
    const answer = await request.fetch(path, { method, data, headers: { ...headers, ...more } });
    expectValue(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as { data: Body }).data;
  };
  const { token, user } = await send<Session>('POST', api.register(), { ...person, password: PASSWORD });
  headers.authorization = `Bearer ${token}`;
  return { person, user, send };
}

interface Seats {
  firstName: string;
  phone: string;
  answer?: string;
}

/** One seat, ordered by arrangement and paid. */
export async function orderSeat(
  request: APIRequestContext,
  admin: Admin,
  workshop: string,
  { firstName, phone, answer }: Seats,
): Promise<Order> {
  const { person, user, send } = await newCustomer(request, firstName);
  const { _id } = await send<Cart>('POST', api.carts(), { items: [], userId: user._id });
  const items = [{ productType: 'Workshop', item: workshop, quantity: 1 }];
  const { version } = await send<Cart>('PUT', api.cart(_id), { items });
  const { total } = await send<Quote>('POST', orderApi.quote(_id), {});
  const body = {
    sessionId: _id,
    version,
    contact: { ...person, phone },
    payment: 'arrange',
    consents: ['terms'],
    total,
    ...(answer !== undefined && { answers: [{ item: workshop, text: answer }] }),
  };
  const key = () => ({ 'idempotency-key': randomUUID() });
  const order = await send<Order>('POST', orderApi.orders(), body, key());
  const headers = { authorization: `Bearer ${admin.token}`, ...key() };
  const data = { amount: total, method: 'bit' };
  const paid = await request.post(adminApi.orderPaid(order._id), { headers, data });
  expectValue(paid.status(), await paid.text()).toBe(200);
  return order;
}

export async function waitForSeat(request: APIRequestContext, workshop: string, firstName: string) {
  const { send } = await newCustomer(request, firstName);
  await send('POST', seatApi.waitingList(workshop), { seats: 1 });
}

export async function addByHand(
  admin: Admin,
  workshop: string,
  input: Partial<AttendeeInput> & { name: string },
): Promise<Attendee> {
  const added = await admin.call<{ data: Attendee }>('POST', adminApi.attendees(workshop), {
    seats: 1,
    ...input,
  });
  return added.data;
}

export async function rosterOf(admin: Admin, workshop: string): Promise<Roster> {
  return (await admin.call<{ data: Roster }>('GET', adminApi.attendees(workshop))).data;
}

export async function stateOf(admin: Admin, workshop: string, name: string) {
  return (await rosterOf(admin, workshop)).attendees.find((one) => one.name === name)?.state;
}

/** The worker has kept the page and has taken over. */
export const untilKept = (page: Page) =>
  expectValue
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match(location.pathname);
        return kept !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
