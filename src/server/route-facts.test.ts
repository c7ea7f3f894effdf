/** Every route whose declarations differ from the defaults is listed. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { RouteOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, createTestApp } from '#test/app.ts';
import type * as LoadShedding from './platform/load/load-shedding.ts';

const routes: RouteOptions[] = [];
vi.mock('./platform/load/load-shedding.ts', async (importOriginal) => {
  const original = await importOriginal<typeof LoadShedding>();
  return {
    ...original,
    registerLoadShedding: (...args: Parameters<typeof original.registerLoadShedding>) => {
      original.registerLoadShedding(...args);
      args[0].addHook('onRoute', (route) => void routes.push(route));
    },
  };
});

let app: TestApp;
const shareDir = mkdtempSync(join(tmpdir(), 'share-'));
beforeAll(async () => {
  app = await createTestApp('sqlite', { shareDir });
});
afterAll(async () => {
  await app.close();
  rmSync(shareDir, { recursive: true });
});

const named = (fits: (route: RouteOptions) => boolean) =>
  [
    ...new Set(
      routes.flatMap((route) =>
        [route.method]
          .flat()
          .filter((method) => method !== 'HEAD' && fits(route))
          .map((method) => `${method} ${route.url}`),
      ),
    ),
  ].toSorted();
const isRead = ({ method }: RouteOptions) => method === 'GET' || method === 'HEAD' || Array.isArray(method);

it('every route declares its queue, or that it needs none', () => {
  expect(routes.length).toBeGreaterThan(60);
  expect(named(({ config }) => config?.queue === undefined)).toEqual([]);
});

it('reads that are work are queued', () => {
  const queued = (queue: string) => named((route) => isRead(route) && route.config?.queue === queue);
  expect(queued('api')).toEqual([
    'GET /api/search',
    'GET /pay/return/:attempt',
    'GET /pay/return/:attempt/cancelled',
    'POST /pay/return/:attempt',
    'POST /pay/return/:attempt/cancelled',
  ]);
  expect(queued('pictures')).toEqual(['GET /files/:name']);
  expect(queued('pages')).toEqual([
    'GET /share/:kind/:name',
    'GET /share/:name',
    'GET /sitemap-:part(^[1-9]\\d{0,3}).xml',
    'GET /sitemap.xml',
  ]);
});

it('calls that may write are queued, except those with their own queue', () => {
  expect(named((route) => !isRead(route) && route.config?.queue !== 'api')).toEqual([
    'DELETE /api/auth/account',
    'POST /api/admin/imports',
    'POST /api/auth/code/verify',
    'POST /api/auth/email',
    'POST /api/auth/login',
    'POST /api/auth/password/reset',
    'POST /api/auth/register',
    'POST /api/files/upload',
    'POST /api/orders',
    'PUT /api/admin/orders/:id/lines/:line',
    'PUT /api/admin/users/:id/role',
    'PUT /api/auth/password',
  ]);
});

it('public responses without ratings and popularity are listed', () => {
  expect(named(({ config }) => config?.ignoresCounts === true)).toEqual([
    'GET /api/banner-texts/active',
    'GET /api/product-filters',
    'GET /api/products',
    'GET /api/products/:id',
    'GET /api/products/:id/related',
    'GET /api/shop-facts',
    'GET /api/shop-texts',
    'GET /api/workshops',
    'GET /api/workshops/:id',
    'GET /api/workshops/:id/calendar.ics',
    'GET /api/workshops/:id/other-dates',
  ]);
});

it('public responses without stock are listed', () => {
  expect(named(({ config }) => config?.ignoresStock === true)).toEqual([
    'GET /api/banner-texts/active',
    'GET /api/shop-facts',
    'GET /api/shop-texts',
    'GET /api/tutorials',
    'GET /api/tutorials/:id',
    'GET /api/workshops/:id/calendar.ics',
  ]);
});
