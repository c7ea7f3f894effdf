/** How a storage names what is at an address: the picture itself, and the copies made from it beside it. */
import { basename } from 'node:path';
import { type PictureFacts, type PictureFormat, pictureCopy, widthsFor } from '#contract/pictures.ts';

/** Where the copies are. They can be made again at any time, so no backup needs them. */
export const COPIES = 'copies';

export function masterName(address: string): string {
  return basename(address);
}

/** A copy wider than the first that holds the whole picture would hold the same pixels: it is that one. */
export function copyName(facts: PictureFacts, width: number, format: PictureFormat): string {
  return `${COPIES}/${basename(pictureCopy(facts, copyWidth(facts, width), format))}`;
}

/** The width in px at which this copy is made. */
export function copyWidth(facts: PictureFacts, width: number): number {
  return Math.min(width, widthsFor(facts.width).at(-1)!);
}
