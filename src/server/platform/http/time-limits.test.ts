import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { connectTo } from '#test/reliability/sockets.ts';

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\n';

describe('a slow caller', () => {
  let app: TestApp;
  let url: string;
  const open = async (times: object, options = {}) => {
    app = await createTestApp('sqlite', { times: { check: 20, ...times }, ...options });
    url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  };
  afterEach(() => app.close());

  it('a request whose head never ends is refused and its connection closed', async () => {
    // Long enough for the first bytes to come on a busy machine: without any the connection is closed unanswered.
    await open({ head: 2_000 });
    const socket = await connectTo(url);
    socket.write('GET /api/health HTTP/1.1\r\nhost: shop\r\nx-slow: ');
    const answer = await socket.closed;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed"');
  });

  it('a connection opened ahead of its request is closed without an answer', async () => {
    await open({ head: 100 });
    expect(await (await connectTo(url)).closed).toBe('');
  });

  it('a silent connection is closed', async () => {
    await open({ silence: 50 });
    expect(await (await connectTo(url)).closed).toBe('');
  });

  test.each([
    ['whose length is known', 'content-length: 1000\r\n\r\n{"email":'],
    ['in pieces', 'transfer-encoding: chunked\r\n\r\n5\r\n{"ema\r\n'],
  ])('who never ends a body %s is hung up on', async (_name, rest) => {
    await open({ body: 20 });
    const socket = await connectTo(url);
    socket.write(HEAD + rest);
    expect(await socket.closed).toBe('');
  });

  it('a request refused before its body was read is answered, then its connection is closed', async () => {
    await open({ body: 20 });
    const socket = await connectTo(url);
    socket.write(
      'POST /api/products HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
    );
    expect(await socket.closed).toMatch(/^HTTP\/1\.1 401 /);
  });

  it('may keep an idle connection for a while', async () => {
    await open({ rest: 50 });
    const socket = await connectTo(url);
    socket.write('GET /api/health HTTP/1.1\r\nhost: shop\r\n\r\n');
    expect(await socket.closed).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('has more time if its body may be larger', async () => {
    await open(
      { body: 20 },
      {
        pages: async (scope: TestApp['server']) => {
          scope.post('/large', { bodyLimit: 2 ** 30 }, async ({ body }) => ({ body }));
        },
      },
    );
    const [small, large] = [await connectTo(url), await connectTo(url)];
    large.write(
      'POST /large HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
    );
    small.write(`${HEAD}content-length: 2\r\n\r\n{`);
    expect(await small.closed).toBe('');
    large.write('}');
    expect(await large.until('{"body":{}}')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('the head of a request', () => {
  let app: TestApp;
  let url: string;
  beforeEach(async () => {
    app = await createTestApp();
    url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  test.each([
    ['with a line break in a value', 'GET /api/health HTTP/1.1\r\nhost: shop\r\nx-a: a\rx-b: b\r\n\r\n'],
    [
      'with two lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-length: 2\r\ncontent-length: 5\r\n\r\n{}abc',
    ],
    [
      'with a length and pieces',
      'POST /api/auth/login HTTP/1.1\r\nhost: shop\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['with a name that is none', 'GET /api/health HTTP/1.1\r\nhost: shop\r\nx a: b\r\n\r\n'],
    ['of a method that is none', 'GETT /api/health HTTP/1.1\r\nhost: shop\r\n\r\n'],
  ])('%s is refused in the form of the contract', async (_name, bytes) => {
    const socket = await connectTo(url);
    socket.write(bytes);
    const [head, body] = (await socket.closed).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body!)).toEqual({ error: expect.any(String), code: 'malformed' });
  });

  it('of many kilobytes is told to be too large', async () => {
    const socket = await connectTo(url);
    socket.write(`GET /api/health HTTP/1.1\r\nhost: shop\r\nx-a: ${'a'.repeat(17_000)}\r\n\r\n`);
    const [head, body] = (await socket.closed).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 431 /);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body!)).toEqual({ error: expect.any(String), code: 'head_too_large' });
  });

  it('without a host is refused', async () => {
    const socket = await connectTo(url);
    socket.write('GET /api/health HTTP/1.1\r\n\r\n');
    expect(await socket.closed).toMatch(/^HTTP\/1\.1 400 /);
  });
});
