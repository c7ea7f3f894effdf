import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CalendarPart, readCalendar } from '#test/calendar-reader.ts';
import { databasesOrOnly } from '#test/databases.ts';
import type { TakenMail } from '#test/mail-server.ts';
import { type MailedApp, createMailedApp, tokenIn } from '#test/mailed-app.ts';
import { anOrder } from '#test/orders.ts';
import { aFullWorkshop, aVisitor, aWaiter, setParticipants } from '#test/waiting.ts';
import type { TestUser } from '#test/app.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { agorot } from '#domain/money.ts';
import { forgetInFeatures } from '#server/features/accounts/personal-data/customer-features.ts';
import { enqueueSeatMail } from './seat-mail-job.ts';

const START = new Date('2026-06-20T09:00:00.000Z');
const FIRST = { date: '2026-07-07T14:00:00.000Z', duration: 120 };
const SECOND = { date: '2026-07-14T14:00:00.000Z', duration: 120 };
const HOUR = 60 * 60_000;

describe.each(databasesOrOnly('postgres'))('mails about seats on %s', (kind) => {
  let app: MailedApp;
  let admin: TestUser;
  const clock = { now: START };
  beforeEach(async () => {
    clock.now = START;
    app = await createMailedApp(kind, {
      now: () => clock.now,
      env: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://shop.example', DEMO: 'off' },
    });
    admin = await app.as('superAdmin');
  });
  afterEach(() => app.close());

  const course = async (values = {}) =>
    (
      await app.has.workshop({
        title: 'טבעת ראשונה',
        location: 'הסטודיו',
        translations: { en: { title: 'A first ring', location: 'The studio' } },
        participants: 0,
        participantLimit: 8,
        workshopDates: [FIRST, SECOND],
        ...values,
      })
    )._id;
  const add = async (workshop: string, values: object): Promise<string> => {
    const { status, body } = await admin.post(adminApi.attendees(workshop), { name: 'Noa Bar', ...values });
    expect(status).toBe(201);
    return body.data._id;
  };
  const change = async (workshop: string, values: object) => {
    const { body } = await admin.get(`/api/workshops/${workshop}`);
    const { status } = await admin.put(adminApi.entry('workshops', workshop), { ...body.data, ...values });
    expect(status).toBe(200);
    await app.settle();
  };
  const after = async (ms: number) => {
    await app.settle();
    clock.now = new Date(clock.now.getTime() + ms);
    await app.settle();
  };
  const sent = async () => {
    await app.settle();
    return app.mails.map(({ envelope, subject }) => [envelope.to[0], subject?.replaceAll('\u00A0', ' ')]);
  };
  const calendarIn = ({ attachments, raw }: TakenMail) => {
    expect(attachments).toMatchObject([{ mimeType: 'text/calendar', filename: 'workshop.ics' }]);
    // As it was sent; the reader of mails changes the ends of lines.
    const [, base64 = ''] = /filename=workshop\.ics\s+([\w+/=\s]+)--/.exec(raw)!;
    const { properties, parts } = readCalendar(Buffer.from(base64, 'base64'));
    expect(properties.METHOD!.value).toBe('PUBLISH');
    return parts.filter(({ name }) => name === 'VEVENT').map(factsOf);
  };
  const factsOf = ({ properties: { UID, SEQUENCE, DTSTART, STATUS } }: CalendarPart) =>
    [UID!.value.split('@')[0], SEQUENCE!.value, DTSTART!.value, ...(STATUS ? [STATUS.value] : [])] as const;

  it('go from the waiting list over the offer to its end', async () => {
    const workshop = await aFullWorkshop(app, 2, { title: 'טבעת', workshopDates: [FIRST] });
    const one = await aWaiter(app, workshop);
    await app.settle();
    const other = await aWaiter(app, workshop, 2);
    await setParticipants(admin, workshop, 1);
    await after(0);
    await after(24 * HOUR);
    expect(await sent()).toEqual([
      [one.user.email, 'מספר 1 ברשימת ההמתנה: טבעת'],
      [other.user.email, 'מספר 2 ברשימת ההמתנה: טבעת'],
      [one.user.email, 'התפנה מקום, שמור עד יום א׳, 21 ביוני, 12:00: טבעת'],
      [one.user.email, 'השמירה הסתיימה: טבעת'],
    ]);
    const [joined, , offered] = app.mails as [TakenMail, TakenMail, TakenMail];
    expect(joined.replyTo).toMatchObject([{ address: 'maker@shop.example' }]);
    expect(tokenIn(joined)).toBe(tokenIn(offered));
    expect(offered.text).toContain(`https://shop.example/workshops/${workshop}`);
    const left = await app.send('DELETE', seatApi.waitingPlace(tokenIn(app.mails[1]!)));
    expect(left.status).toBe(204);
  });

  it('tell all who come of another date and place, with the events of their calendars', async () => {
    const workshop = await course();
    await add(workshop, { email: 'noa@example.com', lang: 'en' });
    await add(workshop, { email: 'dana@example.com', name: 'דנה' });
    await add(workshop, { phone: '050-1234567' });
    const gone = await add(workshop, { email: 'gone@example.com' });
    await admin.delete(adminApi.attendee(workshop, gone));
    await change(workshop, { price: 700, title: 'טבעת שנייה' });
    expect(await sent()).toEqual([]);
    await change(workshop, { workshopDates: [{ ...FIRST, date: '2026-07-08T15:00:00.000Z' }] });
    expect((await sent()).toSorted()).toEqual([
      ['dana@example.com', 'מועד חדש, יום ד׳, 8 ביולי, 18:00: טבעת שנייה'],
      ['noa@example.com', 'New date, Wed, 8 July, 18:00: A first ring'],
    ]);
    expect(calendarIn(app.mails[0]!)).toEqual([
      [`${workshop}-1`, '3', '20260708T180000'],
      [`${workshop}-2`, '3', '20260714T170000', 'CANCELLED'],
    ]);
    expect(app.mails[0]!.html).toContain('dir=');
    await after(HOUR);
    // Of the English place only those are told who read it.
    await change(workshop, { translations: { en: { title: 'A first ring', location: 'The garden' } } });
    expect((await sent()).slice(2)).toEqual([['noa@example.com', 'New place, The garden: A first ring']]);
  });

  it('tell who was moved, and take back what their calendar has, to and fro', async () => {
    const [from, to] = [await course(), await course({ workshopDates: [SECOND] })];
    const id = await add(from, { email: 'noa@example.com', lang: 'en' });
    const move = (there: string, back: string) =>
      admin.post(adminApi.attendeeMove(there, id), { workshop: back });
    expect((await move(from, to)).status).toBe(200);
    expect(await sent()).toEqual([
      ['noa@example.com', 'Your seat was moved to Tue, 14 July, 17:00: A first ring'],
    ]);
    expect(calendarIn(app.mails[0]!)).toEqual([
      [`${to}-1`, '2', '20260714T170000'],
      [`${from}-1`, '2', '20260707T170000', 'CANCELLED'],
      [`${from}-2`, '2', '20260714T170000', 'CANCELLED'],
    ]);
    await after(HOUR);
    expect((await move(to, from)).status).toBe(200);
    await app.settle();
    expect(calendarIn(app.mails[1]!)).toEqual([
      [`${from}-1`, '2', '20260707T170000'],
      [`${from}-2`, '2', '20260714T170000'],
      [`${to}-1`, '2', '20260714T170000', 'CANCELLED'],
    ]);
  });

  it('tell who was given a seat, and who gave it', async () => {
    const workshop = await course();
    const buyer = await aVisitor(app);
    const { order, lines } = await anOrder(app, {
      customer: buyer.user,
      state: 'confirmed',
      lines: [{ product_type: 'Workshop', item: workshop, price: agorot(100_00) }],
      values: { lang: 'en' },
    });
    const given = { name: '‮Noa <b>', email: 'noa@example.com' };
    expect((await buyer.post(seatApi.handOver(lines[0]!.id), given)).status).toBe(200);
    const all = await sent();
    expect(all.map(([to]) => to).toSorted()).toEqual([buyer.user.email, 'noa@example.com'].toSorted());
    const noa = await app.newestTo('noa@example.com');
    expect(noa.text).toContain('passed it on to you');
    expect(noa.html).toContain(`calendar.ics?lang=en`);
    expect(calendarIn(noa)).toHaveLength(2);
    const told = await app.newestTo(buyer.user.email);
    expect(told.html).toContain('Noa &lt;b&gt;');
    expect(told.html).toContain(`https://shop.example/en/orders/${order.id}`);
    expect(told.attachments).toEqual([]);
    expect(noa.text).not.toContain(order.id);
  });

  it('tell who had been given a seat that it was given on, unless they have it again', async () => {
    const buyer = await aVisitor(app);
    const { lines } = await anOrder(app, {
      customer: buyer.user,
      state: 'confirmed',
      lines: [{ product_type: 'Workshop', item: await course(), price: agorot(100_00) }],
      values: { lang: 'en' },
    });
    const give = (name: string) =>
      buyer.post(seatApi.handOver(lines[0]!.id), { name, email: `${name}@example.com` });
    await give('noa');
    await give('noa');
    expect((await sent()).map(([to]) => to).toSorted()).toEqual(
      [buyer.user.email, 'noa@example.com'].toSorted(),
    );
    await after(HOUR);
    await give('ron');
    await app.settle();
    const noa = await app.newestTo('noa@example.com');
    expect(noa.subject).toContain('The seat is no longer yours');
    expect(noa.text).toContain('has now given it to someone else');
    expect(noa.raw + noa.text).not.toMatch(/ron@|[rR]on\b/);
    expect((await app.newestTo('ron@example.com')).text).toContain('passed it on to you');

    const before = app.mails.length;
    await app.db.transaction().execute((transaction) =>
      enqueueSeatMail(
        transaction,
        {
          kind: 'given_on',
          workshopId: lines[0]!.item,
          to: { formerOf: lines[0]!.id, email: 'ron@example.com', lang: 'he' },
        },
        { now: clock.now, event: 'late' },
      ),
    );
    await app.settle();
    expect(app.mails).toHaveLength(before);
  });

  it.each(['cancellation', 'refund'] as const)('tell who had been given a seat of its %s', async (way) => {
    const buyer = await aVisitor(app);
    const { order, lines } = await anOrder(app, {
      customer: buyer.user,
      state: 'confirmed',
      lines: [
        { product_type: 'Workshop', item: await course(), price: agorot(100_00) },
        { product_type: 'Workshop', item: await course(), price: agorot(100_00) },
      ],
      values: { lang: 'en' },
    });
    await app.db.updateTable('workshop_seats').set({ registrations: 1 }).execute();
    const [given, own] = lines;
    await buyer.post(seatApi.handOver(given!.id), { name: 'noa', email: 'noa@example.com' });
    await app.settle();
    const before = app.mails.length;
    const key = { 'idempotency-key': randomUUID() };
    const back = [given!, own!].map(({ id }) => ({ line: id, quantity: 1 }));
    const { status } =
      way === 'refund'
        ? await admin.post(adminApi.orderRefunds(order.id), { lines: back, reason: 'x', by: 'hand' }, key)
        : await admin.post(adminApi.orderCancellation(order.id), { reason: 'x', restock: true }, key);
    expect(status).toBeLessThan(300);
    await app.settle();
    const told = app.mails.slice(before).map(({ envelope }) => envelope.to[0]);
    expect(told.toSorted()).toEqual([buyer.user.email, 'noa@example.com'].toSorted());
    const noa = await app.newestTo('noa@example.com');
    expect(noa.subject).toContain('The seat was canceled');
    expect(noa.text).not.toMatch(/₪|orders/);
    expect(noa.attachments).toEqual([]);
  });

  it('bring a message to each in a mail of their own, once however often it is sent', async () => {
    const workshop = await course();
    await add(workshop, { email: 'noa@example.com', lang: 'en' });
    await add(workshop, { email: 'dana@example.com' });
    const message = { subject: 'חניה\u202E', text: 'שלום,\n<script>x</script>' };
    const key = { 'idempotency-key': 'the-same-message' };
    for (const _again of [1, 2])
      expect((await admin.post(adminApi.workshopMessage(workshop), message, key)).status).toBe(202);
    expect((await sent()).toSorted()).toEqual([
      ['dana@example.com', 'חניה'],
      ['noa@example.com', 'חניה'],
    ]);
    for (const { envelope, html = '', text = '', replyTo, attachments } of app.mails) {
      expect(envelope.to).toHaveLength(1);
      expect(replyTo).toMatchObject([{ address: 'maker@shop.example' }]);
      expect(html).toContain('&lt;script&gt;x');
      expect(text).toContain('<script>x</script>');
      expect(attachments).toEqual([]);
    }
    expect((await app.newestTo('noa@example.com')).text).toContain('A message from');
  });

  it('are forgotten with the person', async () => {
    const workshop = await aFullWorkshop(app, 2, { workshopDates: [FIRST] });
    const waiting = await aWaiter(app, workshop);
    const there = await course();
    await add(there, { email: waiting.user.email });
    await admin.post(adminApi.workshopMessage(there), { subject: 'a', text: 'b' });
    await setParticipants(admin, workshop, 1);
    await after(0);
    await after(24 * HOUR);
    expect(await sent()).toHaveLength(4);
    const { _id: userId, email } = waiting.user;
    await app.db
      .transaction()
      .execute((transaction) => forgetInFeatures(transaction, { userId, email, ownsEmail: true }));
    const rows = await app.db.selectFrom('jobs').select(['kind', 'payload']).execute();
    expect(rows.filter(({ kind, payload }) => kind === 'mail' || payload.includes(email))).toEqual([]);
  });
});
