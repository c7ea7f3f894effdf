import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderSchema } from '#contract/orders.ts';
import { agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { AT, anOrder } from '#test/orders.ts';
import { insertRefund } from './ledger.repository.ts';
import { readOrderView, readOrderViews } from './order-view.ts';

const NOW = new Date('2026-06-02T09:00:00.000Z');
const MEETINGS = [{ date: '2026-06-16T16:00:00.000Z', duration: 180 }];

describe.each(databases)('the view of an order on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
  });
  afterAll(() => app.close());

  async function viewOf(id: string) {
    const view = await readOrderView(app.db, id, NOW);
    return orderSchema.strict().parse(view);
  }

  it('says what a pending order costs and how long it is held', async () => {
    const { order, lines, customer } = await anOrder(app);
    expect(await viewOf(order.id)).toEqual({
      _id: order.id,
      number: order.number,
      version: 1,
      lang: 'he',
      createdDate: AT,
      state: 'pending',
      payment: {
        state: 'pending',
        method: 'arrange',
        holdUntil: '2026-06-04T09:00:00.000Z',
        paid: 0,
        refunded: 0,
      },
      contact: {
        firstName: customer!.firstName,
        lastName: customer!.lastName,
        email: customer!.email,
        phone: '050-1234567',
      },
      delivery: {
        method: 'pickup',
        title: 'איסוף מהסטודיו',
        translations: { en: { title: 'Pickup at the studio' } },
        price: 0,
      },
      lines: [
        {
          _id: lines[0]!.id,
          item: lines[0]!.item,
          productType: 'Item',
          title: 'טבעת רקועה',
          image: null,
          quantity: 1,
          price: 320,
          lineTotal: 320,
          discount: 0,
          toPay: 320,
          madeToOrder: false,
          state: 'held',
          refunded: { quantity: 0, amount: 0 },
          cancellation: { allowed: true, refund: 304 },
        },
      ],
      subtotal: 320,
      discounts: [],
      vat: { rate: 18, amount: 48.81 },
      total: 320,
      documents: [],
      timeline: [{ at: AT, event: 'placed' }],
    });
  });

  it('keeps address, tracking, note, translations, discounts and an exempt dealer', async () => {
    const { order } = await anOrder(app, {
      state: 'confirmed',
      lines: [{ discount: agorot(32_00), translations: '{"en":{"title":"Ring","description":"x"}}' }],
      values: {
        delivery_method: 'courier',
        delivery_title: '{"he":"שליח"}',
        delivery_price: agorot(35_00),
        address: '{"city":"חיפה"}',
        tracking_number: 'IL1',
        tracking_url: 'https://post.example/IL1',
        note: 'באריזת מתנה',
        phone: null,
        vat_rate: null,
        vat_amount: null,
      },
    });
    const view = await viewOf(order.id);
    expect(view.delivery).toEqual({
      method: 'courier',
      title: 'שליח',
      price: 35,
      address: { city: 'חיפה' },
      trackingNumber: 'IL1',
      trackingUrl: 'https://post.example/IL1',
    });
    expect(view).toMatchObject({
      vat: null,
      note: 'באריזת מתנה',
      discounts: [{ kind: 'first_order', amount: 32 }],
    });
    expect(view.contact).not.toHaveProperty('phone');
    expect(view.payment).not.toHaveProperty('holdUntil');
    expect(view.lines[0]).toMatchObject({ translations: { en: { title: 'Ring' } }, toPay: 288 });
  });

  it('tells of each line what can be cancelled until when', async () => {
    const tutorial = await app.has.tutorial({ price: 90 });
    const opened = await app.has.tutorial({ price: 90 });
    const { order, lines, customer } = await anOrder(app, {
      state: 'confirmed',
      lines: [
        { state: 'handed_over' },
        { made_to_order: 1, state: 'making' },
        { product_type: 'Workshop', meetings: JSON.stringify(MEETINGS), location: 'הרצליה' },
        { product_type: 'Tutorial', item: tutorial._id },
        { product_type: 'Tutorial', item: opened._id },
      ],
    });
    for (const [index, opened_at] of [
      [3, null],
      [4, AT],
    ] as const) {
      await app.db
        .insertInto('tutorial_owners')
        .values({
          user_id: customer!._id,
          tutorial_id: lines[index]!.item,
          since: AT,
          order_line_id: lines[index]!.id,
          opened_at,
        })
        .execute();
    }
    const view = await viewOf(order.id);
    expect(view.lines.map(({ cancellation }) => cancellation)).toEqual([
      { allowed: true, until: '2026-06-15T20:59:59.999Z', refund: 304 },
      { allowed: false, reason: 'making_begun' },
      { allowed: true, until: '2026-06-14T20:59:59.999Z', refund: 304 },
      { allowed: true, refund: 304 },
      { allowed: false, reason: 'opened' },
    ]);
    expect(view.lines.map(({ madeToOrder }) => madeToOrder)).toEqual([
      false,
      true,
      undefined,
      undefined,
      undefined,
    ]);
    expect(view.lines[2]).toMatchObject({ meetings: MEETINGS, location: 'הרצליה' });
  });

  it('shows what was given back, and takes what is only asked for off what can be cancelled', async () => {
    const { order, lines } = await anOrder(app, { state: 'confirmed', lines: [{ quantity: 3 }] });
    const refund = { order_id: order.id, reason: 'ביטול', way: 'hand', at: AT, by_user: null } as const;
    const part = { line_id: lines[0]!.id, quantity: 1, amount: agorot(320_00), restock: 0 } as const;
    for (const state of ['done', 'asked', 'refused'] as const) {
      const id = newId();
      const money = { amount: agorot(304_00), fee: agorot(16_00), delivery_amount: agorot(0) };
      const settled = { state, done_at: state === 'done' ? AT : null };
      await app.db.transaction().execute((transaction) =>
        insertRefund(transaction, {
          id,
          ...refund,
          ...money,
          ...settled,
          lines: [{ refund_id: id, ...part }],
        }),
      );
    }
    const view = await viewOf(order.id);
    expect(view.payment).toMatchObject({ state: 'part_refunded', paid: 960, refunded: 304, fee: 16 });
    expect(view.lines[0]!.refunded).toEqual({ quantity: 1, amount: 320, fee: 16 });
    expect(view.lines[0]!.cancellation).toEqual({ allowed: true, refund: 304 });
  });

  it.each(['completed', 'cancelled', 'expired'] as const)('tells of a %s order', async (state) => {
    const { order } = await anOrder(app, { state });
    const view = await viewOf(order.id);
    expect(view.timeline.at(-1)).toEqual({ at: AT, event: state });
    expect(view.payment.state).toBe(state === 'completed' ? 'paid' : 'none');
    expect(view.lines[0]!.cancellation).toMatchObject({ allowed: state === 'completed' });
  });

  it('keeps to the given order, with as many queries for many as for one', async () => {
    const orders = [];
    for (let count = 0; count < 3; count++) orders.push((await anOrder(app)).order);
    const views = await readOrderViews(app.db, orders.toReversed(), NOW);
    expect(views.map(({ _id }) => _id)).toEqual(orders.toReversed().map(({ id }) => id));
    expect(views.map(({ lines }) => lines.length)).toEqual([1, 1, 1]);
    expect(await readOrderViews(app.db, [], NOW)).toEqual([]);
    expect(await readOrderView(app.db, 'nothing', NOW)).toBeNull();
  });
});
