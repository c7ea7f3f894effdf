import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesOrOnly } from '#test/databases.ts';
import { IN_HOLD, type OrderDesk, openOrderDesk } from '#test/order-desk.ts';
import type { AdminOrder } from '#contract/admin-orders.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { plainAddress } from '#contract/page-grants.ts';
import { plain } from '#server/pictures/sample-pictures.ts';

describe.each(databasesOrOnly('postgres'))('the lines of an order on %s', (kind) => {
  let desk: OrderDesk;
  let order: AdminOrder;
  beforeEach(async () => {
    desk = await openOrderDesk(kind);
    order = await desk.sell();
  });
  afterEach(() => desk.close());

  const move = (index: number, body: object, headers = {}) =>
    desk.admin.put(adminApi.orderLine(order._id, order.lines[index]!._id), body, headers);
  const mails = async () => {
    const rows = await desk.app.db.selectFrom('jobs').select('payload').execute();
    // The rows have no order of their own.
    return rows
      .map(({ payload }) => JSON.parse(payload).to?.kind)
      .filter(Boolean)
      .toSorted();
  };

  it('go forward, may skip steps, and complete the order', async () => {
    expect(order.lines.map(({ state }) => state)).toEqual(['waiting', 'registered', 'granted']);
    expect((await move(0, { state: 'ready' })).body.data.state).toBe('confirmed');
    expect((await move(1, { state: 'absent' })).body.data.state).toBe('confirmed');
    expect((await move(1, { state: 'attended' })).body.data.state).toBe('confirmed');
    const { data } = (await move(0, { state: 'handed_over' })).body;
    expect(data).toMatchObject({ state: 'completed', payment: { state: 'paid' } });
    const events = data.events.map(({ event }: { event: string }) => event);
    expect(events.slice(-2)).toEqual(['handed_over', 'completed']);
    expect(data.lines[0].cancellation.until).toBe('2026-06-16T20:59:59.999Z');
    expect((await move(1, { state: 'absent' })).body.data.state).toBe('completed');
  });

  it('never go back, and have no states of other kinds', async () => {
    await move(0, { state: 'ready' });
    for (const [index, state] of [
      [0, 'making'],
      [0, 'ready'],
      [0, 'waiting'],
      [0, 'held'],
      [0, 'attended'],
      [0, 'cancelled'],
      [1, 'handed_over'],
      [2, 'handed_over'],
      [2, 'granted'],
    ] as const) {
      const { status, body } = await move(index, { state });
      expect([index, state, status, body.code]).toEqual([index, state, 409, 'line_state']);
    }
  });

  it('tell the customer what is being made, unless the admin says not to', async () => {
    const { lines } = (await move(0, { state: 'making', text: 'הכסף הותך.' })).body.data;
    expect(lines[0].stages).toEqual([
      { _id: expect.any(String), state: 'making', text: 'הכסף הותך.', at: IN_HOLD.toISOString() },
    ]);
    const again = (await move(0, { state: 'making', text: 'עוד שלב', mail: false })).body.data;
    expect(again.lines[0].stages).toHaveLength(2);
    await move(0, { state: 'ready' });
    expect(await mails()).toEqual(['confirmed', 'making', 'ready']);
  });

  describe('shown in a picture', () => {
    const dataUrl = async (color: string) =>
      `data:image/png;base64,${(await plain(90, 60, color).png().toBuffer()).toString('base64')}`;
    const status = async (url: string) => (await desk.app.get(url)).status;
    const picturesOf = ({ lines }: AdminOrder) => lines[0]!.stages!.map(({ image }) => image!);

    it('have it at a signed address, for whoever may see the order', async () => {
      const image = await dataUrl('#336699');
      const moved = await move(0, { state: 'making', image });
      expect(moved.status).toBe(200);
      const [picture] = picturesOf(moved.body.data);
      expect(await status(picture!)).toBe(200);
      expect(await status(plainAddress(picture!))).toBe(404);
      const own = (await desk.customer.get(orderApi.order(order._id))).body.data;
      const [listed] = (await desk.customer.get(orderApi.orders())).body.data;
      for (const seen of [own, listed, await desk.see(order._id)]) {
        expect(plainAddress(picturesOf(seen)[0]!)).toBe(plainAddress(picture!));
        expect(await status(picturesOf(seen)[0]!)).toBe(200);
      }
      const old = (await move(0, { state: 'ready' }, { 'if-match': '"1"' })).body.data;
      expect(await status(picturesOf(old)[0]!)).toBe(200);
      const signed = picture!;
      desk.clock.now = new Date(IN_HOLD.getTime() + 16 * 60_000);
      expect(await status(signed)).toBe(404);
    });

    it('share it with no public picture of the same content, and keep it after an erasure', async () => {
      const image = await dataUrl('#993366');
      const { url } = (await desk.admin.post(adminApi.upload(), { image })).body;
      const first = (await move(0, { state: 'making', image })).body.data;
      const { data } = (await move(0, { state: 'making', image, mail: false })).body;
      const pictures = picturesOf(data).map(plainAddress);
      expect(new Set([url, ...pictures]).size).toBe(3);
      expect(data.version).toBe(first.version + 1);
      expect(await status(url)).toBe(200);
      await desk.app.db.updateTable('order_stages').set({ image: null }).execute();
      for (const picture of pictures) expect(await status(picture)).toBe(404);
    });

    it('refuse anything else, and move nothing', async () => {
      for (const [image, code] of [
        ['', 'not_an_image'],
        ['https://example.com/a.png', 'not_an_image'],
        ['data:image/svg+xml;base64,PHN2Zy8+', 'not_an_image'],
        [7, 'invalid'],
        [null, 'invalid'],
      ]) {
        const { status: answered, body } = await move(0, { state: 'making', image });
        expect([answered, body.code]).toEqual([400, code]);
      }
      expect((await move(0, { state: 'making', image: 'x'.repeat(15_000_000) })).status).toBe(413);
      const { lines, version } = await desk.see(order._id);
      expect([lines[0]!.state, version]).toEqual(['waiting', order.version]);
    });
  });

  it('are changed by the version that was seen', async () => {
    const seen = { 'if-match': `"${order.version}"` };
    expect((await move(0, { state: 'making' }, seen)).status).toBe(200);
    const { status, body } = await move(0, { state: 'ready' }, seen);
    expect([status, body.code, body.data.version]).toEqual([412, 'old_version', order.version + 1]);
    const parallel = { 'if-match': `"${order.version + 1}"` };
    const answers = await Promise.all(['ready', 'handed_over'].map((state) => move(0, { state }, parallel)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('stay held until the order is confirmed', async () => {
    const id = await desk.place();
    const { lines } = await desk.see(id);
    const path = adminApi.orderLine(id, lines[0]!._id);
    for (const state of ['waiting', 'ready'])
      expect((await desk.admin.put(path, { state })).body.code).toBe('line_state');
    expect((await desk.admin.put(adminApi.orderDelivery(id), { trackingNumber: '1' })).status).toBe(409);
  });

  it('of another order are unknown, and a wrong body is 400', async () => {
    const other = await desk.sell();
    const path = adminApi.orderLine(order._id, other.lines[0]!._id);
    expect((await desk.admin.put(path, { state: 'ready' })).status).toBe(404);
    expect((await desk.admin.put(adminApi.orderLine('x', 'y'), { state: 'ready' })).status).toBe(404);
    for (const body of [{}, { state: 'sold' }, { state: 'making', text: '' }, { state: 'making', price: 1 }])
      expect((await move(0, body)).status).toBe(400);
    for (const text of ['x'.repeat(501), 'a\nb', 'a\u0000b', '\u202E', '\ud800', 7])
      expect([text, (await move(0, { state: 'making', text })).status]).toEqual([text, 400]);
    const turned = (await move(0, { state: 'making', text: ' \u202Eabc\u200F ' })).body.data;
    expect(turned.lines[0].stages.at(-1).text).toBe('abc');
  });

  describe('sent by post', () => {
    const track = (body: object, headers = {}) =>
      desk.admin.put(adminApi.orderDelivery(order._id), body, headers);

    it('tell once how the parcel can be followed', async () => {
      expect((await track({})).status).toBe(200);
      const first = (await track({ trackingNumber: 'RR1IL', trackingUrl: 'https://post.example/1' })).body
        .data;
      expect(first.delivery).toMatchObject({
        trackingNumber: 'RR1IL',
        trackingUrl: 'https://post.example/1',
      });
      const { data } = (await track({ trackingNumber: 'RR2IL', trackingUrl: null })).body;
      expect(data.delivery).toMatchObject({ trackingNumber: 'RR2IL' });
      expect(data.delivery.trackingUrl).toBeUndefined();
      expect(data.timeline.filter(({ event }: { event: string }) => event === 'sent')).toHaveLength(1);
      expect(await mails()).toEqual(['confirmed', 'sent']);
    });

    it('refuse odd addresses and old versions', async () => {
      for (const body of [
        { trackingUrl: 'javascript:alert(1)' },
        { trackingUrl: 'https://post.example/\u0000' },
        { trackingUrl: 'https://post.example/\ud800' },
        { trackingNumber: 'a\nb' },
        { method: 'post' },
      ])
        expect((await track(body)).status).toBe(400);
      expect((await track({ trackingNumber: '1' }, { 'if-match': '"1"' })).status).toBe(412);
    });
  });
});
