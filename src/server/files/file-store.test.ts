import { link, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFileStore } from './file-store.ts';
import { processPicture } from './process-picture.ts';
import { plain } from './sample-pictures.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'files-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function storeWith(width: number, height: number, name = 'store') {
  const store = createFileStore({ dir: join(dir, name) });
  const address = await store.save(await processPicture(await plain(width, height).png().toBuffer()));
  return { store, address, folder: join(dir, name) };
}

describe('the file store', () => {
  test('keeps a picture under the name in its address, once', async () => {
    const { store, address, folder } = await storeWith(90, 60);
    const { mtimeMs } = await stat(join(folder, basename(address)));
    await storeWith(90, 60);
    expect(await readdir(folder)).toEqual([basename(address), 'copies'].sort());
    expect((await stat(join(folder, basename(address)))).mtimeMs).toBe(mtimeMs);
    expect(await store.has(address)).toBe(true);
  });

  test('knows nothing of other names', async () => {
    const { store, address } = await storeWith(90, 60);
    const unknown = address.replace(/[0-9a-f]{20}/, '0'.repeat(20));
    for (const wrong of [unknown, '', '/files/../../etc/passwd', '/files/copies']) {
      expect(await store.has(wrong)).toBe(false);
      expect(await store.copy(wrong, 120, 'webp')).toBeNull();
    }
  });

  test.each(['avif', 'webp'] as const)('makes a copy in %s at its width', async (format) => {
    const { store, address } = await storeWith(900, 600);
    const copy = await sharp((await store.copy(address, 320, format))!).metadata();
    expect(copy).toMatchObject({ width: 320, height: 213, format: format === 'avif' ? 'heif' : 'webp' });
  });

  test.each(['avif', 'webp'] as const)('keeps see-through parts in %s', async (format) => {
    const store = createFileStore({ dir });
    const clear = sharp({ create: { width: 200, height: 90, channels: 4, background: '#00000000' } });
    const address = await store.save(await processPicture(await clear.png().toBuffer()));
    expect((await sharp((await store.copy(address, 120, format))!).metadata()).hasAlpha).toBe(true);
  });

  test('never makes a picture larger, and keeps one copy where wider ones would be the same', async () => {
    const { store, address, folder } = await storeWith(200, 100);
    const [enough, wider] = [await store.copy(address, 320, 'webp'), await store.copy(address, 1600, 'webp')];
    expect(wider).toBe(enough);
    expect((await sharp(enough!).metadata()).width).toBe(200);
    expect(await readdir(join(folder, 'copies'))).toHaveLength(1);
  });

  test('makes a copy once for all that ask at the same time, and not again', async () => {
    const { store, address, folder } = await storeWith(900, 600);
    const paths = await Promise.all(Array.from({ length: 8 }, () => store.copy(address, 480, 'avif')));
    expect(new Set(paths).size).toBe(1);
    const { mtimeMs, ino } = await stat(paths[0]!);
    await store.copy(address, 480, 'avif');
    expect(await stat(paths[0]!)).toMatchObject({ mtimeMs, ino });
    expect(await readdir(join(folder, 'copies'))).toHaveLength(1);
  });

  test('takes a picture with its copies from a prepared folder by hard link', async () => {
    const prepared = await storeWith(900, 600, 'prepared');
    const copy = await prepared.store.copy(prepared.address, 120, 'avif');
    const store = createFileStore({ dir: join(dir, 'shop') });
    await store.adopt([prepared.address], prepared.folder);
    await store.adopt([prepared.address], prepared.folder);
    expect(await store.has(prepared.address)).toBe(true);
    const adopted = await store.copy(prepared.address, 120, 'avif');
    expect((await stat(adopted!)).ino).toBe((await stat(copy!)).ino);
  });

  test('leaves nothing behind when a picture turns out to be broken', async () => {
    const { address, folder } = await storeWith(90, 60);
    const store = createFileStore({ dir: join(dir, 'broken') });
    await store.has(address);
    await link(new URL(import.meta.url), join(dir, 'broken', basename(address)));
    await expect(store.copy(address, 120, 'webp')).rejects.toThrow();
    expect(await readdir(join(dir, 'broken', 'copies'))).toEqual([]);
    expect(await readdir(folder)).toContain(basename(address));
  });
});
