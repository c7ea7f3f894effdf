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

const CONNECT_TIMEOUT_MS = 2_000;
const TIMEOUT_MS = 10_000;
/** ms without calls after a timeout, because waiting callers would pile up. */
const PAUSE = 5_000;
const SILENCE = 'no answer in time';
const CONCURRENCY = 8;

/** Keys come from the client's own sources (AWS_ACCESS_KEY_ID …). Throws a BucketError. */
export async function s3Storage(
  address: S3Address,
  cache: DiskCache,
  timeout = TIMEOUT_MS,
): Promise<Storage> {
  const { bucket: Bucket, prefix, region, endpoint, pathStyle } = address;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    forcePathStyle: pathStyle,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
    // Not every store knows Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const downloads = new SingleFlight<void>();
  const downloading = new Semaphore({ concurrency: CONCURRENCY });
  const target = (name: string) => ({ Bucket, Key: prefix + name });
  const refusal = (reason: string) =>
    new BucketError(`the bucket ${nameS3(address)} can't be used: ${reason}`);
  let silentUntil = 0;

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
      // Without `cause`: the client's error contains the whole call, with its keys.
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
