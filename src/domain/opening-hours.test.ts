import { expect, test } from 'vitest';
import { openingHours } from './opening-hours.ts';

const WEEK = [0, 1, 2, 3, 4];

test.each([
  ['ראשון עד חמישי, 10:00 עד 16:00', [[WEEK, '10:00', '16:00']]],
  ['Sunday to Thursday, 10:00 to 16:00', [[WEEK, '10:00', '16:00']]],
  ['א׳–ה׳ 9:00–17:00', [[WEEK, '09:00', '17:00']]],
  [
    "ימים א'-ה': 9:00-13:00, 16:00-19:00; ו' 9:00-12:30, שבת סגור",
    [
      [WEEK, '09:00', '13:00'],
      [WEEK, '16:00', '19:00'],
      [[5], '09:00', '12:30'],
    ],
  ],
  ['בימים ראשון, שלישי וחמישי בשעות 16-19', [[[0, 2, 4], '16:00', '19:00']]],
  ['Sun–Thu 9 am–5 pm\nFri 9.30–1 pm. Closed', []],
  [
    'Sun–Thu 9 am–5 pm\nFri 9.30–1 pm',
    [
      [WEEK, '09:00', '17:00'],
      [[5], '09:30', '13:00'],
    ],
  ],
  ['שישי עד ראשון 10:00–12:00', [[[5, 6, 0], '10:00', '12:00']]],
])('%s', (sentence, hours) => {
  expect(openingHours(sentence).map(({ days, opens, closes }) => [days, opens, closes])).toEqual(hours);
});

test.each([
  '',
  'בתיאום מראש',
  'ראשון עד חמישי, 10:00 עד 16:00, בתיאום מראש',
  'Sunday to Thursday',
  '10:00–16:00',
  'Sunday 16:00–10:00',
  'Sunday 10:00',
  'Sunday 25:00–26:00',
  'Sunday 13 pm–14 pm',
  'Sunday to 10:00',
  'ראשון 10:00 עד',
  'every Sunday, 10:00–12:00',
  '0'.repeat(5_000),
])('says nothing of %s', (sentence) => {
  expect(openingHours(sentence)).toEqual([]);
});
