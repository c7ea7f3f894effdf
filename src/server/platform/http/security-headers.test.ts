import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { CLIENT_DIR, builtPages } from '#test/pages.ts';
import { processPicture } from '#server/pictures/process-picture.ts';
import { plain } from '#server/pictures/sample-pictures.ts';

const SCRIPT = readdirSync(join(CLIENT_DIR, 'assets')).find((name) => name.endsWith('.js'))!;
const NOBODY = { authorization: `Bearer ${'x'.repeat(43)}` };

type Call = [
  what: string,
  url: string,
  status: number,
  options?: { method?: 'HEAD' | 'POST' | 'OPTIONS'; headers?: object; payload?: string },
];

const CALLS: Call[] = [
  ['a page', '/', 200],
  ['an English page', '/en/shop', 200],
  ['the head of a page', '/shop', 200, { method: 'HEAD' }],
  ['the admin', '/admin', 200],
  ['an unknown page', '/nowhere', 404],
  ['a page with an unknown method', '/shop', 405, { method: 'POST' }],
  ['the plain form of an address', '/shop/', 308],
  ['the remembered language', '/', 302, { headers: { cookie: 'lang=en' } }],
  ['a list', '/api/products', 200],
  ['the head of a list', '/api/products', 200, { method: 'HEAD' }],
  ['an unknown call', '/api/nothing', 404],
  ['options', '/api/products', 405, { method: 'OPTIONS' }],
  ['no user', '/api/users', 401],
  ['an ended token', '/api/auth/profile', 401, { headers: NOBODY }],
  ['a wrong query', '/api/products?limit=0', 400],
  ['an address that is none', '/api/%zz', 400],
  [
    'broken JSON',
    '/api/auth/login',
    400,
    { method: 'POST', headers: { 'content-type': 'application/json' }, payload: '{' },
  ],
  [
    'another type',
    '/api/auth/login',
    415,
    { method: 'POST', headers: { 'content-type': 'text/plain' }, payload: 'x' },
  ],
  ['the document', '/api/openapi.json', 200],
  ['an asset', `/assets/${SCRIPT}`, 200],
  ['an unknown asset', '/assets/x.js', 404],
  ['an unknown picture', '/files/x.webp', 404],
];

/** Their policies also hold on a 404. */
const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.ico',
  '/site.webmanifest',
  '/api/workshops/course/calendar.ics?lang=he',
  '/share/shop.he.1.jpg',
];

const POLICY = {
  'default-src': "'self'",
  'script-src': expect.stringMatching(/^'self'( 'sha256-[\w+/]{43}=')+$/),
  'style-src': "'self'",
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'empty-page studio-day',
  'report-to': 'policy',
  'report-uri': '/csp-reports',
};

function policyOf(header: unknown): Record<string, string> {
  const directives = String(header)
    .split(';')
    .map((directive) => directive.split(/ (.*)/));
  return Object.fromEntries(directives.map(([name, value]) => [name, value ?? '']));
}

describe('security headers', () => {
  let app: TestApp;
  let picture: string;
  beforeAll(async () => {
    app = await createTestApp('sqlite', await builtPages());
    await app.has.product();
    await app.has.workshop({ _id: 'course' });
    picture = await app.files.save(await processPicture(await plain(300, 200).png().toBuffer()));
  });
  afterAll(() => app.close());

  const ask = (url: string, options: object = {}) =>
    app.server.inject({ url, ...options } as { url: string });

  function expectPolicies(headers: Record<string, unknown>): void {
    expect(policyOf(headers['content-security-policy'])).toEqual(POLICY);
    expect(headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'reporting-endpoints': 'policy="/csp-reports"',
      'permissions-policy': expect.stringContaining('camera=()'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
    });
    for (const name of [
      'strict-transport-security',
      'access-control-allow-origin',
      'x-powered-by',
      'server',
      'set-cookie',
    ])
      expect(headers).not.toHaveProperty(name);
  }

  test.each(CALLS)('are on %s', async (_what, url, status, options) => {
    const answer = await ask(url, options);
    expect(answer.statusCode).toBe(status);
    expectPolicies(answer.headers);
    expect(answer.headers['cross-origin-resource-policy']).toBe(
      url.startsWith('/files/') ? 'cross-origin' : 'same-origin',
    );
  });

  test.each(FILES)('are on %s', async (url) => expectPolicies((await ask(url)).headers));

  test.each(['/', '/api/products', '/api/openapi.json'])(
    'are on the 304 of %s, with the same scripts',
    async (url) => {
      const first = await ask(url);
      const again = await ask(url, { headers: { 'if-none-match': first.headers.etag } });
      expect(again.statusCode).toBe(304);
      expectPolicies(again.headers);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    },
  );

  it('are on pictures, which other sites may show unless they are signed', async () => {
    const answer = await ask(picture);
    expect(answer.statusCode).toBe(200);
    expectPolicies(answer.headers);
    expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
    const signed = await ask(`${picture}?signature=x`);
    expect(signed.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  it('allow each inline script of a page by its hash, and no other', async () => {
    for (const url of ['/', '/en/shop', '/workshops', '/login', '/nowhere']) {
      const { body, headers } = await ask(url);
      const { 'script-src': allowed } = policyOf(headers['content-security-policy']);
      const scripts = [...body.matchAll(/<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gs)];
      const blocks = scripts.filter(([, attributes]) => /type="application\/(ld\+)?json"/.test(attributes!));
      const inline = scripts.filter((script) => !blocks.includes(script));
      expect([url, blocks.length]).not.toEqual([url, 0]);
      for (const [, , source] of inline)
        expect(allowed).toContain(`'sha256-${createHash('sha256').update(source!).digest('base64')}'`);
      expect(body).not.toMatch(/<style|\son\w+="|href="javascript:|<base/i);
    }
  });
});

describe('a page that can’t be rendered', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('sqlite', await builtPages());
    await app.db.schema.dropTable('products').execute();
  });
  afterAll(() => app.close());

  it('has the policies and no script', async () => {
    const { statusCode, headers, body } = await app.server.inject('/en/shop');
    expect(statusCode).toBe(500);
    expect(policyOf(headers['content-security-policy'])).toEqual(POLICY);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).not.toMatch(/<script|<style|products|SQLITE/i);
  });
});

describe('a shop that is reached by HTTPS', () => {
  let app: TestApp;
  beforeAll(
    async () => void (app = await createTestApp('sqlite', { env: { PUBLIC_URL: 'https://shop.example' } })),
  );
  afterAll(() => app.close());

  test.each(['/api/products', '/api/nothing', '/nowhere'])('asks for HTTPS in future at %s', async (url) => {
    expect((await app.get(url)).headers['strict-transport-security']).toBe('max-age=31536000');
  });
});
