import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { SAMPLES, uploadSamples } from '#test/entry-inputs.ts';
import { aPicture } from '#test/factories.ts';

const STRANGE = aPicture(77);

describe.each(databases)('pictures of entries on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(database);
    owner = await app.as('superAdmin');
    await uploadSamples(app);
  });
  afterAll(() => app.close());

  test.each([
    ['products', { imagePath: STRANGE }, ['imagePath']],
    ['products', { secondaryImagesPathes: [aPicture(2), STRANGE] }, ['secondaryImagesPathes.1']],
    ['products', { imageAlts: { [STRANGE]: { he: 'x' } } }, [`imageAlts.${STRANGE}`]],
    ['products', { imageAlts: { constructor: { he: 'x' } } }, ['imageAlts.constructor']],
    ['workshops', { image: STRANGE }, ['image']],
    ['tutorials', { imagePath: STRANGE }, ['imagePath']],
    [
      'tutorials',
      { contentImagesPathes: [aPicture(1), STRANGE, aPicture(2), STRANGE] },
      ['contentImagesPathes.1', 'contentImagesPathes.3'],
    ],
  ] as const)('of %s are refused: %j', async (kind, values, fields) => {
    const { status, body } = await owner.post(`/api/${kind}`, { ...SAMPLES[kind].least, ...values });
    expect([status, body.code]).toEqual([400, 'invalid']);
    expect(Object.keys(body.fields)).toEqual(fields);
  });

  test.each([
    'https://elsewhere.example/a.webp',
    `https://elsewhere.example${aPicture(1)}`,
    `/files/../${aPicture(1).slice('/files/'.length)}`,
    aPicture(1).replace('/files/', '/'),
    aPicture(1).replace('.webp', '.320.webp'),
    `${aPicture(1)}?v=2`,
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
  ])('are refused at %s', async (address) => {
    const { status, body } = await owner.post('/api/products', {
      ...SAMPLES.products.least,
      imagePath: address,
    });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['imagePath']]);
  });

  it('report the first twenty that are wrong', async () => {
    const input = { ...SAMPLES.tutorials.least, contentImagesPathes: Array(200).fill(STRANGE) };
    const { status, body } = await owner.post('/api/tutorials', input);
    expect([status, Object.keys(body.fields).length]).toEqual([400, 20]);
  });

  it('are accepted in every field if the entry already has them', async () => {
    const alts = { [aPicture(50)]: { en: 'A ring' } };
    const { _id } = await app.has.product({
      imagePath: aPicture(50),
      secondaryImagesPathes: [],
      imageAlts: alts,
    });
    const path = `/api/products/${_id}`;
    const { data } = (await owner.get(path)).body;
    expect((await owner.put(path, data)).status).toBe(200);
    const moved = { ...data, imagePath: aPicture(1), secondaryImagesPathes: [aPicture(50), aPicture(50)] };
    expect((await owner.put(path, moved)).body.data).toMatchObject({
      secondaryImagesPathes: [aPicture(50), aPicture(50)],
      imageAlts: alts,
    });
    expect((await owner.post('/api/products', data)).status).toBe(400);
  });

  it('keep their alternative texts, without empty ones', async () => {
    const imageAlts = {
      [aPicture(1)]: { he: ' טבעת ', en: '' },
      [aPicture(2)]: { he: '', en: null },
      [aPicture(3)]: { en: 'Not of this product' },
      [aPicture(4)]: null,
    };
    const input = { ...SAMPLES.products.least, secondaryImagesPathes: [aPicture(2), aPicture(4)], imageAlts };
    const { body } = await owner.post('/api/products', input);
    expect(body.data.imageAlts).toEqual({ [aPicture(1)]: { he: 'טבעת' } });
  });
});
