/** Every route is called as a visitor and as a customer. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { API_PREFIX } from '#contract/api-path.ts';
import { checkoutApi } from '#contract/checkout-routes.ts';
import { orderApi } from '#contract/order-routes.ts';
import { api } from '#contract/routes.ts';
import { productApi } from '#contract/product-routes.ts';
import { seatApi } from '#contract/seat-routes.ts';
import { ENTRY_KINDS } from '#domain/catalogue.ts';

/** Routes that aren't listed are the admin's only, so that a new route is closed by default. */
const FOR_ANYONE = [
  'GET /api/health',
  'GET /api/openapi.json',
  'GET /api/search',
  'GET /api/shop-facts',
  'GET /api/shop-texts',
  'GET /api/products',
  'GET /api/products/{id}',
  'GET /api/products/{id}/related',
  'GET /api/product-filters',
  'GET /api/workshops',
  'GET /api/workshops/{id}',
  'GET /api/workshops/{id}/calendar.ics',
  'GET /api/workshops/{id}/other-dates',
  'GET /api/waiting-places/{token}',
  'DELETE /api/waiting-places/{token}',
  'GET /api/tutorials',
  'GET /api/tutorials/{id}',
  'GET /api/banner-texts/active',
  'GET /api/checkout-options',
  'POST /api/contact-messages',
  'POST /api/cancellations',
  'GET /api/cancellations/{id}',
  'POST /api/payments/notify/{provider}',
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/code',
  'POST /api/auth/code/verify',
  'POST /api/newsletter/confirm',
  'POST /api/newsletter/unsubscribe',
  'POST /api/auth/password/forgot',
  'POST /api/auth/password/reset',
  'POST /api/auth/email/confirm',
  'POST /api/views/{list}/{id}',
  'GET /api/orders/{id}/status',
];
const FOR_USERS = [
  'GET /api/auth/profile',
  'PUT /api/auth/profile',
  'PUT /api/auth/password',
  'POST /api/auth/email',
  'DELETE /api/auth/email',
  'GET /api/auth/export',
  'DELETE /api/auth/account',
  'POST /api/auth/logout',
  'POST /api/auth/logout-others',
  'PUT /api/tutorials/{id}/rating',
  'PUT /api/tutorials/{id}/place',
  'GET /api/account/tutorials',
  'GET /api/checkout-sessions/user/{userId}',
  'POST /api/checkout-sessions',
  'PUT /api/checkout-sessions/{id}',
  'GET /api/orders',
  'GET /api/account/seats',
  'POST /api/account/seats/{id}/hand-over',
  'POST /api/workshops/{id}/waiting-list',
  'DELETE /api/workshops/{id}/waiting-list',
  'GET /api/orders/{id}',
  'POST /api/checkout-sessions/{id}/quote',
  'POST /api/orders',
  'POST /api/orders/{id}/pay',
  'POST /api/orders/{id}/cancel',
  'POST /api/orders/{id}/cancellation-quote',
];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

describe('the routes', () => {
  let app: TestApp;
  let routes: string[];
  beforeAll(async () => {
    app = await createTestApp();
    const { paths } = (await app.get(api.openapi())).body;
    routes = Object.entries<object>(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
  });
  afterAll(() => app.close());

  const call = (route: string, headers = {}) => {
    const [method, path] = route.split(' ') as [Method, string];
    return app.send(method, path.replace(/\{\w+\}/g, 'x'), undefined, headers);
  };
  const besides = (...known: string[][]) => routes.filter((route) => !known.flat().includes(route));

  it('are all in these lists', () => {
    expect([...FOR_ANYONE, ...FOR_USERS].filter((route) => !routes.includes(route))).toEqual([]);
    expect(besides(FOR_ANYONE, FOR_USERS).length).toBeGreaterThan(0);
  });

  it('are those of the contract', () => {
    const templates = [api, accountApi, checkoutApi, orderApi, productApi, seatApi, adminApi]
      .flatMap((paths) => Object.values<object>(paths))
      .flatMap((path) =>
        'template' in path ? ENTRY_KINDS.map((kind) => String(path.template).replace(':kind', kind)) : [],
      );
    const known = [...templates, ...ENTRY_KINDS.map((kind) => adminApi.entries(kind))].map((path) =>
      (path.startsWith(API_PREFIX) ? path : API_PREFIX + path).replace(/:(\w+)/g, '{$1}'),
    );
    const served = new Set(routes.map((route) => route.split(' ')[1]!));
    expect([...served].filter((path) => !known.includes(path))).toEqual([]);
  });

  it('admit a visitor only where anyone may call', async () => {
    for (const route of besides(FOR_ANYONE)) {
      const { status, body } = await call(route);
      expect([route, status, body?.code]).toEqual([route, 401, 'unauthorized']);
    }
    for (const route of FOR_ANYONE) expect([route, (await call(route)).status]).not.toEqual([route, 401]);
  });

  it('refuse a customer before reading the request', async () => {
    const { token } = await app.as('customer');
    for (const route of besides(FOR_ANYONE, FOR_USERS)) {
      const { status, body, headers } = await call(route, { authorization: `Bearer ${token}` });
      expect([route, status, body?.code]).toEqual([route, 403, 'forbidden']);
      expect(headers['cache-control']).toBe('private, no-store');
    }
  });

  it('admit the superAdmin everywhere', async () => {
    const { token } = await app.as('superAdmin');
    for (const route of besides(FOR_ANYONE, FOR_USERS)) {
      const { status, headers } = await call(route, { authorization: `Bearer ${token}` });
      expect([401, 403]).not.toContain(status);
      expect([route, headers['cache-control']]).toEqual([route, 'private, no-store']);
    }
  });

  it('are guarded for HEAD, too', async () => {
    expect((await app.server.inject({ method: 'HEAD', url: adminApi.users() })).statusCode).toBe(401);
  });
});
