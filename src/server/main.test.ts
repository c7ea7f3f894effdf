/** The shop as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it, test } from 'vitest';
import { aUser } from '#test/factories.ts';
import { freePort } from '#test/free-port.ts';
import { startMailServer } from '#test/mail-server.ts';
import { openDatabase } from './db/connection.ts';
import { migrate } from './db/migrate.ts';
import { insertAccount } from './features/accounts/accounts.repository.ts';

describe('a start', () => {
  let dir: string;
  const running = new Set<ChildProcess>();
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'shop-'));
  });
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
    running.clear();
    rmSync(dir, { recursive: true, force: true });
  });

  function start(env: Record<string, string>) {
    const own = { DATA_DIR: join(dir, 'data'), DEMO: 'off', ADMIN_PASSWORD: 'hammer and paper' };
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const settings = { PATH, NODE_COMPILE_CACHE, ...own, ...env };
    const child = spawn(process.execPath, ['src/server/main.ts'], { env: settings });
    running.add(child);
    const output = { out: '', err: '' };
    child.stdout.on('data', (chunk) => (output.out += chunk));
    child.stderr.on('data', (chunk) => (output.err += chunk));
    const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
      child.on('close', (code) => resolve({ code, ...output }));
    });
    const open = new Promise<void>((resolve, reject) => {
      child.stdout.on('data', () => output.out.includes('the shop is open') && resolve());
      child.on('close', () => reject(new Error(output.err || 'it ended')));
    });
    // A test may wait for the end only.
    open.catch(() => {});
    return { child, open, ended };
  }

  test.each<[string, Record<string, string>, RegExp]>([
    ['a wrong setting', { PORT: 'eighty' }, /^PORT must be a whole number from 1 to 65535\.\n$/],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://a:hush@127.0.0.1:1/shop' },
      /^The database postgres:\/\/127\.0\.0\.1:1\/shop can't be opened: [^\n]+\n$/,
    ],
    [
      'a folder that can not be made',
      { DATA_DIR: '/dev/null/data' },
      /^DATA_DIR can't be written to: [^\n]+\n$/,
    ],
  ])('with %s stops with one line', async (_name, env, line) => {
    const { code, out, err } = await start(env).ended;
    expect(err).toMatch(line);
    expect({ code, out }).toEqual({ code: 1, out: '' });
  });

  it('with a file that is no database stops with one line', async () => {
    writeFileSync(join(dir, 'shop.db'), 'a shopping list, not a database'.repeat(100));
    const { code, err } = await start({ DATA_DIR: dir }).ended;
    expect(err).toMatch(/^The database \S+shop\.db can't be opened: [^\n]+\n$/);
    expect(code).toBe(1);
  });

  it('on a port that is taken stops with one line', async () => {
    const taken = await freePort();
    const squatter = createServer().listen(taken, '127.0.0.1');
    const { code, err } = await start({ PORT: String(taken) }).ended;
    squatter.close();
    expect({ code, err }).toEqual({ code: 1, err: `PORT ${taken} is in use at 127.0.0.1.\n` });
  });

  it('serves until it is signalled, then shuts down in order', async () => {
    const port = String(await freePort());
    const { child, open, ended } = start({ PORT: port });
    await open;
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(answer.status).toBe(200);
    child.kill('SIGTERM');
    const { code, out, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string });
    // Whether today's reminders are due depends on the hour.
    const messages = lines.map(({ msg }) => msg).filter((msg) => msg !== 'a reminder_day was carried out');
    expect(messages).toEqual([
      `the shop is open at http://127.0.0.1:${port}`,
      expect.stringMatching(/^SMTP_URL is not set/),
      expect.stringMatching(/^SMTP_URL is not set/),
      'request',
      'closing',
    ]);
  });

  it('sends a message once if the mail server was down, even after a restart', async () => {
    const down = await startMailServer();
    await down.close();
    const port = String(await freePort());
    const mail = { PORT: port, SMTP_URL: down.url, SHOP_EMAIL: 'maker@shop.example' };
    const first = start(mail);
    await first.open;
    const answer = await fetch(`http://127.0.0.1:${port}/api/contact-messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Dana', email: 'dana@example.com', subject: 'Ring', message: 'Size 52?' }),
    });
    expect(answer.status).toBe(202);
    first.child.kill('SIGTERM');
    expect(await first.ended).toMatchObject({ code: 0, err: '' });
    const up = await startMailServer({ port: down.port });
    const second = start(mail);
    await up.took(1);
    second.child.kill('SIGTERM');
    expect(await second.ended).toMatchObject({ code: 0, err: '' });
    expect(up.mails.map(({ subject }) => subject)).toEqual(['הודעה מהאתר: Ring']);
    await up.close();
  });

  it('creates the first account, prints its password once and never logs it', async () => {
    const starts = [];
    for (let round = 0; round < 2; round++) {
      const { child, open, ended } = start({ PORT: String(await freePort()), ADMIN_PASSWORD: '' });
      await open;
      child.kill('SIGTERM');
      starts.push(await ended);
    }
    const [first, second] = starts.map(({ out }) => out.trim().split('\n'));
    const [said, password] = first![0]!.split(', shown only now: ');
    expect(said).toBe("The shop's account is owner@shop.local; its password");
    expect(password).toMatch(/^\S{23}$/);
    expect(first!.slice(1).join('') + second!.join('')).not.toContain(password);
    for (const line of [...first!.slice(1), ...second!]) expect(JSON.parse(line)).toHaveProperty('level');
  });

  it("with somebody else's ADMIN_EMAIL stops with one line, always", async () => {
    const db = await openDatabase({ kind: 'sqlite', file: join(dir, 'data', 'shop.db') });
    await migrate(db);
    const account = { user: aUser({ email: 'dana@example.com' }), passwordHash: 'none' };
    await db.transaction().execute((transaction) => insertAccount(transaction, account));
    await db.destroy();
    const { code, out, err } = await start({ ADMIN_EMAIL: 'Dana@example.com' }).ended;
    const told = 'ADMIN_EMAIL Dana@example.com belongs to an account that is not a superAdmin.\n';
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: told });
  });

  it.each([
    ['SQLite', () => ({})],
    ['PostgreSQL', () => ({ DATABASE_URL: inject('postgresUrl') })],
  ])('may happen twice at once on a new database: %s', async (_name, env) => {
    const ports = [await freePort(), await freePort()];
    const starts = ports.map((port) => start({ PORT: String(port), ...env() }));
    await Promise.all(starts.map(({ open }) => open));
    for (const { child } of starts) child.kill('SIGTERM');
    for (const { ended } of starts) expect(await ended).toMatchObject({ code: 0, err: '' });
  });
});
