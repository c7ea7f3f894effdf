import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '../app.ts';
import { type DatabaseKind, databasesOrOnly } from '../databases.ts';
import { isLong } from '../long-run.ts';
import { builtPages } from '../pages.ts';

/** Requests until every cache is filled. */
const WARM_UP = isLong ? 10_000 : 600;
const REQUESTS = isLong ? 20_000 : 1_000;
/** Bytes that a request may leave: less than any response has. */
const ALLOWED = 1_000;
/** One page per this many other requests, since it takes as long as they do. */
const PAGE_EVERY = 50;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe.each(databasesOrOnly('postgres'))('a shop on %s', (kind: DatabaseKind) => {
  let app: TestApp;
  let url: string;
  beforeEach(async () => {
    app = await createTestApp(kind, { ...(await builtPages()), env: { RATE_LIMIT: 'off' } });
    url = await app.server.listen({ host: '127.0.0.1', port: 0 });
  });
  afterEach(() => app.close());

  it('retains no memory of its requests', { timeout: 600_000 }, async () => {
    const { _id } = await app.has.product();
    const customer = await app.as('customer');
    const opened = await customer.post('/api/checkout-sessions', { items: [], userId: customer.user._id });
    const cart = `/api/checkout-sessions/${opened.body.data._id}`;
    let number = 0;
    const ask = async (method: string, path: string, body?: object, more: Record<string, string> = {}) => {
      const headers = { ...(body && { 'content-type': 'application/json' }), ...more };
      const answer = await fetch(url + path, { method, headers, body: body ? JSON.stringify(body) : null });
      await answer.arrayBuffer();
    };
    const token = { authorization: `Bearer ${customer.token}` };
    const traffic = [
      () => ask('GET', '/api/products', undefined, { 'if-none-match': `"${number}"` }),
      () => ask('GET', `/api/products/${_id}?made-up=${number}`),
      () => ask('GET', `/api/products/made-up-${number}`),
      () => ask('GET', `/files/made-up-${number}.webp`),
      () => ask('GET', '/api/users', undefined, { authorization: `Bearer made-up-${number}` }),
      () =>
        ask('PUT', cart, { items: [{ item: _id, productType: 'Item', quantity: 1 + (number % 3) }] }, token),
      () => ask('POST', '/api/auth/login', { email: `made-up-${number}` }),
      () => ask('POST', '/api/contact-messages', { name: 'Noa', number }),
    ];
    const pages = [() => ask('GET', `/shop?utm_source=${number}`), () => ask('GET', `/en/made-up/${number}`)];
    const heapAfter = async (requests: number) => {
      for (const end = number + requests; number < end; number++) {
        await traffic[number % traffic.length]!();
        if (number % PAGE_EVERY === 0) for (const page of pages) await page();
      }
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    let before = await heapAfter(WARM_UP);
    const growth = async () => {
      const last = before;
      before = await heapAfter(REQUESTS);
      return (before - last) / REQUESTS;
    };
    // A leak grows in every round; what is made once, in one of them.
    const grown = [await growth()];
    while (grown.at(-1)! >= ALLOWED && grown.length < 3) grown.push(await growth());
    expect(Math.min(...grown), String(grown)).toBeLessThan(ALLOWED);
  });
});
