import type { UploadSource } from '../form/uploads.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** What a save knows of a field's uploads. */
export function uploadSource({ uploads, retryFailed, dropFailed }: UploadQueue, field: string): UploadSource {
  return {
    subscribe: uploads.subscribe,
    count: () => uploads.get().filter(isPending).length,
    failed: () =>
      uploads
        .get()
        .filter(hasFailed)
        .map(({ file, problem }) => ({ name: file.name, field, isLost: problem === 'connection' })),
    retry: retryFailed,
    dropFailed,
  };
}

export function isPending({ state }: Upload): boolean {
  return state !== 'failed';
}

export function isDuplicate({ problem }: Upload): boolean {
  return problem === 'alreadyHere';
}

export function hasFailed(upload: Upload): boolean {
  return upload.state === 'failed' && !isDuplicate(upload);
}
