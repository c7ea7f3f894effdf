import { describe, expect, test } from 'vitest';
import {
  CORNERS,
  isWhole,
  movedBy,
  RATIOS,
  resizedBy,
  turned,
  turnedRight,
  wholeOf,
  withRatio,
  type Corner,
  type Ratio,
  type Rect,
} from './crop.ts';

const SIZE = { width: 1200, height: 900 };
const rect = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });
const MIDDLE = rect(400, 300, 400, 300);

test('a crop begins with the whole picture', () => {
  expect(wholeOf(SIZE)).toEqual(rect(0, 0, 1200, 900));
  expect(isWhole(wholeOf(SIZE), SIZE)).toBe(true);
  expect(isWhole(rect(0, 0, 1200, 899), SIZE)).toBe(false);
  expect(isWhole(rect(0, 0, 1199, 900), SIZE)).toBe(false);
});

test.each<[Ratio, Rect, Rect]>([
  ['free', MIDDLE, MIDDLE],
  ['square', MIDDLE, rect(450, 300, 300, 300)],
  ['square', rect(0, 0, 300, 900), rect(0, 300, 300, 300)],
  ['wide', rect(0, 0, 1200, 900), rect(0, 0, 1200, 900)],
  ['tall', rect(0, 0, 1200, 900), rect(262.5, 0, 675, 900)],
])('the ratio %s makes %j %j', (ratio, from, to) => {
  expect(withRatio(from, ratio)).toEqual(to);
});

test.each([
  [10, -20, rect(410, 280, 400, 300)],
  [-9999, -9999, rect(0, 0, 400, 300)],
  [9999, 9999, rect(800, 600, 400, 300)],
])('moved by %i, %i it stays within the picture', (dx, dy, moved) => {
  expect(movedBy(MIDDLE, dx, dy, SIZE)).toEqual(moved);
});

describe('a corner that is drawn', () => {
  test.each<[Corner, Rect]>([
    ['topLeft', rect(410, 320, 390, 280)],
    ['topRight', rect(400, 320, 410, 280)],
    ['bottomLeft', rect(410, 300, 390, 320)],
    ['bottomRight', rect(400, 300, 410, 320)],
  ])('%s leaves the opposite one in place', (corner, expected) => {
    expect(resizedBy(MIDDLE, { corner, ratio: 'free' }, [10, 20], SIZE)).toEqual(expected);
  });

  test.each<[Corner, [number, number], Rect]>([
    ['topLeft', [-9999, -9999], rect(0, 0, 800, 600)],
    ['bottomRight', [9999, 9999], rect(400, 300, 800, 600)],
    ['topLeft', [9999, 9999], rect(736, 536, 64, 64)],
    ['bottomRight', [-9999, -9999], rect(400, 300, 64, 64)],
  ])('%s by %j ends at the picture’s edge, and at 64 px', (corner, by, expected) => {
    expect(resizedBy(MIDDLE, { corner, ratio: 'free' }, by, SIZE)).toEqual(expected);
  });

  test.each<[Corner, Rect]>([
    ['topLeft', rect(0, 0, 500, 350)],
    ['topRight', rect(100, 0, 1100, 350)],
    ['bottomLeft', rect(0, 50, 500, 850)],
    ['bottomRight', rect(100, 50, 1100, 850)],
  ])('%s reaches the edges of its own side', (corner, expected) => {
    const out = (side: boolean) => (side ? -9999 : 9999);
    const by = [out(corner.endsWith('Left')), out(corner.startsWith('top'))] as const;
    expect(resizedBy(rect(100, 50, 400, 300), { corner, ratio: 'free' }, by, SIZE)).toEqual(expected);
  });

  test.each<[Corner, [number, number], Rect]>([
    ['bottomRight', [40, 0], rect(400, 300, 440, 330)],
    ['bottomRight', [0, 30], rect(400, 300, 440, 330)],
    ['topLeft', [40, 0], rect(440, 330, 360, 270)],
    ['topRight', [9999, -9999], rect(400, 0, 800, 600)],
    ['bottomLeft', [9999, 0], rect(800 - 256 / 3, 300, 256 / 3, 64)],
  ])('%s by %j keeps the ratio', (corner, by, expected) => {
    const { x, y, width, height } = resizedBy(MIDDLE, { corner, ratio: 'wide' }, by, SIZE);
    expect([x, y, width, height].map((value) => value.toFixed(4))).toEqual(
      [expected.x, expected.y, expected.width, expected.height].map((value) => value.toFixed(4)),
    );
  });

  test('of a tiny picture can still be drawn', () => {
    const tiny = { width: 40, height: 30 };
    expect(resizedBy(wholeOf(tiny), { corner: 'bottomRight', ratio: 'free' }, [-20, -20], tiny)).toEqual(
      wholeOf(tiny),
    );
  });

  test('never leaves the picture, whatever is drawn', () => {
    for (const corner of CORNERS)
      for (const ratio of Object.keys(RATIOS) as Ratio[])
        for (const by of [-777, -50, 0, 33, 900]) {
          const { x, y, width, height } = resizedBy(
            withRatio(MIDDLE, ratio),
            { corner, ratio },
            [by, -by / 2],
            SIZE,
          );
          expect(Math.min(x, y, width - 63, height - 63)).toBeGreaterThanOrEqual(-1e-6);
          expect(x + width).toBeLessThanOrEqual(SIZE.width + 1e-6);
          expect(y + height).toBeLessThanOrEqual(SIZE.height + 1e-6);
        }
  });
});

describe('a turn to the right', () => {
  test('takes the rectangle with it', () => {
    expect(turnedRight(rect(0, 0, 100, 50), SIZE)).toEqual(rect(850, 0, 50, 100));
    expect(turnedRight(rect(1100, 850, 100, 50), SIZE)).toEqual(rect(0, 1100, 50, 100));
  });

  test('four times is none', () => {
    let turning = { rect: rect(10, 20, 300, 200), size: SIZE };
    for (let turns = 0; turns < 4; turns += 1)
      turning = { rect: turnedRight(turning.rect, turning.size), size: turned(turning.size, 1) };
    expect(turning).toEqual({ rect: rect(10, 20, 300, 200), size: SIZE });
  });

  test('swaps the sides every other time', () => {
    expect([0, 1, 2, 3].map((turns) => turned(SIZE, turns).width)).toEqual([1200, 900, 1200, 900]);
  });
});
