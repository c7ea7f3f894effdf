import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DiskCache } from './disk-cache.ts';
import { readWhole } from '../pictures/file-store.ts';

const LIMIT = 1_000;
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'cache-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const bytes = (length: number) => Buffer.alloc(length, 'x');
const names = async () => (await readdir(dir)).toSorted();

async function filled(): Promise<DiskCache> {
  const cache = await DiskCache.in(dir, LIMIT);
  for (const name of ['a.webp', 'copies/b.avif', 'c.webp']) await cache.write(name, bytes(300));
  return cache;
}

test('evicts the least recently used file', async () => {
  const cache = await filled();
  await (await cache.open('a.webp'))!.close();
  await cache.write('d.webp', bytes(300));
  expect(await names()).toEqual(['a.webp', 'c.webp', 'd.webp']);
  expect(await cache.open('copies/b.avif')).toBeNull();
});

test('a file that is evicted while it is open can be read to its end', async () => {
  const cache = await filled();
  const file = await cache.open('a.webp');
  await cache.write('d.webp', bytes(900));
  expect(await names()).toEqual(['d.webp']);
  expect(await readWhole(file!)).toEqual(bytes(300));
});

test("files of an earlier process count, and writing one again doesn't count twice", async () => {
  await filled();
  const cache = await DiskCache.in(dir, LIMIT);
  for (let round = 0; round < 5; round++) await cache.write('c.webp', bytes(300));
  expect(await names()).toEqual(['a.webp', 'b.avif', 'c.webp']);
  await cache.write('d.webp', bytes(300));
  expect(await names()).toHaveLength(3);
  await DiskCache.in(dir, 300);
  expect(await names()).toHaveLength(1);
});

test('a file that another process removed is missing, and can be written again', async () => {
  const cache = await filled();
  await rm(join(dir, 'a.webp'));
  expect(await cache.open('a.webp')).toBeNull();
  await cache.write('d.webp', bytes(400));
  expect(await names()).toEqual(['b.avif', 'c.webp', 'd.webp']);
});

test('a file larger than the limit stays until the next one', async () => {
  const cache = await DiskCache.in(dir, LIMIT);
  await cache.write('a.webp', bytes(2_000));
  expect((await readWhole((await cache.open('a.webp'))!)).length).toBe(2_000);
  await cache.write('b.webp', bytes(10));
  expect(await names()).toEqual(['b.webp']);
});
