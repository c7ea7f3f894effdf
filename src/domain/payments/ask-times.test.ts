import { expect, it, test } from 'vitest';
import { nextAsk } from './ask-times.ts';

const OPENED = new Date('2026-06-01T09:00:00.000Z');
const after = (minutes: number) => new Date(OPENED.getTime() + minutes * 60_000);
const minutesOf = (at: Date | null) => at && (at.getTime() - OPENED.getTime()) / 60_000;

test.each([
  [0, 1],
  [0.99, 1],
  [1, 3],
  [3, 5],
  [5, 10],
  [10, 20],
  [20, 40],
  [39, 40],
  [40, 60],
  [60, 120],
  [61, 120],
  [1000, 1020],
  [47 * 60, 48 * 60],
  [48 * 60 - 1, 48 * 60],
  [48 * 60, null],
  [9999, null],
])('after %d minutes the next is at %d', (now, next) => {
  expect(minutesOf(nextAsk(OPENED, after(now)))).toBe(next);
});

it('can be every so many seconds, for as long', () => {
  expect(minutesOf(nextAsk(OPENED, after(2), 30))).toBe(2.5);
  expect(nextAsk(OPENED, after(48 * 60), 30)).toBeNull();
});

it('is 6 times in the first hour, then hourly for two days', () => {
  const times: number[] = [];
  for (let at = nextAsk(OPENED, OPENED); at; at = nextAsk(OPENED, at)) times.push(minutesOf(at)!);
  expect(times.slice(0, 6)).toEqual([1, 3, 5, 10, 20, 40]);
  expect(times.slice(6)).toEqual(Array.from({ length: 48 }, (_, hour) => (hour + 1) * 60));
});
