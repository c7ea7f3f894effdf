import { expect, it } from 'vitest';
import { measureResult } from './measure-result.ts';

const even = [48, 50, 52, 54, 60].map((size) => ({ id: `s${size}`, size }));

it.each(['', ' ', '5', '1', '5.', '5,'])('waits after %j', (text) => {
  expect(measureResult(text, false, even)).toEqual({ kind: 'nothing' });
});

it.each(['אחת', '-53', '53 mm', '5e1', '1.234', '1234', '5.3.1', '٥٣'])('%j is no measure', (text) => {
  expect(measureResult(text, false, even)).toEqual({ kind: 'notANumber' });
});

it.each([
  ['53', false, 53, 'exact'],
  [' 53.5 ', false, 54, 'rounded'],
  ['53,5', false, 54, 'rounded'],
  ['53.', false, 53, 'exact'],
  ['17.2', false, 54, 'exact'],
  ['53', true, 54, 'wide'],
])('without a piece %j (wide: %s) is %d, %s', (text, isWide, size, reason) => {
  expect(measureResult(text, isWide, null)).toEqual({ kind: 'size', size, id: null, reason });
});

it.each([
  ['54', false, 's54', 'exact'],
  ['53', false, 's54', 'rounded'],
  ['53', true, 's54', 'wide'],
  ['17.2', false, 's54', 'exact'],
])('of a piece with even sizes %j (wide: %s) is %s, %s', (text, isWide, id, reason) => {
  expect(measureResult(text, isWide, even)).toMatchObject({ kind: 'size', id, reason });
});

it.each([
  ['56', [54, 60]],
  ['44', [48]],
  ['62', [60]],
])('of a piece without that size %j has the nearest', (text, nearest) => {
  expect(measureResult(text, false, even)).toEqual({ kind: 'missing', nearest });
});

it('tells what is outside, and counts the sizes of the piece in', () => {
  expect(measureResult('5.3', false, even)).toEqual({ kind: 'outside', side: 'small' });
  expect(measureResult('71', false, even)).toEqual({ kind: 'outside', side: 'large' });
  expect(measureResult('71', false, [{ id: 'big', size: 72 }])).toMatchObject({ kind: 'size', size: 72 });
});
