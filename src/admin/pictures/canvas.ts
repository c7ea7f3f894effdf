/** The longest side sent, px; the server stores less. */
export const MAX_SIDE = 2_400;
const QUALITY = 0.9;

/** By an element: it knows the size before any of the picture is decoded, and applies its orientation. */
export function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image), { once: true });
    image.addEventListener('error', reject, { once: true });
    image.src = address;
  });
}

/** Resolves once `use` has; the image is of no use afterwards. */
export async function withImage<Result>(
  file: Blob,
  use: (image: HTMLImageElement) => Promise<Result>,
): Promise<Result> {
  const address = URL.createObjectURL(file);
  try {
    return await use(await loadImage(address));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** px of the canvas. */
interface Size {
  width: number;
  height: number;
}

/** As JPEG, or as `type` if something is see-through. */
export function encode(
  { width, height }: Size,
  type: string,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: type !== 'image/jpeg' });
  if (!context) throw new Error('No canvas');
  context.imageSmoothingQuality = 'high';
  draw(context);
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
