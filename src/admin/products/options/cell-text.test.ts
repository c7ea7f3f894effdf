import { expect, test } from 'vitest';
import { cellText, pastedCells } from './cell-text.ts';

const stock = (inventory: number) => ({ active: true, inventory });

test.each([
  ['7', [[stock(7)]]],
  [' 07 ', [[stock(7)]]],
  ['-', [[{ active: false }]]],
  [
    '1\t2\r\n-\t0\r\n',
    [
      [stock(1), stock(2)],
      [{ active: false }, stock(0)],
    ],
  ],
  ['1\n2', [[stock(1)], [stock(2)]]],
  ['', null],
  ['gold', null],
  ['1\tgold', null],
  ['-3', null],
  ['1.5', null],
  ['9999999999', null],
])('%j on the clipboard', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});

test('a copied cell is pasted as it is', () => {
  expect(pastedCells(cellText('12'))).toEqual([[stock(12)]]);
  expect(pastedCells(cellText(null))).toEqual([[{ active: false }]]);
});
