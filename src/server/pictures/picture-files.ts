import { basename } from 'node:path';
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureFacts,
  type PictureFormat,
  pictureCopy,
  readPictureAddress,
  widthsFor,
} from '#contract/pictures.ts';

export interface PictureName {
  address: string;
  copy?: { width: number; format: PictureFormat };
  type: `image/${PictureFormat}`;
}

const COPY = new RegExp(`^(.+)\\.(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

/** Null for any other name or width, which never reaches the disk. */
export function readPictureName(name: string): PictureName | null {
  const copy = COPY.exec(name);
  const address = `/files/${copy ? `${copy[1]}.webp` : name}`;
  if (!readPictureAddress(address)) return null;
  if (!copy) return { address, type: 'image/webp' };
  const format = copy[3] as PictureFormat;
  return { address, copy: { width: Number(copy[2]), format }, type: `image/${format}` };
}

export const COPIES = 'copies';

export function masterName(address: string): string {
  return basename(address);
}

/** Widths beyond the picture's own share one copy with the same pixels. */
export function copyName(facts: PictureFacts, width: number, format: PictureFormat): string {
  return `${COPIES}/${basename(pictureCopy(facts, copyWidth(facts, width), format))}`;
}

export function copyWidth(facts: PictureFacts, width: number): number {
  return Math.min(width, widthsFor(facts.width).at(-1)!);
}
