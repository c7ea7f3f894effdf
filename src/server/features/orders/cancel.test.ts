import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { databases } from '#test/databases.ts';
import { AFTER_HOLD, type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';

describe.each(databases)('cancelling an order on %s', (kind) => {
  let desk: OrderDesk;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
  });
  afterEach(() => desk.close());

  const cancel = (id: string, body = {}) => desk.customer.post(orderApi.orderCancellation(id), body);
  const end = (id: string, body = {}) =>
    desk.admin.post(adminApi.orderCancellation(id), { reason: 'אין כסף בסדנה', restock: true, ...body });

  describe('by its customer', () => {
    it('ends an unpaid one at once and frees its holds', async () => {
      const id = await desk.place();
      const { status, body } = await cancel(id, { reason: 'התחרטתי' });
      expect([status, body.data.state, body.data.payment.state]).toEqual([200, 'cancelled', 'none']);
      expect(body.data.lines.map(({ state }: { state: string }) => state)).toEqual(
        Array(3).fill('cancelled'),
      );
      expect(await desk.stock()).toEqual([3, 0, 0]);
      expect((await cancel(id)).body.code).toBe('not_cancellable');
    });

    it('needs nothing to be said', async () => {
      const [unpaid, { _id: paid }] = [await desk.place(), await desk.sell()];
      for (const path of [orderApi.cancellationQuote(paid), orderApi.orderCancellation(paid)])
        expect((await desk.customer.post(path)).status).toBe(200);
      expect((await desk.customer.post(orderApi.orderCancellation(unpaid))).body.data.state).toBe(
        'cancelled',
      );
    });

    it('leaves money that has come to the admin', async () => {
      const id = await desk.place();
      await desk.pay(id, 100);
      expect((await cancel(id)).body.data).toMatchObject({
        state: 'cancelled',
        payment: { state: 'review' },
      });
    });

    it('makes a request for what may be cancelled of a paid one', async () => {
      const { _id, lines } = await desk.sell();
      const { data } = (await cancel(_id, { lines: [lines[0]!._id], reason: 'טעות' })).body;
      expect(data).toMatchObject({
        state: 'confirmed',
        cancellationRequest: { lines: [lines[0]!._id], refund: 95, text: 'טעות' },
      });
      const more = (await cancel(_id, { lines: [lines[1]!._id] })).body.data;
      expect(more.cancellationRequest).toMatchObject({
        lines: [lines[0]!._id, lines[1]!._id],
        refund: 190,
        text: 'טעות',
      });
      const same = (await cancel(_id, { lines: [lines[1]!._id] })).body.data;
      expect(same.version).toBe(more.version);
      const defect = (await cancel(_id, { defect: true, reason: 'סדק' })).body.data;
      expect(more.cancellationRequest).not.toHaveProperty('defect');
      expect(defect.cancellationRequest).toMatchObject({ refund: 300, defect: true });
      const later = (await cancel(_id, { reason: 'עוד סדק' })).body.data;
      expect(later.cancellationRequest).toMatchObject({ refund: 300, defect: true, text: 'עוד סדק' });
      const refunded = await desk.admin.post(
        adminApi.orderRefunds(_id),
        { amount: 300, reason: 'בוטל', by: 'hand' },
        onceBy(),
      );
      expect(refunded.body.data).toMatchObject({
        state: 'cancelled',
        cancellationRequest: { settled: expect.any(String) },
      });
    });

    it('is told beforehand as the request will say it, with one fee, and writes nothing', async () => {
      const { _id, lines } = await desk.sell();
      const [ring, course] = lines.map((line) => line._id);
      const quote = async (body: object) =>
        (await desk.customer.post(orderApi.cancellationQuote(_id), body)).body.data;
      const refundBy = '2026-06-16T20:59:59.999Z';
      expect(await quote({ lines: [ring] })).toEqual({ lines: [ring], fee: 5, refund: 95, refundBy });
      expect(await quote({ lines: [ring], defect: true })).toMatchObject({ fee: 0, refund: 100 });
      expect((await desk.see(_id)).cancellationRequest).toBeUndefined();
      await cancel(_id, { lines: [ring] });
      expect(await quote({ lines: [course] })).toMatchObject({ lines: [ring, course], fee: 10, refund: 190 });
    });

    it('is for some of several, as the number says', async () => {
      const { _id, lines } = await desk.sell({ lines: desk.lines(3).slice(0, 2) });
      const [ring, course] = lines.map((line) => line._id) as [string, string];
      const seatOnly = { lines: [course], quantities: { [course]: 1 } };
      const quote = await desk.customer.post(orderApi.cancellationQuote(_id), seatOnly);
      expect(quote.body.data).toMatchObject({ lines: [course], fee: 5, refund: 95 });
      const first = (await cancel(_id, seatOnly)).body.data;
      expect(first.cancellationRequest).toMatchObject({ ...seatOnly, refund: 95 });
      // A call whose answer was lost is sent again.
      expect((await cancel(_id, seatOnly)).body.data.version).toBe(first.version);
      const more = { lines: [ring, course], quantities: { [ring]: 2, [course]: 2 } };
      expect((await cancel(_id, more)).body.data.cancellationRequest).toMatchObject({ ...more, refund: 380 });
      const all = (await cancel(_id, { lines: [course], quantities: { [course]: 3 } })).body.data;
      expect(all.cancellationRequest).toMatchObject({ quantities: { [ring]: 2 }, refund: 475 });
      const { settled: _, ...request } = (await desk.see(_id)).cancellationRequest!;
      expect(request.quantities).toEqual({ [ring]: 2 });
    });

    it('stays in the number that was in time', async () => {
      const { _id, lines } = await desk.sell({ lines: desk.lines(2).slice(1, 2) });
      const [course] = lines.map((line) => line._id) as [string];
      await cancel(_id, { quantities: { [course]: 1 } });
      desk.clock.now = new Date('2026-07-07T10:00:00.000Z');
      const customer = await desk.app.as('customer');
      const late = (body: object) => customer.post(orderApi.orderCancellation(_id), body);
      expect((await late({ lines: [course] })).body.code).toBe('not_cancellable');
      const again = (await late({ quantities: { [course]: 1 }, defect: true })).body.data;
      expect(again.cancellationRequest).toMatchObject({ quantities: { [course]: 1 }, refund: 100 });
    });

    it('is refused for an odd number, or one of a line that isn’t asked for', async () => {
      const { _id, lines } = await desk.sell();
      const [ring, course] = lines.map((line) => line._id) as [string, string];
      for (const quantities of [{ [ring]: 0 }, { [ring]: 1.5 }, { [ring]: '1' }, { unknown: 1 }, [1], null])
        expect((await cancel(_id, { quantities })).status).toBe(400);
      const other = await cancel(_id, { lines: [ring], quantities: { [course]: 1 } });
      expect(other.body.fields).toHaveProperty(`quantities.${course}`);
      expect((await desk.see(_id)).cancellationRequest).toBeUndefined();
    });

    it('is told to its owner alone, and refused as the request would be', async () => {
      const quote = (id: string, body = {}) => desk.customer.post(orderApi.cancellationQuote(id), body);
      const { _id } = await desk.sell({ customer: await desk.app.has.user() });
      expect((await quote(_id)).status).toBe(404);
      expect((await quote('unknown')).status).toBe(404);
      const own = (await desk.sell())._id;
      for (const body of [{ lines: ['unknown'] }, { lines: [] }, { reason: 'x' }, { defect: 1 }])
        expect((await quote(own, body)).status).toBe(400);
      expect((await quote(await desk.place({ state: 'expired' }))).body.code).toBe('not_cancellable');
    });

    it('is settled by an answer, once', async () => {
      const { _id } = await desk.sell();
      const { version } = (await cancel(_id, { reason: 'טעות' })).body.data;
      const answer = (text: unknown, ifMatch = version) =>
        desk.admin.post(adminApi.orderAnswer(_id), { text }, { 'if-match': `"${ifMatch}"` });
      expect((await answer('')).status).toBe(400);
      expect((await answer('x', version - 1)).status).toBe(412);
      expect((await desk.customer.post(adminApi.orderAnswer(_id), { text: 'x' })).status).toBe(403);
      const answers = await Promise.all([answer('כפי שסיכמנו'), answer('כפי שסיכמנו')]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
      const { state, payment, cancellationRequest, events, version: after } = await desk.see(_id);
      expect({ state, payment, cancellationRequest }).toMatchObject({
        state: 'confirmed',
        payment: { refunded: 0 },
        cancellationRequest: { settled: expect.any(String) },
      });
      expect(events.slice(-2)).toMatchObject([
        { event: 'cancellation_settled', actor: 'admin', text: 'כפי שסיכמנו' },
        { event: 'mail_sent', mail: 'cancellation' },
      ]);
      expect((await answer('again', after)).body.code).toBe('not_cancellable');
    });

    it('is refused where neither the law nor the rule allows it', async () => {
      const { _id, lines } = await desk.sell({ lines: [{ ...desk.lines()[0]!, made_to_order: 1 }] });
      await desk.admin.put(adminApi.orderLine(_id, lines[0]!._id), { state: 'making' });
      for (const body of [{}, { lines: [lines[0]!._id] }, { defect: true }])
        expect((await cancel(_id, body)).body.code).toBe('not_cancellable');
      expect((await desk.see(_id)).cancellationRequest).toBeUndefined();
      expect((await cancel(await desk.place({ state: 'expired' }))).body.code).toBe('not_cancellable');
    });

    it('is refused for lines that none of can be cancelled, beside an open request', async () => {
      const [ring, course] = desk.lines();
      const { _id, lines } = await desk.sell({ lines: [{ ...ring!, made_to_order: 1 }, course!] });
      await desk.admin.put(adminApi.orderLine(_id, lines[0]!._id), { state: 'making' });
      const asked = (await cancel(_id, { lines: [lines[1]!._id] })).body.data;
      for (const path of [orderApi.orderCancellation(_id), orderApi.cancellationQuote(_id)])
        expect((await desk.customer.post(path, { lines: [lines[0]!._id] })).body.code).toBe(
          'not_cancellable',
        );
      expect((await desk.see(_id)).version).toBe(asked.version);
    });

    it('keeps what was asked for in time when more is asked for later', async () => {
      const [ring, course, tutorial] = desk.lines();
      const meetings = JSON.stringify([{ date: '2026-06-09T14:00:00.000Z', duration: 120 }]);
      const { _id, lines } = await desk.sell({
        lines: [{ ...ring!, made_to_order: 1 }, { ...course!, meetings }, tutorial!],
      });
      const [made, seat, lesson] = lines.map((line) => line._id);
      await cancel(_id, { lines: [made, seat] });
      await desk.admin.put(adminApi.orderLine(_id, made!), { state: 'making' });
      desk.clock.now = AFTER_HOLD;
      const late = (await cancel(_id, { lines: [lesson] })).body.data;
      expect(late.lines[1].cancellation).toMatchObject({ allowed: false, reason: 'deadline_passed' });
      expect(late.cancellationRequest).toMatchObject({ lines: [made, seat, lesson], refund: 285 });
    });

    it('is nobody else’s', async () => {
      const id = await desk.place({ customer: await desk.app.has.user() });
      expect((await cancel(id)).status).toBe(404);
      expect((await cancel('unknown')).status).toBe(404);
      expect((await desk.see(id)).state).toBe('pending');
    });

    it('of a line that an unpaid one doesn’t have is 400', async () => {
      const id = await desk.place();
      const { status, body } = await cancel(id, { lines: ['unknown'] });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['lines.0']]);
      expect((await desk.see(id)).state).toBe('pending');
    });

    it('that is invalid is 400', async () => {
      const { _id } = await desk.sell();
      const invalid = [
        { lines: [] },
        { lines: ['unknown'] },
        { lines: 'x' },
        { defect: 'no' },
        { refund: 300 },
      ];
      for (const body of invalid) expect((await cancel(_id, body)).status, JSON.stringify(body)).toBe(400);
    });

    it('happens once, pressed twice', async () => {
      const id = await desk.place();
      const answers = await Promise.all([cancel(id), cancel(id)]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    });
  });

  describe('by the admin', () => {
    it('ends what is waiting, and brings it back', async () => {
      const { _id } = await desk.sell({ lines: desk.lines(2).slice(0, 2) });
      const { data } = (await end(_id)).body;
      expect(data).toMatchObject({ state: 'cancelled', payment: { state: 'paid' } });
      expect(data.events.at(-2)).toMatchObject({ event: 'cancelled', text: 'אין כסף בסדנה' });
      expect(await desk.stock()).toEqual([3, 0, 0]);
      const back = { amount: 400, reason: 'בוטל', by: 'hand' };
      const refunded = await desk.admin.post(adminApi.orderRefunds(_id), back, onceBy());
      expect(refunded.body.data).toMatchObject({ state: 'cancelled', payment: { state: 'refunded' } });
      expect(await desk.stock()).toEqual([3, 0, 0]);
      expect((await end(_id)).body.code).toBe('not_cancellable');
    });

    it('leaves pieces out of stock if the admin says so, and what is done', async () => {
      const { _id } = await desk.sell();
      const { data } = (await end(_id, { restock: false })).body;
      expect(data.state).toBe('completed');
      expect(data.lines.map(({ state }: { state: string }) => state)).toEqual([
        'cancelled',
        'cancelled',
        'granted',
      ]);
      expect(await desk.stock()).toEqual([2, 0, 0]);
    });

    test.each(['pending', 'expired'] as const)('ends one that is %s', async (state) => {
      const id = await desk.place({ state });
      expect((await end(id)).body.data.state).toBe('cancelled');
      expect(await desk.stock()).toEqual([3, 0, 0]);
    });

    it('needs a reason', async () => {
      const id = await desk.place();
      for (const body of [{ reason: '' }, { restock: undefined }, { lines: [] }])
        expect((await end(id, body)).status).toBe(400);
      expect((await end('unknown')).status).toBe(404);
    });
  });
});
