/** `npm run admin` as a process. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, test } from 'vitest';
import { someOf } from '#test/long-run.ts';

describe('npm run admin', () => {
  let dir: string;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  function run(args: string[], input = '', env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['scripts/admin.mjs', ...args], {
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

  it.each([
    ['SQLite', () => ({})],
    ['PostgreSQL', () => ({ DATABASE_URL: inject('postgresUrl') })],
  ])('makes a superAdmin, and replaces one only when told to: %s', async (_name, env) => {
    const create = (args: string[], input: string) =>
      run(['create', 'noa@example.com', ...args], input, env());
    const made = { code: 0, out: 'Made the superAdmin noa@example.com.\n', err: '' };
    expect(await create([], 'a password\n')).toEqual(made);
    const again = await create([], 'a password\n');
    const told = expect.stringMatching(/^noa@example\.com [^\n]+--replace[^\n]+\n$/);
    expect(again).toEqual({ code: 1, out: '', err: told });
    expect(await create(['--replace'], 'another one')).toEqual(made);
    const set = await run(['password', 'Noa@Example.com'], '', env());
    expect(set).toMatchObject({ code: 0, err: '' });
    const [first, second] = set.out.split('\n');
    expect(first).toBe('Set the password of Noa@Example.com.');
    expect(second).toMatch(/^The password, shown only now: [a-z2-9-]{23}$/);
  });

  const REFUSED: [string[], string, RegExp][] = [
    [['password', 'nobody@example.com'], 'a password', /^nobody@example\.com has no account\.\n$/],
    [['create', 'new@example.com'], 'short', /^A password has 8 to 200 characters\.\n$/],
    [['create', 'new@example.com'], 'x'.repeat(201), /^A password has 8 to 200 characters\.\n$/],
    [['create', 'new'], '', /^new is not an email address\.\n$/],
    [[], '', /^npm run admin -- create EMAIL/],
    [['create'], '', /^npm run admin -- create EMAIL/],
    [['delete', 'a@b.co'], '', /^npm run admin -- create EMAIL/],
    [['create', 'a@b.co', '--force'], '', /^npm run admin -- create EMAIL/],
    [['create', 'a@b.co', 'c@d.co'], '', /^npm run admin -- create EMAIL/],
  ];
  test.each(someOf(5, REFUSED))('refuses %j', async (args, input, told) => {
    expect(await run(args, input)).toEqual({ code: 1, out: '', err: expect.stringMatching(told) });
  });

  it('stops at a wrong setting with one line', async () => {
    const { code, err } = await run(['create', 'a@b.co'], '', { PORT: 'eighty' });
    expect({ code, err }).toEqual({ code: 1, err: 'PORT must be a whole number from 1 to 65535.\n' });
  });
});
