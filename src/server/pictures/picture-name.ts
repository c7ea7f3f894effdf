/** The exact grammar of a file's name under `/files/`; whatever isn't in it doesn't reach the disk. */
import { PICTURE_FORMATS, PICTURE_WIDTHS, readPictureAddress } from '#contract/pictures.ts';
import type { PictureFormat } from '#contract/pictures.ts';

export interface PictureName {
  /** The address of the uploaded picture. */
  address: string;
  /** Which smaller copy of it is meant; absent for the picture itself. */
  copy?: { width: number; format: PictureFormat };
  type: `image/${PictureFormat}`;
}

const COPY = new RegExp(`^(.+)\\.(${PICTURE_WIDTHS.join('|')})\\.(${PICTURE_FORMATS.join('|')})$`);

/** `<base>.webp` or `<base>.<width>.<format>`; null for every other name, another width included. */
export function readPictureName(name: string): PictureName | null {
  const copy = COPY.exec(name);
  const address = `/files/${copy ? `${copy[1]}.webp` : name}`;
  if (!readPictureAddress(address)) return null;
  if (!copy) return { address, type: 'image/webp' };
  const format = copy[3] as PictureFormat;
  return { address, copy: { width: Number(copy[2]), format }, type: `image/${format}` };
}
