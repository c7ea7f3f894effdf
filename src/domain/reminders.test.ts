import { describe, expect, it, test } from 'vitest';
import { fromJerusalem, jerusalemDate, plusDays } from './jerusalem.ts';
import { lineCancellation } from './orders/cancellation.ts';
import { isRestDay } from './orders/rest-days.ts';
import { FREE } from './money.ts';
import { meetingsRemindedOn, reminderDay, reminderMoment } from './reminders.ts';

const moment = (day: string, time: string, reminderDays: number) => {
  const remindedOn = reminderDay(fromJerusalem(day, time).toISOString(), { reminderDays });
  return remindedOn && reminderMoment(remindedOn).toISOString();
};

test.each([
  ['a Thursday', '2026-12-03', '17:30', 2, '2026-12-01T07:00:00.000Z'],
  ['a Tuesday', '2026-12-08', '17:30', 2, '2026-12-06T07:00:00.000Z'],
  ['a Monday, over Saturday', '2026-12-07', '17:30', 2, '2026-12-04T07:00:00.000Z'],
  ['a Sunday, over Saturday', '2026-12-06', '17:30', 2, '2026-12-03T07:00:00.000Z'],
  ['a Sunday, on Friday', '2026-12-06', '17:30', 1, '2026-12-04T07:00:00.000Z'],
  ['one minute before midnight', '2026-12-08', '23:59', 2, '2026-12-06T07:00:00.000Z'],
  ['midnight', '2026-12-09', '00:00', 2, '2026-12-07T07:00:00.000Z'],
  ['the day after both days of the new year', '2026-09-14', '10:00', 2, '2026-09-10T06:00:00.000Z'],
  ['the day after the last day of Passover', '2026-04-09', '10:00', 1, '2026-04-07T06:00:00.000Z'],
  ['a week that has one Saturday', '2026-12-03', '17:30', 7, '2026-11-25T07:00:00.000Z'],
  ['the day on which summer time begins', '2027-03-26', '18:00', 2, '2027-03-24T07:00:00.000Z'],
  ['the days after summer time began', '2027-03-28', '18:00', 1, '2027-03-26T06:00:00.000Z'],
  ['the day on which summer time ends', '2026-10-25', '18:00', 2, '2026-10-22T06:00:00.000Z'],
  ['the days after summer time ended', '2026-10-27', '18:00', 2, '2026-10-25T07:00:00.000Z'],
  ['a shop that reminds nobody', '2026-12-03', '17:30', 0, null],
])('of %s', (_what, day, time, days, expected) => {
  expect(moment(day, time, days)).toBe(expected);
});

const DAYS = Array.from({ length: 800 }, (_, index) => plusDays('2026-01-01', index));

it('is the morning of the last day for canceling by the rule of two days', () => {
  for (const day of DAYS) {
    const date = fromJerusalem(day, '18:00').toISOString();
    const { until } = lineCancellation(
      {
        productType: 'Workshop',
        state: 'registered',
        quantity: 1,
        toPay: FREE,
        isMadeToOrder: false,
        handedOverAt: null,
        openedAt: null,
        meetings: [{ date }],
        rule: { workshopDays: 2 },
      },
      new Date(0),
    );
    expect([day, reminderDay(date, { reminderDays: 2 })]).toEqual([day, jerusalemDate(new Date(until!))]);
  }
});

describe.each([1, 2, 3, 7, 14, 30])('with %i days', (reminderDays) => {
  it('is never a rest day, and finds every first meeting on its day', () => {
    for (const day of DAYS)
      for (const time of ['00:00', '23:59']) {
        const meeting = fromJerusalem(day, time);
        const remindedOn = reminderDay(meeting.toISOString(), { reminderDays })!;
        const { from, to } = meetingsRemindedOn(remindedOn, { reminderDays });
        expect([day, isRestDay(remindedOn), meeting >= from && meeting < to]).toEqual([day, false, true]);
      }
  });
});
