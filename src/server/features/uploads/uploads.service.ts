import type { Database } from '#server/db/schema.ts';
import type { FileStore } from '#server/pictures/file-store.ts';
import { recordFile } from '#server/pictures/files.repository.ts';
import type { PrivatePictures } from '#server/pictures/private-pictures.ts';
import { PictureError, type ProcessedPicture, processPicture } from '#server/pictures/process-picture.ts';
import { ApiError } from '#server/platform/http/api-error.ts';
import { Semaphore } from '#server/platform/concurrency/semaphore.ts';
import { readDataUrl } from './data-url.ts';

/** Decoding an AVIF of 40 megapixels takes some 800 MB, and one core stays with the shop. */
const CONCURRENCY = 1;
const MAX_QUEUED = 40;
/** Of bodies that are received or queued: eight of the largest. */
const MAX_BYTES = 112 * 1024 * 1024;

interface UploadOptions {
  db: Database;
  files: FileStore;
  now: () => Date;
}

export class Uploads {
  readonly #options: UploadOptions;
  readonly #queue = new Semaphore({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });
  #bytes = 0;

  constructor(options: UploadOptions) {
    this.#options = options;
  }

  /** The returned function releases the memory. Throws an ApiError (503) if none is left. */
  reserve(bytes: number): () => void {
    if (this.#queue.isFull || this.#bytes + bytes > MAX_BYTES) throw new ApiError('overloaded');
    this.#bytes += bytes;
    return () => void (this.#bytes -= bytes);
  }

  /** Throws an ApiError if the picture is refused or the sender `isGone` by then. */
  store(dataUrl: string, isGone: () => boolean): Promise<string> {
    return this.#take(() => readDataUrl(dataUrl), isGone);
  }

  /** As `store`, of a picture that is only served by signed addresses. */
  storePrivate(dataUrl: string, isGone: () => boolean, pictures: PrivatePictures): Promise<string> {
    return this.#take(
      () => readDataUrl(dataUrl),
      isGone,
      (picture) => pictures.newAddress(picture),
    );
  }

  /** As `store`, of a picture that the server fetched itself. */
  storeBytes(bytes: Uint8Array, isGone: () => boolean): Promise<string> {
    return this.#take(() => bytes, isGone);
  }

  async #take(
    bytesOf: () => Uint8Array,
    isGone: () => boolean,
    addressOf = ({ address }: ProcessedPicture) => address,
  ): Promise<string> {
    if (this.#queue.isFull) throw new ApiError('overloaded');
    return this.#queue.run(async () => {
      stopWhen(isGone());
      const picture = await readPicture(bytesOf);
      stopWhen(isGone());
      return this.#save({ ...picture, address: addressOf(picture) });
    });
  }

  /** The file first: without a row no entry can name it, and a second upload finds it by its content. */
  async #save(picture: ProcessedPicture): Promise<string> {
    const { db, files, now } = this.#options;
    const address = await files.save(picture);
    await recordFile(db, address, picture.master.length, now());
    return address;
  }
}

function stopWhen(gone: boolean): void {
  if (gone) throw new ApiError('malformed');
}

async function readPicture(bytesOf: () => Uint8Array): Promise<ProcessedPicture> {
  try {
    return await processPicture(bytesOf());
  } catch (error) {
    throw error instanceof PictureError ? new ApiError(error.code) : error;
  }
}
