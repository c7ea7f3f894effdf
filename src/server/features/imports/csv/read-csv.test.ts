import { expect, it } from 'vitest';
import { IMPORT_LIMITS } from '#contract/imports.ts';
import { readCsv } from './read-csv.ts';

const cellsOf = async (csv: string) => {
  const { head, rows } = await readCsv(csv);
  return [head, ...rows.map(({ cells }) => cells)];
};

it.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons',
    'a;b\n"1,5";2',
    [
      ['a', 'b'],
      ['1,5', '2'],
    ],
  ],
  [
    'tabs',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a separator line',
    'sep=|\r\na|b\r\n1|2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a byte order mark',
    '\uFEFF"a",b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'Windows line ends',
    'a,b\r\n"1\r\n2",3\r\n',
    [
      ['a', 'b'],
      ['1\n2', '3'],
    ],
  ],
  [
    'old Mac line ends',
    'a,b\r1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'mixed line ends',
    'a,b\r\n1,2\n3,4',
    [
      ['a', 'b'],
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'quotes within',
    'a,b\n"say ""hi""",5" wide',
    [
      ['a', 'b'],
      ['say "hi"', '5" wide'],
    ],
  ],
  ['ragged rows', 'a,b\n1\n1,2,3', [['a', 'b'], ['1'], ['1', '2', '3']]],
  ['formulas', 'a\n=1+1\n@x', [['a'], ['=1+1'], ['@x']]],
  ['what can’t be stored', 'a\nx\u0000y\u0007\u202Ez', [['a'], ['xyz']]],
  ['Hebrew across slices', `a\n${'שלום'.repeat(20_000)}`, [['a'], ['שלום'.repeat(20_000)]]],
])('%s are read', async (_what, csv, cells) => {
  expect(await cellsOf(csv)).toEqual(cells);
});

it('rows are counted as a spreadsheet does, and blank ones are left out', async () => {
  const { rows } = await readCsv('a,b\n\n1,2\n , \n"3\n4",5\n6,7\n,,\n');
  expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
    [3, '1'],
    [5, '3\n4'],
    [6, '6'],
  ]);
});

const { rows, columns } = IMPORT_LIMITS;
it.each([
  ['nothing', '', { problem: 'csv_empty' }],
  ['blank lines', '\n\n ,\n', { problem: 'csv_empty' }],
  ['an open quote', 'a,b\n1,2\n"3,4\n5,6', { problem: 'csv_quote', row: 3 }],
  ['too many rows', `a\n${'1\n'.repeat(rows + 1)}`, { problem: 'csv_rows', max: rows }],
  ['a bomb of lines', '\n'.repeat(1_000_000), { problem: 'csv_rows', max: rows }],
  ['a bomb of columns', ','.repeat(5_000_000), { problem: 'csv_columns', max: columns }],
])('%s is refused', async (_what, csv, problem) => {
  await expect(readCsv(csv)).rejects.toMatchObject({ problem });
});

it('as many rows as are allowed are read', async () => {
  expect((await readCsv(`a\n${'1\n'.repeat(rows)}`)).rows).toHaveLength(rows);
});

it('a large file leaves time for others', async () => {
  const line = `${'מילה, '.repeat(400).replaceAll(',', ' ')},1\n`;
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  await readCsv(`a,b\n${line.repeat(2_000)}`);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});
