import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerErrors } from './errors.ts';
import { registerPressure } from './pressure.ts';

let app: FastifyInstance;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});

async function appUnder(limits: Parameters<typeof registerPressure>[1]): Promise<FastifyInstance> {
  app = Fastify();
  registerErrors(app);
  await registerPressure(app, limits);
  app.get('/', async () => 'here');
  await app.ready();
  // Until the first measurement.
  vi.advanceTimersByTime(1_000);
  return app;
}

it('sheds with 503 and says when to try again', async () => {
  // More than this a process always uses.
  const { statusCode, headers, payload } = await (await appUnder({ maxRssBytes: 1 })).inject('/');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(JSON.parse(payload)).toEqual({ error: expect.any(String), code: 'overloaded' });
});

it('stays out of the way otherwise', async () => {
  expect((await (await appUnder({ maxRssBytes: 2 ** 50 })).inject('/')).statusCode).toBe(200);
});
