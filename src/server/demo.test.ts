/** `npm run demo` as a process. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { databases, openEmptyDatabase } from '#test/databases.ts';
import { aProduct } from '#test/factories.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { insertProduct } from './features/products/products.repository.ts';

describe('npm run demo', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  function run(args: string[], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['scripts/demo.mjs', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dir, ...env },
    });
    const output = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (output.out += chunk));
    child.stderr.on('data', (chunk) => (output.err += chunk));
    return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, ...output }));
    });
  }

  it.each(databases)('clears while the shop has its database open: %s', async (kind) => {
    const server = kind === 'postgres' ? await openEmptyDatabase(kind) : null;
    const address = server?.address ?? ({ kind: 'sqlite', file: join(dir, 'shop.db') } as const);
    const db = server?.db ?? (await openDatabase(address));
    const env: Record<string, string> = address.kind === 'postgres' ? { DATABASE_URL: address.url } : {};
    try {
      await migrate(db);
      for (const _id of ['ring', 'cuff']) await insertProduct(db, aProduct({ _id }), { demo: true });
      await insertProduct(db, aProduct({ _id: 'own' }));
      expect(await run(['clear'], env)).toEqual({
        code: 0,
        out: 'Took out 2 entries, 0 orders, 0 customers of the demo.\n',
        err: '',
      });
      expect(await run(['clear'], env)).toEqual({
        code: 0,
        out: 'Took out 0 entries, 0 orders, 0 customers of the demo.\n',
        err: '',
      });
      const left = await db.selectFrom('products').select('id').where('deleted_at', 'is', null).execute();
      expect(left).toEqual([{ id: 'own' }]);
    } finally {
      await (server ? server.close() : db.destroy());
    }
  });

  test.each([[[]], [['fill']], [['clear', 'all']], [['--clear']]])('tells its usage for %j', async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^npm run demo -- clear [^\n]+\n$/);
  });

  it('stops at a wrong setting with one line', async () => {
    const { code, err } = await run(['clear'], { PORT: 'eighty' });
    expect({ code, err }).toEqual({ code: 1, err: 'PORT must be a whole number from 1 to 65535.\n' });
  });
});
