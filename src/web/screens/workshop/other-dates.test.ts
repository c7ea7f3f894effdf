import { expect, test } from 'vitest';
import { aWorkshop } from '#test/factories.ts';
import { datesAhead } from './other-dates.ts';

const NOW = new Date('2026-06-10T10:00:00.000Z');
const at = (_id: string, ...dates: string[]) =>
  aWorkshop({ _id, workshopDates: dates.map((date) => ({ date, duration: 60 })) });

test('other dates are those that haven’t begun, the nearest first', () => {
  const dates = [
    at('far', '2026-08-01T10:00:00.000Z'),
    at('over', '2026-06-01T10:00:00.000Z'),
    at('begun', '2026-06-10T10:00:00.000Z', '2026-06-20T10:00:00.000Z'),
    at('near', '2026-06-10T10:00:00.001Z'),
    at('never'),
  ];
  expect(datesAhead(dates, NOW).map(({ _id }) => _id)).toEqual(['near', 'far']);
});
