import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesOrOnly } from '#test/databases.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';

describe.each(databasesOrOnly('postgres'))('the cancellation form, which needs no login, on %s', (kind) => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
  });
  afterEach(() => desk.close());

  const messages = async () => (await desk.admin.get(api.contactMessages())).body.data;
  const send = (body: object) => desk.app.send('POST', orderApi.cancellations(), body);
  const asked = async (id: string) => (await desk.see(id)).cancellationRequest;

  it.each([{ email: 'RUTH@example.com' }, { phone: '+972 50 1234567' }])(
    'by %j makes a request',
    async (who) => {
      const { _id, number } = await desk.sell({ customer: null });
      const { status, body } = await send({ number: `#${number}`, ...who, text: 'תודה' });
      expect([status, body]).toEqual([202, { data: {} }]);
      expect(await asked(_id)).toMatchObject({ refund: 285, text: 'תודה' });
      expect(await messages()).toEqual([]);
    },
  );

  it('takes no fee for a defect, and its message says so', async () => {
    const { _id, number } = await desk.sell({ customer: null });
    const sent = await send({ number, email: 'ruth@example.com', text: 'סדק', defect: true });
    expect(sent).toMatchObject({ status: 202, body: { data: {} } });
    expect(await asked(_id)).toMatchObject({ refund: 300, defect: true, text: 'סדק' });
    await send({ number, email: 'ruth@example.com', text: 'עוד סדק', defect: false });
    expect(await asked(_id)).toMatchObject({ refund: 300, defect: true, text: 'עוד סדק' });
    await send({ number: number + 1, email: 'ruth@example.com', defect: true });
    expect((await messages())[0].message).toContain('אין דמי ביטול');
  });

  it('of a part has no line until the admin has read which, and loses none that was asked for', async () => {
    const [ring, course] = desk.lines();
    const { _id, number, lines } = await desk.sell({ customer: null, lines: [ring!, course!] });
    const part = { number, email: 'ruth@example.com', text: 'רק את הטבעת', part: true };
    expect(await send(part)).toMatchObject({ status: 202, body: { data: {} } });
    expect(await asked(_id)).toMatchObject({ lines: [], refund: 0, text: 'רק את הטבעת' });
    const refund = { lines: [{ line: lines[0]!._id, quantity: 1 }], reason: 'x', by: 'hand' };
    expect((await desk.admin.post(adminApi.orderRefunds(_id), refund, onceBy())).status).toBe(201);
    expect(await asked(_id)).toMatchObject({ settled: expect.any(String) });
    desk.clock.now = new Date(desk.clock.now.getTime() + 60_000);
    await send({ number, email: 'ruth@example.com' });
    expect(await asked(_id)).toMatchObject({ lines: [lines[1]!._id] });
    await send({ ...part, text: 'רק את הקורס' });
    expect(await asked(_id)).toMatchObject({ lines: [lines[1]!._id], text: 'רק את הקורס' });
  });

  it('becomes a message where it fits no order, with the same answer', async () => {
    const { _id, number } = await desk.sell({ customer: null });
    for (const body of [
      { number, email: 'other@example.com' },
      { number: number + 1, email: 'ruth@example.com' },
      { number: 'אין לי', phone: '0501234567', text: 'אבד המייל' },
    ])
      expect(await send(body)).toMatchObject({ status: 202, body: { data: {} } });
    expect(await asked(_id)).toBeUndefined();
    const texts = (await messages()).map(({ message }: { message: string }) => message);
    expect(texts).toHaveLength(3);
    expect(texts.join()).toContain('אבד המייל');
    for (const text of texts) expect(text).toContain('לא נמצאה הזמנה');
    const mails = await desk.app.db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute();
    expect(mails.map(({ payload }) => JSON.parse(payload).replyTo)).toContain(null);
  });

  it('becomes a message that says so where nothing of the order can be canceled any more', async () => {
    const id = await desk.place({ customer: null, state: 'expired' });
    const { number } = await desk.see(id);
    expect(await send({ number, email: 'ruth@example.com' })).toMatchObject({
      status: 202,
      body: { data: {} },
    });
    expect(await asked(id)).toBeUndefined();
    expect((await messages())[0].message).toContain('הפרטים תואמים להזמנה, אבל');
  });

  it('asks for an unpaid order, too, which owes nothing', async () => {
    const id = await desk.place({ customer: null });
    const { number } = await desk.see(id);
    await send({ number, email: 'ruth@example.com' });
    expect(await asked(id)).toMatchObject({ refund: 0 });
  });

  it('says what comes back once the money has come', async () => {
    const [ring, course] = desk.lines();
    const id = await desk.place({ customer: null, lines: [ring!, course!] });
    const { number } = await desk.see(id);
    await send({ number, email: 'ruth@example.com', text: 'התחרטתי' });
    await desk.pay(id, 50);
    expect(await asked(id)).toMatchObject({ refund: 50 });
    await desk.pay(id, 150);
    expect(await asked(id)).toMatchObject({ refund: 190, text: 'התחרטתי' });
    expect(await desk.see(id)).toMatchObject({ state: 'confirmed', payment: { state: 'paid' } });
  });

  it('that is invalid is 400', async () => {
    const invalid = [
      {},
      { number: 1001 },
      { number: 1001, phone: '' },
      { email: 'ruth@example.com' },
      { number: 1.5, email: 'ruth@example.com' },
      { number: 1001, email: 'no' },
      { number: 1001, phone: '12' },
      { number: 1001, email: 'ruth@example.com', state: 'cancelled' },
      { number: 1001, email: 'ruth@example.com', defect: 'yes' },
      { number: 1001, email: 'ruth@example.com', part: 'ring' },
    ];
    for (const body of invalid) expect((await send(body)).status, JSON.stringify(body)).toBe(400);
  });

  it('can’t be asked for again and again from one address', async () => {
    await desk.close();
    desk = await openOrderDesk(kind, { RATE_LIMIT: 'on', LIMIT_CANCELLATION: '2' });
    const statuses = [];
    for (let sent = 0; sent < 3; sent++)
      statuses.push(
        (await desk.app.send('POST', orderApi.cancellations(), { number: 1, email: 'a@x.co' })).status,
      );
    expect(statuses).toEqual([202, 202, 429]);
  });
});
