import { describe, expect, it } from 'vitest';
import { wrapLines } from './wrap-lines.ts';

/** Every character is half as wide as its size. */
const widthOf = (text: string, size: number) => [...text].length * (size / 2);
const wrap = (text: string) => wrapLines(text, { width: 100, lines: 2, sizes: [20, 10], widthOf });

describe('wrapLines', () => {
  it.each([
    ['short', 20, ['short']],
    ['two lines here', 20, ['two lines', 'here']],
    ['smaller letters then hold it all', 10, ['smaller letters then', 'hold it all']],
    ['even smaller letters do not hold it, so it ends', 10, ['even smaller letters', 'do not hold it, so…']],
    ['a comma never stands, before the dots, nor does another', 10, ['a comma never', 'stands, before the…']],
    ['x'.repeat(30), 10, ['x'.repeat(20), 'x'.repeat(10)]],
    ['x'.repeat(50), 10, ['x'.repeat(20), `${'x'.repeat(19)}…`]],
    ['', 20, []],
  ])('%j', (text, size, lines) => {
    expect(wrap(text)).toEqual({ size, lines });
  });
});
