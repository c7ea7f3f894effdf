/** Many visitors at a time. The renderer is a stub that can be blocked. */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type WatchedPages, watchedPages } from '#test/pages.ts';

const REAL = [
  '/',
  '/shop',
  '/en/shop',
  '/shop?category=cricut&sort=newest',
  '/shop/ring',
  '/tutorials/flower',
  '/about',
];

let app: TestApp;
let watched: WatchedPages;
beforeEach(async () => {
  watched = await watchedPages(async (href) => ({
    status: href.includes('nowhere') ? 404 : 200,
    html: `<p>${href}${'.'.repeat(2_000)}`,
  }));
  // A busy machine may take longer than a request may wait.
  const capacity = { concurrency: 1, maxQueued: 2, maxWait: 60_000 };
  app = await createTestApp('sqlite', {
    pages: watched.pages,
    queues: { pages: capacity, api: capacity, orders: capacity, pictures: capacity },
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await app.close();
});

const ask = (url: string) => app.server.inject({ url });

it('endless addresses evict no real page', async () => {
  const endless = (number: number) => [
    `/search?q=word${number}`,
    `/tutorials/flower?page=${(number % 999) + 1}`,
    `/nowhere/${number}`,
    `/shop/nowhere-${number}`,
    `/shop?x=${number}`,
    `/about?q=${number}&page=${number}`,
    `/shop?category=cricut&sort=newest&page=x${number}`,
    `/en/shop?category=${number}`,
  ];
  for (const url of REAL) await ask(url);
  for (let number = 0; number < 600; number++) for (const url of endless(number)) await ask(url);
  watched.rendered.length = 0;
  for (const url of REAL) expect((await ask(url)).statusCode).toBe(200);
  expect(watched.rendered).toEqual([]);
});

it('serves a cached page while the queue is full, and refuses a new one', async () => {
  await ask('/shop');
  const letOn = watched.hold();
  const others = ['/a', '/b', '/c'].map(ask);
  await expect.poll(() => watched.rendered.length).toBe(2);
  expect((await ask('/shop')).statusCode).toBe(200);
  const shed = await ask('/d');
  expect([shed.statusCode, shed.headers['retry-after'], shed.headers['cache-control']]).toEqual([
    503,
    '5',
    'no-store',
  ]);
  // Requests for a page in progress wait for it and take no slot.
  const same = Array.from({ length: 50 }, () => ask('/a'));
  letOn();
  for (const { statusCode } of await Promise.all([...others, ...same])) expect(statusCode).toBe(200);
  expect((await ask('/d')).statusCode).toBe(200);
});

it('renders nothing for clients that have disconnected', async () => {
  // The version stays known, so each request queues immediately.
  vi.useFakeTimers({ toFake: ['performance'] });
  const letOn = watched.hold();
  const first = ask('/a');
  await expect.poll(() => watched.rendered.length).toBe(1);
  const url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  const here = once(app.server.server, 'request') as Promise<[unknown, ServerResponse]>;
  const leaving = new AbortController();
  const gone = fetch(`${url}/gone`, { signal: leaving.signal }).catch(() => 'gone');
  const [, answer] = await here;
  // Behind it and the first there is one slot left.
  await setImmediate();
  const next = ['/b', '/c'].map(ask);
  expect((await Promise.race(next)).statusCode).toBe(503);
  leaving.abort();
  expect(await gone).toBe('gone');
  await expect.poll(() => answer.destroyed).toBe(true);
  letOn();
  expect((await first).statusCode).toBe(200);
  expect((await Promise.all(next)).map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 503]);
  expect(watched.rendered).toHaveLength(2);
  expect(watched.rendered).not.toContain('/gone');
});
