import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damageOf } from '#server/db/sqlite-file.ts';
import { isLong } from '../long-run.ts';
import { startMailServer } from '../mail-server.ts';
import { shopClient, superAdminOf } from '../shop-client.ts';
import { type ShopProcess, endShopsAfterEach, startShop } from '../shop-process.ts';
import { type Connection, connectTo, refused } from './sockets.ts';

const MESSAGE = JSON.stringify({
  name: 'Noa',
  email: 'noa@example.com',
  subject: 'Ring',
  message: 'Size 52?',
});
const HALF = 20;

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'shop-end-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));
endShopsAfterEach();

async function open(env: Record<string, string> = {}): Promise<ShopProcess> {
  const shop = await startShop({ DATA_DIR: join(dir, 'data'), ...env });
  await shop.open;
  return shop;
}

/** Sends a message's head and half of its body. */
async function halfSent(shop: ShopProcess): Promise<Connection> {
  const connection = await connectTo(shop.url);
  const head = [
    'POST /api/contact-messages HTTP/1.1',
    'host: shop',
    'content-type: application/json',
    'expect: 100-continue',
  ];
  connection.write(`${head.join('\r\n')}\r\ncontent-length: ${MESSAGE.length}\r\n\r\n`);
  await connection.until('100 Continue');
  connection.write(MESSAGE.slice(0, HALF));
  return connection;
}

async function messagesOf(shop: ShopProcess): Promise<number> {
  const call = shopClient(shop.url);
  return (await call('GET', '/api/contact-messages', undefined, await superAdminOf(call))).body.pagination
    .total;
}

describe('a shop that is shutting down', () => {
  it('finishes running requests, accepts no new ones and closes idle connections', async () => {
    const shop = await open();
    const idle = await connectTo(shop.url);
    idle.write('GET /api/health HTTP/1.1\r\nhost: shop\r\n\r\n');
    await idle.until('"ok"');
    const begun = await Promise.all([halfSent(shop), halfSent(shop), halfSent(shop)]);
    const ended = shop.end();
    await idle.closed;
    await refused(shop.url);
    // A second signal changes nothing.
    void shop.end();
    void shop.end('SIGINT');
    for (const { write } of begun) write(MESSAGE.slice(HALF));
    for (const { closed } of begun)
      expect(await closed).toMatch(/HTTP\/1\.1 202 [^]*\r\nconnection: close\r\n/i);
    expect(await ended).toMatchObject({ code: 0, err: '' });
    expect(damageOf(join(dir, 'data', 'shop.db'))).toBeNull();
    const again = await open();
    expect(await messagesOf(again)).toBe(3);
    await again.end();
  });

  it('answers every request that it accepted under load', async () => {
    const shop = await open({ DEMO: 'on' });
    const paths = ['/shop', '/en', '/api/products', '/tutorials'];
    const answers: number[] = [];
    let broken = 0;
    const visitors = Array.from({ length: 12 }, async (_, visitor) => {
      for (let turn = visitor; ; turn++) {
        try {
          const answer = await fetch(shop.url + paths[turn % paths.length]);
          await answer.arrayBuffer();
          answers.push(answer.status);
        } catch (error) {
          // Refused or closed before the first byte of a response: nothing had begun.
          const { code = '' } = ((error as Error).cause ?? error) as { code?: string };
          if (!['ECONNREFUSED', 'ECONNRESET', 'UND_ERR_SOCKET'].includes(code)) broken++;
          return;
        }
      }
    });
    await expect.poll(() => answers.length).toBeGreaterThan(30);
    const { code, out, err } = await shop.end();
    await Promise.all(visitors);
    expect({ code, err, broken }).toEqual({ code: 0, err: '', broken: 0 });
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(out).not.toContain('"level":50');
  });

  it.runIf(isLong)('puts back a mail whose server doesn’t answer', async () => {
    const smtp = await startMailServer();
    let release = () => {};
    smtp.hold = new Promise((resolve) => (release = resolve));
    const env = { SMTP_URL: smtp.url, SHOP_EMAIL: 'maker@shop.example' };
    const shop = await open(env);
    await shopClient(shop.url)('POST', '/api/contact-messages', JSON.parse(MESSAGE));
    await smtp.wasHanded(1);
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
    release();
    await smtp.close();
    const up = await startMailServer({ port: smtp.port });
    const again = await open(env);
    await up.took(1);
    expect(await again.end()).toMatchObject({ code: 0, err: '' });
    await up.close();
  });

  it.runIf(isLong)('disconnects clients that never finish, and ends within ten seconds', async () => {
    const shop = await open();
    const stuck = await Promise.all([halfSent(shop), halfSent(shop)]);
    const silent = await connectTo(shop.url);
    silent.write('GET /api/health HTTP/1.1\r\nhost: sh');
    const begin = performance.now();
    expect(await shop.end()).toMatchObject({ code: 0, err: '' });
    expect(performance.now() - begin).toBeLessThan(10_000);
    for (const { closed } of [...stuck, silent]) await closed;
  });
});

describe('a signal during the start', () => {
  it.each([
    ['while it makes the database', 'shop.db'],
    ['while it takes in the demo', 'files'],
  ])('%s leaves nothing that breaks the next start', async (_name, appeared) => {
    const data = join(dir, 'data');
    const begun = await startShop({ DATA_DIR: data, DEMO: 'on' });
    await expect.poll(() => existsSync(join(data, appeared)), { interval: 1 }).toBe(true);
    await begun.end();
    const shop = await open({ DEMO: 'on' });
    const { body } = await shopClient(shop.url)('GET', '/api/products');
    expect(body.data.length).toBeGreaterThan(10);
    await shop.end();
    expect(damageOf(join(data, 'shop.db'))).toBeNull();
  });
});
