/** Scales a camera's picture down before it is sent: a tenth of the bytes. Anything else is left to the server. */
import { BOUNDS } from '#domain/bounds.ts';

/** The longest side sent, px; the server stores less. */
const MAX_SIDE = 2_400;
/** A file below this and MAX_SIDE is sent as it is, bytes. */
const SMALL_FILE = 2 * 1024 * 1024;
/** Beyond any camera's: not decoded, to spare the memory. */
const MAX_PIXELS = 120_000_000;
/** Larger files are not read at all, bytes. */
const MAX_READ = 100 * 1024 * 1024;
const QUALITY = 0.9;

/** Every browser decodes these, and they have a single frame. */
const SCALED = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** The first two are the server's codes. */
export type Refusal = 'not_an_image' | 'picture_too_large' | 'unreadable';

export class RefusedFile extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.name = 'RefusedFile';
    this.refusal = refusal;
  }
}

/** Throws a RefusedFile. */
export async function prepareFile(file: File): Promise<string> {
  if (file.type !== '' && !file.type.startsWith('image/')) throw new RefusedFile('not_an_image');
  if (file.size > MAX_READ) throw new RefusedFile('picture_too_large');
  const smaller = SCALED.has(file.type) ? await scaleDown(file) : null;
  if (smaller === null && file.size > BOUNDS.upload) throw new RefusedFile('picture_too_large');
  return readDataUrl(smaller ?? file);
}

async function scaleDown(file: File): Promise<Blob | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loadImage(address);
    const { naturalWidth: width, naturalHeight: height } = image;
    const ratio = Math.min(1, MAX_SIDE / Math.max(width, height));
    if (width * height > MAX_PIXELS || (ratio === 1 && file.size <= SMALL_FILE)) return null;
    await image.decode();
    const blob = await draw(image, Math.round(width * ratio), Math.round(height * ratio), file.type);
    return ratio === 1 && blob.size >= file.size ? null : blob;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** By an element: it knows the size before any of the picture is decoded, and applies its orientation. */
function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', reject, { once: true });
    image.src = address;
  });
}

async function draw(image: HTMLImageElement, width: number, height: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: type !== 'image/jpeg' });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  const kept = type !== 'image/jpeg' && isSeeThrough(context, width, height) ? type : 'image/jpeg';
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))), kept, QUALITY);
  });
}

function isSeeThrough(context: CanvasRenderingContext2D, width: number, height: number): boolean {
  const { data } = context.getImageData(0, 0, width, height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha] !== 255) return true;
  return false;
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
