import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Product } from '#contract/products.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { shownProductPrices } from '#contract/shown-prices.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { copyProduct, dayAfter, pick, readAllPages, seededRandom } from '#test/lists.ts';
import { insertProduct } from './products.repository.ts';
import { aPicture, aProduct } from '#test/factories.ts';

const SORTS = [undefined, 'newest', 'priceLow', 'priceHigh'] as const;
const CATEGORIES = ['goldsmith', 'cricut', 'others'] as const;

/** An independent, simple implementation of the order. */
function inOrder(products: Product[], sort: (typeof SORTS)[number]): Product[] {
  const pays = (product: Product) => shownProductPrices(product).price;
  const first: Record<string, (left: Product, right: Product) => number> = {
    newest: () => 0,
    priceLow: (left, right) => pays(left) - pays(right),
    priceHigh: (left, right) => pays(right) - pays(left),
  };
  const byPriority = (left: Product, right: Product) => right.priority - left.priority;
  return products.toSorted(
    (left, right) =>
      (first[sort ?? ''] ?? byPriority)(left, right) ||
      Number(right.createdDate > left.createdDate) - Number(right.createdDate < left.createdDate) ||
      (left._id < right._id ? -1 : 1),
  );
}

describe.each(databases)('products on %s', (kind) => {
  let app: TestApp;
  const stored: Product[] = [];
  const ids = (products: Product[]) => products.map(({ _id }) => _id);

  beforeAll(async () => {
    app = await createTestApp(kind);
    const random = seededRandom(7);
    // Few values for many ties; ids in both cases, which databases may order differently.
    for (let index = 0; index < 60; index++) {
      const values = {
        _id: `${pick(random, ['a', 'B', 'c', 'D', '_', '-', '9'])}${index}`,
        price: pick(random, [0, 10.5, 99.99, 100, 250]),
        discount: pick(random, [0, 0, 10, 33, 100]),
        priority: pick(random, [0, 0, 1, 7]),
        createdDate: dayAfter(pick(random, [0, 1, 2])),
        category: pick(random, CATEGORIES),
      };
      stored.push(await app.has.product(values));
    }
    await app.has.product({ active: false, priority: 99 });
    const deleted = await app.has.product({ priority: 99 });
    await app.catalogue.write((db) =>
      db
        .updateTable('products')
        .set({ deleted_at: dayAfter(3) })
        .where('id', '=', deleted._id)
        .execute(),
    );
  });
  afterAll(() => app.close());

  describe.each(SORTS)('sorted by %s', (sort) => {
    const query = sort ? `?sort=${sort}` : '?';

    it('come whole', async () => {
      const { status, body } = await app.get(`/api/products${query}`);
      expect(status).toBe(200);
      expect(ids(body.data)).toEqual(ids(inOrder(stored, sort)));
      expect(body).not.toHaveProperty('pagination');
    });

    test.each(CATEGORIES)('come in category %s', async (category) => {
      const { body } = await app.get(`/api/products${query}&category=${category}`);
      const expected = stored.filter((product) => product.category === category);
      expect(ids(body.data)).toEqual(ids(inOrder(expected, sort)));
    });

    test.each([1, 7, 59, 60, 100])('come in pages of %d', async (limit) => {
      const pages = await readAllPages<Product>(app, `/api/products${query}&limit=${limit}`);
      expect(ids(pages.flatMap(({ data }) => data))).toEqual(ids(inOrder(stored, sort)));
      expect(pages.slice(0, -1).every(({ data }) => data.length === limit)).toBe(true);
      expect(pages[0]?.pagination).toMatchObject({ total: 60, limit });
    });
  });

  describe.each(SORTS)('by number, sorted by %s', (sort) => {
    const query = sort ? `?sort=${sort}` : '?';
    const numbered = (page: number, limit: number) =>
      app.get(`/api/products${query}&limit=${limit}&page=${page}`);

    test.each([1, 7, 30, 60])('come in pages of %d, the same as by cursor', async (limit) => {
      const pages = await readAllPages<Product>(app, `/api/products${query}&limit=${limit}`);
      for (const [index, page] of pages.entries()) {
        const { status, body } = await numbered(index + 1, limit);
        expect([status, body]).toEqual([200, page]);
      }
    });

    it('come in a category', async () => {
      const { body } = await app.get(`/api/products${query}&category=cricut&limit=5&page=3`);
      const expected = inOrder(stored, sort).filter(({ category }) => category === 'cricut');
      expect(ids(body.data)).toEqual(ids(expected).slice(10, 15));
      expect(body.pagination).toEqual({
        total: expected.length,
        limit: 5,
        next: expect.toSatisfy((next) => (expected.length > 15 ? next : next === null)),
      });
    });

    it('are empty beyond the end, and continue by cursor from any page', async () => {
      expect((await numbered(7, 10)).body).toEqual({
        data: [],
        pagination: { total: 60, limit: 10, next: null },
      });
      expect((await numbered(1_000_000, 100)).body.data).toEqual([]);
      const { next } = (await numbered(3, 10)).body.pagination;
      const following = await app.get(`/api/products${query}&limit=10&cursor=${next}`);
      expect(following.body).toEqual((await numbered(4, 10)).body);
    });
  });

  it('come a hundred at a time by number alone', async () => {
    const { body } = await app.get('/api/products?page=1');
    expect(body).toEqual((await app.get('/api/products?limit=100')).body);
  });

  it.each(['0', '-1', '1.5', '01', 'x', '', '1000001', '1&page=2'])('refuse page=%s', async (page) => {
    const { status, body } = await app.get(`/api/products?limit=10&page=${page}`);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['page']]);
  });

  it('refuse a number together with a cursor', async () => {
    const { next } = (await app.get('/api/products?limit=10')).body.pagination;
    const { status, body } = await app.get(`/api/products?limit=10&page=2&cursor=${next}`);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['page']]);
  });

  it('skip and repeat nothing when entries come and go between pages', async () => {
    const first = await app.get('/api/products?sort=newest&limit=10');
    const gone = first.body.data[9]._id;
    await app.catalogue.write((db) =>
      db.updateTable('products').set({ active: 0 }).where('id', '=', gone).execute(),
    );
    const second = await app.get(`/api/products?sort=newest&limit=10&cursor=${first.body.pagination.next}`);
    const expected = ids(inOrder(stored, 'newest')).slice(10, 20);
    expect(ids(second.body.data)).toEqual(expected);
    await app.catalogue.write((db) =>
      db.updateTable('products').set({ active: 1 }).where('id', '=', gone).execute(),
    );
  });

  it('refuse the cursor of another list, but not of the same list written differently', async () => {
    const { body } = await app.get('/api/products?sort=newest&limit=5');
    const cursor = body.pagination.next;
    for (const query of ['', 'sort=priceLow', 'sort=newest&category=cricut']) {
      const refused = await app.get(`/api/products?${query}&cursor=${cursor}`, { 'accept-language': 'en' });
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        code: 'invalid',
        fields: { cursor: expect.stringContaining('cursor') },
      });
    }
    const taken = await app.get(`/api/products?cursor=${cursor}&limit=9&sort=newest`);
    expect(ids(taken.body.data)).toEqual(ids(inOrder(stored, 'newest')).slice(5, 14));
  });

  it('come without a limit after a cursor a hundred at a time', async () => {
    const { body } = await app.get('/api/products?limit=5');
    const rest = await app.get(`/api/products?cursor=${body.pagination.next}`);
    expect(rest.body.data).toHaveLength(55);
    expect(rest.body.pagination).toEqual({ total: 60, limit: 100, next: null });
  });

  it('come by id with every field', async () => {
    const product = await app.has.product({
      _id: 'ring',
      description: 'שורה\nועוד שורה',
      price: 1234.56,
      discount: 15,
      category: 'others',
      imageAlts: { [aPicture(1)]: { he: 'טבעת', en: 'A ring' } },
      inventory: 0,
      isPromoted: true,
      isCustomizable: true,
      translations: { en: { title: 'Ring' } },
    });
    const { status, body } = await app.get('/api/products/ring');
    expect(status).toBe(200);
    expect(body).toEqual({ data: product });
    await app.catalogue.write((db) => db.deleteFrom('products').where('id', '=', 'ring').execute());
  });

  it('are not found when unknown, inactive or deleted, or with an impossible id', async () => {
    await app.has.product({ _id: 'hidden', active: false });
    const gone = [
      '/unknown',
      '/hidden',
      '/a%20b',
      '/%00',
      `/${'x'.repeat(65)}`,
      `/${'x'.repeat(500)}`,
      '/',
      '/a/b',
    ];
    for (const path of gone) {
      const { status, body } = await app.get(`/api/products${path}`);
      expect([path, status, body.code]).toEqual([path, 404, 'not_found']);
    }
  });
});

describe.each(databases)('a very long list on %s', (kind) => {
  it('is cached near its start only, so that its many pages evict nothing', async () => {
    const app = await createTestApp(kind);
    const product = aProduct({ inventory: 5 });
    await app.catalogue.write(async (db) => {
      await insertProduct(db, product);
      await copyProduct(db, product._id, 600);
    });
    const stockOn = async (page: number) =>
      (await app.get(`/api/products?limit=48&page=${page}`)).body.data[0].inventory;
    expect(await stockOn(10)).toBe(5);
    expect(await stockOn(11)).toBe(5);
    // A direct write raises no version, so only uncached pages show it.
    await app.db.updateTable('product_stock').set({ inventory: 4 }).execute();
    expect(await stockOn(10)).toBe(5);
    expect(await stockOn(11)).toBe(4);
    await app.close();
  });

  it('comes whole up to 2,000 entries, and beyond that as its first hundred with a cursor', async () => {
    const app = await createTestApp(kind);
    const product = aProduct();
    await app.catalogue.write(async (db) => {
      await insertProduct(db, product);
      await copyProduct(db, product._id, BOUNDS.wholeList - 1);
    });
    const whole = await app.get('/api/products');
    expect(whole.body.data).toHaveLength(2_000);
    expect(whole.body).not.toHaveProperty('pagination');

    await app.catalogue.write((db) => insertProduct(db, aProduct()));
    const { data, pagination } = (await app.get('/api/products')).body;
    expect(data).toHaveLength(100);
    expect(pagination).toEqual({ total: 2_001, limit: 100, next: expect.any(String) });
    const second = await app.get(`/api/products?cursor=${pagination.next}`);
    expect(second.body.data).toHaveLength(100);
    await app.close();
  });
});
