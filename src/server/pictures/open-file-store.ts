import { join } from 'node:path';
import type { Config } from '../config.ts';
import { ConfigError } from '../platform/process/config-error.ts';
import { DiskCache } from '../storage/disk-cache.ts';
import { type FileStore, createFileStore, fileStoreOn } from './file-store.ts';
import type { S3Address } from '../storage/s3-address.ts';
import { BucketError } from '../storage/storage-unavailable.ts';

const CACHE_BYTES = 512 * 1024 * 1024;

/** Throws a ConfigError if the bucket can't be used. */
export async function openFileStore({
  files,
  dataDir,
}: Pick<Config, 'files' | 'dataDir'>): Promise<FileStore> {
  return files === null
    ? createFileStore({ dir: join(dataDir, 'files') })
    : openBucket(files, join(dataDir, 'cache'));
}

async function openBucket(address: S3Address, cacheDir: string): Promise<FileStore> {
  const { s3Storage } = await import('../storage/s3-storage.ts');
  try {
    return fileStoreOn(await s3Storage(address, await DiskCache.in(cacheDir, CACHE_BYTES)));
  } catch (error) {
    if (error instanceof BucketError) throw new ConfigError(`FILES_URL: ${error.message}.`);
    throw error;
  }
}
