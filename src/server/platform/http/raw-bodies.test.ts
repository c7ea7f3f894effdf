import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { BOUNDS } from '#domain/bounds.ts';
import { registerErrors } from './errors.ts';
import { registerJsonBodies } from './json-bodies.ts';
import { registerRawBodies } from './raw-bodies.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify({ bodyLimit: 1_000 });
  registerErrors(app);
  registerJsonBodies(app);
  await app.register(async (scope) => {
    registerRawBodies(scope);
    scope.post('/raw', async ({ body }) => ({
      isBuffer: Buffer.isBuffer(body),
      hex: (body as Buffer).toString('hex'),
    }));
  });
  app.post('/json', async ({ body }) => body);
});
afterEach(() => app.close());

const post = (payload: InjectOptions['payload'], type?: string) =>
  app.inject({
    method: 'POST',
    url: '/raw',
    headers: type === undefined ? {} : { 'content-type': type },
    ...(payload === undefined ? {} : { payload }),
  });

test.each([
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain; charset=latin1',
  'x/y',
  undefined,
])('a body of type %s arrives byte for byte', async (type) => {
  const bytes = Buffer.from([0x7b, 0x20, 0x00, 0xff, 0xfe, 0x0d, 0x0a, 0x7d]);
  expect((await post(bytes, type)).json()).toEqual({ isBuffer: true, hex: bytes.toString('hex') });
});

it('is empty without a body', async () => {
  expect((await post(undefined)).json()).toEqual({ isBuffer: true, hex: '' });
  expect((await post('', 'application/json')).json()).toEqual({ isBuffer: true, hex: '' });
});

it('has at most 64 KiB, whatever the other routes allow', async () => {
  const largest = await post(Buffer.alloc(BOUNDS.body, 'a'), 'x/y');
  expect([largest.statusCode, largest.json().hex.length]).toEqual([200, 2 * 65_536]);
  const larger = await post(Buffer.alloc(BOUNDS.body + 1, 'a'), 'x/y');
  expect([larger.statusCode, larger.json().code]).toEqual([413, 'too_large']);
});

it('leaves other routes their JSON', async () => {
  const headers = { 'content-type': 'application/json' };
  const json = await app.inject({ method: 'POST', url: '/json', headers, payload: '{"a":1}' });
  expect(json.json()).toEqual({ a: 1 });
  const other = await app.inject({
    method: 'POST',
    url: '/json',
    headers: { 'content-type': 'x/y' },
    payload: 'a',
  });
  expect([other.statusCode, other.json().code]).toEqual([415, 'not_json']);
});
