import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { api } from '#contract/routes.ts';

/** Refusals that carry what is current. */
const WITH_DATA = ['409', '412'];

describe('GET /api/openapi.json', () => {
  let app: TestApp;
  // oxlint-disable-next-line typescript/no-explicit-any -- a document of JSON
  let document: any;
  const routes: string[] = [];

  beforeAll(async () => {
    app = await createTestApp();
    document = (await app.get(api.openapi())).body;
    const listed = app.server.printRoutes({ commonPrefix: false });
    let stack: string[] = [];
    for (const line of listed.split('\n')) {
      const found = /^([│ ]*)[├└]── (\S+)(?: \((.+)\))?/.exec(line);
      if (!found) continue;
      stack = [...stack.slice(0, found[1]!.length / 4), found[2]!];
      for (const method of (found[3] ?? '').split(', '))
        if (method && method !== 'HEAD') routes.push(`${method} ${stack.join('')}`);
    }
  });
  afterAll(() => app.close());

  it('is of version 3.1 and names the shop and its address', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Hammer & Paper', version: expect.any(String) },
      servers: [{ url: 'http://127.0.0.1:3000' }],
    });
  });

  it('lists each route of the API, and no other', () => {
    const described = Object.entries<object>(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(routes).toContain('GET /api/products/:id');
    expect(described.toSorted()).toEqual(routes.filter((route) => route.includes(' /api/')).toSorted());
  });

  it('describes what each call takes and answers', () => {
    for (const [path, item] of Object.entries<object>(document.paths)) {
      if (path === api.openapi()) continue;
      for (const [method, { summary, responses }] of Object.entries(item)) {
        const successes = Object.keys(responses).filter((status) => status.startsWith('2'));
        expect([method, path, successes.length > 0, typeof summary]).toEqual([method, path, true, 'string']);
        const failures = Object.keys(responses).filter((status) => !successes.includes(status));
        expect(failures.filter((status) => !WITH_DATA.includes(status))).toEqual(['4XX', '5XX']);
      }
    }
    const { parameters, responses } = document.paths['/api/tutorials'].get;
    expect(parameters).toContainEqual(
      expect.objectContaining({
        in: 'query',
        name: 'sortBy',
        schema: { type: 'string', enum: ['newest', 'popular', 'rating'] },
      }),
    );
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'limit',
        required: false,
        schema: { type: 'integer', minimum: 1, maximum: 100 },
      }),
    );
    const card = responses['200'].content['application/json'].schema.properties.data.items;
    expect(card.required).toContain('pageCount');
    expect(card.properties).not.toHaveProperty('contentImagesPathes');
  });

  it('says which calls need a token', () => {
    const guarded = (path: string, method: string) => 'security' in document.paths[path][method];
    expect(document.components.securitySchemes).toEqual({ token: { type: 'http', scheme: 'bearer' } });
    expect(guarded('/api/auth/profile', 'get')).toBe(true);
    expect(guarded('/api/users', 'get')).toBe(true);
    expect(guarded('/api/auth/login', 'post')).toBe(false);
    expect(guarded('/api/products', 'get')).toBe(false);
  });

  it('has no dangling references', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g);
    for (const [, path] of references) {
      const target = path!.split('/').reduce((part, key) => part?.[key], document);
      expect([path, target]).toEqual([path, expect.anything()]);
    }
  });
});
