import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { pick, seededRandom } from '#test/lists.ts';
import { ERROR_STATUS, type ErrorCode } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';

const TWO_HOSTS = 'HTTP/1.1\r\nhost: shop\r\nHOST: shop\r\nconnection: close\r\n\r\n';

describe('the form of errors', () => {
  let app: TestApp;
  const lines: string[] = [];

  beforeAll(async () => {
    app = await createTestApp('sqlite', {
      logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
      pages: async (scope) => {
        scope.post('/echo', async ({ body }) => ({ body }));
        scope.get('/fault', async () => {
          throw new Error('secret plans at /root/plans.txt');
        });
        scope.get<{ Params: { code: ErrorCode } }>('/raise/:code', async ({ params }) => {
          throw new ApiError(params.code);
        });
      },
    });
  });
  afterAll(() => app.close());

  test.each(Object.entries(ERROR_STATUS))(
    '%s is %d with a sentence in each language',
    async (code, status) => {
      const hebrew = await app.get(`/raise/${code}`);
      const english = await app.get(`/raise/${code}`, { 'accept-language': 'en-GB,en;q=0.9' });
      expect([hebrew.status, english.status]).toEqual([status, status]);
      expect(hebrew.body).toEqual({ error: expect.stringMatching(/[א-ת]/), code });
      expect(english.body).toEqual({ error: expect.stringMatching(/^[A-Z][^א-ת]+\.$/), code });
      expect(hebrew.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-request-id': expect.any(String),
      });
      expect('retry-after' in hebrew.headers).toBe(status === 503);
    },
  );

  it('names each wrong field in the language of the caller', async () => {
    const url = '/api/products?limit=101&sort=cheapest&category=cricut&category=cricut&utm=1&cursor=';
    expect((await app.get(url, { 'accept-language': 'en' })).body).toEqual({
      error: 'Some of the details aren’t valid.',
      code: 'invalid',
      fields: {
        limit: 'The number must be at most 100.',
        sort: 'The value must be one of: newest, priceLow, priceHigh.',
        category: 'This field may appear only once.',
        cursor: 'The number of characters must be at least 1.',
        utm: 'This field isn’t recognized.',
      },
    });
    const { fields } = (await app.get(url)).body;
    for (const sentence of Object.values(fields)) expect(sentence).toMatch(/[א-ת]/);
  });

  it("hides an unknown fault and logs it with the request's id", async () => {
    const { status, headers, body, text } = await app.get('/fault', { 'accept-language': 'en' });
    expect(status).toBe(500);
    expect(body).toEqual({ error: 'Something went wrong here. Please try again.', code: 'internal' });
    expect(text).not.toContain('plans');
    const line = lines.find((candidate) => candidate.includes('secret plans'));
    expect(JSON.parse(line!)).toMatchObject({ level: 50, reqId: headers['x-request-id'] });
  });

  it('logs a request without its query', async () => {
    await app.get('/api/products?token=hush', { authorization: 'Bearer hush' });
    const line = lines.at(-1)!;
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/api/products', status: 400 });
    expect(lines.join('')).not.toContain('hush');
  });

  test.each([
    ['not JSON', { 'content-type': 'text/plain' }, 'hello', 415, 'not_json'],
    ['broken JSON', { 'content-type': 'application/json' }, '{"a":', 400, 'malformed'],
    ['blanks', { 'content-type': 'application/json' }, '  ', 400, 'malformed'],
    [
      'a poisoned prototype',
      { 'content-type': 'application/json' },
      '{"__proto__":{"a":1}}',
      400,
      'malformed',
    ],
    [
      'too much',
      { 'content-type': 'application/json' },
      JSON.stringify('x'.repeat(65_536)),
      413,
      'too_large',
    ],
  ])('refuses a body that is %s', async (_name, headers, payload, status, code) => {
    const answer = await app.server.inject({ method: 'POST', url: '/echo', headers, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  it('takes a body of 64 KiB', async () => {
    const payload = JSON.stringify('x'.repeat(65_534));
    const headers = { 'content-type': 'application/json' };
    expect((await app.server.inject({ method: 'POST', url: '/echo', headers, payload })).statusCode).toBe(
      200,
    );
  });

  test.each([
    ['GET', '/api/unknown', 404],
    ['GET', '/api', 404],
    ['GET', '/api/products/%zz', 400],
    ['GET', '/api/%', 400],
    ['GET', '/nowhere', 404],
  ] as const)('%s %s is %d', async (method, url, status) => {
    const answer = await app.server.inject({ method, url });
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({
      error: expect.any(String),
      code: status === 404 ? 'not_found' : 'malformed',
    });
    expect(answer.headers['x-request-id']).toEqual(expect.any(String));
  });
});

describe('a method that an address doesn’t take', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp('sqlite', {
      pages: async () => {},
    });
  });
  afterAll(() => app.close());

  test.each([
    ['POST', '/api/shop-facts?x=1', 'GET, HEAD'],
    ['DELETE', '/api/health', 'GET, HEAD'],
    ['TRACE', '/api/health', 'GET, HEAD'],
    ['GET', '/api/auth/login', 'POST'],
    ['PATCH', '/api/products/a%20b', 'DELETE, GET, HEAD, PUT'],
    ['POST', '/robots.txt', 'GET, HEAD'],
    ['POST', '/', 'GET, HEAD'],
    ['DELETE', '/en/shop/ring?x', 'GET, HEAD'],
    ['PUT', '/account', 'GET, HEAD'],
  ] as const)('%s %s is 405 and told which it takes', async (method, url, allow) => {
    const { statusCode, headers, json } = await app.server.inject({ method, url });
    expect([statusCode, headers.allow, json().code]).toEqual([405, allow, 'wrong_method']);
  });

  test.each(['/api/nothing', '/api/products/a/b', '/shop/ring/more', '/nowhere'])(
    'POST %s is 404',
    async (url) => {
      const { statusCode, headers } = await app.server.inject({ method: 'POST', url });
      expect([statusCode, headers.allow]).toEqual([404, undefined]);
    },
  );
});

describe('bytes that are no request', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await app.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  test.each([
    [
      'an endless address',
      `GET /api/products?category=${'x'.repeat(20_000)} HTTP/1.1\r\nhost: shop\r\n\r\n`,
      '431 Request Header Fields Too Large',
      'head_too_large',
    ],
    ['no HTTP', 'what do you sell?\r\n\r\n', '400 Bad Request', 'malformed'],
    ['two hosts', `GET /api/health ${TWO_HOSTS}`, '400 Bad Request', 'malformed'],
    ['two hosts of a page', `GET / ${TWO_HOSTS}`, '400 Bad Request', 'malformed'],
  ])('are answered in the same form: %s', async (_name, bytes, status, code) => {
    const answer = await exchange(app, bytes);
    expect(answer.split('\r\n', 1)).toEqual([`HTTP/1.1 ${status}`]);
    expect(JSON.parse(answer.split('\r\n\r\n')[1]!)).toEqual({ error: expect.any(String), code });
  });
});

describe.each(databases)('malformed queries on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
    await app.has.product({ _id: 'ring' });
    await app.has.product();
  });
  afterAll(() => app.close());

  it("are refused in the contract's form, never as an internal error", async () => {
    const random = seededRandom(42);
    const { next } = (await app.get('/api/products?limit=1')).body.pagination;
    const position = JSON.parse(Buffer.from(next, 'base64url').toString());
    const cursors = [
      [0],
      [1e300, 'x', 'y'],
      [0, '\0', 'ring'],
      ['0', 'a', 'b'],
      [null, {}, []],
      [0.5, position[2], 'ring'],
    ].map((values) => Buffer.from(JSON.stringify([position[0], ...values])).toString('base64url'));
    const names = [
      'category',
      'sort',
      'sortBy',
      'level',
      'limit',
      'cursor',
      'duration',
      '__proto__',
      'constructor',
      '',
      'a[b]',
      '%00',
    ];
    const values = [
      ...cursors,
      `${next}=`,
      `${next}A`,
      next.slice(1),
      'e30',
      'bnVsbA',
      'null',
      '',
      '0',
      '-1',
      '1e2',
      '0x10',
      '99999999999',
      ' 5',
      '5 ',
      '５',
      'NaN',
      'newest ',
      'NEWEST',
      '%00',
      '%ff',
      '%',
      '%E0%A4%A',
      "' or 1=1 --",
      '[]',
      '{}',
      'true',
      '%F0%9F%92%8D',
      'x'.repeat(600),
      '../../etc/passwd',
      '%u05D0',
      '%0d%0aset-cookie:a=b',
    ];
    for (let round = 0; round < 400; round++) {
      const path = pick(random, [
        'products',
        'workshops',
        'tutorials',
        'banner-texts/active',
        'health',
        'shop-facts',
        'products/ring',
      ]);
      const count = 1 + Math.floor(random() * 3);
      const query = Array.from(
        { length: count },
        () => `${pick(random, names)}=${pick(random, values)}`,
      ).join('&');
      const answer = await app.server.inject({ url: `/api/${path}?${query}` });
      expect([query, answer.statusCode]).toEqual([query, 400]);
      expect(answer.json()).toMatchObject({
        error: expect.any(String),
        code: expect.stringMatching(/^(invalid|malformed)$/),
      });
    }
  });
});

function exchange(app: TestApp, bytes: string): Promise<string> {
  const address = app.server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}
