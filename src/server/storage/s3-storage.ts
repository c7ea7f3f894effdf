/**
 * Files in a bucket that speaks S3, Amazon's or another store's; what was read from it or written to it is on this
 * disk too, for a while. The keys come from where the client looks for them (AWS_ACCESS_KEY_ID and so on).
 * Whatever the bucket doesn't do is a BucketError.
 */
import { readFile } from 'node:fs/promises';
import { type Readable, addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { DiskCache } from './disk-cache.ts';
import { type S3Address, nameS3 } from './s3-address.ts';
import { Semaphore } from '../platform/concurrency/semaphore.ts';
import { SingleFlight } from '../platform/concurrency/single-flight.ts';
import { BucketError } from './storage-unavailable.ts';
import type { Storage } from './storage.ts';

/** Ms for a connection, and for all of one call. */
const CONNECT_TIMEOUT = 2_000;
const TIMEOUT = 10_000;
/** Ms in which nobody asks a bucket that was silent for so long: a line of callers, each waiting that long, would grow. */
const PAUSE = 5_000;
const SILENCE = 'no answer in time';
/** Files on their way at a time: bounds the memory that they take. */
const CONCURRENCY = 8;

/** Throws a BucketError when the bucket doesn't answer. */
export async function s3Storage(address: S3Address, cache: DiskCache, timeout = TIMEOUT): Promise<Storage> {
  const { bucket: Bucket, prefix, region, endpoint, pathStyle } = address;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT },
    // Not every store knows the sums that Amazon's has learnt since.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const downloads = new SingleFlight<void>();
  const downloading = new Semaphore({ concurrency: CONCURRENCY });
  const target = (name: string) => ({ Bucket, Key: prefix + name });
  const refusal = (reason: string) =>
    new BucketError(`the bucket ${nameS3(address)} can't be used: ${reason}`);
  let silentUntil = 0;

  /** What the call gives; `ifNone` where nothing has this name. */
  async function ask<Answer, None>(
    call: (abortSignal: AbortSignal) => Promise<Answer>,
    ifNone?: None,
  ): Promise<Answer | None> {
    if (performance.now() < silentUntil) throw refusal(SILENCE);
    try {
      return await call(AbortSignal.timeout(timeout));
    } catch (error) {
      if (ifNone !== undefined && ['NotFound', 'NoSuchKey'].includes((error as Error).name)) return ifNone;
      const reason = reasonOf(error);
      if (reason === SILENCE) silentUntil = performance.now() + PAUSE;
      // Not as its cause: what the client throws holds the whole call.
      throw refusal(reason);
    }
  }

  const has = (name: string) =>
    ask(async (abortSignal) => {
      await client.send(new HeadObjectCommand(target(name)), { abortSignal });
      return true;
    }, false);

  const get = (name: string) =>
    ask(async (abortSignal) => {
      const { Body } = await client.send(new GetObjectCommand(target(name)), { abortSignal });
      return await buffer(addAbortSignal(abortSignal, Body as Readable));
    }, null);

  async function put(name: string, bytes: Uint8Array): Promise<void> {
    const ContentType = `image/${name.slice(name.lastIndexOf('.') + 1)}`;
    const command = new PutObjectCommand({ ...target(name), Body: bytes, ContentType });
    await ask((abortSignal) => client.send(command, { abortSignal }));
  }

  await ask((abortSignal) => client.send(new HeadBucketCommand({ Bucket }), { abortSignal }));

  return {
    has,

    async open(name) {
      const known = await cache.open(name);
      if (known) return known;
      await downloads.run(name, () =>
        downloading.run(async () => {
          const bytes = await get(name);
          if (bytes) await cache.write(name, bytes);
        }),
      );
      return cache.open(name);
    },

    async write(name, bytes) {
      await put(name, bytes);
      await cache.write(name, bytes);
    },

    async adopt(paths) {
      const uploading = new Semaphore({ concurrency: CONCURRENCY });
      const take = async (name: string, path: string) => {
        if (!(await has(name))) await put(name, await readFile(path));
      };
      await Promise.all([...paths].map(([name, path]) => uploading.run(() => take(name, path))));
    },
  };
}

/** In the words of the system or the store, none of which repeats a key. */
function reasonOf(error: unknown): string {
  const { name, code, $metadata } = error as {
    name: string;
    code?: string;
    $metadata?: { httpStatusCode?: number };
  };
  if (name === 'CredentialsProviderError') return 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set';
  const status = $metadata?.httpStatusCode;
  if (status === 403) return `its keys are refused (403 ${name})`;
  if (status !== undefined) return `${status} ${name}`;
  return ['AbortError', 'TimeoutError'].includes(name) ? SILENCE : (code ?? name);
}
