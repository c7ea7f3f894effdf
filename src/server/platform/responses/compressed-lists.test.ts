import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { ResponseCache } from './response-cache.ts';

const decompress = { br: brotliDecompressSync, gzip: gunzipSync };

describe.each(databases)('compressed lists on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
    for (let count = 0; count < 40; count++) await app.has.product({ category: 'cricut' });
    await app.has.product({ category: 'others', description: 'x' });
  });
  afterAll(() => app.close());

  const ask = (url: string, encoding?: string, more: Record<string, string> = {}) =>
    app.server.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }), ...more } });

  // Twice: the second response comes from the cache.
  test.each(['br', 'gzip'] as const)('are sent as %s to callers that accept it', async (encoding) => {
    const plain = await ask('/api/products');
    for (const answer of [await ask('/api/products', encoding), await ask('/api/products', encoding)]) {
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'Accept-Encoding',
        'cache-control': 'public, no-cache',
        'content-type': 'application/json; charset=utf-8',
        'content-length': String(answer.rawPayload.length),
      });
      expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
      expect(String(decompress[encoding](answer.rawPayload))).toBe(plain.payload);
    }
    expect(plain.headers).not.toHaveProperty('content-encoding');
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it("have an ETag per form, and answer 304 to that form's only", async () => {
    const forms = ['identity', 'gzip', 'br'];
    const tags = [];
    for (const form of forms) tags.push((await ask('/api/products', form)).headers.etag!);
    expect(new Set(tags).size).toBe(3);
    for (const form of forms) {
      const told = await Promise.all(tags.map((tag) => ask('/api/products', form, { 'if-none-match': tag })));
      expect(told.map(({ statusCode }) => statusCode)).toEqual(
        forms.map((other) => (other === form ? 304 : 200)),
      );
      const unchanged = told.find(({ statusCode }) => statusCode === 304)!;
      expect(unchanged.headers).toMatchObject({ vary: 'Accept-Encoding', etag: tags[forms.indexOf(form)] });
      expect(unchanged.headers).not.toHaveProperty('content-encoding');
    }
  });

  it('are uncompressed if they are short, and still vary by encoding', async () => {
    for (let time = 0; time < 2; time++) {
      const { headers, payload } = await ask('/api/products?category=others', 'br');
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(JSON.parse(payload).data).toHaveLength(1);
    }
  });

  it('after a cursor are compressed only if they are long', async () => {
    const next = async (limit: number) => {
      const { pagination } = (await ask(`/api/products?limit=${limit}`)).json();
      return ask(`/api/products?limit=${limit}&cursor=${pagination.next}`, 'br');
    };
    expect((await next(2)).headers).not.toHaveProperty('content-encoding');
    const long = await next(20);
    expect(long.headers['content-encoding']).toBe('br');
    expect(JSON.parse(String(brotliDecompressSync(long.rawPayload))).data).toHaveLength(20);
  });

  it('show a change immediately in every form', async () => {
    const lengths = async () => {
      const found = [];
      for (const encoding of ['br', 'gzip'] as const) {
        const { rawPayload } = await ask('/api/products?sort=newest', encoding);
        found.push(JSON.parse(String(decompress[encoding](rawPayload))).data.length);
      }
      return found;
    };
    const [before] = await lengths();
    expect(await lengths()).toEqual([before, before]);
    await app.has.product();
    expect(await lengths()).toEqual([before + 1, before + 1]);
  });

  it('are the same at every equivalent address, and wrong addresses stay wrong', async () => {
    const right = ['?category=cricut&limit=5', '?limit=5&category=cricut', '?limit=%35&category=cricut'];
    for (let time = 0; time < 2; time++) {
      const bodies = [];
      for (const query of right) bodies.push((await ask(`/api/products${query}`)).payload);
      expect(new Set(bodies).size).toBe(1);
      expect((await ask('/api/products?category=cricut&limit=0')).statusCode).toBe(400);
      expect((await ask('/api/products?category=cricut&limit=5&x=1')).statusCode).toBe(400);
    }
  });

  it('keep their other headers, for HEAD too', async () => {
    const { statusCode, headers, payload } = await app.server.inject({
      method: 'HEAD',
      url: '/api/products',
      headers: { 'accept-encoding': 'br' },
    });
    const got = await ask('/api/products', 'br');
    expect([statusCode, payload]).toEqual([200, '']);
    const stable = ({ date: _date, 'x-request-id': _id, ...others }: typeof headers) => others;
    expect(stable(headers)).toEqual(stable(got.headers));
    expect(got.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.any(String),
    });
  });
});

describe('concurrent requests', () => {
  let app: FastifyInstance;
  let made: number;
  let version: string | Promise<string>;
  let make: () => Promise<string>;
  beforeEach(async () => {
    made = 0;
    version = '1';
    const responseCache = new ResponseCache({ version: () => version } as CatalogueVersion);
    app = Fastify();
    app.get('/', { onRequest: responseCache.serveCached }, (request, reply) =>
      responseCache.send(request, reply, {
        key: 'list',
        url: request.url,
        compressed: true,
        schema: z.string(),
        make: () => {
          made++;
          return make();
        },
      }),
    );
    await app.ready();
  });
  const crowd = () =>
    Promise.all(
      ['br', 'gzip', '', 'br', 'gzip', ''].map((encoding) =>
        app.inject({ url: '/', headers: { 'accept-encoding': encoding } }),
      ),
    );

  it('share one response', async () => {
    make = async () => 'a'.repeat(5_000);
    const answers = await crowd();
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(made).toBe(1);
    await crowd();
    expect(made).toBe(1);
  });

  it('never get a response begun before a change', async () => {
    const begun = Promise.withResolvers<string>();
    make = () => begun.promise;
    const early = crowd();
    await expect.poll(() => made).toBe(1);
    version = '2';
    make = async () => 'after';
    expect((await crowd()).map((answer) => answer.json())).toEqual(Array(6).fill('after'));
    begun.resolve('before');
    expect((await early).at(-1)!.json()).toBe('before');
    expect((await crowd()).map((answer) => answer.json())).toEqual(Array(6).fill('after'));
  });

  it('wait for a version that is being read, and fail without one', async () => {
    make = async () => 'well';
    await crowd();
    version = Promise.resolve('1');
    expect((await crowd()).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    version = Promise.reject(new Error('no database'));
    expect((await crowd()).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(500));
    expect(made).toBe(1);
  });

  it('share a failure, which is not cached', async () => {
    make = () => Promise.reject(new Error('no'));
    expect((await crowd()).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(500));
    make = async () => 'well';
    expect((await crowd()).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(made).toBe(2);
  });
});
