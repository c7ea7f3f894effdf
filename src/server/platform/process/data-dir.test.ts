import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeDurably } from '#server/storage/durable-write.ts';
import { ensureDataDir } from './data-dir.ts';

let dir: string;
const before = process.umask();
beforeEach(() => {
  process.umask(0o022);
  dir = join(mkdtempSync(join(tmpdir(), 'data-')), 'data');
});
afterEach(() => {
  process.umask(before);
  rmSync(join(dir, '..'), { recursive: true, force: true });
});

const modeOf = (...path: string[]) => (statSync(join(dir, ...path)).mode & 0o777).toString(8);

it('is closed to other users of the machine, and so is what is written into it', async () => {
  ensureDataDir(dir);
  for (const folder of ['files', 'share']) {
    await writeDurably(join(dir, folder, 'page.webp'), Buffer.from('paid'));
    expect([folder, modeOf(), modeOf(folder), modeOf(folder, 'page.webp')]).toEqual([
      folder,
      '700',
      '700',
      '600',
    ]);
  }
});

it('closes the folders that an older version left open', () => {
  for (const folder of ['files', 'share', 'backups', 'own'])
    mkdirSync(join(dir, folder), { recursive: true });
  ensureDataDir(dir);
  expect(['files', 'share', 'backups', 'own'].map((folder) => modeOf(folder))).toEqual([
    '700',
    '700',
    '700',
    '755',
  ]);
});
