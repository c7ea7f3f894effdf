import { expect, it } from 'vitest';
import { readNumber, writeNumber } from './numbers.ts';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['45', 45],
  [' 45.5 ', 45.5],
  ['45,50', 45.5],
  ['1,200', 1200],
  ['1,200,000', 1_200_000],
  ['1,200.90', 1200.9],
  ['45.', 45],
  ['.5', 0.5],
  ['-3', -3],
  ['45.678', 45.678],
  ['10.550', Number.NaN],
  ['1.200', Number.NaN],
  ['1.200.000', 1_200_000],
  ['1.200,50', 1200.5],
  ['1.200,5', 1200.5],
  ['1,200,000.5', 1_200_000.5],
  ['12,5', 12.5],
  ['1,2345', Number.NaN],
  ['1,20,000', Number.NaN],
  ['12.00,5', Number.NaN],
  ['1e5', Number.NaN],
  ['12 ש״ח', 12],
  ['180ש"ח', 180],
  ['₪ 180', 180],
  ['\u200f180\u00a0₪', 180],
  ['180 NIS', 180],
  ['15%', 15],
  ['90 דקות', 90],
  ['₪', Number.NaN],
  ['שעתיים', Number.NaN],
  ['חינם', Number.NaN],
  ['1.2.3', Number.NaN],
])('%j is %s', (text, value) => {
  expect(readNumber(text)).toBe(value);
});

it.each([
  [null, ''],
  [Number.NaN, ''],
  [320, '320'],
  [45.5, '45.50'],
  [45.55, '45.55'],
  [45.555, '45.555'],
])('a price of %s is written %j', (value, text) => {
  expect(writeNumber(value, true)).toBe(text);
});
