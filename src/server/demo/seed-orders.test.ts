import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { aCheckout } from '#test/checkout.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { expectCounts } from '#test/order-sums.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Product } from '#contract/products.ts';
import type { Workshop } from '#contract/workshops.ts';
import { readConfig } from '../config.ts';
import { createFileStore } from '../pictures/file-store.ts';
import { effectiveSettings } from '../features/settings/effective-settings.ts';
import { DEMO_CATALOGUE } from './catalogue.ts';
import { clearDemo } from './clear.ts';
import { seedDemo } from './seed.ts';
import type { DemoCatalogue } from './types.ts';

const DAY = 24 * 60 * 60_000;

/** Without a build, a whole catalogue's pictures take long. */
function withOnePicture(catalogue: DemoCatalogue): DemoCatalogue {
  const picture = catalogue.products[0]!.pictures[0]!;
  const pages = [{ ...picture, text: { he: '', en: '' } }];
  return {
    ...catalogue,
    products: catalogue.products.map((product) => ({ ...product, pictures: [picture] })),
    workshops: catalogue.workshops.map((workshop) => ({ ...workshop, picture })),
    tutorials: catalogue.tutorials.map((tutorial) => ({ ...tutorial, cover: picture, pages })),
  };
}
const settings = effectiveSettings(
  { version: 1, overrides: new Map() },
  { environment: readConfig({}).shop, isDemo: true, hasProvider: false },
);
const catalogue = withOnePicture(DEMO_CATALOGUE);

describe.each(databasesOrOnly('postgres'))('the orders of the demo on %s', (kind) => {
  let dir: string;
  let app: TestApp;
  let admin: TestUser;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'demo-orders-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  beforeEach(async () => {
    app = await createTestApp(kind);
    admin = await app.as('superAdmin');
  });
  afterEach(() => app.close());

  const seed = (now = new Date()) =>
    seedDemo({
      db: app.db,
      files: createFileStore({ dir: join(dir, 'files') }),
      now,
      catalogue,
      preparedPictures: join(dir, 'none'),
      orderSetting: { settings, admin: admin.user._id, passwordHash: 'a hash', holdMinutes: 30 },
    });
  const orders = async (): Promise<AdminOrder[]> => {
    const { body } = await admin.get(`${adminApi.orders()}?state=all&limit=100`);
    return body.data;
  };
  const countUsers = async () => (await app.db.selectFrom('users').select('id').execute()).length;
  const clear = () => clearDemo({ db: app.db, catalogue: app.catalogue, by: null, now: new Date() });
  const stock = async () => {
    const products: Product[] = (await admin.get(adminApi.entries('products'))).body.data;
    const workshops: Workshop[] = (await admin.get(adminApi.entries('workshops'))).body.data;
    return Object.fromEntries([
      ...products.map(({ _id, inventory }) => [_id, inventory]),
      ...workshops.map(({ _id, participants }) => [_id, participants]),
    ]) as Record<string, number>;
  };

  it('are of all states, numbered by age, and leave the stock that the catalogue says', async () => {
    const before = Date.now();
    expect(await seed()).toBe(true);
    const made = (await orders()).toReversed();
    expect(made.map(({ number }) => number)).toEqual(DEMO_CATALOGUE.orders.map((_, index) => 1001 + index));
    expect(made.map(({ state, payment }) => `${state} ${payment.state}`)).toEqual([
      'completed paid',
      'completed paid',
      'completed part_refunded',
      'expired none',
      'cancelled none',
      'completed paid',
      'completed paid',
      'confirmed paid',
      'confirmed paid',
      'confirmed paid',
      'confirmed paid',
      'pending pending',
    ]);
    const dates = made.map(({ createdDate }) => createdDate);
    expect(dates).toEqual(dates.toSorted());
    expect(Date.parse(dates[0]!)).toBeLessThan(before - 20 * DAY);
    expect(made[5]!.delivery).toMatchObject({ method: 'post', trackingNumber: 'RR000000000IL' });
    expect(made[6]!.cancellationRequest).toMatchObject({ lines: [made[6]!.lines[0]!._id] });
    expect(made[7]!.lines[0]!.state).toBe('making');
    const { customer } = (await admin.get(adminApi.order(made[8]!._id))).body.data;
    expect(customer).toBeNull();
    const said = [
      ...DEMO_CATALOGUE.products.map(({ key, inventory }) => [key, inventory]),
      ...DEMO_CATALOGUE.workshops.map(({ key, participants }) => [key, participants]),
    ];
    expect(await stock()).toEqual(Object.fromEntries(said));
    expect(await app.db.selectFrom('order_holds').select('item').execute()).toHaveLength(0);
  });

  it('send no mail, and are made once', async () => {
    await seed();
    expect(await app.db.selectFrom('jobs').select('kind').distinct().execute()).toEqual([
      { kind: 'order-hold' },
    ]);
    expect(await seed()).toBe(false);
    expect(await orders()).toHaveLength(DEMO_CATALOGUE.orders.length);
  });

  it.runIf(kind === 'sqlite').each([
    ['a Friday evening', '2026-10-23T16:10:00Z'],
    ['a Saturday', '2026-10-24T09:10:00Z'],
    ['the night that summer time ends', '2026-10-25T00:10:00Z'],
  ])('are made when the shop begins on %s', async (_day, now) => {
    expect(await seed(new Date(now))).toBe(true);
    expect(await orders()).toHaveLength(DEMO_CATALOGUE.orders.length);
  });

  it('go with the demo: stock and seats are free again, and the next order is the first', async () => {
    await seed();
    const owner = await admin.get(adminApi.entry('products', 'product-earrings-dew-pearl'));
    const changed = { ...owner.body.data, price: 200 };
    expect((await admin.put(adminApi.entry('products', 'product-earrings-dew-pearl'), changed)).status).toBe(
      200,
    );
    const workshop = await admin.get(adminApi.entry('workshops', 'workshop-first-ring'));
    const longer = { ...workshop.body.data, participantLimit: 9 };
    expect((await admin.put(adminApi.entry('workshops', 'workshop-first-ring'), longer)).status).toBe(200);
    const users = await countUsers();

    const cleared = await clear();
    expect(cleared).toMatchObject({ orders: DEMO_CATALOGUE.orders.length, customers: 5 });
    expect(await orders()).toEqual([]);
    await expectCounts(app.db);
    expect(await countUsers()).toBe(users - 5);
    expect(await stock()).toEqual({ 'product-earrings-dew-pearl': 12, 'workshop-first-ring': 2 });
    for (const table of ['order_lines', 'order_terms', 'refunds', 'first_orders', 'tutorial_owners'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    expect(await clear()).toEqual({ entries: 0, orders: 0, customers: 0 });

    await admin.put(adminApi.settings(), { payments: { arrange: { on: true } } });
    const line = { productType: 'Workshop' as const, item: 'workshop-first-ring', quantity: 1 };
    const placed = await (await aCheckout(app, [line])).place();
    expect([placed.status, placed.body.data?.number]).toEqual([201, 1001]);
  });

  it('go without the orders of real people', async () => {
    await seed();
    await admin.put(adminApi.settings(), { payments: { arrange: { on: true } } });
    const line = { productType: 'Item' as const, item: 'product-hoops-hammered', quantity: 2 };
    const checkout = await aCheckout(app, [line]);
    const { body } = await checkout.place();
    await clear();
    await expectCounts(app.db);
    const left = await orders();
    expect(left.map(({ number }) => number)).toEqual([1001 + DEMO_CATALOGUE.orders.length]);
    expect(left[0]!._id).toBe(body.data._id);
    const { held } = await app.db
      .selectFrom('order_holds')
      .select(({ fn }) => fn.sum<number>('quantity').as('held'))
      .executeTakeFirstOrThrow();
    expect(Number(held)).toBe(2);
  });

  it('go with what the admin did to them', async () => {
    await seed();
    const [unpaid] = await orders();
    const paid = { amount: unpaid!.total, method: 'bit' };
    const key = { 'idempotency-key': 'the-demo-was-paid' };
    expect((await admin.post(adminApi.orderPaid(unpaid!._id), paid, key)).status).toBe(200);
    expect(await app.db.selectFrom('tutorial_owners').select('tutorial_id').execute()).toHaveLength(2);
    expect(await clear()).toMatchObject({ orders: DEMO_CATALOGUE.orders.length });
    expect(await app.db.selectFrom('tutorial_owners').select('tutorial_id').execute()).toEqual([]);
    expect(await stock()).toEqual({});
  });
});
