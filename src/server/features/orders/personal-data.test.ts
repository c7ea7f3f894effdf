import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#contract/auth.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import { copyCustomer, eraseCustomer } from '#server/features/accounts/personal-data/customers.service.ts';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { AT, type TestOrder, anOrder } from '#test/orders.ts';
import { enqueueOrderMail } from './order-mails.service.ts';
import { recordEvent } from './orders.repository.ts';

const NOW = new Date('2026-06-02T09:00:00.000Z');
const TEXTS = ['מרגנית', 'Sasson', 'marganit@example.com', '0521112233', 'רחוב הדקל', 'סודי', 'IL-777'];

const RING = { personal_text: 'לדנה', choices: '["gold"]', choice_titles: '[{"title":"זהב"}]' };

describe.each(databases)('the orders of an erased customer on %s', (kind) => {
  let app: TestApp;
  let superAdmin: TestUser;
  let customer: User;
  let placed: TestOrder;
  let taken: TestOrder;
  let kept: TestOrder;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW });
    superAdmin = await app.as('superAdmin');
    customer = await app.has.user({
      firstName: 'מרגנית',
      lastName: 'Sasson',
      email: 'Marganit@Example.com',
      phoneNumber: '0521112233',
    });
    const values = {
      phone: '0521112233',
      delivery_method: 'courier',
      delivery_title: '{"he":"שליח"}',
      address: '{"city":"חיפה","street":"רחוב הדקל"}',
      tracking_number: 'IL-777',
      tracking_url: 'https://post.example/IL-777',
      note: 'סודי',
    } as const;
    placed = await anOrder(app, { customer, state: 'completed', values, lines: [RING] });
    taken = await anOrder(app, { customer: null, values: { ...values, email: customer.email } });
    // Of another account, which ordered for them.
    kept = await anOrder(app, { values: { email: customer.email } });
    const { id } = placed.order;
    await superAdmin.post(adminApi.orderNotes(id), { text: 'סודי' });
    await app.db
      .insertInto('cancellation_requests')
      .values({ id: newId(), order_id: id, at: AT, lines: '[]', text: 'סודי', refund: agorot(0) })
      .execute();
    await app.db
      .insertInto('order_stages')
      .values({ id: newId(), line_id: placed.lines[0]!.id, state: 'making', text: 'סודי', at: AT })
      .execute();
    await app.db
      .transaction()
      .execute((db) =>
        recordEvent(db, id, { event: 'cancelled', actor: 'admin', details: { text: 'סודי' }, at: AT }),
      );
    for (const { order } of [placed, kept])
      await app.db.transaction().execute((db) => enqueueOrderMail(db, order, 'ready', { now: NOW }));
  });
  afterAll(() => app.close());

  const search = async (q: string) => {
    const { body, text } = await superAdmin.get(`${adminApi.orders()}?q=${encodeURIComponent(q)}`);
    if (!body.data) throw new Error(text);
    return (body.data as { _id: string }[]).map(({ _id }) => _id);
  };
  const tracesOf = async (table: string, word: string) => {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(app.db);
    return rows.filter((row) => JSON.stringify(row).toLowerCase().includes(word.toLowerCase()));
  };

  it('are in the copy that they may ask for', async () => {
    const { orders } = await copyCustomer(app.db, customer.email);
    expect(orders.map(({ number }) => number)).toEqual([placed.order.number, taken.order.number]);
    expect(orders[0]).toEqual({
      number: placed.order.number,
      state: 'completed',
      placed: AT,
      firstName: 'מרגנית',
      lastName: 'Sasson',
      email: 'Marganit@Example.com',
      phone: '0521112233',
      address: '{"city":"חיפה","street":"רחוב הדקל"}',
      trackingNumber: 'IL-777',
      note: 'סודי',
      total: 320_00,
      lines: [
        {
          title: 'טבעת רקועה',
          quantity: 1,
          choices: ['זהב'],
          personalText: 'לדנה',
          answer: null,
          toPay: 320_00,
          state: 'handed_over',
        },
      ],
      cancellations: [{ at: AT, text: 'סודי' }],
      notes: [{ at: NOW.toISOString(), text: 'סודי' }],
      work: [{ at: AT, title: 'טבעת רקועה', text: 'סודי', picture: false }],
    });
  });

  it('stay with their sums and without the person', async () => {
    const before = (await superAdmin.get(adminApi.order(placed.order.id))).body.data;
    expect(await search('marganit@example.com')).toHaveLength(3);
    expect(await eraseCustomer(app.db, customer.email)).toMatchObject({ account: true, orders: 2 });

    const { status, body } = await superAdmin.get(adminApi.order(placed.order.id));
    expect(status).toBe(200);
    const { lines, payment, charges, total, vat, number } = body.data;
    expect({ payment, charges, total, vat, number }).toEqual({
      payment: before.payment,
      charges: before.charges,
      total: before.total,
      vat: before.vat,
      number: before.number,
    });
    expect(lines[0]).toMatchObject({ toPay: 320, state: 'handed_over' });
    expect(body.data).toMatchObject({
      contact: { firstName: '', lastName: '', email: '' },
      customer: null,
      notes: [],
    });
    expect((await app.get(orderApi.orderStatus(placed.order.id))).status).toBe(200);
    expect((await superAdmin.get(adminApi.orderTasks())).status).toBe(200);
    expect((await superAdmin.get(adminApi.orderExport())).text).not.toContain('Sasson');
  });

  it('are found by their number alone', async () => {
    for (const q of [...TEXTS, 'marg', '2233']) {
      const found = await search(q);
      expect([q, found.includes(placed.order.id), found.includes(taken.order.id)]).toEqual([q, false, false]);
    }
    expect(await search(`#${placed.order.number}`)).toEqual([placed.order.id]);
  });

  it('leave no trace in any table but the other account’s order', async () => {
    for (const word of TEXTS)
      for (const { name } of await app.db.introspection.getTables()) {
        const expected = word === 'marganit@example.com' && ['orders', 'order_terms'].includes(name) ? 1 : 0;
        expect([word, name, (await tracesOf(name, word)).length]).toEqual([word, name, expected]);
      }
  });

  it('are told of by no mail that still waits', async () => {
    const jobs = await app.db.selectFrom('jobs').select('payload').where('kind', '=', 'order_mail').execute();
    expect(jobs.map(({ payload }) => JSON.parse(payload).orderId)).toEqual([kept.order.id]);
  });

  it('can be those of somebody without an account', async () => {
    const email = 'byphone@example.com';
    await anOrder(app, { customer: null, values: { email } });
    expect((await copyCustomer(app.db, email)).orders).toHaveLength(1);
    expect(await eraseCustomer(app.db, email)).toMatchObject({ account: false, orders: 1 });
    await expect(copyCustomer(app.db, email)).rejects.toThrow('has no order');
  });
});
