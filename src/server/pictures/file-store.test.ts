/** The same tests for every storage. */
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { S3_KEYS, type TestS3Server, startS3Server } from '#test/s3-server.ts';
import { readConfig } from '../config.ts';
import type { PictureFormat } from '#contract/pictures.ts';
import { type FileStore, createFileStore, readWhole } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { processPicture } from './process-picture.ts';
import { plain } from './sample-pictures.ts';

let dir: string;
let s3: TestS3Server;

beforeAll(async () => {
  for (const [name, value] of Object.entries(S3_KEYS)) vi.stubEnv(name, value);
  s3 = await startS3Server();
});
afterAll(() => s3.remove());
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function writtenInFolder(): Promise<Map<string, number>> {
  const folder = join(dir, 'files');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.includes('.')).toSorted();
  return new Map(
    await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs] as const)),
  );
}

const KINDS = [
  { kind: 'a folder', env: () => ({}), written: writtenInFolder },
  {
    kind: 'a bucket',
    env: () => ({ FILES_URL: s3.url(basename(dir)) }),
    written: () => s3.written(basename(dir)),
  },
];

async function copyOf(
  store: FileStore,
  address: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer | null> {
  const file = await store.copy(address, width, format);
  return file && readWhole(file);
}

describe.each(KINDS)('a file store in $kind', ({ env, written }) => {
  let store: FileStore;
  beforeEach(async () => {
    store = await openFileStore(readConfig({ DATA_DIR: dir, ...env() }));
  });

  const save = async (width: number, height: number) =>
    store.save(await processPicture(await plain(width, height).png().toBuffer()));

  test('stores a picture once, under the name in its address', async () => {
    const address = await save(90, 60);
    const before = await written();
    await save(90, 60);
    expect([...before.keys()]).toEqual([basename(address)]);
    expect(await written()).toEqual(before);
    expect(await store.has(address)).toBe(true);
    const master = await readWhole((await store.master(address))!);
    expect(await sharp(master).metadata()).toMatchObject({ width: 90, height: 60 });
  });

  test('returns nothing for other names', async () => {
    const unknown = (await save(90, 60)).replace(/[0-9a-f]{20}/, '0'.repeat(20));
    for (const wrong of [unknown, '', '/files/../../etc/passwd', '/files/copies']) {
      expect(await store.has(wrong)).toBe(false);
      expect(await store.master(wrong)).toBeNull();
      expect(await store.copy(wrong, 120, 'webp')).toBeNull();
    }
  });

  test.each(['avif', 'webp'] as const)('makes a copy in %s at its width', async (format) => {
    const copy = await copyOf(store, await save(900, 600), 320, format);
    const made = { width: 320, height: 213, format: format === 'avif' ? 'heif' : 'webp' };
    expect(await sharp(copy!).metadata()).toMatchObject(made);
  });

  test.each(['avif', 'webp'] as const)('keeps transparency in %s', async (format) => {
    const clear = sharp({ create: { width: 200, height: 90, channels: 4, background: '#00000000' } });
    const address = await store.save(await processPicture(await clear.png().toBuffer()));
    expect((await sharp((await copyOf(store, address, 120, format))!).metadata()).hasAlpha).toBe(true);
  });

  test('never enlarges a picture, and stores one copy for all wider widths', async () => {
    const address = await save(200, 100);
    const enough = await copyOf(store, address, 320, 'webp');
    expect(await copyOf(store, address, 1600, 'webp')).toEqual(enough);
    expect((await sharp(enough!).metadata()).width).toBe(200);
    expect([...(await written()).keys()]).toHaveLength(2);
  });

  test('makes a copy once for concurrent requests, and not again', async () => {
    const address = await save(900, 600);
    const copies = await Promise.all(Array.from({ length: 8 }, () => copyOf(store, address, 480, 'avif')));
    for (const copy of copies) expect(copy).toEqual(copies[0]);
    const before = await written();
    await copyOf(store, address, 480, 'avif');
    expect(await written()).toEqual(before);
    expect([...before.keys()]).toContain(`copies/${basename(address, '.webp')}.480.avif`);
  });

  test('takes a picture with its copies from a prepared folder, which stays as it is', async () => {
    const folder = join(dir, 'prepared');
    const prepared = createFileStore({ dir: folder });
    const address = await prepared.save(await processPicture(await plain(900, 600).png().toBuffer()));
    const copy = await copyOf(prepared, address, 120, 'avif');
    await store.adopt([address], folder);
    const before = await written();
    await store.adopt([address], folder);
    expect(await store.has(address)).toBe(true);
    expect(await copyOf(store, address, 120, 'avif')).toEqual(copy);
    expect(await written()).toEqual(before);
    expect(await prepared.has(address)).toBe(true);
  });

  test('takes a picture from a folder without copies', async () => {
    const { address, master } = await processPicture(await plain(90, 60).png().toBuffer());
    await mkdir(join(dir, 'restored'));
    await writeFile(join(dir, 'restored', basename(address)), master);
    await store.adopt([address], join(dir, 'restored'));
    expect(await readWhole((await store.master(address))!)).toEqual(master);
  });

  test('leaves nothing behind when a picture turns out to be broken', async () => {
    const folder = join(dir, 'prepared');
    const prepared = createFileStore({ dir: folder });
    const address = await prepared.save(await processPicture(await plain(90, 60).png().toBuffer()));
    await writeFile(join(folder, basename(address)), 'no picture');
    await store.adopt([address], folder);
    await expect(store.copy(address, 120, 'webp')).rejects.toThrow('unsupported image format');
    expect([...(await written()).keys()]).toEqual([basename(address)]);
  });
});

test('a folder takes prepared pictures by hard link', async () => {
  const prepared = createFileStore({ dir: join(dir, 'prepared') });
  const address = await prepared.save(await processPicture(await plain(90, 60).png().toBuffer()));
  await (await prepared.copy(address, 120, 'avif'))!.close();
  const store = createFileStore({ dir: join(dir, 'files') });
  await store.adopt([address], join(dir, 'prepared'));
  for (const name of [basename(address), `copies/${basename(address, '.webp')}.120.avif`]) {
    expect((await stat(join(dir, 'files', name))).ino).toBe((await stat(join(dir, 'prepared', name))).ino);
  }
});
