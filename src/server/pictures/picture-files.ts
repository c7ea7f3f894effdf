/** The names of pictures' files: under `/files/`, and in a storage. */
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
  /** Of the uploaded picture. */
  address: string;
  /** Unset for the uploaded picture itself. */
  copy?: { width: number; format: PictureFormat };
  type: `image/${PictureFormat}`;
}

const COPY = new RegExp(`^(.+)\\.(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

/** Reads `<base>.webp` or `<base>.<width>.<format>`. Null for any other name or width, which never reaches the disk. */
export function readPictureName(name: string): PictureName | null {
  const copy = COPY.exec(name);
  const address = `/files/${copy ? `${copy[1]}.webp` : name}`;
  if (!readPictureAddress(address)) return null;
  if (!copy) return { address, type: 'image/webp' };
  const format = copy[3] as PictureFormat;
  return { address, copy: { width: Number(copy[2]), format }, type: `image/${format}` };
}

/** Folder of the copies. They can be made again, so no backup contains them. */
export const COPIES = 'copies';

export function masterName(address: string): string {
  return basename(address);
}

/** Widths beyond the picture's own share one copy: it would contain the same pixels. */
export function copyName(facts: PictureFacts, width: number, format: PictureFormat): string {
  return `${COPIES}/${basename(pictureCopy(facts, copyWidth(facts, width), format))}`;
}

/** px */
export function copyWidth(facts: PictureFacts, width: number): number {
  return Math.min(width, widthsFor(facts.width).at(-1)!);
}
