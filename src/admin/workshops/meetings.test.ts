import { describe, expect, test } from 'vitest';
import {
  another,
  dateOf,
  doubleMeetings,
  dayAndHourOf,
  endOf,
  firstOf,
  sentMeetings,
  weekAfter,
} from './meetings.ts';

describe('a meeting is typed on a clock in Jerusalem', () => {
  test.each([
    ['2026-11-24', '18:30', '2026-11-24T16:30:00.000Z'],
    ['2026-07-01', '18:30', '2026-07-01T15:30:00.000Z'],
  ])('%s %s', (day, hour, date) => {
    expect(dateOf({ day, hour })).toBe(date);
    expect(dayAndHourOf(date)).toEqual({ day, hour });
  });

  test.each([
    ['', '18:30'],
    ['2026-11-24', ''],
    ['', ''],
    ['12026-11-24', '18:30'],
  ])('and keeps what there is of it: "%s" "%s"', (day, hour) => {
    expect(dayAndHourOf(dateOf({ day, hour }))).toEqual({ day, hour });
    expect(sentMeetings([{ date: dateOf({ day, hour }), duration: 90 }])).toEqual([
      { date: null, duration: 90 },
    ]);
  });
});

test.each([
  ['2026-03-20', '2026-03-27', 'forward'],
  ['2026-10-20', '2026-10-27', 'back'],
])('a week after %s keeps its hour while the clock goes %s', (day, next) => {
  const { date } = weekAfter({ date: dateOf({ day, hour: '18:30' }), duration: 180 });
  expect(dayAndHourOf(date)).toEqual({ day: next, hour: '18:30' });
});

test('another meeting has the hour and length of the last one', () => {
  expect(another({ date: dateOf({ day: '2026-11-24', hour: '18:30' }), duration: 180 })).toEqual({
    date: 'T18:30',
    duration: 180,
  });
});

test('an end and a first are known where dates are', () => {
  const open = { date: 'T18:30', duration: 90 };
  const late = { date: '2026-11-24T16:30:00.000Z', duration: 90 };
  const early = { date: '2026-11-20T16:30:00.000Z', duration: null };
  expect([endOf(open), endOf(early), endOf(late)?.toISOString()]).toEqual([
    null,
    null,
    '2026-11-24T18:00:00.000Z',
  ]);
  expect([firstOf([open]), firstOf([late, open, early])?.toISOString()]).toEqual([null, early.date]);
});

test.each<[string[], number[]]>([
  [[], []],
  [['2026-12-03T16:00:00.000Z', '2026-12-10T16:00:00.000Z'], []],
  [['2026-12-03T16:00:00.000Z', '2026-12-03T18:00:00.000Z'], []],
  [['2026-12-03T16:00:00.000Z', '2026-12-10T16:00:00.000Z', '2026-12-03T16:00:00.000Z'], [2]],
  [['2026-12-03T16:00:31.007Z', '2026-12-03T16:00:00.000Z'], [1]],
  [['T18:00', 'T18:00'], []],
])('of meetings at %j, those at %j repeat an earlier one', (dates, expected) => {
  const meetings = dates.map((date) => ({ date, duration: 60 }));
  expect([...doubleMeetings(meetings)]).toEqual(expected);
});
