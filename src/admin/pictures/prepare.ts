/** Scales a camera's picture down before it is sent: a tenth of the bytes. Anything else is left to the server. */
import { BOUNDS } from '#domain/bounds.ts';
import { encode, MAX_SIDE, withImage } from './canvas.ts';
import { fileKind } from './file-kind.ts';

/** A file below this and MAX_SIDE is sent as it is, bytes. */
const SMALL_FILE = 2 * 1024 * 1024;
/** Beyond any camera's: not decoded, to spare the memory. */
const MAX_PIXELS = 120_000_000;
/** Larger files are not read at all, bytes. */
const MAX_READ = 100 * 1024 * 1024;

/** Every browser decodes these, and they have a single frame. */
const SCALED = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The first two are the server's codes; `heic`: this browser can't open it. */
export type Refusal = 'not_an_image' | 'picture_too_large' | 'unreadable' | 'pdf' | 'heic';

export class RefusedFile extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.name = 'RefusedFile';
    this.refusal = refusal;
  }
}

/** A data URL, of at most `side` px. Throws a RefusedFile. */
export async function prepareFile(file: File, side = MAX_SIDE): Promise<string> {
  if (file.size > MAX_READ) throw new RefusedFile('picture_too_large');
  const kind = await fileKind(file).catch(() => {
    throw new RefusedFile('unreadable');
  });
  if (kind === 'pdf') throw new RefusedFile('pdf');
  if (kind === 'heic') return readDataUrl(await asJpeg(file, side));
  if (file.type !== '' && !file.type.startsWith('image/')) throw new RefusedFile('not_an_image');
  const smaller = SCALED.has(file.type) ? await scaleDown(file, side) : null;
  if (smaller === null && file.size > BOUNDS.upload) throw new RefusedFile('picture_too_large');
  return readDataUrl(smaller ?? file);
}

/** Safari opens HEIC; the server doesn't. */
async function asJpeg(file: File, side: number): Promise<Blob> {
  try {
    return await withImage(file, (image) => drawWithin(image, 'image/jpeg', side));
  } catch {
    throw new RefusedFile('heic');
  }
}

async function scaleDown(file: File, side: number): Promise<Blob | null> {
  try {
    return await withImage(file, async (image) => {
      const { naturalWidth: width, naturalHeight: height } = image;
      const isSmall = Math.max(width, height) <= side;
      if (width * height > MAX_PIXELS || (isSmall && file.size <= SMALL_FILE)) return null;
      const blob = await drawWithin(image, file.type, side);
      return isSmall && blob.size >= file.size ? null : blob;
    });
  } catch {
    return null;
  }
}

async function drawWithin(image: HTMLImageElement, type: string, side: number): Promise<Blob> {
  const { naturalWidth, naturalHeight } = image;
  const ratio = Math.min(1, side / Math.max(naturalWidth, naturalHeight));
  const width = Math.round(naturalWidth * ratio);
  const height = Math.round(naturalHeight * ratio);
  await image.decode();
  return encode({ width, height }, type, (context) => context.drawImage(image, 0, 0, width, height));
}

/** Fails if the file's device is gone. */
function readDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new RefusedFile('unreadable')));
    reader.readAsDataURL(file);
  });
}
