/** `data:…;base64,…` as bytes. What it says that it is, is not believed (api.md, Uploads). */
import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

/** A label longer than this is none. */
const MAX_LABEL = 200;
const LABEL = /^data:[^,]*;base64,/i;

/**
 * Throws an ApiError: 400 `not_an_image` for what is no data URL in whole base64, 413
 * `picture_too_large` over BOUNDS.upload, before anything is decoded.
 */
export function readDataUrl(url: string): Buffer {
  const label = LABEL.exec(url.slice(0, MAX_LABEL))?.[0];
  if (label === undefined) throw new ApiError('not_an_image');
  const length = decodedLength(url, label.length);
  if (length > BOUNDS.upload) throw new ApiError('picture_too_large');
  const bytes = Buffer.from(url.slice(label.length), 'base64');
  // Node leaves out what isn't base64: then there are fewer bytes than there are letters for.
  if (bytes.length !== length) throw new ApiError('not_an_image');
  return bytes;
}

/** How many bytes the base64 from `start` on stands for, with or without its padding. */
function decodedLength(url: string, start: number): number {
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  return Math.floor(((url.length - padding - start) * 3) / 4);
}
