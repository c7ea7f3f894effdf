import { expect, test } from 'vitest';
import { shekels } from '#contract/money.ts';
import { readPayment } from './read-payment.ts';

test.each([
  [310, 310],
  [0.01, 0.01],
  [310.01, null],
  [0, null],
  [-5, null],
  [1.005, null],
  [Number.NaN, null],
  [null, null],
])('%j of 310 missing is %j', (typed, paid) => {
  expect(readPayment(typed, shekels(310))).toBe(paid);
});
