/** Erasing a customer touches rows that the customer's own calls lock, in many places. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { aCart, tutorial } from '#test/carts.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { eraseCustomer } from './customers.service.ts';

const ROUNDS = 12;
const CUSTOMERS = 5;
/** Known, or known no longer. */
const ANSWERS = [200, 201, 401, 404];

describe.each(databasesOrOnly('postgres'))('an erasure on %s', (kind) => {
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind);
    admin = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const CALLS: [
    string,
    number,
    (id: string, customer: TestUser) => Promise<() => Promise<{ status: number }>>,
  ][] = [
    [
      'adding a tutorial to the cart',
      30,
      async (id, customer) => {
        const cart = await aCart(app, customer);
        return () => cart.put([tutorial({ _id: id })]);
      },
    ],
    [
      'making a cart and filling it',
      30,
      async (id, customer) => async () => {
        const opened = await customer.post(api.carts(), { items: [], userId: customer.user._id });
        if (opened.status !== 201) return opened;
        return customer.put(api.cart(opened.body.data._id), { items: [tutorial({ _id: id })] });
      },
    ],
    ['opening a tutorial', 0, async (id, customer) => () => customer.get(api.tutorial(id))],
    [
      'rating a tutorial',
      0,
      async (id, customer) => () => customer.put(api.tutorialRating(id), { stars: 4 }),
    ],
    [
      'being granted a tutorial',
      30,
      async (id, customer) => () => admin.put(adminApi.tutorialOwner(id, customer.user._id)),
    ],
  ];

  it.each(CALLS)('and %s never deadlock', async (_, price, prepare) => {
    const { _id } = await app.has.tutorial({ price });
    for (let round = 0; round < ROUNDS; round++) {
      const works = await Promise.all(
        Array.from({ length: CUSTOMERS }, async () => {
          const customer = await app.as(await app.has.user());
          return { customer, call: await prepare(_id, customer) };
        }),
      );
      const answers = works.map(({ call }) => call());
      const erasures = works.map(({ customer }) => eraseCustomer(app.db, customer.user.email));
      const outcomes = await Promise.allSettled(erasures);
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
      for (const { status } of await Promise.all(answers)) expect(ANSWERS).toContain(status);
    }
    const left = await app.db.selectFrom('users').select('id').where('role', '=', 'user').execute();
    expect(left).toEqual([]);
  });
});
