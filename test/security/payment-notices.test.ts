/** What a stranger may tell the shop of a payment: nothing moves, and nothing breaks. */
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { orderApi } from '#contract/order-routes.ts';
import type { Order } from '#contract/orders.ts';
import { aCheckout } from '../checkout.ts';
import { paymentGrounds } from '../payments/payment-grounds.ts';
import { type PaymentRig, referenceOf } from '../payments/payment-rig.ts';

/** Both providers' ways to say that a page was paid. */
const claims = (page: string): object[] => [
  {
    ResponseCode: 0,
    LowProfileId: page,
    ReturnValue: 'x',
    TranzactionInfo: { ResponseCode: 0, TranzactionId: 1, Amount: 1, CoinId: 1 },
  },
  { transaction_type: 'Charge', transaction: { status_code: '000', payment_page_request_uid: page } },
  { status_code: '000', page_request_uid: page, transaction_uid: 't-1', amount: 1, currency: 'ILS' },
];
const ODD_BODIES: (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '5',
  '"paid"',
  'paid=true&lowprofilecode=',
  '\u0000',
  Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28]),
  '['.repeat(30_000) + ']'.repeat(30_000),
  '{"LowProfileId":{"$ne":1},"page_request_uid":{"$ne":1}}',
  '{"LowProfileId":"\\u0000","page_request_uid":"\\ud800"}',
  '{"__proto__":{"LowProfileId":"x"},"constructor":{"prototype":{"isAuthentic":true}}}',
  `{"LowProfileId":"' or 1=1 --","page_request_uid":"' or 1=1 --"}`,
  `{"LowProfileId":"${'x'.repeat(60_000)}"}`,
];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'x/y; charset=1',
];
const TABLES = ['orders', 'payment_attempts', 'charges', 'refunds', 'order_holds', 'product_stock'] as const;

describe.each(paymentGrounds)('what is told of payments at %s on %s', (_name, kind, openRig) => {
  let rig: PaymentRig;
  let order: Order;
  let attempt: string;
  beforeAll(async () => {
    rig = await openRig(kind);
    rig.app.server.jobs.start();
  });
  afterAll(() => rig.close());
  beforeEach(async () => {
    const ring = (await rig.app.has.product({ inventory: 3 }))._id;
    const checkout = await aCheckout(rig.app, [{ productType: 'Item', item: ring, quantity: 1 }]);
    order = (await checkout.place({ payment: 'card' })).body.data;
    const attempts = rig.app.db.selectFrom('payment_attempts').select('id').where('order_id', '=', order._id);
    attempt = (await attempts.executeTakeFirstOrThrow()).id;
  });

  const send = async (options: InjectOptions): Promise<number> => {
    const { statusCode } = await rig.app.server.inject(options);
    return statusCode;
  };
  /** So many at once would be shed by a busy machine. */
  const inTurn = async (calls: readonly InjectOptions[]) => {
    const statuses = [];
    for (const call of calls) statuses.push(await send(call));
    return statuses;
  };
  const notify = (payload: string | Buffer, headers: Record<string, string> = {}) =>
    send({
      method: 'POST',
      url: orderApi.paymentNotice(rig.protocol),
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    });
  const state = async () => {
    await rig.app.server.jobs.idle();
    const rows = [];
    for (const table of TABLES) rows.push(await rig.app.db.selectFrom(table).selectAll().execute());
    return rows;
  };
  const expectUnmoved = async (act: () => Promise<number[]>, allowed: number[]) => {
    const before = await state();
    const statuses = await act();
    expect(statuses.filter((status) => !allowed.includes(status))).toEqual([]);
    expect(await state()).toEqual(before);
  };
  const isSigned = () => rig.protocol === 'payplus';

  it('moves nothing when it is early: nobody has paid yet', async () => {
    const bodies = claims(referenceOf(order)).map((claim) => JSON.stringify(claim));
    await expectUnmoved(() => Promise.all(bodies.map((body) => notify(body, rig.signed(body)))), [200]);
  });

  it('moves nothing when it is forged', async () => {
    const bodies = claims(referenceOf(order)).map((claim) => JSON.stringify(claim));
    const forged = [{}, { hash: '' }, { hash: 'A'.repeat(44) }, rig.signed('another body'), { hash: 'ÿ' }];
    const answers = () =>
      Promise.all(bodies.flatMap((body) => forged.map((headers) => notify(body, headers))));
    await expectUnmoved(answers, isSigned() ? [401] : [200]);
    expect((await rig.app.get(orderApi.orderStatus(order._id))).body.data.payment.state).toBe('pending');
  });

  it('moves nothing when it is about a page of somebody else', async () => {
    const pages = [crypto.randomUUID(), order._id, attempt, 'x', '1', 'x'.repeat(200)];
    const bodies = pages.flatMap((page) => claims(page).map((claim) => JSON.stringify(claim)));
    await expectUnmoved(() => Promise.all(bodies.map((body) => notify(body, rig.signed(body)))), [200]);
  });

  test.each(TYPES)('breaks nothing as %s', async (type) => {
    const bodies = [...ODD_BODIES, ...claims(referenceOf(order)).map((claim) => JSON.stringify(claim))];
    const headers = { 'content-type': type };
    await expectUnmoved(
      () => Promise.all(bodies.map((body) => notify(body, { ...headers, ...rig.signed(body) }))),
      [200],
    );
    await expectUnmoved(
      () => Promise.all(bodies.map((body) => notify(body, headers))),
      isSigned() ? [401] : [200],
    );
  });

  it('is refused when it is too long', async () => {
    const body = JSON.stringify({ ...claims(referenceOf(order))[0], more: 'x'.repeat(65_536) });
    await expectUnmoved(async () => [await notify(body, rig.signed(body))], [413]);
  });

  it('is taken at its own address alone', async () => {
    const names = ['cardcom', 'payplus', 'simulator', 'CARDCOM', 'none', '%00', '..', 'x'.repeat(5_000)];
    const elsewhere = names
      .filter((name) => name !== rig.protocol)
      .map((name) => `/api/payments/notify/${name}`);
    const headers = { 'content-type': 'application/json' };
    await expectUnmoved(
      () => Promise.all(elsewhere.map((url) => send({ method: 'POST', url, headers, payload: '{}' }))),
      [404],
    );
    const url = orderApi.paymentNotice(rig.protocol);
    const methods = ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;
    await expectUnmoved(() => Promise.all(methods.map((method) => send({ method, url }))), [404, 405]);
  });

  it('moves nothing when what was true is repeated', async () => {
    await rig.choose(order, 'approve');
    await rig.app.server.jobs.idle();
    const { body, headers } = await rig.notice(order);
    expect((await state())[2]).toMatchObject([{ attempt_id: attempt }]);
    await expectUnmoved(() => Promise.all(Array.from({ length: 20 }, () => notify(body, headers))), [200]);
  });

  describe('by a browser that comes back', () => {
    const QUERIES = [
      '?status=approved&status_code=000&transaction_uid=t-1&amount=1&currency=ILS',
      '?ResponseCode=0&LowProfileId=1&ReturnValue=x&OperationResponse=0',
      '?a[]=1&a[]=2&__proto__[x]=1&%00=%00',
      `?x=${'y'.repeat(8_000)}`,
      '?',
    ];
    const path = () => `/pay/return/${attempt}`;

    it('moves nothing, whatever it carries', async () => {
      const gets = QUERIES.map((query): InjectOptions => ({ method: 'GET', url: path() + query }));
      const posts = [...ODD_BODIES, ...QUERIES.map((query) => query.slice(1))].flatMap((payload) =>
        TYPES.map((type): InjectOptions => ({
          method: 'POST',
          url: path(),
          headers: { 'content-type': type },
          payload,
        })),
      );
      const cancelled = [...gets, ...posts].map((call) => ({ ...call, url: `${path()}/cancelled` }));
      await expectUnmoved(() => inTurn([...gets, ...posts, ...cancelled]), [303]);
    });

    it('leads to nobody’s order by an invented address', async () => {
      const ids = ['unknown', '%00', '%ff', '..%2f..', order._id, referenceOf(order), 'x'.repeat(5_000)];
      const calls = ids.flatMap((id): InjectOptions[] => [
        { method: 'GET', url: `/pay/return/${id}` },
        { method: 'POST', url: `/pay/return/${id}`, payload: '', headers: { 'content-type': TYPES[1]! } },
      ]);
      await expectUnmoved(() => Promise.all(calls.map(send)), [404, 400]);
    });
  });
});
