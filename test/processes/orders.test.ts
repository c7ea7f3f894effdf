/** Customers of two processes press at the same moment, each twice, for fewer seats and rings of a size than they are. */
import { expect, test, vi } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { noise } from '#server/pictures/sample-pictures.ts';
import { databases } from '../databases.ts';
import { SAMPLES } from '../entry-inputs.ts';
import { type Answer, type Shops, oneMachine, startShops } from './shops.ts';

vi.setConfig({ testTimeout: 240_000 });

const PASSWORD = 'hammer and paper';
/** Of each. */
const CUSTOMERS = 6;
const LEFT = 2;
const RING = { productType: 'Item', choices: ['54'] };
const PRODUCT = {
  ...SAMPLES.products.least,
  price: 100,
  options: [{ title: 'מידה', choices: ['52', '54'].map((size) => ({ _id: size, title: size })) }],
  variants: [
    { choices: ['52'], inventory: 50 },
    { choices: ['54'], inventory: LEFT },
  ],
};

test.each(databases)('each seat and each ring is sold once, on %s', async (kind) => {
  const shops = await startShops(2, await oneMachine(kind), { RATE_LIMIT: 'off', DEMO: 'off' });
  const { token: admin } = data(
    await shops.call(0, 'POST', api.login(), { body: { email: 'owner@shop.local', password: PASSWORD } }),
  );
  const settings = { payments: { arrange: { on: true } } };
  data(await shops.call(0, 'PUT', adminApi.settings(), { body: settings, token: admin }));
  const workshop = { ...SAMPLES.workshops.least, participantLimit: LEFT, price: 100 };
  const { _id: course } = data(
    await shops.call(0, 'POST', api.workshops(), { body: workshop, token: admin }),
  );
  const sized = { ...PRODUCT, imagePath: await uploadPicture(shops, admin) };
  const { _id: ring } = data(await shops.call(0, 'POST', api.products(), { body: sized, token: admin }));

  const presses = [];
  for (let index = 0; index < 2 * CUSTOMERS; index++) {
    const line = index < CUSTOMERS ? { item: course, productType: 'Workshop' } : { ...RING, item: ring };
    presses.push(await readyToPress(shops, index, line));
  }
  const answers = await Promise.all(presses.map((press) => Promise.all([press(0), press(1)])));

  const bought = answers.filter(([one, other]) => one.status < 300 && other.status < 300);
  expect(bought).toHaveLength(2 * LEFT);
  for (const [one, other] of bought) {
    expect([one.status, other.status].toSorted()).toEqual([200, 201]);
    expect(one.body.data._id).toBe(other.body.data._id);
  }
  const refused = answers.flat().filter(({ status }) => status >= 300);
  expect(refused).toHaveLength(2 * 2 * (CUSTOMERS - LEFT));
  expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['cart_changed', 'sold_out']));
  const { body } = await shops.call(1, 'GET', adminApi.orders(), { token: admin });
  expect(body.pagination.total).toBe(2 * LEFT);
  const sold = data(await shops.call(1, 'GET', adminApi.entry('products', ring), { token: admin }));
  expect(sold).toMatchObject({ inventory: 50 + LEFT, variants: [{ inventory: 50 }, { inventory: LEFT }] });
  const other = await readyToPress(shops, 2 * CUSTOMERS, { ...RING, item: ring, choices: ['52'] });
  expect((await other(0)).status).toBe(201);
  await shops.close();
});

async function uploadPicture(shops: Shops, token: string): Promise<string> {
  const picture = await noise(400, 300).png().toBuffer();
  const image = `data:image/png;base64,${picture.toString('base64')}`;
  return (await shops.call(0, 'POST', '/api/files/upload', { body: { image }, token })).body.url;
}

async function readyToPress(
  shops: Shops,
  index: number,
  line: object,
): Promise<(number: number) => Promise<Answer>> {
  const person = { firstName: 'Noa', lastName: 'Levi', email: `noa${index}@example.com` };
  const number = index % 2;
  const { token, user } = data(
    await shops.call(number, 'POST', api.register(), { body: { ...person, password: PASSWORD } }),
  );
  const opened = { items: [], userId: user._id };
  const cart = data(await shops.call(number, 'POST', api.carts(), { body: opened, token }));
  const items = [{ ...line, quantity: 1 }];
  data(await shops.call(number, 'PUT', api.cart(cart._id), { body: { items }, token }));
  const { version, total } = data(
    await shops.call(number, 'POST', orderApi.quote(cart._id), { body: {}, token }),
  );
  const delivery = 'choices' in line && { delivery: { method: 'pickup' } };
  const body = {
    sessionId: cart._id,
    version,
    contact: { ...person, phone: '050-1234567' },
    ...delivery,
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
