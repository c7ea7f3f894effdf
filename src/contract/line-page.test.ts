import { expect, test } from 'vitest';
import { linePage } from './line-page.ts';

test.each([
  [{ productType: 'Item', item: 'ring', choices: ['gold', 's54'] }, '/shop/ring?choices=gold%2Cs54'],
  [{ productType: 'Item', item: 'ring', choices: [] }, '/shop/ring'],
  [{ productType: 'Item', item: 'ring' }, '/shop/ring'],
  [{ productType: 'Workshop', item: 'etching' }, '/workshops/etching'],
  [{ productType: 'Tutorial', item: 'knots' }, '/tutorials/knots'],
] as const)('of %o it is %s', (line, page) => {
  expect(linePage(line)).toBe(page);
});
