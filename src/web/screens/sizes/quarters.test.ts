import { expect, it } from 'vitest';
import { quarters } from './quarters.ts';

it.each([
  [3, '3'],
  [5.25, '5¼'],
  [7.5, '7½'],
  [6.75, '6¾'],
  [13, '13'],
])('%d is written %s', (number, text) => {
  expect(quarters(number)).toBe(text);
});
