import { createServer } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type DatabaseKind, databasesOrOnly } from '#test/databases.ts';
import { freePort } from '#test/free-port.ts';
import { ConfigError } from '../process/config-error.ts';
import { serveMetrics } from './metrics-server.ts';
import { Metrics } from './metrics.ts';

const MESSAGE = { name: 'Noa', email: 'noa@example.com', subject: 'Ring', message: 'Size 52?' };

describe.each(databasesOrOnly('sqlite'))('the metrics of a shop on %s', (kind: DatabaseKind) => {
  let app: TestApp;
  let url: string;
  let endMetrics: () => Promise<void>;
  const open = async (options: Parameters<typeof createTestApp>[1] = {}) => {
    const metrics = new Metrics();
    app = await createTestApp(kind, { metrics, ...options });
    const port = await freePort();
    endMetrics = await serveMetrics(port, metrics.registry, app.db);
    url = `http://127.0.0.1:${port}`;
  };
  /** Our own samples, by name and labels. */
  const read = async () => {
    const text = await (await fetch(`${url}/metrics`)).text();
    const samples = text.split('\n').filter((line) => line.startsWith('shop_'));
    return Object.fromEntries(
      samples.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]),
    );
  };
  const count = (route: string, method: string, status: string) =>
    `shop_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;
  afterEach(async () => {
    await endMetrics();
    await app.close();
  });

  it('count requests by template, method and class of status, with no labels from callers', async () => {
    await open();
    const { _id } = await app.has.product();
    await app.get(`/api/products/${_id}`);
    await app.get('/api/products/unknown');
    for (let number = 0; number < 20; number++) await app.get(`/made-up/${number}?${number}`);
    await app.server.inject({ method: 'PROPFIND', url: '/api/products' });
    const samples = await read();
    expect(samples[count('/api/products/:id', 'GET', '2xx')]).toBe(1);
    expect(samples[count('/api/products/:id', 'GET', '4xx')]).toBe(1);
    expect(samples[count('none', 'GET', '4xx')]).toBe(20);
    expect(samples[count('none', 'other', '4xx')]).toBe(1);
    expect(Object.keys(samples).join()).not.toContain('made-up');
    expect(samples.shop_requests_in_flight).toBe(0);
  });

  it('count a page once, and what is in flight', async () => {
    let letOn = () => {};
    const wait = new Promise<void>((resolve) => (letOn = resolve));
    await open({
      pages: async (scope) => {
        scope.get('/page', async () => {
          await app.server.inject('/api/products');
          await wait;
          return '';
        });
      },
    });
    const page = app.server.inject('/page');
    await expect.poll(async () => (await read()).shop_requests_in_flight).toBe(1);
    letOn();
    await page;
    const samples = await read();
    expect(samples[count('/page', 'GET', '2xx')]).toBe(1);
    expect(samples[count('/api/products', 'GET', '2xx')]).toBeUndefined();
  });

  it('count what was shed, and errors of the log', async () => {
    const none = { concurrency: 0, maxQueued: 0 };
    const logger = { level: 'error', stream: { write: () => {} } };
    await open({ queues: { pages: none, api: none, orders: none, pictures: none }, logger });
    expect((await app.get('/api/search?q=ring')).status).toBe(503);
    expect((await app.get('/api/health')).status).toBe(200);
    app.server.log.error('something else');
    expect(await read()).toMatchObject({ shop_requests_shed_total: 1, shop_errors_logged_total: 1 });
  });

  it('cover the mails, the catalogue and the database', async () => {
    let now = new Date();
    await open({ now: () => now });
    now = new Date(now.getTime() - 90_000);
    await app.send('POST', '/api/contact-messages', MESSAGE);
    await app.send('POST', '/api/contact-messages', MESSAGE);
    await app.db
      .updateTable('jobs')
      .set({ failed_at: now.toISOString() })
      .where('id', 'is not', null)
      .execute();
    await app.send('POST', '/api/contact-messages', MESSAGE);
    const before = await read();
    expect(before).toMatchObject({ shop_database_up: 1, shop_mails_waiting: 1, shop_mails_failed: 2 });
    expect(before.shop_mails_oldest_seconds).toBeGreaterThanOrEqual(90);
    expect(before.shop_database_ping_seconds).toBeGreaterThan(0);
    await app.has.product();
    expect((await read()).shop_catalogue_version).toBe(before.shop_catalogue_version! + 1);
  });

  it('say that the database is down, and leave out what is read from it', async () => {
    await open();
    await app.db.destroy();
    const samples = await read();
    expect(samples.shop_database_up).toBe(0);
    expect(samples).not.toHaveProperty('shop_mails_waiting');
    expect(samples).toHaveProperty('shop_requests_in_flight');
  });

  it('have their own port, which serves nothing else', async () => {
    await open();
    expect((await app.get('/metrics')).status).toBe(404);
    expect((await app.get('/api/metrics')).status).toBe(404);
    expect((await fetch(`${url}/api/products`)).status).toBe(404);
    expect((await fetch(`${url}/metrics`)).headers.get('content-type')).toContain('version=0.0.4');
    expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_resident_memory_bytes');
  });

  it('are refused a port that is in use', async () => {
    await open();
    const squatter = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => squatter.once('listening', resolve));
    const { port } = squatter.address() as { port: number };
    const told = `METRICS_PORT ${port} is in use at 127.0.0.1.`;
    await expect(serveMetrics(port, new Metrics().registry, app.db)).rejects.toThrow(new ConfigError(told));
    squatter.close();
  });
});
