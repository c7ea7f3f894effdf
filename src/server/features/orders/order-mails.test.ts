import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { databasesOrOnly } from '#test/databases.ts';
import { type TestMailServer, startMailServer } from '#test/mail-server.ts';
import { type OrderDesk, onceBy, openOrderDesk } from '#test/order-desk.ts';
import { ORDER_MAILS } from '#domain/orders/order-mails.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { forgetInFeatures } from '#server/features/accounts/personal-data/customer-features.ts';

describe.each(databasesOrOnly('postgres'))('the mails of an order on %s', (kind) => {
  let smtp: TestMailServer;
  let desk: OrderDesk;
  beforeEach(async () => {
    smtp = await startMailServer();
    desk = await openOrderDesk(kind, {
      SMTP_URL: smtp.url,
      SHOP_EMAIL: 'maker@shop.example',
      PUBLIC_URL: 'https://shop.example',
    });
    desk.app.server.jobs.start();
  });
  afterEach(async () => {
    await desk.close();
    await smtp.close();
  });
  const sent = async (count: number) => {
    await smtp.took(count);
    await desk.app.server.jobs.idle();
    return smtp.mails.map(({ subject, envelope }) => [envelope.to[0], subject]);
  };
  const again = (id: string, mail: string) => desk.admin.post(adminApi.orderMail(id, mail));

  it('arrive once, in the order’s language, with the whole of it', async () => {
    const id = await desk.place({ values: { lang: 'en', email: 'dana@example.com' } });
    const { total, number } = await desk.see(id);
    await Promise.all([desk.pay(id, total, 'same'), desk.pay(id, total, 'same')]);
    const [[to, subject]] = (await sent(1)) as [[string, string]];
    expect([to, subject]).toEqual(['dana@example.com', expect.stringContaining(String(number))]);
    const { html = '', text = '', replyTo } = smtp.mails[0]!;
    expect(replyTo).toMatchObject([{ address: 'maker@shop.example' }]);
    expect(html).toContain('<html lang="en" dir="ltr">');
    for (const body of [html, text]) expect(body).toContain(`https://shop.example/en/orders/${id}`);
    expect((await desk.see(id)).events.at(-1)).toMatchObject({ event: 'mail_sent', mail: 'confirmed' });
  });

  it('carry the dates of the seats for a calendar, once they are paid', async () => {
    const values = { email: 'dana@example.com' };
    await desk.place({ values });
    const { _id, lines } = await desk.sell({ values });
    await sent(1);
    const [{ attachments }] = smtp.mails as [(typeof smtp.mails)[number]];
    expect(attachments).toMatchObject([{ mimeType: 'text/calendar', filename: 'workshop.ics' }]);
    const calendar = Buffer.from(attachments[0]!.content as ArrayBuffer).toString();
    const own = await desk.app.get(api.workshopCalendar(desk.course));
    const idsIn = (text: string) => text.match(/^UID:.*$/gm);
    expect(idsIn(own.text)).toHaveLength(2);
    expect(idsIn(calendar)).toEqual(idsIn(own.text));

    const seat = lines.find(({ productType }: { productType: string }) => productType === 'Workshop');
    const refund = { lines: [{ line: seat!._id, quantity: 1 }], reason: 'x', by: 'hand' };
    await desk.admin.post(adminApi.orderRefunds(_id), refund, onceBy());
    await again(_id, 'confirmed');
    await sent(3);
    expect(smtp.mails.at(-1)!.attachments).toEqual([]);
  });

  it('tell the maker and the customer of a request', async () => {
    const { _id } = await desk.sell({ values: { email: 'dana@example.com' } });
    await sent(1);
    await desk.customer.post(orderApi.orderCancellation(_id), {});
    const all = await sent(3);
    expect(all.map(([to]) => to).toSorted()).toEqual([
      'dana@example.com',
      'dana@example.com',
      'maker@shop.example',
    ]);
    const maker = smtp.mails.find(({ envelope }) => envelope.to[0] === 'maker@shop.example')!;
    expect(maker.html).toContain(`https://shop.example/admin/orders?show=${_id}`);
    const { id } = await desk.app.db
      .selectFrom('cancellation_requests')
      .select('id')
      .executeTakeFirstOrThrow();
    const customer = smtp.mails.filter(({ envelope }) => envelope.to[0] === 'dana@example.com');
    expect(customer.some(({ html = '' }) => html.includes(`https://shop.example/cancel/${id}"`))).toBe(true);
    expect(maker.html).not.toContain(id);
  });

  it('carry the answer to a request, also sent again, until a refund settles another', async () => {
    const { _id } = await desk.sell({ values: { email: 'dana@example.com' } });
    await desk.customer.post(orderApi.orderCancellation(_id), {});
    await sent(3);
    const text = 'As agreed\n<b>on the phone</b>';
    await desk.admin.post(adminApi.orderAnswer(_id), { text });
    await again(_id, 'cancellation');
    await sent(5);
    for (const { text, html } of smtp.mails.slice(3)) {
      expect(text).toContain('<b>on the phone</b>');
      expect(html).toContain('&lt;b&gt;on the phone');
    }
    desk.clock.now = new Date(desk.clock.now.getTime() + 60_000);
    await desk.customer.post(orderApi.orderCancellation(_id), { reason: 'again' });
    await desk.admin.post(adminApi.orderRefunds(_id), { amount: 10, reason: 'x', by: 'hand' }, onceBy());
    await again(_id, 'cancellation');
    await sent(9);
    expect(smtp.mails.slice(5).every(({ text = '' }) => !text.includes('on the phone'))).toBe(true);
  });

  it('say what went back', async () => {
    const { _id } = await desk.sell({ values: { email: 'dana@example.com' } });
    const body = { amount: 42.5, reason: 'פגם', by: 'hand' };
    await desk.admin.post(adminApi.orderRefunds(_id), body, onceBy());
    await sent(2);
    expect(smtp.mails.some(({ text }) => text?.includes('42.5'))).toBe(true);
  });

  it('are sent again, each time once', async () => {
    const { _id } = await desk.sell();
    await sent(1);
    const statuses = [];
    for (const mail of ORDER_MAILS) statuses.push([mail, (await again(_id, mail)).status]);
    expect(statuses).toEqual([
      ['placed', 400],
      ['confirmed', 202],
      ['making', 400],
      ['ready', 400],
      ['sent', 202],
      ['refund', 400],
      ['cancellation', 202],
      ['expired', 400],
    ]);
    expect(await sent(4)).toHaveLength(4);
    const unpaid = await desk.place();
    await sent(4);
    expect((await again(unpaid, 'placed')).status).toBe(202);
    expect(await sent(5)).toHaveLength(5);
  });

  test.each([
    ['advert', 400],
    ['new_order', 400],
  ])('of the kind %s are %d', async (mail, status) => {
    expect((await again(await desk.place(), mail)).status).toBe(status);
    expect((await again('unknown', 'placed')).status).toBe(404);
  });

  it('are forgotten with the customer', async () => {
    const { _id } = await desk.sell();
    await sent(1);
    const { _id: userId, email } = desk.customer.user;
    await desk.app.db
      .transaction()
      .execute((transaction) => forgetInFeatures(transaction, { userId, email, ownsEmail: true }));
    const rows = await desk.app.db.selectFrom('jobs').select('kind').execute();
    expect(rows.filter(({ kind }) => kind !== 'order-hold')).toEqual([]);
    expect((await again(_id, 'confirmed')).status).toBe(202);
    await desk.app.server.jobs.idle();
    expect(smtp.mails).toHaveLength(1);
  });
});
