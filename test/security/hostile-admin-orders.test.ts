import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { item } from '../carts.ts';
import { databasesOrOnly } from '../databases.ts';
import { type HostileCall, contentOf } from './hostile-calls.ts';
import {
  type HostileDesk,
  ODD_IDS,
  ODD_KEYS,
  ODD_PAGES,
  OLD_VERSIONS,
  badContact,
  contact,
  delivery,
  expectEachRefused,
  expectRefused,
  keyed,
  openHostileDesk,
} from './hostile-desk.ts';
import * as bad from './hostile-values.ts';

describe.each(databasesOrOnly('sqlite'))('the admin’s calls of orders on %s', (kind) => {
  let desk: HostileDesk;
  beforeAll(async () => {
    desk = await openHostileDesk(kind);
  });
  afterAll(() => desk.close());

  const calls = (): HostileCall[] => {
    const { admin, sold, asked, unpaid, foreignLine } = desk;
    const [line] = sold.lines;
    const ring = { item: desk.ring, productType: 'Item', quantity: 1 };
    return [
      {
        name: 'take',
        send: (body) => admin.post(adminApi.orders(), body, keyed()),
        body: {
          contact,
          delivery,
          lines: [ring],
          payment: 'arrange',
          note: 'בטלפון',
          lang: 'he',
        },
        bad: {
          ...badContact,
          lines: [undefined, null, 'x', {}, [], [null], [7], bad.many({ item: desk.ring })],
          'lines.0.item': bad.ID,
          'lines.0.productType': [...bad.CHOICE, 'Tutorial', 'Voucher'],
          'lines.0.quantity': bad.QUANTITY,
          'lines.0.discount': [100],
          payment: [...bad.CHOICE, 'card', 'bit'],
          consents: [['terms']],
        },
      },
      {
        name: 'taking quote',
        send: (body) => admin.post(adminApi.orderQuote(), body),
        body: { lines: [ring], delivery: 'courier', email: 'dana@example.com' },
        bad: {
          lines: [undefined, null, 'x', {}, [], [null], [7], bad.many({ item: desk.ring })],
          'lines.0.item': bad.ID,
          'lines.0.productType': [...bad.CHOICE, 'Tutorial', 'Voucher'],
          'lines.0.quantity': bad.QUANTITY,
          'lines.0.discount': [100],
          delivery: [...bad.CHOICE, { method: 'courier' }],
          email: bad.EMAIL,
          contact: [contact],
          code: ['SUMMER'],
        },
      },
      {
        name: 'paid',
        send: (body) => admin.post(adminApi.orderPaid(unpaid), body, keyed()),
        body: { amount: 1, method: 'bit', reference: 'אסמכתא' },
        bad: {
          amount: [...bad.MONEY, 0, 1e9],
          method: [...bad.CHOICE.filter((value) => value !== 'other'), 'card', 'arrange'],
          reference: bad.LINE,
        },
      },
      {
        name: 'line',
        send: (body) => admin.put(adminApi.orderLine(sold._id, line!._id), body),
        body: { state: 'making', text: 'התחלתי', mail: false },
        bad: {
          state: bad.CHOICE,
          text: [...bad.LINE, 'x'.repeat(501)],
          image: bad.IMAGE,
          mail: bad.FLAG,
        },
      },
      {
        name: 'delivery',
        send: (body) => admin.put(adminApi.orderDelivery(sold._id), body),
        body: { trackingNumber: 'IL 1', trackingUrl: 'https://post.example/1' },
        bad: { trackingNumber: bad.LINE.filter((value) => value !== null), trackingUrl: bad.WEB_ADDRESS },
      },
      {
        name: 'refund',
        send: (body) => admin.post(adminApi.orderRefunds(sold._id), body, keyed()),
        body: { lines: [{ line: line!._id, quantity: 1, restock: true }], reason: 'פגם', by: 'hand' },
        bad: {
          lines: [null, 'x', {}, [null], [7], bad.many({ line: line!._id, quantity: 1 })],
          'lines.0.line': [...bad.ID, 'unknown', foreignLine],
          'lines.0.quantity': bad.QUANTITY,
          'lines.0.restock': bad.FLAG,
          'lines.0.amount': [1],
          delivery: bad.FLAG,
          amount: [...bad.MONEY, 0],
          fee: [...bad.MONEY, 1e9],
          reason: bad.TEXT,
          by: bad.CHOICE,
        },
      },
      {
        name: 'admin cancel',
        send: (body) => admin.post(adminApi.orderCancellation(sold._id), body),
        body: { reason: 'אין חומר', restock: true },
        bad: { reason: bad.TEXT, restock: [undefined, ...bad.FLAG], lines: [[line!._id]] },
      },
      {
        name: 'answer',
        send: (body) => admin.post(adminApi.orderAnswer(asked._id), body),
        body: { text: 'כמו שסוכם' },
        bad: { text: [undefined, ...bad.TEXT], refund: [100], by: ['x'], lines: [[]] },
      },
      {
        name: 'note',
        send: (body) => admin.post(adminApi.orderNotes(sold._id), body),
        body: { text: 'להתקשר' },
        bad: { text: [undefined, ...bad.TEXT], by: ['x'] },
      },
      {
        name: 'mail',
        send: (body) => admin.post(adminApi.orderMail(sold._id, 'confirmed'), body),
        body: {},
        bad: { to: ['x@example.com'], subject: ['x'] },
        emptyIsFine: true,
      },
    ];
  };

  it.each([
    'take',
    'taking quote',
    'paid',
    'line',
    'delivery',
    'refund',
    'admin cancel',
    'answer',
    'note',
    'mail',
  ])('%s refuses every field that is wrong with 400, and writes nothing', async (name) => {
    await expectEachRefused(
      desk,
      calls().find((call) => call.name === name)!,
    );
  });

  it('need a whole key, which belongs to one body and one order', async () => {
    const { admin, unpaid, sold } = desk;
    const keyedCalls = calls().filter(({ name }) => ['take', 'paid', 'refund'].includes(name));
    const urls: Record<string, string> = {
      take: adminApi.orders(),
      paid: adminApi.orderPaid(unpaid),
      refund: adminApi.orderRefunds(sold._id),
    };
    const before = await contentOf(desk.app.db);
    for (const { name, body } of keyedCalls) {
      for (const key of ODD_KEYS) {
        const answer = await admin.post(urls[name]!, body, key === undefined ? {} : keyed(key));
        expectRefused(answer, [name, key]);
        expect(Object.keys(answer.body.fields)).toEqual(['Idempotency-Key']);
      }
    }
    expect(await contentOf(desk.app.db)).toEqual(before);
    const key = keyed();
    const paid = { amount: 1, method: 'bit' };
    expect((await admin.post(adminApi.orderPaid(unpaid), paid, key)).status).toBe(200);
    const once = await contentOf(desk.app.db);
    expect((await admin.post(adminApi.orderPaid(unpaid), paid, key)).status).toBe(200);
    const others: [string, object][] = [
      [adminApi.orderPaid(unpaid), { ...paid, amount: 2 }],
      [adminApi.orderPaid(sold._id), paid],
    ];
    for (const [url, body] of others) {
      const { status, body: refused } = await admin.post(url, body, key);
      expect([status, refused.code]).toEqual([409, 'key_reused']);
    }
    expect(await contentOf(desk.app.db)).toEqual(once);
  });

  it('an odd order or line is 404, and so is another order’s line', async () => {
    const { app, admin, sold, foreignLine } = desk;
    const before = await contentOf(app.db);
    const cancel = { reason: 'x', restock: true };
    const refund = { amount: 1, reason: 'x', by: 'hand' };
    for (const id of ODD_IDS) {
      const answers = [
        await admin.get(adminApi.order(id)),
        await admin.post(adminApi.orderPaid(id), { amount: 1, method: 'bit' }, keyed()),
        await admin.put(adminApi.orderLine(id, sold.lines[0]!._id), { state: 'making' }),
        await admin.put(adminApi.orderLine(sold._id, id), { state: 'making' }),
        await admin.put(adminApi.orderDelivery(id), { trackingNumber: '1' }),
        await admin.post(adminApi.orderRefunds(id), refund, keyed()),
        await admin.post(adminApi.orderCancellation(id), cancel),
        await admin.post(adminApi.orderAnswer(id), { text: 'x' }),
        await admin.post(adminApi.orderNotes(id), { text: 'x' }),
        await admin.post(adminApi.orderMail(id, 'placed')),
      ];
      expect([id, answers.map(({ status }) => status)]).toEqual([id, answers.map(() => 404)]);
      for (const { body } of answers) expect(body.code).toBe('not_found');
    }
    const { status } = await admin.put(adminApi.orderLine(sold._id, foreignLine), { state: 'making' });
    expect(status).toBe(404);
    expect(await contentOf(app.db)).toEqual(before);
  });

  it('another version is 412 with the order of now', async () => {
    const { app, admin, sold, asked } = desk;
    const before = await contentOf(app.db);
    for (const version of OLD_VERSIONS) {
      const headers = { 'if-match': version };
      const moved = { state: 'making' };
      for (const [id, { status, body }] of [
        [sold._id, await admin.put(adminApi.orderLine(sold._id, sold.lines[0]!._id), moved, headers)],
        [sold._id, await admin.put(adminApi.orderDelivery(sold._id), { trackingNumber: '1' }, headers)],
        [asked._id, await admin.post(adminApi.orderAnswer(asked._id), { text: 'x' }, headers)],
      ] as const) {
        expect([version, status, body.code]).toEqual([version, 412, 'old_version']);
        expect(body.data).toEqual(await desk.see(id));
      }
    }
    expect(await contentOf(app.db)).toEqual(before);
  });

  it('an answer without a request is refused, and writes nothing', async () => {
    const { app, admin, sold, unpaid } = desk;
    const before = await contentOf(app.db);
    for (const id of [sold._id, unpaid]) {
      const { status, body } = await admin.post(adminApi.orderAnswer(id), { text: 'x' });
      expect([status, body.code]).toEqual([409, 'not_cancellable']);
    }
    expect(await contentOf(app.db)).toEqual(before);
  });

  it('a quote of what cannot be had names it, and writes nothing', async () => {
    const { app, admin, ring, course, tutorial } = desk;
    const before = await contentOf(app.db);
    const wanted = [
      { item: 'f'.repeat(24), productType: 'Item', quantity: 1 },
      { item: course, productType: 'Item', quantity: 1 },
      { item: tutorial, productType: 'Workshop', quantity: 1 },
      { item: ring, productType: 'Item', quantity: 99 },
      { item: 'constructor', productType: 'Workshop', quantity: 1 },
    ];
    for (const line of wanted) {
      const { status, body, text } = await admin.post(adminApi.orderQuote(), { lines: [line] });
      expect({ line, status, text }).toMatchObject({ line, status: 200 });
      expect(body.data.problems).toEqual([{ index: 0, code: expect.any(String) }]);
    }
    expect(await contentOf(app.db)).toEqual(before);
  });

  it('a quote by a way that is off is refused', async () => {
    const lines = [item(await desk.app.has.product({ inventory: 5 }))];
    const { status, body } = await desk.admin.post(adminApi.orderQuote(), { lines, delivery: 'post' });
    expect([status, body.code]).toEqual([400, 'delivery_unavailable']);
    expect(Object.keys(body.fields)).toEqual(['delivery']);
  });

  it('refuse odd queries', async () => {
    const lists = ['state=', 'state=paid', 'state=__proto__', 'q=%00', `q=${'x'.repeat(201)}`];
    const days = ['from=2026-2-1', 'from=x', 'to=2026-02-30', 'to=', 'from=2026-01-01&from=2026-01-02'];
    for (const query of [...ODD_PAGES, ...lists, ...days])
      expectRefused(await desk.admin.get(`${adminApi.orders()}?${query}`), query);
    for (const query of [...days, 'page=1'])
      expectRefused(await desk.admin.get(`${adminApi.orderExport()}?${query}`), query);
  });

  it('take no price from a line, however it is sent', async () => {
    const ring = await desk.app.has.product({ price: 100, inventory: 5 });
    const line = { ...item(ring), price: 0, lineTotal: -5, available: 99 };
    const { body } = await desk.admin.post(
      adminApi.orders(),
      { contact, delivery, lines: [line], payment: 'arrange', lang: 'he' },
      keyed(),
    );
    const [{ price, toPay }] = body.data.lines;
    expect([price, body.data.total]).toEqual([100, toPay + 40]);
  });
});
