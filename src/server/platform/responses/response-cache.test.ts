import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases, openTestDatabase } from '#test/databases.ts';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';

describe.each(databases)('public answers on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
    await app.has.product({ _id: 'ring' });
    await app.has.tutorial({ _id: 'card' });
    await app.has.workshop({ _id: 'course' });
  });
  afterAll(() => app.close());

  const paths = [
    '/api/products',
    '/api/products?limit=24',
    '/api/products/ring',
    '/api/workshops',
    '/api/workshops/course',
    '/api/tutorials',
    '/api/tutorials/card',
    '/api/banner-texts/active',
    '/api/shop-facts',
    '/api/openapi.json',
  ];

  test.each(paths)('%s has a strong ETag, must be revalidated, and answers 304 and HEAD', async (path) => {
    const { status, headers } = await app.get(path);
    const etag = headers.etag as string;
    expect(status).toBe(200);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(headers['content-type']).toBe('application/json; charset=utf-8');

    const unchanged = await app.get(path, { 'if-none-match': etag });
    expect(unchanged).toMatchObject({ status: 304, text: '' });
    expect(unchanged.headers).toMatchObject({ etag, 'cache-control': 'public, no-cache' });

    const head = await app.server.inject({ method: 'HEAD', url: path });
    expect(head.statusCode).toBe(200);
    expect(head.payload).toBe('');
    expect(head.headers).toMatchObject({ etag, 'content-length': headers['content-length'] });
  });

  test.each([
    ['*', 304],
    ['W/ETAG', 304],
    ['"other", ETAG', 304],
    ['"a,b",W/"c" , ETAG,"d"', 304],
    ['"other"', 200],
    ['W/"other"', 200],
    ['', 200],
    ['nonsense', 200],
  ])('If-None-Match: %s is answered %d', async (known, status) => {
    const { etag } = (await app.get('/api/products')).headers;
    const answer = await app.get('/api/products', { 'if-none-match': known.replace('ETAG', String(etag)) });
    expect(answer.status).toBe(status);
  });

  it('change immediately with a write of this process', async () => {
    const before = await app.get('/api/products');
    const { _id } = await app.has.product();
    const after = await app.get('/api/products', { 'if-none-match': before.headers.etag as string });
    expect(after.status).toBe(200);
    expect(after.body.data).toHaveLength(before.body.data.length + 1);
    expect((await app.get(`/api/products/${_id}`)).status).toBe(200);
  });

  it('are not cached for an unknown id', async () => {
    expect((await app.get('/api/products/later')).status).toBe(404);
    await app.has.product({ _id: 'later' });
    expect((await app.get('/api/products/later')).status).toBe(200);
  });
});

describe.each(databases)('the catalogue version on %s', (kind) => {
  it('of another process is seen within a second, and read no more often', async () => {
    const { db, close } = await openTestDatabase(kind);
    let clock = 0;
    const here = new CatalogueVersion(db, () => clock);
    const there = new CatalogueVersion(db);
    const before = await here.version();
    await there.write(async () => {});
    clock = 999;
    expect(await here.version()).toBe(before);
    clock = 1_000;
    expect(await here.version()).not.toBe(before);
    await close();
  });

  it('that was read during a write is not cached', async () => {
    const { db, close } = await openTestDatabase(kind);
    const before = Number.parseInt(await new CatalogueVersion(db).version());
    const catalogue = new CatalogueVersion(db, () => 0);
    const reading = catalogue.version();
    await catalogue.write(async () => {});
    await reading;
    expect(Number.parseInt(await catalogue.version())).toBe(before + 1);
    await close();
  });

  it('is unchanged after a write that failed', async () => {
    const { db, close } = await openTestDatabase(kind);
    const catalogue = new CatalogueVersion(db);
    const before = await catalogue.version();
    const write = catalogue.write(() => Promise.reject(new Error('no')));
    await expect(write).rejects.toThrow('no');
    expect(await new CatalogueVersion(db).version()).toBe(before);
    await close();
  });

  it('is read again after a failure', async () => {
    const { db, close } = await openTestDatabase(kind);
    const catalogue = new CatalogueVersion(db, () => 0);
    await close();
    await expect(catalogue.version()).rejects.toThrow();
    await expect(catalogue.version()).rejects.toThrow();
  });
});
