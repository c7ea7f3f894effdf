import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { shekels } from '#contract/money.ts';
import { agorot } from '#domain/money.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { shareFactsOf, shareMark, sharePath } from '#contract/share.ts';
import { processPicture } from '#server/pictures/process-picture.ts';

const NOW = new Date('2026-05-04T10:00:00Z');

describe.each(databasesOrOnly('sqlite'))('pictures for links on %s', (kind) => {
  let app: TestApp;
  let shareDir: string;

  beforeAll(async () => {
    shareDir = await mkdtemp(join(tmpdir(), 'shop-share-'));
    app = await createTestApp(kind, { shareDir, now: () => NOW });
  });
  afterAll(async () => {
    await app.close();
    await rm(shareDir, { recursive: true, force: true });
  });

  const get = (url: string, headers = {}) => app.server.inject({ url, headers });

  it('are JPEG of 1200 by 630 that WhatsApp takes, one for each entry and language', async () => {
    const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const imagePath = await app.files.save(await processPicture(bytes));
    const product = await app.has.product({ title: 'טבעת ״שקיעה״', price: 420, discount: 0, imagePath });
    await app.has.workshop({ _id: 'shown', image: null });
    await app.has.tutorial({ _id: 'drawn', imagePath: null, price: 0 });
    const drawn = [];
    for (const path of [
      `products/${product._id}.he`,
      `products/${product._id}.en`,
      'workshops/shown.he',
      'tutorials/drawn.en',
    ]) {
      const answer = await get(`/share/${path}.anymark.jpg`);
      expect(answer.headers).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'public, max-age=86400',
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
        format: 'jpeg',
        width: 1200,
        height: 630,
      });
      expect(answer.rawPayload.length).toBeLessThan(300_000);
      drawn.push(answer.headers.etag);
    }
    expect(new Set(drawn).size).toBe(drawn.length);
    const hebrew = await get(`/share/products/${product._id}.he.m.jpg`);
    // The picture is at the end of the line: on the left in Hebrew.
    const pixel = await sharp(hebrew.rawPayload)
      .extract({ left: 100, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(
      [...pixel].map((value, index) => Math.abs(value - [0x12, 0x34, 0x56][index]!)).every((far) => far < 8),
    ).toBe(true);
    const known = await get(`/share/products/${product._id}.he.m.jpg`, {
      'if-none-match': hebrew.headers.etag,
    });
    expect(known.statusCode).toBe(304);
  });

  it('of the shop is the picture of every other page', async () => {
    const answers = await Promise.all(['he', 'en'].map((lang) => get(`/share/shop.${lang}.m.jpg`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0]!.headers.etag).not.toBe(answers[1]!.headers.etag);
  });

  it('of the shop has its hero picture once there is one', async () => {
    const owner = await app.as('superAdmin');
    const before = await get('/share/shop.he.m.jpg');
    const bytes = await sharp({ create: { width: 800, height: 1000, channels: 3, background: '#654321' } })
      .png()
      .toBuffer();
    const image = `data:image/png;base64,${bytes.toString('base64')}`;
    const picture = (await owner.post(adminApi.upload(), { image })).body.url;
    await owner.put(adminApi.settings(), { texts: { 'home.heroImage': picture } });
    const after = await get('/share/shop.he.m.jpg');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const [red = 0] = await sharp(after.rawPayload)
      .extract({ left: 100, top: 300, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect(Math.abs(red - 0x65)).toBeLessThan(8);
    await owner.put(adminApi.settings(), { texts: { 'home.heroImage': null } });
  });

  it('change with what they show, and only the current one is stored', async () => {
    const product = await app.has.product({ _id: 'changing', price: 100 });
    const before = await get('/share/products/changing.he.m.jpg');
    await app.catalogue.write((db) =>
      db
        .updateTable('products')
        .set({ price: agorot(20_000), net_price: agorot(20_000) })
        .where('id', '=', 'changing')
        .execute(),
    );
    const after = await get('/share/products/changing.he.m.jpg');
    expect(after.headers.etag).not.toBe(before.headers.etag);
    const mark = shareMark(
      shareFactsOf({ kind: 'products', entry: { ...product, price: shekels(200) } }, 'he', 'פטיש ונייר', NOW),
    );
    expect((await readdir(shareDir)).filter((file) => file.startsWith('products-changing.he'))).toEqual([
      `products-changing.he.${mark}.jpg`,
    ]);
  });

  it('requested concurrently are drawn once', async () => {
    await app.has.product({ _id: 'wanted' });
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => get('/share/products/wanted.en.m.jpg')),
    );
    expect(new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers.etag}`)).size).toBe(1);
  });

  it('are 404 for hidden entries and other names', async () => {
    await app.has.product({ _id: 'hidden', active: false });
    for (const path of [
      'products/hidden.he.m.jpg',
      'products/unknown.he.m.jpg',
      'tutorials/wanted.he.m.jpg',
      'banner-texts/wanted.he.m.jpg',
      'products/wanted.fr.m.jpg',
      'products/wanted.he.jpg',
      'products/wanted.he.m.png',
      'products/..%2f..%2fshop.he.m.jpg',
      'products/%00.he.m.jpg',
      `products/${'x'.repeat(500)}.he.m.jpg`,
      'other.he.m.jpg',
      'shop.he.M!.jpg',
      '',
    ]) {
      const { statusCode } = await get(`/share/${path}`);
      expect([path, statusCode]).toEqual([path, 404]);
    }
  });
});

describe('a mark', () => {
  const facts = { shop: 'פטיש ונייר', title: 'טבעת', price: shekels(420), image: null };

  it('changes with any part of the drawing, and only then', () => {
    const changed = [
      facts,
      { ...facts, shop: 'a' },
      { ...facts, title: 'b' },
      { ...facts, price: shekels(0) },
      { ...facts, price: null },
      { ...facts, image: 'c' },
    ];
    expect(new Set(changed.map(shareMark)).size).toBe(changed.length);
    expect(shareMark({ ...facts })).toBe(shareMark(facts));
    expect(sharePath({ kind: 'products', id: 'a' }, 'he', shareMark(facts))).toMatch(
      /^\/share\/products\/a\.he\.[0-9a-z]{1,11}\.jpg$/,
    );
  });
});
