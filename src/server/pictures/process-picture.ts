/**
 * What is done to a picture before it is kept (api.md, Uploads): told by its content, decoded,
 * turned upright, freed of its metadata and encoded again, so that nothing of the sent file
 * but its pixels ever leaves the server.
 */
import { createHash } from 'node:crypto';
import { PICTURE_MAX_SIDE, pictureAddress } from '#contract/pictures.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { loadSharp } from './load-sharp.ts';
import { isPictureByContent } from './picture-kinds.ts';

export const PICTURE_LIMITS = {
  bytes: BOUNDS.upload,
  /** Pixels of all frames together. */
  pixels: 40_000_000,
  /** A file that takes longer to decode was made to. */
  seconds: 30,
} as const;

const MASTER_QUALITY = 88;
/** What a see-through picture is averaged onto: the page's beige (spec §1). */
const PAGE_COLOR = '#f5f5dc';

export interface ProcessedPicture {
  /** `/files/<hash>-<width>x<height>-<colour>.webp` */
  address: string;
  /** px */
  width: number;
  height: number;
  /** The average colour, `#rrggbb`. */
  color: string;
  /** WebP, at most 2,000 px a side. */
  master: Buffer;
}

export type PictureRefusal = 'not_an_image' | 'picture_too_large';

/** A file that is not taken; the reason is the API's own word for it. */
export class PictureError extends Error {
  readonly code: PictureRefusal;

  constructor(code: PictureRefusal, options?: ErrorOptions) {
    super(code, options);
    this.name = 'PictureError';
    this.code = code;
  }
}

/**
 * Makes the stored form of a picture: JPEG, PNG, WebP, AVIF or GIF (its first frame). The same
 * bytes get the same address.
 * @throws PictureError `picture_too_large` over 10 MB or 40 megapixels, `not_an_image` for everything
 * that can't be decoded as one of the five, SVG included.
 */
export async function processPicture(bytes: Uint8Array): Promise<ProcessedPicture> {
  if (bytes.byteLength > PICTURE_LIMITS.bytes) throw new PictureError('picture_too_large');
  if (!isPictureByContent(bytes)) throw new PictureError('not_an_image');
  await refuseTooManyPixels(bytes);
  const { data: master, info } = await encodeMaster(bytes);
  const color = await averageColor(master);
  return {
    address: pictureAddress(contentHash(bytes), info.width, info.height, color.slice(1)),
    width: info.width,
    height: info.height,
    color,
    master,
  };
}

/** What names a picture: 20 hex digits that stand for these bytes. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** Reads the header only, so that a small file that declares a huge picture costs nothing. */
async function refuseTooManyPixels(bytes: Uint8Array): Promise<void> {
  const sharp = await loadSharp();
  const {
    width,
    height,
    pages = 1,
  } = await readAsPicture(sharp(bytes, { limitInputPixels: false }).metadata());
  if (width * height * pages > PICTURE_LIMITS.pixels) throw new PictureError('picture_too_large');
}

async function encodeMaster(bytes: Uint8Array) {
  const sharp = await loadSharp();
  // 'error' refuses a truncated file but takes the harmless oddities of phone cameras.
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_LIMITS.pixels })
    .timeout({ seconds: PICTURE_LIMITS.seconds })
    .autoOrient()
    .resize({ width: PICTURE_MAX_SIDE, height: PICTURE_MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: MASTER_QUALITY, smartSubsample: true });
  return readAsPicture(picture.toBuffer({ resolveWithObject: true }));
}

async function averageColor(master: Buffer): Promise<string> {
  const sharp = await loadSharp();
  const pixel = await sharp(master)
    .flatten({ background: PAGE_COLOR })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** What the decoder can't read is no picture. */
async function readAsPicture<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (cause) {
    throw new PictureError('not_an_image', { cause });
  }
}
