import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import type { TestAnswer, TestUser } from '../app.ts';
import { item } from '../carts.ts';
import { type Checkout, PHONE, aCheckout, newKey, openShop } from '../checkout.ts';
import { databases } from '../databases.ts';
import { type OrderDesk, openOrderDesk } from '../order-desk.ts';
import { type BadInput, type HostileCall, bodiesOf, contentOf, withValue } from './hostile-calls.ts';
import * as bad from './hostile-values.ts';

const ODD_IDS = ['unknown', 'constructor', '..%2F..', 'x%00', "'%20or%201=1--", 'x'.repeat(300)];
const ODD_KEYS = [
  undefined,
  '',
  'short',
  'fifteen-signs--',
  'x'.repeat(101),
  'with a space in it',
  'מפתח'.repeat(5),
];
const NOT_THEIRS = [
  'total',
  'price',
  'discount',
  'discounts',
  'paid',
  'user_id',
  '_id',
  'createdDate',
  'vat',
];

describe.each(databases)('calls of orders on %s', (kind) => {
  let desk: OrderDesk;
  let stranger: TestUser;
  let checkout: Checkout;
  let sold: AdminOrder;
  let unpaid: string;
  let foreignLine: string;
  beforeAll(async () => {
    desk = await openOrderDesk(kind);
    await openShop(desk.app, { delivery: { courier: { on: true, price: 40 } } });
    stranger = await desk.app.as(await desk.app.has.user());
    checkout = await aCheckout(desk.app, [item({ _id: desk.ring })], desk.customer);
    sold = await desk.sell();
    unpaid = await desk.place();
    const other = await desk.place({ customer: null });
    foreignLine = (await desk.see(other)).lines[0]!._id;
  });
  afterAll(() => desk.close());

  const keyed = (key: string | undefined = newKey()) => ({ 'idempotency-key': key });
  const contact = { firstName: 'דנה', lastName: 'לוי', email: 'dana@example.com', phone: PHONE };
  const delivery = { method: 'courier', address: { city: 'חיפה', street: 'הרצל', postcode: '1234567' } };
  const badContact: BadInput = {
    contact: bad.RECORD,
    'contact.firstName': bad.LINE,
    'contact.lastName': bad.LINE,
    'contact.email': bad.EMAIL,
    'contact.phone': bad.PHONE,
    'contact._id': ['x'],
    delivery: [7, 'courier', [], null],
    'delivery.method': bad.CHOICE,
    'delivery.price': [0],
    'delivery.address': [7, 'x', [], null],
    'delivery.address.city': bad.LINE,
    'delivery.address.street': bad.OPTIONAL_LINE,
    'delivery.address.postcode': [1234567, '12', '123456x', '12345678', {}],
    'delivery.address.country': ['x'],
    note: bad.TEXT,
    lang: bad.CHOICE,
  };
  const calls = (): HostileCall[] => {
    const [line] = sold.lines;
    const { admin, customer } = desk;
    return [
      {
        name: 'quote',
        emptyIsFine: true,
        send: (body) => customer.post(orderApi.quote(checkout.cart.id), body),
        body: { delivery: 'pickup' },
        bad: { delivery: bad.CHOICE, code: [...bad.LINE, 'SUMMER'] },
      },
      {
        name: 'place',
        send: (body) => customer.post(orderApi.orders(), body, keyed()),
        body: {
          sessionId: checkout.cart.id,
          version: 2,
          contact,
          delivery,
          payment: 'arrange',
          consents: ['terms', 'made_to_order'],
          total: 1,
        },
        bad: {
          ...badContact,
          sessionId: bad.ID,
          version: ['2', 1.5, true, null, {}, [], 1e21],
          payment: [...bad.CHOICE, 'card', 'bit'],
          consents: [null, 'terms', {}, [7], ['all'], [null], bad.many('terms')],
          total: bad.MONEY,
          code: [...bad.LINE, 'SUMMER'],
        },
      },
      {
        name: 'cancel',
        emptyIsFine: true,
        send: (body) => customer.post(orderApi.orderCancellation(sold._id), body),
        body: { lines: [line!._id], reason: 'טעות', defect: true },
        bad: {
          lines: [null, 'x', {}, [], [7], [null], ['unknown'], [foreignLine], bad.many(line!._id)],
          reason: bad.TEXT,
          defect: bad.FLAG,
          refund: [300],
        },
      },
      {
        name: 'cancellation form',
        send: (body) => desk.app.send('POST', orderApi.cancellations(), body),
        body: { number: sold.number, email: 'ruth@example.com', phone: PHONE, text: 'תודה' },
        bad: {
          number: [undefined, null, 1.5, true, {}, [], '', ' ', '1\n2', 'x\0', 'x'.repeat(21)],
          email: bad.EMAIL,
          phone: bad.PHONE,
          text: bad.TEXT,
        },
      },
      {
        name: 'take',
        send: (body) => admin.post(adminApi.orders(), body, keyed()),
        body: {
          contact,
          delivery,
          lines: [{ item: desk.ring, productType: 'Item', quantity: 1 }],
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

  const expectRefused = ({ status, text, body }: TestAnswer, what: unknown) => {
    expect({ what, status, text }).toMatchObject({ what, status: 400 });
    expect(Object.keys(body).toSorted()).toEqual(expect.arrayContaining(['code', 'error']));
    expect(Object.keys(body)).not.toContain('stack');
  };

  it('refuse every field that is wrong with 400, and write nothing', async () => {
    for (const call of calls()) {
      const before = await contentOf(desk.app.db);
      for (const { what, body } of bodiesOf(call)) expectRefused(await call.send(body), [call.name, what]);
      for (const field of NOT_THEIRS) {
        if (field in call.body) continue;
        const answer = await call.send(withValue(call.body, field, 1));
        expectRefused(answer, [call.name, field]);
        expect(Object.keys(answer.body.fields)).toEqual([field]);
      }
      expect(await contentOf(desk.app.db)).toEqual(before);
    }
  });

  it('need a whole key, which belongs to one body and one order', async () => {
    const keyedCalls = calls().filter(({ name }) => ['place', 'take', 'paid', 'refund'].includes(name));
    const { admin, customer } = desk;
    const urls: Record<string, [TestUser, string, string]> = {
      place: [customer, orderApi.orders(), orderApi.orders()],
      take: [admin, adminApi.orders(), adminApi.orders()],
      paid: [admin, adminApi.orderPaid(unpaid), adminApi.orderPaid(sold._id)],
      refund: [admin, adminApi.orderRefunds(sold._id), adminApi.orderRefunds(unpaid)],
    };
    const before = await contentOf(desk.app.db);
    for (const { name, body } of keyedCalls) {
      const [who, url] = urls[name]!;
      for (const key of ODD_KEYS) {
        const answer = await who.post(url, body, key === undefined ? {} : { 'idempotency-key': key });
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

  it('of an odd order, line or cart are 404, and so are those of somebody else’s', async () => {
    const before = await contentOf(desk.app.db);
    const { admin } = desk;
    const place = { ...calls()[1]!.body, total: 1 };
    const cancel = { reason: 'x', restock: true };
    const refund = { amount: 1, reason: 'x', by: 'hand' };
    const idsTried = [...ODD_IDS.map((id) => [id, true] as const), [sold._id, false] as const];
    for (const [id, isOdd] of idsTried) {
      const answers = [
        await stranger.get(orderApi.order(id)),
        await stranger.post(orderApi.orderCancellation(id), {}),
        await stranger.post(orderApi.quote(isOdd ? id : checkout.cart.id), {}),
        await stranger.post(orderApi.orders(), { ...place, sessionId: checkout.cart.id }, keyed()),
        ...(isOdd
          ? [
              await stranger.get(orderApi.orderStatus(id)),
              await admin.get(adminApi.order(id)),
              await admin.post(adminApi.orderPaid(id), { amount: 1, method: 'bit' }, keyed()),
              await admin.put(adminApi.orderLine(id, sold.lines[0]!._id), { state: 'making' }),
              await admin.put(adminApi.orderDelivery(id), { trackingNumber: '1' }),
              await admin.post(adminApi.orderRefunds(id), refund, keyed()),
              await admin.post(adminApi.orderCancellation(id), cancel),
              await admin.post(adminApi.orderNotes(id), { text: 'x' }),
              await admin.post(adminApi.orderMail(id, 'placed')),
            ]
          : [await admin.put(adminApi.orderLine(id, foreignLine), { state: 'making' })]),
      ];
      expect([id, answers.map(({ status }) => status)]).toEqual([id, answers.map(() => 404)]);
      for (const { body } of answers) expect(body.code).toBe('not_found');
    }
    expect(await contentOf(desk.app.db)).toEqual(before);
  });

  it('of another version are 412 with the order of now', async () => {
    const before = await contentOf(desk.app.db);
    const { admin } = desk;
    for (const version of ['"1"', '999', '"x"', 'W/"1"', '""']) {
      const headers = { 'if-match': version };
      for (const answer of [
        await admin.put(adminApi.orderLine(sold._id, sold.lines[0]!._id), { state: 'making' }, headers),
        await admin.put(adminApi.orderDelivery(sold._id), { trackingNumber: '1' }, headers),
      ]) {
        expect([version, answer.status, answer.body.code]).toEqual([version, 412, 'old_version']);
        expect(answer.body.data).toEqual(await desk.see(sold._id));
      }
    }
    expect(await contentOf(desk.app.db)).toEqual(before);
  });

  it('refuse odd queries', async () => {
    const pages = [
      'page=0',
      'page=-1',
      'page=1.5',
      'page=x',
      'limit=0',
      'limit=101',
      'page=1e9',
      'sort=total',
    ];
    const lists = ['state=', 'state=paid', 'state=__proto__', 'q=%00', `q=${'x'.repeat(201)}`];
    const days = ['from=2026-2-1', 'from=x', 'to=2026-02-30', 'to=', 'from=2026-01-01&from=2026-01-02'];
    for (const query of pages) expectRefused(await desk.customer.get(`${orderApi.orders()}?${query}`), query);
    for (const query of [...pages, ...lists, ...days])
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
