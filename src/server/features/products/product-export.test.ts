import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { readCsv } from '#test/csv-reader.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { aProduct } from '#test/factories.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { insertProduct } from './products.repository.ts';

const LATE = new Date('2026-11-21T22:30:00.000Z');

describe.each(databasesOrOnly('sqlite'))('the exports of products and users on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => LATE });
    owner = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const read = async (path: string) => {
    const { text } = await owner.get(path);
    const [names = [], ...rows] = readCsv(text.slice(1));
    return rows.map((row) => Object.fromEntries(row.map((cell, index) => [names[index]!, cell])));
  };

  it.each([
    [adminApi.productExport(), 'products'],
    [adminApi.userExport(), 'users'],
  ])('%s is a dated file that nobody keeps', async (path, name) => {
    const { status, headers, text } = await owner.get(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}-2026-11-22.csv"`,
      'cache-control': 'private, no-store',
    });
    expect(text.startsWith('\uFEFF_id,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    expect((await owner.get(`${path}?q=x`)).status).toBe(400);
  });

  it('a product has its texts in both languages and its price as a number', async () => {
    const product = await app.has.product({
      title: '=HYPERLINK("x")',
      description: 'שורה, "ועוד"\nשורה',
      price: 45.5,
      kind: 'ring',
      discount: 10,
      inventory: 7,
      priority: 3,
      active: false,
      translations: { en: { title: 'Ring' } },
    });
    const rows = await read(adminApi.productExport());
    expect(rows.find(({ _id }) => _id === product._id)).toEqual({
      _id: product._id,
      title: `'=HYPERLINK("x")`,
      'translations.en.title': 'Ring',
      description: 'שורה, "ועוד"\nשורה',
      'translations.en.description': '',
      price: '45.50',
      discount: '10',
      category: 'goldsmith',
      kind: 'ring',
      inventory: '7',
      isPromoted: 'false',
      isCustomizable: 'false',
      active: 'false',
      priority: '3',
      options: '',
      variants: '',
      personalText: '',
      leadDays: '0',
      imagePath: product.imagePath,
      secondaryImagesPathes: product.secondaryImagesPathes.join(' '),
      'imageAlts.he': '',
      'imageAlts.en': '',
      createdDate: product.createdDate,
    });
  });

  it('more than a batch of products comes in the order of the list, without deleted ones', async () => {
    const made = Array.from({ length: 503 }, (_none, index) => aProduct({ priority: 1_000 - index }));
    await app.catalogue.write(async (db) => {
      await db.deleteFrom('products').execute();
      for (const product of made) await insertProduct(db, product);
    });
    await owner.delete(adminApi.entry('products', made[2]!._id));
    const ids = (await read(adminApi.productExport())).map(({ _id }) => _id);
    expect(ids).toEqual(made.filter((_product, index) => index !== 2).map(({ _id }) => _id));
  });

  it('more than a batch of users comes once each, the newest first, without secrets', async () => {
    for (let index = 0; index < 501; index++)
      await app.has.user({
        _id: `u${String(index).padStart(3, '0')}`,
        joinedDate: `2026-01-0${1 + (index % 3)}T10:00:00.000Z`,
      });
    await app.has.user({
      _id: 'new',
      firstName: '@דנה',
      phoneNumber: '+972501234567',
      joinedDate: '2026-10-01T00:00:00.000Z',
    });
    const rows = await read(adminApi.userExport());
    expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length);
    expect(rows).toHaveLength(503);
    const dates = rows.map(({ joinedDate }) => joinedDate!);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(rows.find(({ _id }) => _id === 'new')).toMatchObject({
      firstName: "'@דנה",
      phoneNumber: "'+972501234567",
    });
    expect(Object.keys(rows[0]!).join()).not.toMatch(/password|hash/i);
  });
});
