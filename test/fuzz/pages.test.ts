import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import fc, { type Arbitrary } from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../app.ts';
import { builtPages } from '../pages.ts';
import { isLong } from '../long-run.ts';
import { INSIDE, SEED } from './run.ts';
import { nastyText } from './values.ts';

const ROUNDS = isLong ? 3_000 : 150;
const PATIENCE = isLong ? 10 * 60_000 : 180_000;
const ORIGIN = 'https://shop.example';

const PATHS = [
  '',
  'en',
  'shop',
  'workshops',
  'tutorials',
  'category',
  'cricut',
  'search',
  'about',
  'login',
  'admin',
  'ring',
  'files',
  'assets',
  'share',
  'api',
  'sitemap.xml',
  '.',
  '..',
  '%2e%2e',
  '%',
];
const NAMES = [
  'category',
  'sort',
  'sortBy',
  'level',
  'page',
  'q',
  'next',
  'lang',
  'utm_source',
  'signature',
  '__proto__',
  '',
];

/** Characters that a request line can have, encoded or not. */
const raw = nastyText.map((text) => text.replace(/[^\x21-\x7E]|[#?]/g, '').slice(0, 300));
const encoded = nastyText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 3_000));
const part: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 1, arbitrary: raw },
  { weight: 1, arbitrary: encoded },
);
const pair = fc.tuple(
  fc.oneof(fc.constantFrom(...NAMES), raw),
  fc.oneof(fc.constantFrom('cricut', 'newest', '2', '/en'), raw, encoded),
);
const url = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 4 }),
    fc.array(pair, { maxLength: 3 }),
    fc.constantFrom('', '/', '//', '\\'),
  )
  .map(
    ([parts, pairs, end]) =>
      `/${parts.join('/')}${end}${pairs.length ? '?' : ''}${pairs.map((one) => one.join('=')).join('&')}`,
  );
const header = nastyText.map((text) => text.replace(/[^\x20-\x7E]/g, '').slice(0, 200));
const headers = fc.record(
  {
    cookie: fc.oneof(fc.constantFrom('lang=en', 'lang=he', 'lang=en; lang=he', 'lang=%00'), header),
    'accept-language': header,
    'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', '*;q=0', 'x'),
    'if-none-match': fc.oneof(fc.constantFrom('*', '"x"', 'W/"x"'), header),
    range: fc.constantFrom('bytes=0-0', 'bytes=-1', 'bytes=9-1', 'x'),
    authorization: fc.oneof(fc.constantFrom('Bearer x', 'Basic eDp5'), header),
    host: header,
  },
  { requiredKeys: [] },
);

/** Over a socket, since `inject` would normalize the address. */
async function ask(method: string, path: string, given: Record<string, string>) {
  const { port } = app.server.server.address() as { port: number };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, method, path, headers: given }, resolve)
      .on('error', reject)
      .end();
  });
  return { statusCode: answer.statusCode!, headers: answer.headers, body: await text(answer) };
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const logger = { level: 'error', stream: { write: (line: string) => void logged.push(line) } };
  app = await createTestApp('sqlite', { ...(await builtPages()), logger, env: { PUBLIC_URL: ORIGIN } });
  await app.has.product({ _id: 'ring' });
  await app.has.tutorial({ _id: 'ring' });
  await app.server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

it(
  'pages answer any request without a 500',
  async () => {
    const methods = fc.constantFrom<('GET' | 'HEAD')[]>('GET', 'GET', 'GET', 'HEAD');
    const property = fc.asyncProperty(methods, url, headers, async (method, asked, given) => {
      const { statusCode, headers: told, body } = await ask(method, asked, given);
      expect(statusCode, logged.at(-1)).toBeLessThan(500);
      expect(told['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(told['x-request-id']).toEqual(expect.any(String));
      if (told.location !== undefined) expect(new URL(String(told.location), ORIGIN).origin).toBe(ORIGIN);
      if (method === 'HEAD' || told['content-encoding'] !== undefined) return;
      expect(body).not.toMatch(INSIDE);
      const isPage = String(told['content-type']).startsWith('text/html');
      if (isPage) expect(body).toMatch(/<title>.+<\/title>.*<\/html>$/s);
      else if (statusCode === 200) expect(String(told['content-type'])).not.toContain('html');
    });
    await fc.assert(property, {
      seed: SEED,
      numRuns: ROUNDS,
      interruptAfterTimeLimit: PATIENCE,
      markInterruptAsFailure: true,
    });
    expect(logged).toEqual([]);
  },
  PATIENCE,
);
