/** Only for a bucket: other writers, and times without answers. */
import { mkdtemp, rm } from 'node:fs/promises';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { S3_KEYS, type TestS3Server, startS3Server } from '#test/s3-server.ts';
import { readConfig } from '../config.ts';
import { ConfigError } from '../platform/process/config-error.ts';
import { DiskCache } from './disk-cache.ts';
import { type FileStore, readWhole } from '../pictures/file-store.ts';
import { openFileStore } from '../pictures/open-file-store.ts';
import { processPicture } from '../pictures/process-picture.ts';
import { s3Storage } from './s3-storage.ts';
import { plain } from '../pictures/sample-pictures.ts';
import { isStorageUnavailable } from './storage-unavailable.ts';

let dir: string;
let s3: TestS3Server;

beforeAll(async () => {
  s3 = await startS3Server();
});
afterAll(() => s3.remove());
beforeEach(async () => {
  for (const [name, value] of Object.entries(S3_KEYS)) vi.stubEnv(name, value);
  dir = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** Opens the same bucket as another machine does, with its own disk. */
function openOn(machine: string, url = s3.url(basename(dir))): Promise<FileStore> {
  return openFileStore(readConfig({ DATA_DIR: join(dir, machine), FILES_URL: url }));
}

const aPicture = async (background?: string) =>
  processPicture(await plain(900, 600, background).png().toBuffer());
const thrownBy = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => error,
  );

describe('a bucket', () => {
  it("shows one machine's pictures and copies to the others", async () => {
    const [one, other] = [await openOn('one'), await openOn('other')];
    const address = await one.save(await aPicture());
    expect(await other.has(address)).toBe(true);
    const made = await readWhole((await other.copy(address, 320, 'webp'))!);
    const before = await s3.written(basename(dir));
    expect(await readWhole((await one.copy(address, 320, 'webp'))!)).toEqual(made);
    expect(await s3.written(basename(dir))).toEqual(before);
  });

  it('that is down serves cached files, refuses the rest, and recovers', async () => {
    const store = await openOn('one');
    const address = await store.save(await aPicture());
    const known = await readWhole((await store.copy(address, 320, 'webp'))!);
    await s3.stop();
    expect(await readWhole((await store.copy(address, 320, 'webp'))!)).toEqual(known);
    const fresh = await openOn('one').catch((error: Error) => error);
    expect(fresh).toBeInstanceOf(ConfigError);
    const another = await aPicture('#123456');
    for (const work of [() => store.copy(address, 480, 'webp'), () => store.save(another)]) {
      const error = await thrownBy(work());
      expect(isStorageUnavailable(error)).toBe(true);
      expect(error!.message).toBe(`the bucket s3://pictures/${basename(dir)} can't be used: ECONNREFUSED`);
      expect(error!.cause).toBeUndefined();
    }
    await s3.start();
    expect(await store.copy(address, 480, 'webp').then((file) => readWhole(file!))).toBeInstanceOf(Buffer);
    expect(await store.has(await store.save(another))).toBe(true);
  });

  it('that disconnects in the middle of a file fails without leaving half of it', async () => {
    const store = await openOn('one');
    const address = await store.save(await aPicture());
    const half = await answering((response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('x'.repeat(500), () => response.destroy());
    });
    const broken = await openOn('other', half.url);
    expect(isStorageUnavailable(await thrownBy(broken.master(address)))).toBe(true);
    half.close();
    const healed = await openOn('other');
    expect(await readWhole((await healed.master(address))!)).toEqual(
      await readWhole((await store.master(address))!),
    );
  });

  it("that falls silent doesn't make callers wait for each other's timeouts", async () => {
    let asked = 0;
    const silent = await answering(() => void asked++);
    const cache = await DiskCache.in(join(dir, 'cache'), 1_000);
    const storage = await s3Storage(readConfig({ FILES_URL: silent.url }).files!, cache, 300);
    const ends = await Promise.all(
      Array.from({ length: 100 }, (_, name) => thrownBy(storage.open(`${name}.webp`))),
    );
    expect(new Set(ends.map((error) => error?.message))).toEqual(
      new Set(["the bucket s3://pictures can't be used: no answer in time"]),
    );
    // The number of concurrent transfers; a busy machine may connect to none of them in time.
    expect(asked).toBeLessThanOrEqual(8);
    silent.close();
  });
});

/** A store that confirms that the bucket exists, and answers GET in this way. */
async function answering(
  get: (response: ServerResponse) => void,
): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) =>
    request.method === 'GET' ? get(response) : response.end(),
  );
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://pictures?endpoint=http://127.0.0.1:${port}&path-style=on`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

describe('a start', () => {
  const line = async (url: string) => {
    const error = await thrownBy(openOn('one', url));
    expect(error).toBeInstanceOf(ConfigError);
    return error!.message;
  };

  test('on a bucket that is not there stops with one line', async () => {
    const url = s3.url('').replace('pictures', 'paintings');
    expect(await line(url)).toBe("FILES_URL: the bucket s3://paintings can't be used: 404 NotFound.");
  });

  test('with wrong keys stops with one line that names none', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'HUSH');
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'hush hush');
    const told = await line(s3.url('a'));
    expect(told).toMatch(
      /^FILES_URL: the bucket s3:\/\/pictures\/a can't be used: its keys are refused \(403 \w+\)\.$/,
    );
    expect(told).not.toMatch(/hush/i);
  });

  test('without keys stops with one line', async () => {
    for (const name of Object.keys(S3_KEYS)) vi.stubEnv(name, undefined);
    for (const name of ['AWS_CONFIG_FILE', 'AWS_SHARED_CREDENTIALS_FILE']) vi.stubEnv(name, '/dev/null');
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    expect(await line(s3.url('a'))).toContain('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set');
  });
});
