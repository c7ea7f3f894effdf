/** The stroked shapes of a PDF that Chromium printed, as they measure on paper. */
import { inflateSync } from 'node:zlib';

/** mm */
export interface Shape {
  width: number;
  height: number;
}

const MM_PER_POINT = 25.4 / 72;
type Matrix = readonly [number, number, number, number, number, number];
const UNTURNED: Matrix = [1, 0, 0, 1, 0, 0];

export function shapesIn(pdf: Buffer): Shape[] {
  return contents(pdf).flatMap(strokesOf);
}

/** In mm, of each page. */
export function paperOf(pdf: Buffer): Shape[] {
  const boxes = pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g);
  return [...boxes].map(([, width, height]) => ({
    width: Number(width) * MM_PER_POINT,
    height: Number(height) * MM_PER_POINT,
  }));
}

function contents(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/\/Filter \/FlateDecode\n\/Length (\d+)>>\s*stream\r?\n/g)].flatMap((found) => {
    const start = found.index + found[0].length;
    const content = inflateSync(pdf.subarray(start, start + Number(found[1]))).toString('latin1');
    return / cm\n/.test(content) ? [content] : [];
  });
}

/** Bounds by the ends of each segment; a circle is drawn in arcs that end where it is widest. */
function strokesOf(content: string): Shape[] {
  const shapes: Shape[] = [];
  const saved: Matrix[] = [];
  let matrix = UNTURNED;
  let points: [number, number][] = [];
  for (const line of content.split('\n')) {
    const operator = line.split(' ').at(-1)!;
    const numbers = line.split(' ').slice(0, -1).map(Number);
    if (operator === 'q') saved.push(matrix);
    else if (operator === 'Q') matrix = saved.pop()!;
    else if (operator === 'cm') matrix = times(numbers as unknown as Matrix, matrix); // six by the format
    else if (['m', 'l', 'c'].includes(operator)) points.push(placed(numbers.slice(-2), matrix));
    else if (operator === 'S') shapes.push(boundsOf(points));
    if (['S', 'f', 'f*', 'n', 'B'].includes(operator)) points = [];
  }
  return shapes;
}

function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function placed([x = 0, y = 0]: number[], [a, b, c, d, e, f]: Matrix): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

function boundsOf(points: readonly (readonly [number, number])[]): Shape {
  const spread = (axis: 0 | 1) => {
    const values = points.map((point) => point[axis]);
    return (Math.max(...values) - Math.min(...values)) * MM_PER_POINT;
  };
  return { width: spread(0), height: spread(1) };
}
