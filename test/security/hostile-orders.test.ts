import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import { PHONE } from '../checkout.ts';
import { databasesOrOnly } from '../databases.ts';
import { type HostileCall, contentOf } from './hostile-calls.ts';
import {
  type HostileDesk,
  ODD_IDS,
  ODD_KEYS,
  ODD_PAGES,
  badContact,
  contact,
  delivery,
  expectEachRefused,
  expectRefused,
  keyed,
  openHostileDesk,
} from './hostile-desk.ts';
import * as bad from './hostile-values.ts';

describe.each(databasesOrOnly('sqlite'))('a customer’s calls of orders on %s', (kind) => {
  let desk: HostileDesk;
  beforeAll(async () => {
    desk = await openHostileDesk(kind);
  });
  afterAll(() => desk.close());

  const placing = (sessionId: string) => ({
    sessionId,
    version: 2,
    contact,
    delivery,
    payment: 'arrange',
    consents: ['terms', 'made_to_order'],
    total: 1,
  });
  const calls = (): HostileCall[] => {
    const { customer, sold, checkout, foreignLine } = desk;
    const [line] = sold.lines;
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
        body: placing(checkout.cart.id),
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
        name: 'cancellation quote',
        emptyIsFine: true,
        send: (body) => customer.post(orderApi.cancellationQuote(sold._id), body),
        body: { lines: [line!._id], defect: true },
        bad: {
          lines: [null, 'x', {}, [], [7], [null], ['unknown'], [foreignLine], bad.many(line!._id)],
          defect: bad.FLAG,
          reason: ['טעות'],
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
    ];
  };

  it.each(['quote', 'place', 'cancel', 'cancellation quote', 'cancellation form'])(
    '%s refuses every field that is wrong with 400, and writes nothing',
    async (name) => {
      await expectEachRefused(
        desk,
        calls().find((call) => call.name === name)!,
      );
    },
  );

  it('placing needs a whole key', async () => {
    const { app, customer, checkout } = desk;
    const before = await contentOf(app.db);
    for (const key of ODD_KEYS) {
      const headers = key === undefined ? {} : keyed(key);
      const answer = await customer.post(orderApi.orders(), placing(checkout.cart.id), headers);
      expectRefused(answer, key);
      expect(Object.keys(answer.body.fields)).toEqual(['Idempotency-Key']);
    }
    expect(await contentOf(app.db)).toEqual(before);
  });

  it('an odd order or cart is 404, and so is somebody else’s', async () => {
    const { app, stranger, sold, asked, unpaid, checkout } = desk;
    const before = await contentOf(app.db);
    for (const id of [...ODD_IDS, sold._id, asked._id, unpaid]) {
      const cart = ODD_IDS.includes(id) ? id : checkout.cart.id;
      const answers = [
        await stranger.get(orderApi.order(id)),
        await stranger.post(orderApi.orderCancellation(id), {}),
        await stranger.post(orderApi.cancellationQuote(id), {}),
        await stranger.post(orderApi.cancellationQuote(id), { lines: [sold.lines[0]!._id] }),
        await stranger.post(orderApi.quote(cart), {}),
        await stranger.post(orderApi.orders(), placing(checkout.cart.id), keyed()),
        ...(ODD_IDS.includes(id) ? [await stranger.get(orderApi.orderStatus(id))] : []),
      ];
      expect([id, answers.map(({ status }) => status)]).toEqual([id, answers.map(() => 404)]);
      for (const { body } of answers) expect(body.code).toBe('not_found');
    }
    expect(await contentOf(app.db)).toEqual(before);
  });

  it('what would come back is told to nobody without a login', async () => {
    const { app, sold } = desk;
    const { status } = await app.send('POST', orderApi.cancellationQuote(sold._id), {});
    expect(status).toBe(401);
  });

  it('what would come back of an unpaid order is nothing', async () => {
    const { app, customer, unpaid } = desk;
    const before = await contentOf(app.db);
    const { status, body } = await customer.post(orderApi.cancellationQuote(unpaid), {});
    expect(status).toBeLessThan(500);
    expect(body.data?.refund ?? 0).toBe(0);
    expect(await contentOf(app.db)).toEqual(before);
  });

  it('refuse odd queries', async () => {
    const { customer, sold } = desk;
    for (const query of ODD_PAGES) expectRefused(await customer.get(`${orderApi.orders()}?${query}`), query);
    expectRefused(await customer.post(`${orderApi.cancellationQuote(sold._id)}?total=1`, {}), 'total');
  });
});
