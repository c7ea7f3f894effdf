/**
 * Taking pictures in within bounds: so many bytes on their way, so many decoded at a time, and
 * 503 for what comes on top, so that no number of uploads fills the memory (api.md, Uploads).
 */
import type { Database } from '#server/db/schema.ts';
import type { FileStore } from '#server/pictures/file-store.ts';
import { noteFile } from '#server/pictures/files.repository.ts';
import { PictureError, type ProcessedPicture, processPicture } from '#server/pictures/process-picture.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { WaitingLine } from '#server/platform/load/waiting-line.ts';
import { readDataUrl } from './data-url.ts';

/** An AVIF of 40 megapixels takes some 800 MB while it is decoded; and a core stays with the shop. */
const AT_ONCE = 1;
/** A whole drag of pictures, small as browsers send them. */
const MAX_WAITING = 40;
/** Bytes of bodies that are being received or wait: eight of the largest. */
const MAX_BYTES = 112 * 1024 * 1024;

interface UploadOptions {
  db: Database;
  files: FileStore;
  now: () => Date;
}

export class Uploads {
  readonly #options: UploadOptions;
  readonly #line = new WaitingLine(AT_ONCE, MAX_WAITING);
  #bytes = 0;

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /**
   * Room for a body of so many bytes, before it is read; to be given back by calling what is
   * returned, once. Throws an ApiError (503) when there is none.
   */
  makeRoom(bytes: number): () => void {
    if (this.#line.isFull || this.#bytes + bytes > MAX_BYTES) throw new ApiError('overloaded');
    this.#bytes += bytes;
    return () => void (this.#bytes -= bytes);
  }

  /**
   * Keeps a picture and gives its address, unless the sender `isGone` by then. Throws an ApiError:
   * `not_an_image`, `picture_too_large`, `overloaded`.
   */
  async take(dataUrl: string, isGone: () => boolean): Promise<string> {
    if (this.#line.isFull) throw new ApiError('overloaded');
    return this.#line.run(async () => {
      stopWhen(isGone());
      const picture = await readPicture(dataUrl);
      stopWhen(isGone());
      return this.#keep(picture);
    });
  }

  /** The file first: without a row nobody can name it, and sent again it is found by its content. */
  async #keep(picture: ProcessedPicture): Promise<string> {
    const { db, files, now } = this.#options;
    const address = await files.save(picture);
    await noteFile(db, address, picture.master.length, now());
    return address;
  }
}

/** Nobody hears the answer any more; it is for the log. */
function stopWhen(gone: boolean): void {
  if (gone) throw new ApiError('malformed');
}

async function readPicture(dataUrl: string): Promise<ProcessedPicture> {
  try {
    return await processPicture(readDataUrl(dataUrl));
  } catch (error) {
    throw error instanceof PictureError ? new ApiError(error.code) : error;
  }
}
