/**
 * How a picture's address is made and read. The name says what a page must know before the
 * picture has come: `/files/<content hash>-<width>x<height>-<colour>.webp`; a smaller copy is
 * `/files/<…>.<width>.<avif|webp>`.
 */

/** Widths in px of the copies that the server makes; any other width is 404. */
export const PICTURE_WIDTHS = [120, 320, 480, 720, 1080, 1600] as const;
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** The longest side of a stored picture, px. */
export const PICTURE_MAX_SIDE = 2_000;

export interface PictureFacts {
  /** The address without its ending. */
  base: string;
  /** px */
  width: number;
  height: number;
  /** The average colour, `#rrggbb`: shown until the picture has come. */
  color: string;
}

const ADDRESS = /^(\/files\/[0-9a-f]{20}-(\d{1,4})x(\d{1,4})-([0-9a-f]{6}))\.webp$/;

/** What an address says of its picture; null when it is none of ours. */
export function readPictureAddress(address: string): PictureFacts | null {
  const found = ADDRESS.exec(address);
  if (!found) return null;
  const [, base, width, height, color] = found;
  return { base: base!, width: Number(width), height: Number(height), color: `#${color}` };
}

/** The address of the picture with this content hash (20 hex digits), size in px and colour (6 hex digits). */
export function pictureAddress(hash: string, width: number, height: number, color: string): string {
  return `/files/${hash}-${width}x${height}-${color}.webp`;
}

/**
 * The copies' widths that make sense for a picture of this width: up to the first that holds it whole, or that has
 * the pixels its place on the screen can show (`shown`, px of the screen).
 */
export function widthsFor(width: number, shown = Infinity): number[] {
  return upToEnough(PICTURE_WIDTHS, Math.min(width, shown));
}

export function pictureCopy(facts: PictureFacts, width: number, format: PictureFormat): string {
  return `${facts.base}.${width}.${format}`;
}

/** Widths in px of a paid page's copies that are signed: a thumbnail, a phone, a laptop, a sharp screen. All are AVIF. */
export const PAGE_WIDTHS = [320, 720, 1080, 1600] as const;

/** The signatures of a paid page's copies by their width in px; how they are used: contract/page-grants. */
export type PageSignatures = Readonly<Record<string, string>>;

/** Those of a paid page's copies that make sense for a picture of this width. */
export function pageWidthsFor(width: number): number[] {
  return upToEnough(PAGE_WIDTHS, width);
}

function upToEnough(widths: readonly number[], width: number): number[] {
  const enough = widths.findIndex((candidate) => candidate >= width);
  return widths.slice(0, enough === -1 ? undefined : enough + 1);
}
