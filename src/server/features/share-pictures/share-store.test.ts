import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createShareStore } from './share-store.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'shop-share-'));
});
afterEach(() => rm(dir, { recursive: true }));

const drawing = (text: string) => async () => Buffer.from(text);

it('returns a picture whose file is replaced immediately', async () => {
  const store = createShareStore(dir);
  let newer!: Promise<Buffer>;
  const older = await store.picture('ring.he', 'old', () => {
    newer = store.picture('ring.he', 'new', drawing('new'));
    return drawing('old')();
  });
  expect([String(older), String(await newer)]).toEqual(['old', 'new']);
  expect(await readdir(dir)).toEqual(['ring.he.new.jpg']);
});

it('draws a missing picture and reads an existing one', async () => {
  const store = createShareStore(dir);
  await store.picture('ring.he', 'mark', drawing('first'));
  expect(String(await store.picture('ring.he', 'mark', drawing('second')))).toBe('first');
  await rm(join(dir, 'ring.he.mark.jpg'));
  expect(String(await store.picture('ring.he', 'mark', drawing('third')))).toBe('third');
});
