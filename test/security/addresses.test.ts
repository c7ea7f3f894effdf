/** No address leads to another site, out of a folder, or to the request's Host. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '../app.ts';
import { type TestMailServer, startMailServer } from '../mail-server.ts';
import { builtPages } from '../pages.ts';
import { connectTo } from '../reliability/sockets.ts';
import { api } from '#contract/routes.ts';
import { safeNext } from '#web/features/session/next.ts';

const ORIGIN = 'https://shop.example';
const EVIL = 'evil.example';

describe('an address of the shop', () => {
  let app: TestApp;
  let url: string;
  let smtp: TestMailServer;
  beforeAll(async () => {
    smtp = await startMailServer();
    const env = {
      PUBLIC_URL: ORIGIN,
      RATE_LIMIT: 'off',
      SMTP_URL: smtp.url,
      SHOP_EMAIL: 'maker@shop.example',
    };
    app = await createTestApp('sqlite', { ...(await builtPages()), env });
    await app.has.workshop({ _id: 'course' });
    url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await smtp.close();
  });

  /** Raw: a client would normalize the address. */
  async function askRaw(
    path: string,
    ...headers: string[]
  ): Promise<{ status: number; head: string; location: string | null; body: string }> {
    const socket = await connectTo(url);
    const lines = headers.some((line) => line.startsWith('host:'))
      ? headers
      : ['host: shop.example', ...headers];
    socket.write(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\nconnection: close\r\n\r\n`);
    const answer = await socket.closed;
    const end = answer.indexOf('\r\n\r\n');
    const head = answer.slice(0, end);
    return {
      status: Number(head.slice(9, 12)),
      head,
      location: /^location: (.*)$/im.exec(head)?.[1] ?? null,
      body: answer.slice(end + 4),
    };
  }

  test.each([
    `//${EVIL}`,
    `//${EVIL}/`,
    `///${EVIL}/`,
    `/\\${EVIL}/`,
    `/\\\\${EVIL}/`,
    `\\\\${EVIL}/`,
    `/%5C${EVIL}/`,
    `/%2F${EVIL}/`,
    `/%2f%2f${EVIL}/`,
    `/.//${EVIL}/`,
    `/..//${EVIL}/`,
    `/%2e%2e//${EVIL}/`,
    `/%09/${EVIL}/`,
    `/%0a/${EVIL}/`,
    `/%0d%0aset-cookie:a=b/`,
    `/en//${EVIL}/`,
    `/@${EVIL}/`,
    `/;@${EVIL}/`,
    `/https:/${EVIL}/`,
    `/https://${EVIL}/`,
    `http://${EVIL}/`,
    `http://${EVIL}/shop/`,
    `https:${EVIL}/`,
    `/shop/?next=//${EVIL}/`,
  ])('never leads to another site: %s', async (path) => {
    const { status, head, location } = await askRaw(path, 'cookie: lang=en');
    expect(status).toBeLessThan(500);
    expect(head).not.toMatch(/^set-cookie/im);
    if (location === null) return;
    const target = new URL(location, ORIGIN);
    expect([location, target.origin]).toEqual([location, ORIGIN]);
    const onwards = await askRaw(location, 'cookie: lang=en');
    if (onwards.location) expect(new URL(onwards.location, target).origin).toBe(ORIGIN);
  });

  test.each([
    ['http://shop.example/en/login', 200],
    ['HTTPS://evil.example:8443/api/health', 200],
    ['http://evil.example', 200],
    ['http://evil.example?a=b', 200],
    ['http://evil.example/nowhere', 404],
  ])('takes the absolute form %s as its path', async (target, status) => {
    const { status: given, location } = await askRaw(target);
    expect([given, location]).toEqual([status, null]);
  });

  test.each([
    ['/%', 'he'],
    ['/shop/%zz?a=b', 'he'],
    ['/en/%', 'en'],
  ])('is told on a page when it is malformed: %s', async (path, lang) => {
    const { status, head, body } = await askRaw(path);
    expect([status, /^content-type: text\/html/im.test(head)]).toEqual([400, true]);
    expect(head).toMatch(/^content-security-policy: /im);
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toContain(lang === 'en' ? 'href="/en"' : 'href="/"');
  });

  it('never is a compressed form of a file', async () => {
    const page = await askRaw('/', 'accept-encoding: identity');
    const [script] = /\/assets\/entry[\w.-]+\.js/.exec(page.body)!;
    expect((await askRaw(script, 'accept-encoding: br')).head).toMatch(/^content-encoding: br/im);
    expect((await askRaw(`${script}.br`)).status).toBe(404);
  });

  test.each([
    '/?next=//evil.example',
    '/?a=%0d%0aset-cookie:a=b',
    '/?//evil.example/',
    '/?a=b#//evil.example',
  ])('redirects %s to the remembered language on this site', async (path) => {
    const { status, head, location } = await askRaw(path, 'cookie: lang=en');
    expect([status, new URL(location!, ORIGIN).origin]).toEqual([302, ORIGIN]);
    expect(location).toMatch(/^\/en\?/);
    expect(head).not.toMatch(/^set-cookie/im);
  });

  test.each([
    `//${EVIL}`,
    `/\\${EVIL}`,
    `\\/${EVIL}`,
    `/\t/${EVIL}`,
    `/\n/${EVIL}`,
    `\t//${EVIL}`,
    ` //${EVIL}`,
    `https://${EVIL}/`,
    `https:/${EVIL}`,
    `///${EVIL}`,
    `/\u0000/${EVIL}`,
    `javascript:alert(1)`,
    `data:text/html,x`,
    `/..//${EVIL}`,
    `/.//${EVIL}`,
    `/en/..//${EVIL}`,
    `/%2e%2e//${EVIL}`,
  ])('login leads nowhere else: next=%j', (next) => {
    const path = safeNext(next, ORIGIN);
    if (path !== null) expect([path, new URL(path, ORIGIN).origin]).toEqual([path, ORIGIN]);
  });

  test.each([
    '/files/../shop.db',
    '/files/..%2f..%2fpackage.json',
    '/files/%2e%2e/%2e%2e/package.json',
    '/files/..%5c..%5cpackage.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/%2e%2e/package.json',
    '/assets/..%252f..%252fpackage.json',
    '/assets/....//....//package.json',
    '/assets//etc/passwd',
    '/assets/%00',
    '/assets/.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/share/../../package.json',
    '/share/..%2f..%2fpackage.json',
    '/share/products/..%2f..%2f..%2fpackage.json.he.1.jpg',
    '/share/products/%2e%2e%2fx.he.1.jpg',
    '/package.json',
    '/.env',
    '/.git/config',
    '/data/shop.db',
  ])('never leads out of a folder: %s', async (path) => {
    const first = await askRaw(path);
    const { status, body } = first.status === 308 ? await askRaw(first.location!) : first;
    expect([400, 404]).toContain(status);
    expect(body).not.toMatch(/"devDependencies"|root:|SQLite format|src\/web\/entry/);
  });

  it('package.json contains the text that must not be served', () => {
    expect(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')).toContain(
      '"devDependencies"',
    );
  });

  test.each([
    '/',
    '/en/shop',
    '/workshops/course',
    '/shop/',
    '/nowhere',
    '/api/shop-facts',
    '/api/openapi.json',
    '/api/nothing',
    '/sitemap.xml',
    '/robots.txt',
    '/site.webmanifest',
    '/api/workshops/course/calendar.ics?lang=he',
  ])('never depends on the request’s Host: %s', async (path) => {
    const poison = [
      'host: evil.example',
      'x-forwarded-host: evil.example',
      'x-forwarded-proto: evil',
      'forwarded: host=evil.example',
      'x-original-url: /evil.example',
    ];
    const { body, head } = await askRaw(path, ...poison);
    expect(body + head).not.toContain(EVIL);
  });

  it('is under PUBLIC_URL in the mail, whatever the Host', async () => {
    const message = { name: 'a', email: 'a@example.com', subject: 'b', message: 'c' };
    await app.send('POST', api.contactMessages(), message, { host: EVIL, 'x-forwarded-host': EVIL });
    app.server.jobs.start();
    await smtp.took(1);
    expect(smtp.mails[0]!.raw).not.toContain(EVIL);
  });

  it('can’t be called from another site: no CORS and no cookie', async () => {
    const origin = { origin: 'https://evil.example', 'access-control-request-method': 'PUT' };
    for (const method of ['GET', 'OPTIONS', 'POST'] as const) {
      const { headers } = await app.server.inject({ method, url: '/api/products', headers: origin });
      expect(Object.keys(headers).filter((name) => /^access-control|^set-cookie/.test(name))).toEqual([]);
    }
    const { token } = await app.as('superAdmin');
    for (const cookie of [`token=${token}`, `authorization=Bearer ${token}`, `Bearer ${token}`])
      expect((await app.get('/api/users', { cookie })).status).toBe(401);
    expect((await app.get(`/api/users?token=${token}`)).status).toBe(401);
  });
});
