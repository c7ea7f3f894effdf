import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { plainAddress, readSignedAddress } from '#contract/page-grants.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { pageKey } from './page-key.ts';
import { plain } from '#server/pictures/sample-pictures.ts';
import type { NewTutorial } from './tutorials.repository.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');
const MINUTE = 60_000;

describe.each(databasesOrOnly('postgres'))('a page of a tutorial on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let dana: TestUser;
  let now = START;
  let shade = 0;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => new Date(now) });
    owner = await app.as('superAdmin');
    dana = await app.as('customer');
  });
  afterAll(() => app.close());

  /** Unlike every earlier picture, and 900 px wide. */
  const upload = async (): Promise<string> => {
    const color = `#${(++shade).toString(16).padStart(2, '0')}8040`;
    const bytes = await plain(900, 600, color).png().toBuffer();
    const { body } = await owner.post('/api/files/upload', {
      image: `data:image/png;base64,${bytes.toString('base64')}`,
    });
    return body.url;
  };
  const path = ({ _id }: { _id: string }) => `/api/tutorials/${_id}`;
  const read = async (who: TestUser | TestApp, which: { _id: string }) =>
    (await who.get(path(which))).body.data;
  const grant = (which: { _id: string }) => owner.put(`${path(which)}/owners/${dana.user._id}`);
  const paidWith = (contentImagesPathes: string[], values: Partial<NewTutorial> = {}) =>
    app.has.tutorial({ price: 50, imagePath: null, contentImagesPathes, ...values });
  const fetched = (url: string, method: 'GET' | 'HEAD' = 'GET', server = app.server) =>
    server.inject({ url, method });
  const status = async (url: string) => (await fetched(url)).statusCode;
  const copy = (address: string, ending = '320.avif') => address.replace(/webp(?=$|\?)/, ending);
  const copiesOf = (address: string, signatures: Record<string, string>) =>
    Object.entries(signatures).map(([width, own]) =>
      copy(address, `${width}.avif`).replace(/[\w-]{22}$/, own),
    );

  it('has no public address if it is paid, nor has any of its copies', async () => {
    const page = await upload();
    expect(await status(page)).toBe(200);
    await paidWith([page]);
    for (const method of ['GET', 'HEAD'] as const) {
      for (const url of [page, copy(page), copy(page, '120.webp'), copy(page, '1600.webp'), `${page}?v=1`]) {
        const answer = await fetched(url, method);
        expect([url, answer.statusCode]).toEqual([url, 404]);
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': /json/ });
        if (method === 'GET') expect(answer.json()).toEqual({ error: expect.any(String), code: 'not_found' });
      }
    }
  });

  it('has signed addresses for owners and the admin only, in private answers', async () => {
    const pages = [await upload(), await upload()];
    const paid = await paidWith(pages, { imageAlts: { [pages[0]!]: { he: 'עמוד' } } });
    await grant(paid);
    for (const who of [dana, owner]) {
      const { headers, body } = await who.get(path(paid));
      expect(headers['cache-control']).toBe('private, no-store');
      const { contentImagesPathes, contentImagesSignatures, imageAlts } = body.data;
      expect(contentImagesPathes.map(plainAddress)).toEqual(pages);
      expect(Object.keys(imageAlts)).toEqual([pages[0]]);
      expect(contentImagesSignatures).toHaveLength(2);
      for (const [index, address] of contentImagesPathes.entries()) {
        const { grant: given } = readSignedAddress(address)!;
        expect(given).toEqual({ tutorial: paid._id, page: index + 1, expires: now / 1000 + 900 });
        const copies = copiesOf(address, contentImagesSignatures[index]);
        expect(copies).toHaveLength(3);
        for (const url of [address, ...copies]) {
          for (const method of ['GET', 'HEAD'] as const) {
            const answer = await fetched(url, method);
            expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
              200,
              'private, max-age=900',
            ]);
            expect(answer.rawPayload.length > 0).toBe(method === 'GET');
          }
        }
      }
    }
    const locked = (await app.get(path(paid))).text;
    expect(locked).not.toContain('/files/');
    const all = (await owner.get('/api/tutorials/all')).body.data.find(
      ({ _id }: NewTutorial) => _id === paid._id,
    );
    expect(await status(all.contentImagesPathes[1])).toBe(200);
    expect(all).not.toHaveProperty('contentImagesSignatures');
  });

  it('is public as the sample of a tutorial that shows its first page, and only that one', async () => {
    const [first, second] = [await upload(), await upload()];
    const paid = await paidWith([first, second], { shouldShowFirstPage: true });
    for (const who of [app, dana]) {
      const seen = await read(who, paid);
      expect(seen).toMatchObject({ locked: true, samplePage: { imagePath: first, text: '' } });
      expect(JSON.stringify(seen)).not.toContain(second);
    }
    expect([await status(first), await status(copy(first)), await status(second)]).toEqual([200, 200, 404]);
    const { contentImagesPathes, ...stored } = await read(owner, paid);
    const turned = { ...stored, contentImagesPathes: [contentImagesPathes[1], contentImagesPathes[0]] };
    expect((await owner.put(path(paid), turned)).status).toBe(200);
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    await owner.delete(path(paid));
    expect(await status(second)).toBe(404);
  });

  it('leaves its address after fifteen minutes, and has another one by then', async () => {
    const paid = await paidWith([await upload()]);
    const [before] = (await read(owner, paid)).contentImagesPathes;
    now += 14 * MINUTE;
    const late = await fetched(before);
    expect([late.statusCode, late.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
    const [after] = (await read(owner, paid)).contentImagesPathes;
    now += MINUTE;
    const over = await fetched(before);
    expect([over.statusCode, over.json().code, over.headers['cache-control']]).toEqual([
      404,
      'not_found',
      'no-store',
    ]);
    expect((await fetched(before, 'HEAD')).statusCode).toBe(404);
    expect(await status(after)).toBe(200);
  });

  it('is at exactly these addresses', async () => {
    const paid = await paidWith([await upload()]);
    const second = await paidWith([await upload()]);
    const { contentImagesPathes, contentImagesSignatures } = await read(owner, paid);
    const signed: string = contentImagesPathes[0];
    const foreign: string = (await read(owner, second)).contentImagesPathes[0];
    const query = signed.slice(signed.indexOf('?'));
    const wrong = [
      copy(signed),
      copy(copiesOf(signed, contentImagesSignatures[0])[0]!.replace('.320.', '.720.')),
      plainAddress(foreign) + query,
      signed.replace(paid._id, second._id),
      signed.replace('page=1', 'page=2'),
      signed.replace(/expires=\d+/, 'expires=9999999999'),
      signed.replace('signature', 'Signature'),
      `${signed}&signature=x`,
      `${signed}A`,
      signed.slice(0, -1),
      `${signed}&x=%`,
      `${plainAddress(signed)}?signature=`,
      `${plainAddress(signed)}?signature[]=a&signature[]=b&__proto__=x`,
      `${plainAddress(signed)}?${'signature=%ff&'.repeat(100)}`,
    ];
    for (const url of wrong) {
      const answer = await fetched(url);
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 404, 'not_found']);
    }
    expect(await status(signed)).toBe(200);
  });

  it('is public while its tutorial is free, and not while it has a price', async () => {
    const page = await upload();
    const free = await app.has.tutorial({ price: 0, imagePath: null, contentImagesPathes: [page] });
    for (const who of [app, dana, owner]) expect((await read(who, free)).contentImagesPathes).toEqual([page]);
    const price = async (value: number) =>
      owner.put(path(free), { ...(await read(owner, free)), price: value });
    expect(await status(page)).toBe(200);
    const paid = (await price(50)).body.data;
    expect(await status(page)).toBe(404);
    expect(await status(paid.contentImagesPathes[0])).toBe(200);
    const again = (await price(0)).body.data;
    expect(again.contentImagesPathes).toEqual([page]);
    expect(again).not.toHaveProperty('contentImagesSignatures');
    expect((await fetched(page)).headers['cache-control']).toContain('immutable');
    const stillSigned = await fetched(paid.contentImagesPathes[0]);
    expect([stillSigned.statusCode, stillSigned.headers['cache-control']]).toEqual([
      200,
      'private, max-age=900',
    ]);
  });

  test.each([
    ['a product’s main picture', (image: string) => app.has.product({ imagePath: image, active: false })],
    ['another picture of a product', (image: string) => app.has.product({ secondaryImagesPathes: [image] })],
    ['a workshop’s picture', (image: string) => app.has.workshop({ image })],
    [
      'a paid tutorial’s cover',
      (image: string) => app.has.tutorial({ price: 9, imagePath: image, contentImagesPathes: [] }),
    ],
    [
      'a page of a free tutorial',
      (image: string) => app.has.tutorial({ price: 0, contentImagesPathes: [image] }),
    ],
  ])('is public where it is also %s, until that is deleted', async (_what, has) => {
    const page = await upload();
    await paidWith([page, await upload()], { active: false });
    expect(await status(page)).toBe(404);
    const { _id } = await has(page);
    expect([await status(page), await status(copy(page))]).toEqual([200, 200]);
    const kinds = ['products', 'workshops', 'tutorials'];
    const deleted = await Promise.all(
      kinds.map(async (kind) => (await owner.delete(`/api/${kind}/${_id}`)).status),
    );
    expect(deleted.toSorted()).toEqual([204, 404, 404]);
    expect(await status(page)).toBe(404);
  });

  it('stays closed while its tutorial is deleted and after it was restored', async () => {
    const page = await upload();
    const paid = await paidWith([page]);
    expect((await owner.delete(path(paid))).status).toBe(204);
    expect(await status(page)).toBe(404);
    const restored = await owner.post(`/api/admin/tutorials/${paid._id}/restore`, {});
    expect(await status(page)).toBe(404);
    expect(await status(restored.body.data.contentImagesPathes[0])).toBe(200);
  });

  it('is closed to former owners, and open to owners of an inactive tutorial', async () => {
    const paid = await paidWith([await upload()], { active: false });
    await grant(paid);
    expect(await status((await read(dana, paid)).contentImagesPathes[0])).toBe(200);
    await owner.delete(`${path(paid)}/owners/${dana.user._id}`);
    expect((await dana.get(path(paid))).text).not.toContain('/files/');
  });

  it('may be signed in a PUT, which stores it plain and changes nothing', async () => {
    const pages = [await upload(), await upload()];
    const paid = await paidWith(pages, { imageAlts: { [pages[1]!]: { en: 'Cut' } } });
    const given = await read(owner, paid);
    const [signed, second] = given.contentImagesPathes;
    now += 60 * MINUTE;
    const alts = { [second]: { en: 'Cut' } };
    const forged = [
      signed.replace(/.$/, (end: string) => (end === 'A' ? 'B' : 'A')),
      second.replace(paid._id, 'another'),
    ];
    for (const body of [given, { ...given, imageAlts: alts }, { ...given, contentImagesPathes: forged }]) {
      const answer = await owner.put(path(paid), body);
      expect([answer.status, answer.body.data.version]).toEqual([200, 1]);
      expect(answer.body.data.contentImagesPathes.map(plainAddress)).toEqual(pages);
      expect(answer.body.data.imageAlts).toEqual({ [pages[1]!]: { en: 'Cut' } });
    }
    const turned = { ...given, contentImagesPathes: [second, signed], imagePath: signed };
    const { data } = (await owner.put(path(paid), turned)).body;
    expect([data.version, data.imagePath]).toEqual([2, pages[0]]);
    expect((await owner.get(`/api/admin/tutorials/${paid._id}/history`)).text).not.toContain('signature');
    const old = await owner.put(path(paid), given, { 'if-match': '"1"' });
    expect(old.status).toBe(412);
    expect(old.body.data.contentImagesPathes.map(plainAddress)).toEqual(pages.toReversed());
    expect(await status(old.body.data.contentImagesPathes[0])).toBe(200);
    const copied = await owner.post('/api/tutorials', { ...given, imageAlts: alts });
    expect([copied.status, copied.body.data.contentImagesPathes.map(plainAddress)]).toEqual([201, pages]);
    expect(readSignedAddress(copied.body.data.contentImagesPathes[0])!.grant.tutorial).toBe(
      copied.body.data._id,
    );
  });

  it('is refused if it was never uploaded, signed or not', async () => {
    const given = await read(owner, await paidWith([await upload()]));
    const strange = given.contentImagesPathes.map((address: string) =>
      address.replace(/files\/..../, 'files/0000'),
    );
    const { status: code, body } = await owner.put(path(given), { ...given, contentImagesPathes: strange });
    expect([code, Object.keys(body.fields)]).toEqual([400, ['contentImagesPathes.0']]);
  });

  it('fits the body limit of a PUT with two hundred others', async () => {
    const paid = await paidWith(Array(200).fill(await upload()), { description: 'א'.repeat(2_000) });
    const given = await read(owner, paid);
    expect(given.contentImagesSignatures).toHaveLength(200);
    expect((await owner.put(path(paid), given)).status).toBe(200);
  });

  it('is equally open at every process within a second of a change', async () => {
    let clock = 0;
    const there = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      db: app.db,
      catalogue: new CatalogueVersion(app.db, () => clock),
      files: app.files,
      now: () => new Date(now),
    });
    const page = await upload();
    const free = await app.has.tutorial({ price: 0, imagePath: null, contentImagesPathes: [page] });
    expect((await fetched(page, 'GET', there)).statusCode).toBe(200);
    const { data } = (await owner.put(path(free), { ...(await read(owner, free)), price: 50 })).body;
    clock += 1_000;
    expect((await fetched(page, 'GET', there)).statusCode).toBe(404);
    expect((await fetched(data.contentImagesPathes[0], 'GET', there)).statusCode).toBe(200);
    await there.close();
  });
});

describe.each(databasesOrOnly('postgres'))('the key of signed addresses on %s', (kind) => {
  it('is created once by concurrent starts', async () => {
    const app = await createTestApp(kind);
    await app.db.deleteFrom('shop_state').where('key', '=', 'page_key').execute();
    const keys = await Promise.all(Array.from({ length: 4 }, () => pageKey(app.db)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(keys[0]).toHaveLength(32);
    expect(await pageKey(app.db)).toEqual(keys[0]);
    await app.close();
  });
});
