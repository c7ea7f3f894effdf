import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { agorot } from '#domain/money.ts';
import type { TestUser } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type MailedApp, createMailedApp } from '#test/mailed-app.ts';
import { anOrder } from '#test/orders.ts';
import { aVisitor } from '#test/waiting.ts';
import { remindFromToday } from './reminder-job.ts';

/** A Tuesday; the second day before it that is no rest day is Sunday the 5th. */
const MEETING = [{ date: '2026-07-07T14:00:00.000Z', duration: 120 }];
const MORNING = new Date('2026-07-05T06:00:00.000Z');

describe.each(databasesOrOnly('postgres'))('reminders of workshops on %s', (kind) => {
  let app: MailedApp;
  let admin: TestUser;
  let course: string;
  const clock = { now: new Date('2026-07-04T18:00:00.000Z') };
  beforeEach(async () => {
    clock.now = new Date('2026-07-04T18:00:00.000Z');
    app = await createMailedApp(kind, {
      now: () => clock.now,
      env: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://shop.example', DEMO: 'off' },
    });
    admin = await app.as('superAdmin');
    course = (await app.has.workshop({ participants: 0, workshopDates: MEETING }))._id;
    await remindFromToday(app.db, clock.now);
  });
  afterEach(() => app.close());

  const at = async (moment: Date | string) => {
    clock.now = new Date(moment);
    await app.settle();
    return app.mails.map(({ envelope }) => envelope.to[0]).toSorted();
  };
  const order = async (email: string) => {
    const buyer = await aVisitor(app);
    const { lines, order: placed } = await anOrder(app, {
      customer: buyer.user,
      state: 'confirmed',
      lines: [
        {
          product_type: 'Workshop',
          item: course,
          price: agorot(100_00),
          meetings: JSON.stringify(MEETING),
        },
      ],
      values: { email },
    });
    return { buyer, line: lines[0]!.id, id: placed.id };
  };
  const add = (values: object) => admin.post(adminApi.attendees(course), { name: 'Noa', ...values });

  it('go out once, at nine on the last day of canceling, to all who still come', async () => {
    await order('dana@example.com');
    await add({ email: 'noa@example.com' });
    await add({ name: 'בלי מייל' });
    const left = (await add({ email: 'left@example.com' })).body.data._id;
    await admin.delete(adminApi.attendee(course, left));
    const asked = await order('asked@example.com');
    expect(
      (await asked.buyer.post(orderApi.orderCancellation(asked.id), { lines: [asked.line] })).status,
    ).toBe(200);
    app.mails.length = 0;
    expect(await at(new Date(MORNING.getTime() - 1))).not.toContain('noa@example.com');
    app.mails.length = 0;
    expect(await at(MORNING)).toEqual(['dana@example.com', 'noa@example.com']);
    expect(app.mails[0]!.attachments).toMatchObject([{ filename: 'workshop.ics' }]);
    expect(await at('2026-07-07T06:00:00.000Z')).toHaveLength(2);
  });

  it('go out once though the morning’s job runs again, as after a killed process, and is asked for again', async () => {
    await order('dana@example.com');
    expect(await at(MORNING)).toEqual(['dana@example.com']);
    await remindFromToday(app.db, clock.now);
    const again = await app.db
      .updateTable('jobs')
      .set({ done_at: null, run_after: clock.now.toISOString() })
      .where('kind', '=', 'reminder_day')
      .where('done_at', 'is not', null)
      .executeTakeFirst();
    expect(Number(again.numUpdatedRows)).toBeGreaterThan(0);
    expect(await at(new Date(MORNING.getTime() + 60_000))).toEqual(['dana@example.com']);
  });

  it('are made up for after a day on which the shop was closed', async () => {
    await add({ email: 'noa@example.com' });
    expect(await at('2026-07-06T20:00:00.000Z')).toEqual(['noa@example.com']);
  });

  it('are none once the meeting has begun', async () => {
    await add({ email: 'noa@example.com' });
    expect(await at(MEETING[0]!.date)).toEqual([]);
  });

  it('are for another date, too, if its morning is still ahead', async () => {
    await add({ email: 'noa@example.com' });
    expect(await at(MORNING)).toEqual(['noa@example.com']);
    const { body } = await admin.get(`/api/workshops/${course}`);
    const later = [{ date: '2026-07-21T14:00:00.000Z', duration: 120 }];
    await admin.put(adminApi.entry('workshops', course), { ...body.data, workshopDates: later });
    await app.settle();
    app.mails.length = 0;
    for (const day of ['06', '08', '12', '18']) expect(await at(`2026-07-${day}T06:00:00.000Z`)).toEqual([]);
    expect(await at('2026-07-19T06:00:00.000Z')).toEqual(['noa@example.com']);
  });

  it('are none of a hidden workshop, and none to who registers later', async () => {
    const { body } = await admin.get(`/api/workshops/${course}`);
    await add({ email: 'noa@example.com' });
    await admin.put(adminApi.entry('workshops', course), { ...body.data, participants: 1, active: false });
    expect(await at(MORNING)).toEqual([]);
    const other = (await app.has.workshop({ participants: 0, workshopDates: MEETING }))._id;
    await admin.post(adminApi.attendees(other), { name: 'Dana', email: 'dana@example.com' });
    expect(await at('2026-07-06T06:00:00.000Z')).toEqual([]);
  });
});
