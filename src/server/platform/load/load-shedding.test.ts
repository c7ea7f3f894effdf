import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerErrors } from '../http/errors.ts';
import { type QueueCapacities, registerLoadShedding } from './load-shedding.ts';
import { outsideQueue } from './outside-queue.ts';
import { registerRequestContext } from '../http/request-context.ts';

const CAPACITY = { concurrency: 1, maxQueued: 1 };
const CAPACITIES: QueueCapacities = {
  pages: CAPACITY,
  api: CAPACITY,
  orders: CAPACITY,
  pictures: { concurrency: 1, maxQueued: 0 },
};

describe('load shedding', () => {
  let app: FastifyInstance;
  let atWork: { path: string; letOn: () => void }[];
  let shed: number;
  let seen: number;
  const openApp = async (answer: (request: { url: string; letOn: Promise<void> }) => Promise<unknown>) => {
    atWork = [];
    shed = 0;
    seen = 0;
    app = Fastify();
    app.addHook('onRequest', async () => void seen++);
    registerErrors(app);
    registerRequestContext(app);
    registerLoadShedding(app, { capacities: CAPACITIES, onShed: () => shed++ });
    const handler = ({ url }: { url: string }) => {
      const letOn = new Promise<void>((resolve) => void atWork.push({ path: url, letOn: resolve }));
      return answer({ url, letOn });
    };
    app.get('/', { config: { queue: 'pages' } }, handler);
    app.get('/files/a.webp', { config: { queue: 'pictures' } }, handler);
    app.get('/api/search', { config: { queue: 'api' } }, handler);
    app.post('/api/auth/login', { config: { queue: null } }, handler);
    for (const url of ['/assets/a.js', '/api/health', '/api/products']) app.get(url, handler);
    app.put('/api/products', handler);
    await app.ready();
  };
  const open = () =>
    openApp(async ({ letOn }) => {
      await letOn;
      return 'here';
    });
  const begun = (count: number) => expect.poll(() => atWork.length).toBe(count);
  afterEach(() => app.close());

  it('refuses excess requests with 503 and Retry-After', async () => {
    await open();
    const [first, second] = [app.inject('/api/search'), app.inject('/api/search')];
    await begun(1);
    const third = await app.inject({ url: '/api/search', headers: { 'accept-language': 'en' } });
    expect(third.statusCode).toBe(503);
    expect(third.headers['retry-after']).toBe('5');
    expect(third.json()).toEqual({ error: expect.any(String), code: 'overloaded' });
    expect(shed).toBe(1);
    atWork[0]!.letOn();
    await begun(2);
    atWork[1]!.letOn();
    expect([(await first).statusCode, (await second).statusCode]).toEqual([200, 200]);
    const fourth = app.inject('/api/search');
    await begun(3);
    atWork[2]!.letOn();
    expect((await fourth).statusCode).toBe(200);
  });

  it('has a queue for each kind of work, and none for cheap requests', async () => {
    await open();
    const queued = [
      ['GET', '/api/search'],
      ['GET', '/'],
      ['GET', '/files/a.webp'],
    ] as const;
    const free = [
      ['GET', '/assets/a.js'],
      ['GET', '/api/health'],
      ['GET', '/api/products'],
      ['GET', '/api/products'],
      ['POST', '/api/auth/login'],
      ['POST', '/api/auth/login'],
    ] as const;
    const calls = [...queued, ...free];
    const responses = calls.map(([method, url]) => app.inject({ method, url }));
    await begun(calls.length);
    atWork.forEach(({ letOn }) => letOn());
    expect((await Promise.all(responses)).map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 200));
    expect(shed).toBe(0);
  });

  it('queues calls that may write with the API unless their route says otherwise', async () => {
    await open();
    const running = app.inject('/api/search');
    await begun(1);
    const waiting = app.inject({ method: 'PUT', url: '/api/products' });
    // Lets the second one reach the queue: a body is parsed first.
    await new Promise(setImmediate);
    expect((await app.inject({ method: 'PUT', url: '/api/products' })).statusCode).toBe(503);
    atWork[0]!.letOn();
    await begun(2);
    atWork[1]!.letOn();
    expect([(await running).statusCode, (await waiting).statusCode]).toEqual([200, 200]);
  });

  it('releases the slot of a request that fails', async () => {
    await openApp(async () => {
      throw new Error('out of order');
    });
    for (let round = 0; round < 5; round++) expect((await app.inject('/api/search')).statusCode).toBe(500);
    expect(shed).toBe(0);
  });

  it('serves the calls of a page in the slot of the page', async () => {
    await openApp(async ({ url, letOn }) => {
      if (url === '/') return (await app.inject('/api/search')).statusCode;
      if (url === '/api/search?busy') await letOn;
      return 'here';
    });
    const busy = [1, 2].map(() => app.inject('/api/search?busy'));
    await begun(1);
    expect((await app.inject('/api/search')).statusCode).toBe(503);
    expect((await app.inject('/')).payload).toBe('200');
    for (const [index, answer] of busy.entries()) {
      await expect.poll(() => atWork.filter(({ path }) => path.endsWith('busy')).length).toBe(index + 1);
      atWork.filter(({ path }) => path.endsWith('busy'))[index]!.letOn();
      await answer;
    }
  });

  it('gives the slot of a request to others while it waits for somebody outside', async () => {
    const outside = Promise.withResolvers<void>();
    await openApp(async ({ url, letOn }) => {
      if (url === '/api/search?outside') await outsideQueue(() => outside.promise);
      await letOn;
      return 'here';
    });
    const away = app.inject('/api/search?outside');
    const inside = app.inject('/api/search');
    await begun(2);
    outside.resolve();
    await new Promise(setImmediate);
    expect((await app.inject('/api/search')).statusCode).toBe(503);
    atWork.forEach(({ letOn }) => letOn());
    expect([(await away).statusCode, (await inside).statusCode]).toEqual([200, 200]);
    const next = app.inject('/api/search');
    await begun(3);
    atWork[2]!.letOn();
    expect((await next).statusCode).toBe(200);
  });

  it('gives no slot to a body that is still being sent', async () => {
    await open();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as { port: number };
    const slow = [1, 2, 3].map(() => {
      const socket = connect(port, '127.0.0.1');
      socket.write(
        'PUT /api/products HTTP/1.1\r\nhost: shop\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{',
      );
      return socket;
    });
    await expect.poll(() => seen).toBe(3);
    const quick = app.inject('/api/search');
    await begun(1);
    atWork[0]!.letOn();
    expect((await quick).statusCode).toBe(200);
    slow.forEach((socket) => socket.destroy());
  });
});
