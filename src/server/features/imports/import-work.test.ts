/** What an import does after its call: pictures that come later, and processes that end in the middle. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type PictureHost, startPictureHost } from '#test/picture-host.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { CatalogueVersion } from '#server/db/catalogue-version.ts';
import { plain } from '#server/pictures/sample-pictures.ts';
import { Uploads } from '../uploads/uploads.service.ts';
import { importHandler } from './import-job.ts';
import type { ImportOptions } from './import-work.ts';
import { runImport, storedImport, undoImport } from './imports.service.ts';

const HEAD = 'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,IMAGE1,IMAGE2';

describe.each(databasesOrOnly('postgres'))('after the call of an import on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let host: PictureHost;
  let options: ImportOptions;
  beforeEach(async () => {
    const [red, blue] = await Promise.all(
      ['#ff0000', '#0000ff'].map((color) => plain(30, 20, color).png().toBuffer()),
    );
    host = await startPictureHost(({ url }, response) => {
      if (url === '/missing.png') response.writeHead(404).end();
      else response.end(url === '/red.png' ? red : blue);
    });
    app = await createTestApp(kind);
    owner = await app.as('superAdmin');
    const now = () => new Date();
    const { db, catalogue, files } = app;
    const uploads = new Uploads({ db, files, now });
    options = { db, catalogue, uploads, policy: host.policy, now, fetchTime: 0 };
  });
  afterEach(async () => {
    await app.close();
    await host.close();
  });

  const row = (title: string, ...pictures: string[]) =>
    [title, 'תיאור', '45', 'ILS', '2', ...pictures.map((name) => host.address(name))].join(',');
  const run = (rows: string[], changes: Partial<ImportOptions> = {}, isGone = () => false) =>
    runImport(
      { ...options, ...changes },
      { kind: 'products', csv: [HEAD, ...rows].join('\n'), dryRun: false },
      { by: owner.user, isGone },
    );
  const work = (importId: string, signal = new AbortController().signal) =>
    importHandler(options).run(
      { id: 'j', payload: JSON.stringify({ importId }), createdAt: '', attempts: 1 },
      signal,
    );
  const all = async () => (await owner.get(adminApi.entries('products'))).body.data;
  const ids = async () =>
    (await app.db.selectFrom('products').select('id').where('deleted_at', 'is', null).execute()).length;

  it('pictures that didn’t arrive in time are attached later, and show the product', async () => {
    const { _id } = await run([row('טבעת', 'red.png', 'blue.png')]);
    expect(await all()).toMatchObject([{ active: false, imagePath: '', version: 1 }]);
    expect(await storedImport(options, _id!)).toMatchObject({ waiting: { products: 0, pictures: 2 } });
    await work(_id!);
    const [product] = await all();
    expect(product).toMatchObject({
      active: true,
      imagePath: expect.stringMatching(/-30x20-f/),
      secondaryImagesPathes: [expect.stringMatching(/-30x20-0/)],
      version: 2,
    });
    expect(await storedImport(options, _id!)).toMatchObject({ waiting: { products: 0, pictures: 0 } });
    const history = await owner.get(adminApi.entryHistory('products', product._id));
    expect(history.body.data[0]).toMatchObject({ action: 'changed', by: null });
    await undoImport(options, _id!, owner.user);
    expect(await all()).toEqual([]);
  });

  it('what the admin changed meanwhile stays, with the pictures after their own', async () => {
    const { _id } = await run([row('טבעת', 'red.png'), row('צמיד', 'red.png')]);
    const [ring] = await all();
    const own = await app.has.picture(4);
    const { demo: _demo, ...input } = ring;
    const changed = { ...input, title: 'טבעת אחרת', imagePath: own };
    expect((await owner.put(adminApi.entry('products', ring._id), changed)).status).toBe(200);
    await work(_id!);
    const products = await all();
    expect(products.find((product: { _id: string }) => product._id === ring._id)).toMatchObject({
      title: 'טבעת אחרת',
      active: false,
      imagePath: own,
      secondaryImagesPathes: [expect.stringMatching(/-30x20-f/)],
    });
    await undoImport(options, _id!, owner.user);
    expect(await all()).toMatchObject([{ _id: ring._id }]);
  });

  it('a product that stays without a picture or description can be changed while it is hidden', async () => {
    const { _id } = await run([row('טבעת', 'missing.png').replace('תיאור', '')]);
    await work(_id!);
    const [{ demo: _demo, ...ring }] = await all();
    expect(ring).toMatchObject({ active: false, imagePath: '', description: '' });
    const address = adminApi.entry('products', ring._id);
    const put = (changes: object) => owner.put(address, { ...ring, ...changes });
    expect((await put({ price: 60, inventory: 3 })).body.data).toMatchObject({ price: 60, inventory: 3 });
    const shown = await put({ active: true });
    expect([shown.status, Object.keys(shown.body.fields)]).toEqual([400, ['imagePath', 'description']]);
    const { active: _active, ...untold } = ring;
    expect((await owner.put(address, untold)).status).toBe(400);

    const back = await owner.post(`/api/admin/products/${ring._id}/history/1/restore`, {});
    expect(back.body.data).toMatchObject({ price: 45, imagePath: '' });
    const imagePath = await app.has.picture(4);
    expect((await put({ imagePath, description: 'כסף' })).status).toBe(200);
    const emptied = { ...ring, imagePath: '', description: 'כסף' };
    expect((await owner.put(address, emptied)).body.fields).toEqual({ imagePath: expect.any(String) });
    expect((await put({ imagePath })).body.fields).toEqual({ description: expect.any(String) });
  });

  it('a picture that can’t be had is told, and one that was deleted meanwhile is nothing', async () => {
    const { _id } = await run([row('טבעת', 'missing.png'), row('צמיד', 'missing.png', 'blue.png')]);
    const bracelet = (await all()).find(({ title }: { title: string }) => title === 'צמיד');
    await owner.delete(adminApi.entry('products', bracelet._id));
    await work(_id!);
    const { problems, waiting } = await storedImport(options, _id!);
    expect(waiting.pictures).toBe(0);
    expect(problems).toContainEqual({ row: 2, field: 'IMAGE1', problem: { problem: 'picture_unreachable' } });
    expect(problems).toContainEqual({ row: 2, problem: { problem: 'picture_missing' } });
    expect(await all()).toMatchObject([{ title: 'טבעת', active: false }]);
    await work(_id!);
    expect((await storedImport(options, _id!)).problems).toEqual(problems);
  });

  it('an undone import fetches nothing', async () => {
    const { _id } = await run([row('טבעת', 'red.png')]);
    await undoImport(options, _id!, owner.user);
    host.asked.length = 0;
    await work(_id!);
    expect([await all(), host.asked]).toEqual([[], []]);
  });

  it('a job that is stopped ends with the signal’s reason', async () => {
    const { _id } = await run([row('טבעת', 'red.png')]);
    const reason = new Error('the process ends');
    await expect(work(_id!, AbortSignal.abort(reason))).rejects.toBe(reason);
  });

  const many = Array.from({ length: 25 }, (_, index) => `טבעת ${index}`).map((title) => row(title));

  it('a process that ends in the middle leaves the rest to another', async () => {
    await expect(run(many, { catalogue: endingAfter(2, app.catalogue) })).rejects.toThrow('killed');
    expect(await ids()).toBe(20);
    const [{ id }] = (await app.db.selectFrom('imports').select('id').execute()) as [{ id: string }];
    expect(await app.db.selectFrom('jobs').select(['kind', 'payload']).execute()).toEqual([
      { kind: 'import', payload: JSON.stringify({ importId: id }) },
    ]);
    // The same file again finds what is still to be made.
    expect(await run(many)).toMatchObject({ created: 0, skipped: 25 });
    await work(id);
    expect(await ids()).toBe(25);
    expect(new Set((await all()).map(({ title }: { title: string }) => title)).size).toBe(25);
    await work(id);
    expect(await ids()).toBe(25);
  });

  it('an undo that ends in the middle is finished by another, too', async () => {
    const { _id } = await run(many);
    const ending = { ...options, catalogue: endingAfter(1, app.catalogue) };
    await expect(undoImport(ending, _id!, owner.user)).rejects.toThrow('killed');
    expect(await ids()).toBe(15);
    await work(_id!);
    expect(await ids()).toBe(0);
  });

  it('an import whose sender has gone by then is none', async () => {
    await expect(run(many, {}, () => true)).rejects.toMatchObject({ code: 'malformed' });
    expect([await ids(), await app.db.selectFrom('imports').selectAll().execute()]).toEqual([0, []]);
  });
});

/** Like a process that is killed after so many transactions. */
function endingAfter(writes: number, catalogue: CatalogueVersion): CatalogueVersion {
  let left = writes;
  const write: CatalogueVersion['write'] = (work) =>
    left-- > 0 ? catalogue.write(work) : Promise.reject(new Error('killed'));
  return Object.assign(Object.create(catalogue) as CatalogueVersion, { write });
}
