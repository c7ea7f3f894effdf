import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderTasksSchema } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { agorot } from '#domain/money.ts';
import { newId } from '#server/db/ids.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { AT, type OrderValues, anOrder } from '#test/orders.ts';
import { recordEvent } from './orders.repository.ts';

const NOW = new Date('2026-06-02T09:00:00.000Z');
const LATER = '2026-06-01T15:00:00.000Z';

describe.each(databases)('what waits for the admin on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW });
  });
  afterAll(() => app.close());

  const tasks = async () => {
    const { status, body } = await (await app.as('superAdmin')).get(adminApi.orderTasks());
    expect(status).toBe(200);
    return orderTasksSchema.strict().parse(body.data);
  };

  it('is nothing in a calm shop', async () => {
    await anOrder(app, { state: 'completed' });
    await anOrder(app, { state: 'confirmed', lines: [{ product_type: 'Workshop' }] });
    await anOrder(app, { values: { payment_method: 'card' } });
    expect(await tasks()).toEqual({ total: 0, groups: [] });
  });

  it('comes in groups, the most urgent first, each order once', async () => {
    const made = async (values: OrderValues) => (await anOrder(app, values)).order;
    const ready = await made({ state: 'confirmed', lines: [{ state: 'ready' }, { state: 'handed_over' }] });
    await app.db
      .transaction()
      .execute((db) => recordEvent(db, ready.id, { event: 'ready', actor: 'admin', at: LATER }));
    const making = await made({
      state: 'confirmed',
      lines: [
        {
          state: 'making',
          title: 'צמיד',
          translations: '{"en":{"title":"Bracelet"}}',
          quantity: 2,
          choices: '["gold"]',
          choice_titles: '[{"title":"זהב"}]',
          personal_text: 'נועה',
        },
        { state: 'ready' },
      ],
    });
    const waiting = [];
    for (let hour = 1; hour < 6; hour++)
      waiting.push(await made({ state: 'confirmed', at: `2026-05-20T0${hour}:00:00.000Z` }));
    const later = await made({ values: { hold_until: '2026-06-05T09:00:00.000Z' } });
    const sooner = await made({ values: { hold_until: '2026-06-02T12:00:00.000Z' } });
    const request = await made({ state: 'confirmed', values: { has_request: 1 } });
    await app.db
      .insertInto('cancellation_requests')
      .values({ id: newId(), order_id: request.id, at: AT, lines: '[]', refund: agorot(0), text: null })
      .execute();
    const review = await made({
      state: 'cancelled',
      paid: agorot(320_00),
      values: { needs_review: 1, has_request: 1 },
    });

    const { total, groups } = await tasks();
    expect(total).toBe(11);
    expect(groups.map(({ kind, count, orders }) => [kind, count, orders.map(({ _id }) => _id)])).toEqual([
      ['review', 1, [review.id]],
      ['request', 1, [request.id]],
      ['unpaid', 2, [sooner.id, later.id]],
      ['make', 6, waiting.map(({ id }) => id)],
      ['hand_over', 1, [ready.id]],
    ]);
    const [reviews, requests, unpaid, make, handOver] = groups.map(({ orders }) => orders[0]!);
    expect(reviews).toMatchObject({ state: 'cancelled', payment: 'review', total: 320 });
    expect(requests!.at).toBe('2026-06-15T20:59:59.999Z');
    expect(unpaid).toMatchObject({ at: '2026-06-02T12:00:00.000Z', payment: 'pending', name: 'דנה לוי' });
    expect(make).toMatchObject({ at: '2026-05-20T01:00:00.000Z', number: waiting[0]!.number });
    expect(handOver).toMatchObject({
      at: LATER,
      lines: [{ title: 'טבעת רקועה', titleEn: null, quantity: 1 }],
    });

    for (const { id } of waiting.slice(1))
      await app.db.updateTable('orders').set({ state: 'completed' }).where('id', '=', id).execute();
    const [, second] = (await tasks()).groups.find(({ kind }) => kind === 'make')!.orders;
    expect(second).toMatchObject({
      _id: making.id,
      lines: [
        {
          title: 'צמיד',
          titleEn: 'Bracelet',
          quantity: 2,
          choiceTitles: [{ title: 'זהב' }],
          personalText: 'נועה',
        },
      ],
    });
  });
});
