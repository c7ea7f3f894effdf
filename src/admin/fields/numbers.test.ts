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
  ['1e5', Number.NaN],
  ['12 ש״ח', Number.NaN],
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
