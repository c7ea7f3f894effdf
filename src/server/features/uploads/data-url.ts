/** `data:…;base64,…` as bytes; its declared type is ignored. */
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

/** Characters of the part before the comma. */
const MAX_LABEL = 200;
const LABEL = /^data:[^,]*;base64,/i;

/** Throws an ApiError: `not_an_image`, or `picture_too_large` over BOUNDS.upload, before anything is decoded. */
export function readDataUrl(url: string): Buffer {
  const label = LABEL.exec(url.slice(0, MAX_LABEL))?.[0];
  if (label === undefined) throw new ApiError('not_an_image');
  const length = decodedLength(url, label.length);
  if (length > BOUNDS.upload) throw new ApiError('picture_too_large');
  const bytes = Buffer.from(url.slice(label.length), 'base64');
  // Node skips what isn't base64: then there are fewer bytes than letters.
  if (bytes.length !== length) throw new ApiError('not_an_image');
  return bytes;
}

/** Bytes of the base64 from `start` on, with or without padding. */
function decodedLength(url: string, start: number): number {
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  return Math.floor(((url.length - padding - start) * 3) / 4);
}
