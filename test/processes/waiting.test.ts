/** Seats come free while people wait at two processes, one of which is killed. */
import { expect, test, vi } from 'vitest';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import type { WaitingSeats } from '#contract/seats.ts';
import { databasesOrOnly } from '../databases.ts';
import { SAMPLES } from '../entry-inputs.ts';
import { type Answer, type Shops, oneMachine, startShops, until } from './shops.ts';

vi.setConfig({ testTimeout: 240_000 });

const PASSWORD = 'hammer and paper';
const WAITING = 8;
const FREED = 3;

interface Waiter {
  token: string;
  cart: string;
  person: { firstName: string; lastName: string; email: string };
  position: number;
}

test.each(databasesOrOnly('postgres'))('each freed seat is offered and sold once, on %s', async (kind) => {
  const shops = await startShops(2, await oneMachine(kind), { RATE_LIMIT: 'off', DEMO: 'off' });
  const { token: admin } = data(
    await shops.call(0, 'POST', api.login(), { body: { email: 'owner@shop.local', password: PASSWORD } }),
  );
  const settings = { payments: { arrange: { on: true } } };
  data(await shops.call(0, 'PUT', adminApi.settings(), { body: settings, token: admin }));
  const full = { ...SAMPLES.workshops.least, participantLimit: FREED, participants: FREED, price: 100 };
  const { _id: course } = data(await shops.call(0, 'POST', api.workshops(), { body: full, token: admin }));

  const people = await Promise.all(Array.from({ length: WAITING }, (_, index) => newCustomer(shops, index)));
  const join = async (person: Omit<Waiter, 'position'>, index: number): Promise<Waiter> => {
    const call = { body: { seats: 1 }, token: person.token };
    const tries = [0, 1].map((number) => shops.call(number, 'POST', seatApi.waitingList(course), call));
    const answers = await Promise.all(index % 2 ? tries.toReversed() : tries);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    return { ...person, position: answers.find(({ status }) => status === 201)!.body.data.position };
  };
  const waiting = (await Promise.all(people.map(join))).toSorted(
    (one, other) => one.position - other.position,
  );
  expect(waiting.map(({ position }) => position)).toEqual(waiting.map((_, index) => index + 1));

  const freed = { ...full, participants: 0 };
  data(await shops.call(0, 'PUT', adminApi.entry('workshops', course), { body: freed, token: admin }));
  await shops.kill(0);
  const offered = async () => {
    const places = await Promise.all(waiting.map(({ token }) => placeOf(shops, 1, token)));
    return waiting.filter((_, index) => places[index]?.offer !== undefined);
  };
  const last = waiting[FREED - 1]!;
  await until(async () => (await placeOf(shops, 1, last.token))?.offer !== undefined);
  expect(await offered()).toEqual(waiting.slice(0, FREED));
  await shops.start(0);

  const sold = await Promise.all(waiting.map((waiter, index) => buy(shops, index % 2, { course, waiter })));
  expect(sold).toEqual(waiting.map((_, index) => index < FREED));
  const roster = data(await shops.call(0, 'GET', adminApi.attendees(course), { token: admin }));
  expect(roster).toMatchObject({ taken: 0, held: FREED, limit: FREED });
  await shops.close();
});

async function newCustomer(shops: Shops, index: number): Promise<Omit<Waiter, 'position'>> {
  const person = { firstName: 'Noa', lastName: 'Levi', email: `noa${index}@example.com` };
  const number = index % 2;
  const { token, user } = data(
    await shops.call(number, 'POST', api.register(), { body: { ...person, password: PASSWORD } }),
  );
  const opened = { items: [], userId: user._id };
  const cart = data(await shops.call(number, 'POST', api.carts(), { body: opened, token }));
  return { token, cart: cart._id, person };
}

async function placeOf(shops: Shops, number: number, token: string): Promise<WaitingSeats | undefined> {
  const [place] = data(await shops.call(number, 'GET', accountApi.seats(), { token }));
  return place;
}

/** False when the seats are kept for somebody else. */
async function buy(
  shops: Shops,
  number: number,
  { course, waiter: { token, cart, person } }: { course: string; waiter: Waiter },
): Promise<boolean> {
  const items = [{ item: course, productType: 'Workshop', quantity: 1 }];
  const added = await shops.call(number, 'PUT', api.cart(cart), { body: { items }, token });
  if (added.status === 409) return false;
  const { version, total } = data(
    await shops.call(number, 'POST', orderApi.quote(cart), { body: {}, token }),
  );
  const body = {
    sessionId: cart,
    version,
    contact: { ...person, phone: '050-1234567' },
    payment: 'arrange',
    consents: ['terms'],
    total,
  };
  const key = `the-key-of-${person.email}`;
  const presses = [0, 1].map((at) => shops.call(at, 'POST', orderApi.orders(), { body, token, key }));
  return (await Promise.all(presses)).every(({ status }) => status < 300);
}

function data({ status, body }: Answer) {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}
