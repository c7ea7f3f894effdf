import { describe, expect, it } from 'vitest';
import { isMonth } from './month.ts';
import {
  boundsOfMonth,
  byNextMeeting,
  hasWanted,
  isWithinAYear,
  monthOf,
  meetingWeekday,
} from './workshop-order.ts';

const NOW = new Date('2026-11-24T10:00:00.000Z');
const on = (...dates: string[]) => ({ workshopDates: dates.map((date) => ({ date })) });

describe('the order of workshops', () => {
  it('is that of the next meeting; then without any, then past ones, the latest first', () => {
    const named = {
      begun: on('2026-11-01T16:00:00.000Z', '2026-11-29T16:00:00.000Z'),
      soon: on('2026-11-24T10:00:00.001Z'),
      late: on('2027-01-06T16:00:00.000Z'),
      undated: on(),
      ended: on('2026-11-24T10:00:00.000Z'),
      older: on('2026-10-01T16:00:00.000Z', '2026-10-08T16:00:00.000Z'),
    };
    const shuffled = [named.older, named.late, named.undated, named.ended, named.begun, named.soon];
    expect(shuffled.toSorted(byNextMeeting(NOW))).toEqual([
      named.soon,
      named.begun,
      named.late,
      named.undated,
      named.ended,
      named.older,
    ]);
  });

  it('keeps workshops of one hour as they are', () => {
    const [one, other] = [on('2026-12-10T16:00:00.000Z'), on('2026-12-10T16:00:00.000Z')];
    expect([other, one].toSorted(byNextMeeting(NOW))[0]).toBe(other);
  });
});

describe('a month and a weekday', () => {
  it.each([
    ['2026-12-31T21:59:59.000Z', '2026-12', 4],
    ['2026-12-31T22:00:00.000Z', '2027-01', 5],
    ['2026-07-31T20:59:59.000Z', '2026-07', 5],
    ['2026-07-31T21:00:00.000Z', '2026-08', 6],
    ['2026-12-06T08:00:00.000Z', '2026-12', 0],
  ])('of %s are those in Jerusalem', (iso, month, weekday) => {
    expect([monthOf(iso), meetingWeekday(iso)]).toEqual([month, weekday]);
    const { from, to } = boundsOfMonth(month);
    expect([from <= new Date(iso), new Date(iso) < to]).toEqual([true, true]);
  });

  it('mean one meeting that is still to come', () => {
    const workshop = on('2026-11-19T16:00:00.000Z', '2026-12-06T16:00:00.000Z', '2027-01-07T16:00:00.000Z');
    const wanted = (month?: string, weekday?: number) => hasWanted(workshop, { month, weekday }, NOW);
    expect([wanted(), wanted('2026-12'), wanted('2027-01'), wanted(undefined, 4)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([wanted('2026-11'), wanted('2026-12', 4), wanted(undefined, 2)]).toEqual([false, false, false]);
    expect([wanted('2026-12', 0), wanted('2027-01', 4)]).toEqual([true, true]);
  });

  it.each(['2026-13', '2026-00', '2026-1', '26-01', '0999-01', '2026-12-01', 'december', ''])(
    '%j is no month',
    (text) => expect(isMonth(text)).toBe(false),
  );

  it('are within a year from the month in Jerusalem', () => {
    const lastHour = new Date('2026-11-30T22:30:00.000Z');
    expect(
      ['2026-11', '2026-12', '2027-11', '2027-12'].map((month) => isWithinAYear(month, lastHour)),
    ).toEqual([false, true, true, false]);
  });
});
