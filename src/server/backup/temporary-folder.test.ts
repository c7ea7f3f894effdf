import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { inTemporaryFolder } from './temporary-folder.ts';

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'shop-folder-'));
});
afterAll(() => rmSync(dir, { recursive: true }));

describe('a temporary folder', () => {
  it('is gone when the work has failed', async () => {
    const failing = inTemporaryFolder(join(dir, 'shop.tar.'), async () => {
      throw new Error('no room');
    });
    await expect(failing).rejects.toThrow('no room');
    expect(readdirSync(dir)).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('is gone when %s ends the process', async (signal) => {
    const script = `
      import { inTemporaryFolder } from ${JSON.stringify(join(import.meta.dirname, 'temporary-folder.ts'))};
      await inTemporaryFolder(${JSON.stringify(join(dir, 'shop.tar.'))}, (folder) => {
        console.log(folder);
        return new Promise(() => setInterval(() => {}, 1_000));
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const [folder] = await once(child.stdout, 'data');
    expect(readdirSync(dir)).toEqual([String(folder).trim().split('/').at(-1)]);
    const ended = once(child, 'exit');
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(readdirSync(dir)).toEqual([]);
  });
});
