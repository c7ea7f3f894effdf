import { encode, MAX_SIDE } from '../canvas.ts';
import type { Rect, Size } from './crop.ts';
import type { PictureEditState } from './picture-edit.ts';

/** Draws the turned picture so that `rect` of it fills the canvas. */
export function drawTurned(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  turns: number,
  { rect, scale }: { rect: Rect; scale: number },
): void {
  const { naturalWidth: width, naturalHeight: height } = image;
  context.scale(scale, scale);
  context.translate(-rect.x, -rect.y);
  // The corner that the turn makes the top left one.
  const [x, y] = [[0, 0] as const, [height, 0] as const, [width, height] as const, [0, width] as const][
    turns
  ]!;
  context.translate(x, y);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(image, 0, 0);
}

/** At most MAX_SIDE px long. */
export function renderEdit(
  image: HTMLImageElement,
  { turns, rect }: Pick<PictureEditState, 'turns' | 'rect'>,
  type: string,
): Promise<Blob> {
  const { scale, ...size } = scaledTo(rect, MAX_SIDE);
  return encode(size, type, (context) => drawTurned(context, image, turns, { rect, scale }));
}

export function scaledTo({ width, height }: Size, longest: number): Size & { scale: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    scale,
  };
}
