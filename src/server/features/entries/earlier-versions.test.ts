import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { SAMPLES, kinds, uploadSamples } from '#test/entry-inputs.ts';
import { aPicture } from '#test/factories.ts';
import { adminApi } from '#contract/admin-routes.ts';

type Kind = (typeof kinds)[number];

describe.each(databases)('back to an earlier version on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(database);
    owner = await app.as('superAdmin');
    await uploadSamples(app);
  });
  afterAll(() => app.close());

  const make = async (kind: Kind, input: object): Promise<string> =>
    (await owner.post(adminApi.newEntry(kind), input)).body.data._id;
  const change = async (kind: Kind, id: string, input: object) =>
    (await owner.put(adminApi.entry(kind, id), input)).body.data;
  const back = (kind: Kind, id: string, version: number | string, ifMatch?: string) =>
    owner.post(
      `/api/admin/${kind}/${id}/history/${version}/restore`,
      {},
      ifMatch === undefined ? {} : { 'if-match': ifMatch },
    );
  const historyOf = async (kind: Kind, id: string) =>
    (await owner.get(adminApi.entryHistory(kind, id))).body.data;
  const withoutState = ({ version: _v, updatedDate: _u, ...fields }: Record<string, unknown>) => fields;

  test.each(kinds)('an entry of %s is as it was, as a new version, and back again', async (kind) => {
    const { full, least, defaults } = SAMPLES[kind];
    const counted = kind === 'workshops' ? { participants: 3 } : {};
    const id = await make(kind, { ...full, ...counted });
    const cleared = await change(kind, id, { ...defaults, ...least, ...counted });
    const first = await back(kind, id, 1, '"2"');
    expect([first.status, first.body.data.version, first.headers.etag]).toEqual([200, 3, '"3"']);
    expect(first.body).not.toHaveProperty('missingPictures');
    const again = await back(kind, id, 2, '3');
    expect([again.status, again.body.data.version]).toEqual([200, 4]);
    const stock = kind === 'products' ? { inventory: again.body.data.inventory } : {};
    expect(withoutState(withoutSigns(again.body.data))).toEqual({
      ...withoutState(withoutSigns(cleared)),
      ...stock,
    });
    const [newest] = await historyOf(kind, id);
    expect(newest).toMatchObject({ action: 'returned', version: 4, by: { _id: owner.user._id } });
    expect(newest.fields.length).toBeGreaterThan(0);
  });

  it('leaves stock and seats as they are', async () => {
    const { full: product } = SAMPLES.products;
    const id = await make('products', { ...product, inventory: 9 });
    await change('products', id, { ...product, title: 'אחר', inventory: 4 });
    expect((await back('products', id, 1)).body.data).toMatchObject({ title: product.title, inventory: 4 });

    const { least: workshop } = SAMPLES.workshops;
    const other = await make('workshops', { ...workshop, participants: 5 });
    await change('workshops', other, { ...workshop, title: 'אחר', participants: 1 });
    expect((await back('workshops', other, 1)).body.data).toMatchObject({
      title: workshop.title,
      participants: 1,
    });
  });

  it('to the current version changes nothing', async () => {
    const id = await make('products', SAMPLES.products.least);
    expect((await back('products', id, 1, '"1"')).body.data.version).toBe(1);
    expect(await historyOf('products', id)).toHaveLength(1);
  });

  it('over a deletion and a restoration', async () => {
    const { least } = SAMPLES['banner-texts'];
    const id = await make('banner-texts', least);
    await change('banner-texts', id, { ...least, text: 'אחר' });
    await owner.delete(adminApi.entry('banner-texts', id));
    expect((await back('banner-texts', id, 1)).status).toBe(404);
    await owner.post(adminApi.restoreEntry('banner-texts', id));
    expect((await back('banner-texts', id, 1)).body.data).toMatchObject({ text: least.text, version: 5 });
  });

  it('is 412 with the current entry when it was changed meanwhile', async () => {
    const { least } = SAMPLES.products;
    const id = await make('products', least);
    await change('products', id, { ...least, title: 'אחר' });
    const { status, body } = await back('products', id, 1, '"1"');
    expect([status, body.code, body.data]).toMatchObject([412, 'old_version', { title: 'אחר', version: 2 }]);
    expect(await historyOf('products', id)).toHaveLength(2);
  });

  it.each([2, 99, 0, -1, '1.5', 'x', '01', '%00'])(
    'to version %s is 404 or 400 and changes nothing',
    async (version) => {
      const id = await make('products', SAMPLES.products.least);
      expect([400, 404]).toContain((await back('products', id, version)).status);
      expect((await owner.get(adminApi.entry('products', id))).body.data.version).toBe(1);
    },
  );

  it('is 404 without the record of what changed since', async () => {
    const { _id } = await app.has.product();
    await app.db.updateTable('products').set({ version: 4 }).where('id', '=', _id).execute();
    expect((await back('products', _id, 2)).status).toBe(404);
    expect((await back('products', 'nobody', 1)).status).toBe(404);
  });

  it('is 400 with the fields that would no longer pass', async () => {
    const { least } = SAMPLES.products;
    const id = await make('products', least);
    await change('products', id, { ...least, title: 'אחר', price: 5 });
    await app.db
      .updateTable('entry_changes')
      .set({
        fields: JSON.stringify([
          { field: 'title', before: 'x'.repeat(201), after: 'אחר' },
          { field: 'price', before: -1, after: 5 },
          { field: 'forgotten', before: 1, after: 2 },
        ]),
      })
      .where('entry_id', '=', id)
      .where('version', '=', 2)
      .execute();
    const { status, body } = await back('products', id, 1);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', ['title', 'price']]);
    expect((await owner.get(adminApi.entry('products', id))).body.data).toMatchObject({
      title: 'אחר',
      version: 2,
    });
  });

  it('keeps the pictures that there are, and names those that are gone', async () => {
    const { full } = SAMPLES.products;
    const [gone, left] = [await app.has.picture(71), await app.has.picture(72)];
    const id = await make('products', {
      ...full,
      imagePath: gone,
      secondaryImagesPathes: [gone, left],
      imageAlts: { [gone]: { he: 'הלכה' }, [left]: { he: 'נשארה' } },
    });
    await change('products', id, {
      ...full,
      title: 'אחר',
      imagePath: aPicture(1),
      secondaryImagesPathes: [],
      imageAlts: {},
    });
    await app.db.deleteFrom('files').where('name', '=', gone.slice('/files/'.length)).execute();
    const { status, body } = await back('products', id, 1);
    expect(status).toBe(200);
    expect(body.missingPictures).toEqual([gone]);
    expect(body.data).toMatchObject({
      title: full.title,
      imagePath: aPicture(1),
      secondaryImagesPathes: [left],
      imageAlts: { [left]: { he: 'נשארה' } },
    });
  });

  it('of two at once one is too late', async () => {
    const { least } = SAMPLES.products;
    const id = await make('products', least);
    await change('products', id, { ...least, title: 'אחר' });
    const answers = await Promise.all([back('products', id, 1, '"2"'), back('products', id, 1, '"2"')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });
});

/** Signed addresses differ with the time. */
function withoutSigns(entry: Record<string, unknown>): Record<string, unknown> {
  const { contentImagesPathes: _pages, contentImagesSignatures: _signs, ...rest } = entry;
  return rest;
}
