import { describe, expect, it } from 'vitest';
import { amongOffered, ringSize, sizeFor, tableOfSizes } from './ring-sizes.ts';

describe('the table', () => {
  it('has every millimeter from 44 to 70', () => {
    expect(tableOfSizes().map(({ size }) => size)).toEqual(Array.from({ length: 27 }, (_, n) => 44 + n));
  });

  it.each([
    [44, 14, 3],
    [46, 14.6, 3.75],
    [48, 15.3, 4.5],
    [49, 15.6, 5],
    [50, 15.9, 5.25],
    [52, 16.6, 6],
    [54, 17.2, 6.75],
    [56, 17.8, 7.5],
    [57, 18.1, 8],
    [58, 18.5, 8.5],
    [60, 19.1, 9.25],
    [62, 19.7, 10],
    [64, 20.4, 10.75],
    [67, 21.3, 12],
    [70, 22.3, 13],
  ])('%d is %d mm across and US %d', (size, diameter, us) => {
    expect(ringSize(size)).toEqual({ size, diameter, us });
  });

  it.each([
    [44.2, 3],
    [46.8, 4],
    [49.3, 5],
    [51.9, 6],
    [54.4, 7],
    [57, 8],
    [59.5, 9],
    [62.1, 10],
    [64.6, 11],
    [67.2, 12],
    [69.7, 13],
  ])('agrees with published tables, where %d mm is US %d', (circumference, us) => {
    expect(ringSize(circumference).us).toBe(us);
  });

  it('rises in every column', () => {
    const table = tableOfSizes();
    for (const [index, { diameter, us }] of table.slice(1).entries()) {
      expect(diameter).toBeGreaterThan(table[index]!.diameter);
      expect(us).toBeGreaterThan(table[index]!.us);
    }
  });
});

describe('the size of what was measured', () => {
  it.each([
    [44, 44, 'circumference', false],
    [53, 53, 'circumference', false],
    [53.1, 54, 'circumference', true],
    [69.01, 70, 'circumference', true],
    [14, 44, 'diameter', false],
    [17, 54, 'diameter', true],
    [17.19, 54, 'diameter', true],
    [17.2, 54, 'diameter', false],
    [17.3, 55, 'diameter', true],
    [22.3, 70, 'diameter', false],
  ])('%d mm is %d by %s, rounded: %s', (mm, size, by, rounded) => {
    expect(sizeFor(mm)).toEqual({ size, by, rounded });
  });

  it('finds each size by its own row', () => {
    for (const { size, diameter } of tableOfSizes()) {
      expect(sizeFor(size)).toMatchObject({ size, rounded: false });
      expect(sizeFor(diameter)).toMatchObject({ size, rounded: false });
    }
  });

  it.each([
    [53, 54],
    [53.4, 55],
    [17.2, 55],
  ])('%d mm on a wide band is %d', (mm, size) => {
    expect(sizeFor(mm, true)).toMatchObject({ size });
  });

  it.each([
    [0, 'small'],
    [5.3, 'small'],
    [13.6, 'small'],
    [22.4, 'large'],
    [29.9, 'large'],
    [30, 'small'],
    [43, 'small'],
    [70.5, 'large'],
    [530, 'large'],
  ])('%d mm is outside: %s', (mm, outside) => {
    expect(sizeFor(mm)).toEqual({ outside });
  });

  it('counts the band before it judges the range', () => {
    expect(sizeFor(43, true)).toMatchObject({ size: 44 });
    expect(sizeFor(70, true)).toEqual({ outside: 'large' });
    expect(sizeFor(71.5, false, { smallest: 44, largest: 72 })).toMatchObject({ size: 72 });
  });
});

describe('a size among those that a piece comes in', () => {
  const even = [58, 50, 54, 52, 48].map((size) => ({ id: `s${size}`, size }));

  it.each([
    [54, 's54'],
    [53, 's54'],
    [47, 's48'],
  ])('%d fits %s', (size, id) => {
    expect(amongOffered(size, even)).toMatchObject({ fits: { id } });
  });

  it.each([
    [55, 54, 58],
    [46, undefined, 48],
    [60, 58, undefined],
  ])('%d lies between %s and %s', (size, below, above) => {
    const found = amongOffered(size, even) as {
      below: { size: number } | null;
      above: { size: number } | null;
    };
    expect([found.below?.size, found.above?.size]).toEqual([below, above]);
  });
});
