import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { databases } from '#test/databases.ts';
import { expectCounts } from '#test/order-sums.ts';
import { anOrder } from '#test/orders.ts';
import { findOrder, updateOrder } from './orders.repository.ts';

describe.each(databases)('the numbers of orders on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
  });
  afterAll(() => app.close());

  const change = async (id: string, changes: Parameters<typeof updateOrder>[2]) => {
    const order = (await findOrder(app.db, id))!;
    await app.db
      .transaction()
      .execute((transaction) => updateOrder(transaction, order, changes, order.created_at));
  };
  const rows = async () => (await app.db.selectFrom('order_counts').select('id').execute()).length;

  it('are right after each change, and stay few rows', async () => {
    const ids: string[] = [];
    for (let made = 0; made < 120; made++)
      ids.push((await anOrder(app, { state: made % 2 ? 'confirmed' : 'pending', customer: null })).order.id);
    await expectCounts(app.db);
    expect(await rows()).toBeLessThan(60);
    await change(ids[1]!, { has_request: 1 });
    await change(ids[1]!, { needs_review: 1 });
    await change(ids[3]!, { state: 'completed' });
    await change(ids[0]!, { state: 'expired', needs_review: 1 });
    await change(ids[2]!, { tracking_number: 'RR1' });
    await expectCounts(app.db);
    const { status, body } = await (await app.as('superAdmin')).get(adminApi.orderCounts());
    expect([status, body.data]).toMatchObject([200, { review: 2, requests: 1, completed: 1, all: 120 }]);
    await app.db.deleteFrom('orders').where('id', 'in', ids.slice(0, 3)).execute();
    await expectCounts(app.db);
  });

  it('do not count what is not written', async () => {
    const { order } = await anOrder(app, { customer: null });
    const failing = app.db.transaction().execute(async (transaction) => {
      await updateOrder(transaction, order, { state: 'cancelled' }, order.created_at);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await expectCounts(app.db);
  });
});
