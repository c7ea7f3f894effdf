import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { type PlainPrice, aProduct } from '#test/factories.ts';
import type { Product } from '#contract/products.ts';
import { productApi } from '#contract/product-routes.ts';
import { api } from '#contract/routes.ts';
import { insertProduct } from './products.repository.ts';

const named = (_id: string, values: PlainPrice<Product>) => ({ _id: _id as Product['_id'], ...values });

describe.each(databases)('related pieces on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
    const goldsmith = { category: 'goldsmith' } as const;
    for (const product of [
      named('band', { kind: 'ring', ...goldsmith, price: 340 }),
      named('signet', { kind: 'ring', ...goldsmith, price: 690 }),
      named('paper-ring', { kind: 'ring', category: 'cricut', price: 300 }),
      named('trio', { kind: 'ring', ...goldsmith, price: 500, discount: 30 }), // 350 to pay
      named('hoops', { kind: 'earrings', ...goldsmith, price: 330 }),
      named('cuff', { kind: 'bracelet', ...goldsmith, price: 450 }),
      named('gone', { kind: 'ring', ...goldsmith, price: 340, inventory: 0 }),
      named('hidden', { kind: 'ring', ...goldsmith, price: 340, active: false }),
      named('bowl', { kind: 'home', category: 'others', price: 340 }),
      named('kit', { kind: null, category: 'others', price: 480 }),
      named('tags', { kind: 'card', category: 'cricut', price: 45 }),
    ])
      await app.has.product(product);
  });
  afterAll(() => app.close());

  const related = async (id: string) => {
    const { status, body } = await app.get(productApi.related(id));
    return [status, body.data?.map(({ _id }: Product) => _id)];
  };

  it.each([
    // 10 off on either side: the ring before the earrings.
    ['band', ['trio', 'hoops', 'paper-ring', 'cuff']],
    ['signet', ['cuff', 'trio', 'band', 'hoops']],
    ['hoops', ['band', 'trio', 'cuff', 'signet']],
    ['paper-ring', ['band', 'trio', 'tags', 'signet']],
    ['bowl', ['kit']],
    ['kit', ['bowl']],
    ['gone', ['band', 'trio', 'hoops', 'paper-ring']],
  ])('of %s are %j: of its kind or category, nearest in price, in stock, not itself', async (id, ids) => {
    expect(await related(id)).toEqual([200, ids]);
  });

  it('are whole products', async () => {
    const { body } = await app.get(productApi.related('bowl'));
    expect(body.data).toEqual([(await app.get(api.product('kit'))).body.data]);
  });

  it.each(['unknown', 'hidden', 'a%20b'])('of %s, which the shop doesn’t show, are not found', async (id) => {
    const { status, body } = await app.get(`/api/products/${id}/related`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('of a hidden piece are there for whoever edits it', async () => {
    const owner = await app.as('superAdmin');
    const { status, body } = await owner.get(productApi.related('hidden'));
    expect([status, body.data.map(({ _id }: Product) => _id)]).toEqual([
      200,
      ['band', 'trio', 'hoops', 'paper-ring'],
    ]);
  });

  it('take no parameters', async () => {
    expect((await app.get('/api/products/band/related?limit=2')).status).toBe(400);
  });

  it('follow the catalogue, and answer 304 until it changes', async () => {
    const first = await app.get(productApi.related('kit'));
    const again = () => app.get(productApi.related('kit'), { 'if-none-match': first.headers.etag as string });
    expect((await again()).status).toBe(304);
    const vase = aProduct({ kind: 'home', category: 'others', price: 470 });
    await app.catalogue.write((db) => insertProduct(db, vase));
    const { status, body } = await again();
    expect([status, body.data.map(({ _id }: Product) => _id)]).toEqual([200, [vase._id, 'bowl']]);
  });
});
