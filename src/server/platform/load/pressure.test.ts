import { connect } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { registerErrors } from '../http/errors.ts';
import { type PressureLimits, registerPressure } from './pressure.ts';
import { registerRequestContext } from '../http/request-context.ts';

/** One at work, one waiting. */
const ROOM = { atOnce: 1, maxWaiting: 1 };
const LIMITS: PressureLimits = { pages: ROOM, api: ROOM, pictures: { atOnce: 1, maxWaiting: 0 } };

describe('a server with all that it can take', () => {
  let app: FastifyInstance;
  /** Handlers that wait to be let on, in the order in which they began. */
  let atWork: { path: string; letOn: () => void }[];
  let shed: number;
  /** Requests whose head is here. */
  let seen: number;
  const openApp = async (answer: (request: { url: string; letOn: Promise<void> }) => Promise<unknown>) => {
    atWork = [];
    shed = 0;
    seen = 0;
    app = Fastify();
    app.addHook('onRequest', async () => void seen++);
    registerErrors(app);
    registerRequestContext(app);
    registerPressure(app, { limits: LIMITS, onShed: () => shed++ });
    app.all('/*', ({ url }) => {
      const letOn = new Promise<void>((resolve) => void atWork.push({ path: url, letOn: resolve }));
      return answer({ url, letOn });
    });
    await app.ready();
  };
  const open = () =>
    openApp(async ({ letOn }) => {
      await letOn;
      return 'here';
    });
  const begun = (count: number) => expect.poll(() => atWork.length).toBe(count);
  afterEach(() => app.close());

  it('sheds with 503 and says when to try again', async () => {
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

  it('keeps a line for each kind of work, and none for what must always pass', async () => {
    await open();
    const asked = [
      '/api/search',
      '/',
      '/files/a.webp',
      '/assets/a.js',
      '/api/health',
      '/api/products',
      '/api/products',
      '/api/auth/login',
    ];
    const answers = asked.map((url) => app.inject(url));
    await begun(asked.length);
    atWork.forEach(({ letOn }) => letOn());
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
    expect(shed).toBe(0);
  });

  it('gives a place back whatever becomes of a request', async () => {
    await openApp(async () => {
      throw new Error('out of order');
    });
    for (let round = 0; round < 5; round++) expect((await app.inject('/api/search')).statusCode).toBe(500);
    expect(shed).toBe(0);
  });

  it('takes the parts of a page with the page', async () => {
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

  it('gives no place to a body that is still coming', async () => {
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
