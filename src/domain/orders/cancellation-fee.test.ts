import { expect, test } from 'vitest';
import { agorot } from '../money.ts';
import { cancellationFee } from './cancellation-fee.ts';

test.each([
  [0, 0],
  [1, 0],
  [10, 1],
  [36_720, 1_836],
  [35_10, 176],
  [199_989, 9_999],
  [199_990, 10_000],
  [200_000, 10_000],
  [200_001, 10_000],
  [100_000_000, 10_000],
])('of %d agorot is %d', (amount, fee) => {
  expect(cancellationFee(agorot(amount))).toBe(fee);
});
