import { expect, it, test } from 'vitest';
import { csvRow, unguarded } from './csv.ts';

test.each<[string, Parameters<typeof csvRow>[0], string]>([
  ['plain cells', ['Ring', 'טבעת', 12, 0, true, false, null, ''], 'Ring,טבעת,12,0,true,false,,'],
  ['separators and quotation marks', ['a,b', 'say "hi"', '"'], '"a,b","say ""hi""",""""'],
  ['line breaks', ['a\nb', 'a\r\nb'], '"a\nb","a\r\nb"'],
  ['spaces at the ends', [' a', 'b '], '" a","b "'],
  ['money', ['45.50', '0.00'], '45.50,0.00'],
  ['negative numbers', [-3], '-3'],
  ['a single empty cell', [''], ''],
])('writes %s', (_what, cells, line) => {
  expect(csvRow(cells)).toBe(`${line}\r\n`);
});

const FORMULAS = [
  '=1+1',
  '+972501234567',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '＝1',
  '＠x',
  "'=1",
  "''@x",
];

test.each(FORMULAS)('makes %j harmless', (text) => {
  expect(csvRow([text]).replace(/^"/, '')).toMatch(/^'/);
});

test.each([...FORMULAS, "'quoted'", "'", 'a=1', '', "''", "O'Brien"])('gives %j back', (text) => {
  const row = csvRow([text]).slice(0, -2);
  const cell = row.startsWith('"') ? row.slice(1, -1).replaceAll('""', '"') : row;
  expect(unguarded(cell)).toBe(text);
});

it('leaves an apostrophe alone where there is no formula', () => {
  expect(csvRow(["'tis a ring"])).toBe("'tis a ring\r\n");
});
