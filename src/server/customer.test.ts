/** `npm run customer` as a process. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { databases, openEmptyDatabase } from '#test/databases.ts';
import { aUser } from '#test/factories.ts';
import { someOf } from '#test/long-run.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { insertAccount } from './features/accounts/accounts.repository.ts';

describe('npm run customer', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  function run(args: string[], env: Record<string, string> = {}, input = '') {
    const child = spawn(process.execPath, ['scripts/customer.mjs', ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dir, ...env },
    });
    child.stdin.end(input);
    const output = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (output.out += chunk));
    child.stderr.on('data', (chunk) => (output.err += chunk));
    return new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, ...output }));
    });
  }

  it.each(databases)('copies and erases while the shop has its database open: %s', async (kind) => {
    const server = kind === 'postgres' ? await openEmptyDatabase(kind) : null;
    const address = server?.address ?? ({ kind: 'sqlite', file: join(dir, 'shop.db') } as const);
    const db = server?.db ?? (await openDatabase(address));
    const env: Record<string, string> = address.kind === 'postgres' ? { DATABASE_URL: address.url } : {};
    try {
      await migrate(db);
      const user = aUser({ email: 'dana@example.com' });
      await db
        .transaction()
        .execute((transaction) => insertAccount(transaction, { user, passwordHash: '$argon2id$' }));
      const copied = await run(['export', 'Dana@example.com'], env);
      expect(copied).toMatchObject({ code: 0, err: '' });
      expect(JSON.parse(copied.out)).toMatchObject({ account: user, messages: [] });
      const erased = await run(['erase', 'dana@example.com', '--yes'], env);
      expect(erased).toMatchObject({ code: 0, err: '' });
      expect(erased.out).toMatch(
        /^Erased dana@example\.com:\n- the account [^]+What stays:\n[^]+mailbox, and backups/,
      );
      expect(await db.selectFrom('users').select('id').execute()).toEqual([]);
    } finally {
      await (server ? server.close() : db.destroy());
    }
  });

  describe('of an account', () => {
    const env = () => ({ DATA_DIR: join(dir, 'other') });
    beforeAll(async () => {
      mkdirSync(env().DATA_DIR);
      const db = await openDatabase({ kind: 'sqlite', file: join(env().DATA_DIR, 'shop.db') });
      await migrate(db);
      await db.transaction().execute(async (transaction) => {
        await insertAccount(transaction, { user: aUser({ email: 'dana@example.com' }), passwordHash: '' });
        const noa = aUser({ email: 'noa@example.com', role: 'superAdmin' });
        await insertAccount(transaction, { user: noa, passwordHash: '' });
      });
      await db.destroy();
    });

    it('writes a private copy, and never over a file', async () => {
      const file = join(dir, 'dana.json');
      expect(await run(['export', 'dana@example.com', file], env())).toEqual({
        code: 0,
        out: `Wrote ${file}.\n`,
        err: '',
      });
      expect(JSON.parse(readFileSync(file, 'utf8')).account.email).toBe('dana@example.com');
      expect(statSync(file).mode & 0o777).toBe(0o600);
      const again = await run(['export', 'noa@example.com', file], env());
      expect(again).toEqual({ code: 1, out: '', err: `${file} is there already.\n` });
      const nowhere = await run(['export', 'noa@example.com', join(dir, 'no', 'such')], env());
      expect(nowhere).toMatchObject({
        code: 1,
        out: '',
        err: expect.stringMatching(/can't be written \(ENOENT\)\.\n$/),
      });
    });

    it('erases only after a yes, and never the superAdmin', async () => {
      const unasked = await run(['erase', 'dana@example.com'], env(), 'yes\n');
      expect(unasked).toMatchObject({ code: 1, out: '', err: expect.stringContaining('--yes') });
      expect((await run(['export', 'dana@example.com'], env())).code).toBe(0);
      const unknown = await run(['erase', 'nobody@example.com', '--yes'], env());
      const nobody = 'nobody@example.com has no account, has sent no message and has no order or seat.\n';
      expect(unknown).toEqual({ code: 1, out: '', err: nobody });
      const refused = await run(['erase', 'noa@example.com', '--yes'], env());
      expect(refused).toEqual({
        code: 1,
        out: '',
        err: 'noa@example.com runs the shop; such an account is not erased.\n',
      });
    });
  });

  const WRONG = [
    [],
    ['erase'],
    ['show', 'a@b.co'],
    ['erase', 'a@b.co', 'file'],
    ['export', 'a@b.co', '--yes'],
  ];
  test.each(someOf(2, WRONG).map((args) => [args]))('tells its usage for %j', async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^npm run customer -- export EMAIL /);
  });

  it('stops at an invalid address or a wrong setting with one line', async () => {
    expect(await run(['export', 'dana'])).toEqual({
      code: 1,
      out: '',
      err: 'dana is not an email address.\n',
    });
    const { code, err } = await run(['export', 'a@b.co'], { PORT: 'eighty' });
    expect({ code, err }).toEqual({ code: 1, err: 'PORT must be a whole number from 1 to 65535.\n' });
  });
});
