import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { readCsv } from '#test/csv-reader.ts';
import { databases } from '#test/databases.ts';
import { AT, anOrder } from '#test/orders.ts';
import { insertRefund } from './ledger.repository.ts';
import { ordersInBatches } from './order-lists.repository.ts';

const LATE = new Date('2026-11-21T22:30:00.000Z');

describe.each(databases)('the export of orders on %s', (kind) => {
  let app: TestApp;
  let superAdmin: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => LATE });
    superAdmin = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  async function rows(search = '') {
    const { status, text } = await superAdmin.get(`${adminApi.orderExport()}${search}`);
    expect(status).toBe(200);
    const [names = [], ...cells] = readCsv(text.slice(1));
    return cells.map((row) => Object.fromEntries(row.map((cell, index) => [names[index]!, cell])));
  }

  it('has a row for each line and for delivery, and the sums of the order once', async () => {
    const { order, lines } = await anOrder(app, {
      state: 'confirmed',
      lines: [
        {
          quantity: 2,
          discount: agorot(64_00),
          translations: '{"en":{"title":"=Ring"}}',
          choices: '["gold","54"]',
          choice_titles: '[{"title":"=זהב","translations":{"en":{"title":"Gold"}}},{"title":"54"}]',
          personal_text: '@נועה, "5"',
        },
        { product_type: 'Tutorial', price: agorot(49_90) },
      ],
      values: {
        first_name: '=HYPERLINK("x")',
        last_name: 'לוי, ובנות',
        phone: '+972501234567',
        delivery_method: 'courier',
        delivery_title: '{"he":"שליח עד הבית"}',
        delivery_price: agorot(35_00),
        total: agorot(660_90),
        vat_amount: agorot(100_82),
      },
    });
    const id = newId();
    await app.db.transaction().execute((transaction) =>
      insertRefund(transaction, {
        id,
        order_id: order.id,
        amount: agorot(340_00),
        fee: agorot(15_00),
        delivery_amount: agorot(35_00),
        reason: 'ביטול',
        way: 'hand',
        state: 'done',
        at: AT,
        by_user: null,
        done_at: AT,
        lines: [{ refund_id: id, line_id: lines[0]!.id, quantity: 1, amount: agorot(320_00), restock: 0 }],
      }),
    );
    const found = (await rows()).filter(({ _id }) => _id === order.id);
    expect(found[0]).toEqual({
      _id: order.id,
      number: String(order.number),
      createdDate: AT,
      state: 'confirmed',
      'payment.state': 'part_refunded',
      'payment.method': 'arrange',
      'contact.firstName': `'=HYPERLINK("x")`,
      'contact.lastName': 'לוי, ובנות',
      'contact.email': order.email,
      'contact.phone': `'+972501234567`,
      'lines.productType': 'Item',
      'lines.item': lines[0]!.item,
      'lines.title': 'טבעת רקועה',
      'lines.translations.en.title': `'=Ring`,
      'lines.choiceTitles': `'=זהב, 54`,
      'lines.choiceTitles.translations.en.title': 'Gold, 54',
      'lines.personalText': `'@נועה, "5"`,
      'lines.quantity': '2',
      'lines.price': '320.00',
      'lines.lineTotal': '640.00',
      'lines.discount': '64.00',
      'lines.toPay': '576.00',
      'lines.refunded.amount': '320.00',
      'lines.state': 'waiting',
      'vat.rate': '18',
      'vat.amount': '100.82',
      total: '660.90',
      'payment.paid': '660.90',
      'payment.refunded': '340.00',
    });
    const once = { 'vat.amount': '', total: '', 'payment.paid': '', 'payment.refunded': '' };
    expect(found.slice(1)).toMatchObject([
      {
        ...once,
        'lines.productType': 'Tutorial',
        'lines.choiceTitles': '',
        'lines.personalText': '',
        'lines.toPay': '49.90',
      },
      {
        ...once,
        'lines.productType': 'delivery',
        'lines.title': 'שליח עד הבית',
        'lines.toPay': '35.00',
        'lines.refunded.amount': '35.00',
      },
    ]);
    const toPay = found.map((row) => Number(row['lines.toPay']));
    expect(toPay.reduce((all, one) => all + one, 0)).toBeCloseTo(660.9);
  });

  it('is a dated file that nobody keeps', async () => {
    const { headers, text } = await superAdmin.get(adminApi.orderExport());
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders-2026-11-22.csv"',
      'cache-control': 'private, no-store',
    });
    expect(text.startsWith('\uFEFF_id,')).toBe(true);
  });

  it('has the orders of both days in Jerusalem, the newest first', async () => {
    const moments = ['2026-03-01T21:59:59.999Z', '2026-03-01T22:00:00.000Z', '2026-03-03T21:59:59.999Z'];
    for (const at of [...moments, '2026-03-03T22:00:00.000Z']) await anOrder(app, { at });
    const found = await rows('?from=2026-03-02&to=2026-03-03');
    expect(found.map(({ createdDate }) => createdDate)).toEqual([moments[2], moments[1]]);
    expect(await rows('?from=2030-01-01')).toEqual([]);
    const batches = [];
    for await (const batch of ordersInBatches(app.db, { to: '2026-03-03' }, { first: 2, batch: 2 }))
      batches.push(batch.length);
    expect(batches).toEqual([2, 1]);
  });

  it.each(['from=2026-2-1', 'to=yesterday', 'from=2026-02-30', 'to=9999-12-31', 'state=all', 'from='])(
    'refuses %s',
    async (query) => {
      const { status, body } = await superAdmin.get(`${adminApi.orderExport()}?${query}`);
      expect([status, body.code]).toEqual([400, 'invalid']);
    },
  );
});
