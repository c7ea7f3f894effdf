/** A picture's name has its size and average color, which a page needs before it loads. */

/** px; any other width is 404. */
export const PICTURE_WIDTHS = [120, 320, 480, 720, 1080, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

export const PICTURE_MAX_SIDE = 2_000;

export interface PictureFacts {
  base: string;
  width: number;
  height: number;
  /** The average color, `#rrggbb`, shown until the picture has loaded. */
  color: string;
}

const ADDRESS = /^(\/files\/[0-9a-f]{20}-(\d{1,4})x(\d{1,4})-([0-9a-f]{6}))\.webp$/;

/** Null for a foreign address. */
export function readPictureAddress(address: string): PictureFacts | null {
  const found = ADDRESS.exec(address);
  if (!found) return null;
  const [, base, width, height, color] = found;
  return { base: base!, width: Number(width), height: Number(height), color: `#${color}` };
}

export function pictureAddress(hash: string, width: number, height: number, color: string): string {
  return `/files/${hash}-${width}x${height}-${color}.webp`;
}

/** Up to the first width that has the whole picture or the device pixels of its place (`shown`). */
export function widthsFor(width: number, shown = Infinity): number[] {
  return upToEnough(PICTURE_WIDTHS, Math.min(width, shown));
}

export function pictureCopy(facts: PictureFacts, width: number, format: PictureFormat): string {
  return `${facts.base}.${width}.${format}`;
}

/** px: a thumbnail, a phone, a laptop and a sharp screen; all AVIF. */
export const PAGE_WIDTHS = [320, 720, 1080, 1600] as const;

export type PageSignatures = Readonly<Record<string, string>>;

export function pageWidthsFor(width: number): number[] {
  return upToEnough(PAGE_WIDTHS, width);
}

function upToEnough(widths: readonly number[], width: number): number[] {
  const enough = widths.findIndex((candidate) => candidate >= width);
  return widths.slice(0, enough === -1 ? undefined : enough + 1);
}
