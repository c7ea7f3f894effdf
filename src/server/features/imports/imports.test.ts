import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type PictureHost, startPictureHost } from '#test/picture-host.ts';
import { VARIANTS, aRing } from '#test/rings.ts';
import type { AdminProduct } from '#contract/products.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { IMPORT_LIMITS } from '#contract/imports.ts';
import { api } from '#contract/routes.ts';
import { noise } from '#server/pictures/sample-pictures.ts';

const manyOptions = () =>
  ['מידה', 'Metal', '=3'].map((title, option) => ({
    _id: `option-${option}`,
    title,
    choices: Array.from({ length: option === 2 ? 1 : 30 }, (_none, choice) => ({
      _id: `${'a-long-id-of-a-client'.repeat(2).slice(0, 36)}${option}${choice}`,
      title: `${'"\\,\''.repeat(40)}${choice}`,
      extra: choice / 4,
    })),
  }));

function manyVariants() {
  const [sizes, metals, last] = manyOptions();
  return sizes!.choices.flatMap((size) =>
    metals!.choices.map((metal, index) => ({
      choices: [size._id, metal._id, last!.choices[0]!._id],
      inventory: index,
      active: index % 2 === 0,
    })),
  );
}

const COLUMNS = 'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1,IMAGE2,SKU';

describe.each(databasesOrOnly('postgres'))('an import on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let host: PictureHost;
  let picture: Buffer;
  beforeEach(async () => {
    picture = await noise(60, 40).png().toBuffer();
    host = await startPictureHost(({ url = '' }, response) => {
      if (url.includes('missing')) response.writeHead(404).end();
      else response.end(url.includes('text') ? 'no picture' : Buffer.concat([picture, Buffer.from(url)]));
    });
    app = await createTestApp(kind, { fetchPolicy: host.policy });
    owner = await app.as('superAdmin');
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });

  const send = (csv: string, dryRun = false, headers = {}) =>
    owner.post(
      adminApi.imports(),
      { kind: 'products', csv, dryRun },
      { 'accept-language': 'en', ...headers },
    );
  const row = (title: string, image = host.address(`${title}.png`), price = '45') =>
    `"${title}",תיאור,${price},ILS,2,${image},,`;
  const file = (...rows: string[]) => [COLUMNS, ...rows].join('\n');
  const all = async () => (await owner.get(adminApi.entries('products'))).body.data;
  const shown = async () => (await app.get(api.products())).body.data;
  const deleted = async () => (await owner.get(adminApi.deletedEntries('products'))).body.data;

  it('makes what it can, and tells the rest by row', async () => {
    const csv = file(
      row('טבעת'),
      `צמיד,תיאור,20,USD,2,${host.address('צמיד.png')},,`,
      `,תיאור,20,ILS,2,${host.address('a.png')},,`,
      row('עגיל', host.address('missing.png')),
      `שרשרת,תיאור,30,ILS,2,${host.address('text.png')},${host.address('שרשרת.png')},`,
      row('טבעת'),
    );
    const { status, body } = await send(csv);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      format: 'etsy',
      rows: 6,
      created: 4,
      skipped: 2,
      _id: expect.any(String),
      errors: [
        { row: 3, field: 'CURRENCY_CODE', problem: expect.stringContaining('USD') },
        { row: 4, field: 'TITLE', problem: expect.any(String) },
        { row: 5, field: 'IMAGE1', problem: 'This picture can’t be reached.' },
        { row: 5, problem: expect.stringContaining('no picture') },
        { row: 6, field: 'IMAGE1', problem: expect.any(String) },
        { row: 7, problem: 'This product is already in row 2.' },
      ],
    });
    expect((await shown()).map(({ title }: { title: string }) => title).toSorted()).toEqual([
      'טבעת',
      'שרשרת',
    ]);
    expect(await all()).toHaveLength(4);
    const necklace = (await shown()).find(({ title }: { title: string }) => title === 'שרשרת');
    expect(necklace).toMatchObject({ price: 30, inventory: 2, secondaryImagesPathes: [] });
    expect((await app.server.inject(necklace.imagePath)).statusCode).toBe(200);
  });

  it('has history, is found, and outdates the public list at once', async () => {
    expect(await shown()).toEqual([]);
    await send(file(row('טבעת')));
    const [{ _id, version }] = await all();
    const history = await owner.get(adminApi.entryHistory('products', _id));
    expect(history.body.data).toMatchObject([{ action: 'created', version, by: { _id: owner.user._id } }]);
    expect((await app.get(api.search({ q: 'טבעת' }))).body.data).toMatchObject([{ _id }]);
  });

  it('writes nothing when it is a dry run, and asks no host for a picture', async () => {
    const csv = file(
      row('טבעת'),
      row('צמיד', 'http://gone.example/a.png'),
      row('עגיל', 'file:///etc/passwd'),
    );
    const { body } = await send(csv, true);
    expect(body.data).toEqual({
      format: 'etsy',
      rows: 3,
      created: 3,
      skipped: 0,
      errors: [
        { row: 3, field: 'IMAGE1', problem: 'This picture can’t be reached.' },
        { row: 3, problem: expect.any(String) },
        { row: 4, field: 'IMAGE1', problem: 'This isn’t the address of a picture on the internet.' },
        { row: 4, problem: expect.any(String) },
      ],
      preview: [
        expect.objectContaining({ row: 2, title: 'טבעת', price: 45, active: true, pictures: 1 }),
        expect.objectContaining({ row: 3, active: false, pictures: 0 }),
        expect.objectContaining({ row: 4, active: false, pictures: 0 }),
      ],
    });
    expect([await all(), host.asked]).toEqual([[], []]);
    expect(await app.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  });

  it('makes nothing twice, unless it was deleted since', async () => {
    const csv = file(row('טבעת'), row('צמיד'));
    await send(csv);
    const again = await send(file(row('טבעת'), row('צמיד'), row('עגיל')));
    expect(again.body.data).toMatchObject({ created: 1, skipped: 2, errors: [{ row: 2 }, { row: 3 }] });
    expect((await send(csv)).body.data).toEqual({
      format: 'etsy',
      rows: 2,
      created: 0,
      skipped: 2,
      errors: [
        { row: 2, problem: 'This product is already in the shop.' },
        { row: 3, problem: 'This product is already in the shop.' },
      ],
    });
    const ring = (await all()).find(({ title }: { title: string }) => title === 'טבעת');
    await owner.delete(adminApi.entry('products', ring._id));
    expect((await send(csv)).body.data).toMatchObject({ created: 1, skipped: 1 });
  });

  it('of two at the same moment makes each product once', async () => {
    const csv = file(...Array.from({ length: 12 }, (_, index) => row(`טבעת ${index}`)));
    const answers = await Promise.all([send(csv), send(csv)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.data.created).toSorted()).toEqual([0, 12]);
    expect(await all()).toHaveLength(12);
  });

  it('with a key takes effect once', async () => {
    const headers = { 'idempotency-key': 'a-key-of-the-admin' };
    const first = await send(file(row('טבעת')), false, headers);
    const second = await send(file(row('טבעת')), false, headers);
    expect([second.status, await all()]).toMatchObject([200, [{ title: 'טבעת' }]]);
    expect(first.body.data).toMatchObject({ created: 1, skipped: 0 });
    expect(second.body.data).toMatchObject({ _id: first.body.data._id, created: 1, skipped: 0, errors: [] });
    const other = await send(file(row('צמיד')), false, headers);
    expect([other.status, other.body.code]).toEqual([409, 'key_reused']);
    expect((await send(file(row('עגיל')), false, { 'idempotency-key': 'short' })).status).toBe(400);
  });

  it('is undone as a whole, but for what somebody changed', async () => {
    const { body } = await send(file(row('טבעת'), row('צמיד'), row('עגיל')));
    const made = await all();
    const [ring, bracelet] = made;
    const { demo: _demo, ...input } = ring;
    await owner.put(adminApi.entry('products', ring._id), { ...input, price: 50 });
    await owner.delete(adminApi.entry('products', bracelet._id));
    const undone = await owner.delete(adminApi.import(body.data._id));
    expect([undone.status, undone.text]).toEqual([204, '']);
    expect(await all()).toMatchObject([{ _id: ring._id, price: 50 }]);
    expect(await deleted()).toHaveLength(2);
    expect((await owner.delete(adminApi.import(body.data._id))).status).toBe(404);
    expect((await owner.get(adminApi.import(body.data._id))).status).toBe(404);
    // What was undone can be imported again.
    expect((await send(file(row('צמיד'), row('עגיל')))).body.data).toMatchObject({ created: 2 });
  });

  it('of the shop’s own export makes nothing twice, and what is missing anew', async () => {
    const address = await app.has.picture(1);
    const [first, second] = [await app.has.picture(2), await app.has.picture(3)];
    const product = await app.has.product({
      title: '=טבעת',
      price: 12.5,
      imagePath: address,
      secondaryImagesPathes: [first, second],
      imageAlts: { [first]: { en: '=Close up' }, [second]: { he: 'מהצד', en: 'From the side' } },
    });
    const exported = await app.server.inject({
      url: adminApi.productExport(),
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect((await send(exported.payload)).body.data).toMatchObject({ format: 'own', created: 0, skipped: 1 });
    await owner.delete(adminApi.entry('products', product._id));
    expect((await send(exported.payload)).body.data).toMatchObject({ created: 1, errors: [] });
    const { _id, createdDate: _createdDate, ...fields } = product;
    expect(await all()).toMatchObject([{ ...fields, imagePath: address }]);
  });

  it('of the shop’s own export brings options, variants, personal text and lead days back', async () => {
    const ring = await aRing(app, { variants: VARIANTS, leadDays: 12 });
    const many = await aRing(app, { options: manyOptions(), variants: manyVariants() });
    const exported = await app.server.inject({
      url: adminApi.productExport(),
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect((await send(exported.payload)).body.data).toMatchObject({ created: 0, skipped: 2 });
    for (const { _id } of [ring, many]) await owner.delete(adminApi.entry('products', _id));
    expect((await send(exported.payload)).body.data).toMatchObject({ created: 2, errors: [] });
    const made: AdminProduct[] = await all();
    for (const { options, variants, personalText, leadDays, inventory } of [ring, many])
      expect(made).toContainEqual(
        expect.objectContaining({ options, variants, personalText, leadDays, inventory }),
      );
  });

  it('makes products that can be bought by their choices', async () => {
    const csv = readFileSync(join(import.meta.dirname, 'fixtures/shopify-options.csv'), 'utf8');
    const preview = (await send(csv, true)).body.data.preview;
    expect(preview).toMatchObject([{ options: 2, variants: 4 }, {}, { options: 1, variants: 0 }, {}]);
    await send(csv);
    const grid = (await all()).find(({ title }: { title: string }) => title === 'טבעת חצות');
    expect(grid).toMatchObject({ price: 200, inventory: 4, variants: { length: 4 } });
    const [metal, size] = grid.options;
    expect([metal.choices[1].extra, size.choices[1].extra]).toEqual([80, 10]);
  });

  it('can be looked at', async () => {
    const { body } = await send(file(row('טבעת', host.address('missing.png'))));
    const { preview: _preview, ...data } = body.data;
    const state = await owner.get(adminApi.import(body.data._id), { 'accept-language': 'en' });
    expect(state.body.data).toEqual({
      ...data,
      createdDate: expect.any(String),
      waiting: { products: 0, pictures: 0 },
    });
  });

  it.each([
    ['', 'csv'],
    ['a,b\n1,2', 'csv'],
    ['<html></html>', 'csv'],
    [`${COLUMNS}\n"open`, 'csv'],
    [`${COLUMNS}\n${'x\n'.repeat(IMPORT_LIMITS.rows + 1)}`, 'csv'],
    ['\u0000\u0001', 'csv'],
  ])('refuses a file that isn’t one: %#', async (csv, field) => {
    for (const dryRun of [true, false]) {
      const { status, body } = await send(csv, dryRun);
      expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', [field]]);
    }
    expect(await all()).toEqual([]);
  });

  it.each([
    {},
    { kind: 'workshops', csv: '', dryRun: true },
    { kind: 'products', csv: 5, dryRun: true },
    { kind: 'products', csv: '' },
    { kind: 'products', csv: '', dryRun: 'yes' },
    { kind: 'products', csv: '', dryRun: true, more: 1 },
    null,
    [],
  ])('refuses %j', async (input) => {
    expect((await owner.post(adminApi.imports(), input)).status).toBe(400);
  });

  it('refuses what is too large, and takes 20 MB', async () => {
    const filled = (bytes: number) => {
      const head = `${file(row('טבעת'))}\n`;
      return head + 'x'.repeat(bytes - Buffer.byteLength(head));
    };
    expect((await send(filled(IMPORT_LIMITS.bytes), true)).body.data).toMatchObject({ rows: 2, skipped: 1 });
    const more = await send(filled(IMPORT_LIMITS.bytes + 1), true);
    expect([more.status, more.body.code]).toEqual([413, 'too_large']);
    expect((await send(filled(50_000_000), true)).status).toBe(413);
  });

  it('is the admin’s alone, and an unknown one is none', async () => {
    const customer = await app.as('customer');
    for (const [who, status] of [
      [customer, 403],
      [{ post: (url: string, body: unknown) => app.send('POST', url, body) }, 401],
    ] as const)
      expect((await who.post(adminApi.imports(), { kind: 'products', csv: '', dryRun: true })).status).toBe(
        status,
      );
    for (const id of ['unknown', '..', '%00', 'x'.repeat(65)])
      expect((await owner.delete(adminApi.import(id))).status).toBe(404);
  });
});
