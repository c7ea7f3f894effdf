import { BOUNDS } from '#domain/bounds.ts';
import { ApiError } from '#server/platform/http/api-error.ts';

const MAX_LABEL = 200;
const LABEL = /^data:[^,]*;base64,/i;

/** The declared type is ignored. Throws an ApiError before anything is decoded. */
export function readDataUrl(url: string): Buffer {
  const label = LABEL.exec(url.slice(0, MAX_LABEL))?.[0];
  if (label === undefined) throw new ApiError('not_an_image');
  const length = decodedLength(url, label.length);
  if (length > BOUNDS.upload) throw new ApiError('picture_too_large');
  const bytes = Buffer.from(url.slice(label.length), 'base64');
  // Node skips what isn't base64, which leaves fewer bytes than expected.
  if (bytes.length !== length) throw new ApiError('not_an_image');
  return bytes;
}

function decodedLength(url: string, start: number): number {
  const padding = url.endsWith('==') ? 2 : url.endsWith('=') ? 1 : 0;
  return Math.floor(((url.length - padding - start) * 3) / 4);
}
