/** A rectangle within a picture that has been turned; px of the picture, from its top left. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight'] as const;
export type Corner = (typeof CORNERS)[number];

/** Width by height; null leaves both free. */
export const RATIOS = { free: null, square: 1, wide: 4 / 3, tall: 3 / 4 } as const;
export type Ratio = keyof typeof RATIOS;

/** The shortest side that can be cut out, px; of a smaller picture its own. */
const LEAST = 64;

export const wholeOf = ({ width, height }: Size): Rect => ({ x: 0, y: 0, width, height });

export const isWhole = (rect: Rect, size: Size) => rect.width === size.width && rect.height === size.height;

/** The largest part of the rectangle with this ratio, around the same middle. */
export function withRatio(rect: Rect, ratio: Ratio): Rect {
  const wanted = RATIOS[ratio];
  if (wanted === null) return rect;
  const width = Math.min(rect.width, rect.height * wanted);
  const height = width / wanted;
  return { x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width, height };
}

export function movedBy(rect: Rect, dx: number, dy: number, { width, height }: Size): Rect {
  return {
    ...rect,
    x: clamp(rect.x + dx, 0, width - rect.width),
    y: clamp(rect.y + dy, 0, height - rect.height),
  };
}

/** The opposite corner stays. */
export function resizedBy(
  rect: Rect,
  { corner, ratio }: { corner: Corner; ratio: Ratio },
  [dx, dy]: readonly [dx: number, dy: number],
  size: Size,
): Rect {
  const isLeft = corner === 'topLeft' || corner === 'bottomLeft';
  const isTop = corner === 'topLeft' || corner === 'topRight';
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const most = { width: isLeft ? right : size.width - rect.x, height: isTop ? bottom : size.height - rect.y };
  const wanted = { width: rect.width + (isLeft ? -dx : dx), height: rect.height + (isTop ? -dy : dy) };
  const { width, height } = fitted(wanted, most, ratio, Math.abs(dx) >= Math.abs(dy));
  return { x: isLeft ? right - width : rect.x, y: isTop ? bottom - height : rect.y, width, height };
}

/** `byWidth`: the height follows the width where a ratio ties them. */
function fitted(wanted: Size, most: Size, ratio: Ratio, byWidth: boolean): Size {
  const by = RATIOS[ratio];
  if (by === null) {
    return {
      width: clamp(wanted.width, Math.min(LEAST, most.width), most.width),
      height: clamp(wanted.height, Math.min(LEAST, most.height), most.height),
    };
  }
  const widest = Math.min(most.width, most.height * by);
  const least = Math.min(widest, Math.max(LEAST, LEAST * by));
  const width = clamp(byWidth ? wanted.width : wanted.height * by, least, widest);
  return { width, height: width / by };
}

/** Where the rectangle is once its picture, which was of this size, has been turned to the right. */
export function turnedRight({ x, y, width, height }: Rect, size: Size): Rect {
  return { x: size.height - y - height, y: x, width: height, height: width };
}

export const turned = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width };

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
