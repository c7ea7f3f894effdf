/** Customers of two processes press at the same moment, each twice, for fewer seats than they are. */
import { expect, test, vi } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { databases } from '../databases.ts';
import { SAMPLES } from '../entry-inputs.ts';
import { type Answer, type Shops, oneMachine, startShops } from './shops.ts';

vi.setConfig({ testTimeout: 240_000 });

const PASSWORD = 'hammer and paper';
const CUSTOMERS = 12;
const SEATS = 4;

test.each(databases)('each seat is sold once, on %s', async (kind) => {
  const shops = await startShops(2, await oneMachine(kind), { RATE_LIMIT: 'off', DEMO: 'off' });
  const { token: admin } = data(
    await shops.call(0, 'POST', api.login(), { body: { email: 'owner@shop.local', password: PASSWORD } }),
  );
  const settings = { payments: { arrange: { on: true } } };
  data(await shops.call(0, 'PUT', adminApi.settings(), { body: settings, token: admin }));
  const workshop = { ...SAMPLES.workshops.least, participantLimit: SEATS, price: 100 };
  const { _id } = data(await shops.call(0, 'POST', api.workshops(), { body: workshop, token: admin }));

  const presses = [];
  for (let index = 0; index < CUSTOMERS; index++) presses.push(await readyToPress(shops, index, _id));
  const answers = await Promise.all(presses.map((press) => Promise.all([press(0), press(1)])));

  const bought = answers.filter(([one, other]) => one.status < 300 && other.status < 300);
  expect(bought).toHaveLength(SEATS);
  for (const [one, other] of bought) {
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(one.body.data._id).toBe(other.body.data._id);
  }
  const refused = answers.flat().filter(({ status }) => status >= 300);
  expect(refused).toHaveLength(2 * (CUSTOMERS - SEATS));
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['cart_changed']));
  const { body } = await shops.call(1, 'GET', adminApi.orders(), { token: admin });
  expect(body.pagination.total).toBe(SEATS);
  await shops.close();
});

async function readyToPress(
  shops: Shops,
  index: number,
  workshop: string,
): Promise<(number: number) => Promise<Answer>> {
  const person = { firstName: 'Noa', lastName: 'Levi', email: `noa${index}@example.com` };
  const number = index % 2;
  const { token, user } = data(
    await shops.call(number, 'POST', api.register(), { body: { ...person, password: PASSWORD } }),
  );
  const opened = { items: [], userId: user._id };
  const cart = data(await shops.call(number, 'POST', api.carts(), { body: opened, token }));
  const items = [{ item: workshop, productType: 'Workshop', quantity: 1 }];
  data(await shops.call(number, 'PUT', api.cart(cart._id), { body: { items }, token }));
  const { version, total } = data(
    await shops.call(number, 'POST', orderApi.quote(cart._id), { body: {}, token }),
  );
  const body = {
    sessionId: cart._id,
    version,
    contact: { ...person, phone: '050-1234567' },
    payment: 'arrange',
    consents: ['terms'],
    total,
  };
  const key = `the-key-of-customer-${index}`;
  return (at) => shops.call(at, 'POST', orderApi.orders(), { body, token, key });
}

function data({ status, body }: Answer) {
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data;
}
