import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { aProduct } from '#test/factories.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { Product } from '#contract/products.ts';
import { productApi } from '#contract/product-routes.ts';
import type { Category, PieceKind } from '#domain/catalogue.ts';
import { insertProduct } from './products.repository.ts';

type Piece = [title: string, kind: PieceKind | null, category: Category, price: number, discount?: number];
const PIECES: Piece[] = [
  ['signet', 'ring', 'goldsmith', 690],
  ['band', 'ring', 'goldsmith', 340],
  ['paper ring', 'ring', 'cricut', 40],
  ['hoops', 'earrings', 'goldsmith', 420, 20],
  ['drops', 'earrings', 'goldsmith', 199.9],
  ['tags', 'card', 'cricut', 45.5],
  ['kit', null, 'others', 480],
  ['jar', null, 'others', 200],
];

describe.each(databases)('the shop by kind and price on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
    for (const [index, [title, piece, category, price, discount = 0]] of PIECES.entries())
      await app.has.product({ title, kind: piece, category, price, discount, priority: index });
    await app.has.product({ kind: 'home', active: false });
  });
  afterAll(() => app.close());

  const titles = async (query: string) => {
    const { status, body } = await app.get(`/api/products?${query}`);
    return [status, body.data?.map(({ title }: Product) => title)];
  };

  it.each([
    ['kind=ring', ['paper ring', 'band', 'signet']],
    ['kind=ring&category=goldsmith', ['band', 'signet']],
    ['kind=ring&sort=priceLow', ['paper ring', 'band', 'signet']],
    ['kind=ring&sort=priceHigh&maxPrice=400', ['band', 'paper ring']],
    ['kind=earrings&maxPrice=336', ['drops', 'hoops']],
    ['kind=earrings&maxPrice=335.99', ['drops']],
    ['maxPrice=200&sort=priceLow', ['paper ring', 'tags', 'drops', 'jar']],
    ['maxPrice=200.00&category=others', ['jar']],
    ['kind=voucher', []],
    ['maxPrice=0', []],
    ['kind=ring&maxPrice=40&category=goldsmith', []],
  ])('%s finds what it says, by the price to pay', async (query, expected) => {
    expect(await titles(query)).toEqual([200, expected]);
  });

  it.each([
    ['kind=rings', 'kind'],
    ['kind=Ring', 'kind'],
    ['kind=', 'kind'],
    ['kind=ring&kind=card', 'kind'],
    ['maxPrice=', 'maxPrice'],
    ['maxPrice=cheap', 'maxPrice'],
    ['maxPrice=-1', 'maxPrice'],
    ['maxPrice=1e3', 'maxPrice'],
    ['maxPrice=1.234', 'maxPrice'],
    ['maxPrice=1000001', 'maxPrice'],
    ['maxPrice=1&maxPrice=2', 'maxPrice'],
    ['maxprice=1', 'maxprice'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await app.get(`/api/products?${query}`);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', [field]]);
  });

  it('pages and counts what is left', async () => {
    const first = (await app.get('/api/products?maxPrice=350&limit=2')).body;
    expect(first.pagination).toMatchObject({ total: 6, limit: 2 });
    const second = await app.get(`/api/products?maxPrice=350&limit=9&cursor=${first.pagination.next}`);
    expect(second.body.data).toHaveLength(4);
    const other = await app.get(`/api/products?maxPrice=351&cursor=${first.pagination.next}`);
    expect(other.status).toBe(400);
  });

  it('keeps lists up to a price band only, as other prices are endless', async () => {
    const stockIn = async (maxPrice: number) =>
      (await app.get(`/api/products?kind=card&maxPrice=${maxPrice}`)).body.data[0].inventory;
    expect([await stockIn(200), await stockIn(201)]).toEqual([5, 5]);
    // A direct write raises no version.
    await app.db.updateTable('product_stock').set({ inventory: 4 }).execute();
    expect([await stockIn(200), await stockIn(201)]).toEqual([5, 4]);
  });

  it('offers the kinds that have pieces, and bands that leave some out', async () => {
    const { status, body } = await app.get(productApi.filters());
    expect([status, body]).toEqual([
      200,
      { data: { kinds: ['ring', 'earrings', 'card'], maxPrices: [50, 200, 500] } },
    ]);
    expect((await app.get('/api/product-filters?kind=ring')).status).toBe(400);
  });

  it('offers another kind as soon as there is a piece', async () => {
    const owner = await app.as('superAdmin');
    const vase = aProduct({ title: 'vase', kind: 'home' });
    await app.catalogue.write((db) => insertProduct(db, vase));
    const kinds = async () => (await app.get(productApi.filters())).body.data.kinds;
    expect(await kinds()).toEqual(['ring', 'earrings', 'card', 'home']);
    const path = adminApi.entry('products', vase._id);
    expect((await owner.put(path, { ...vase, kind: 'vase' })).body.fields).toHaveProperty('kind');
    expect((await owner.put(path, { ...vase, kind: null })).body.data.kind).toBeNull();
    expect(await kinds()).toEqual(['ring', 'earrings', 'card']);
  });
});

describe.each(databases)('an empty shop on %s', (kind) => {
  it('offers nothing to filter by', async () => {
    const app = await createTestApp(kind);
    expect((await app.get(productApi.filters())).body.data).toEqual({ kinds: [], maxPrices: [] });
    await app.close();
  });
});
