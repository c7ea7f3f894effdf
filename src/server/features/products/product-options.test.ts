import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { ENGRAVING, METAL, SIZE, VARIANTS, aRing } from '#test/rings.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { changeStock } from '#server/db/entries/stock.ts';

describe.each(databases)('products with options on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  beforeAll(async () => {
    app = await createTestApp(kind);
    owner = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const put = (ring: { _id: string }, input: object) =>
    owner.put(adminApi.entry('products', ring._id), input);
  const changed = async (ring: object & { _id: string }, input: object) => {
    const { status, text, body } = await put(ring, { ...ring, ...input });
    if (status !== 200) throw new Error(text);
    return body.data;
  };

  it('are answered as they were sent, to everybody', async () => {
    const ring = await aRing(app, { variants: VARIANTS, leadDays: 10 });
    const expected = {
      options: [METAL, SIZE],
      variants: VARIANTS,
      personalText: ENGRAVING,
      leadDays: 10,
      inventory: 9,
    };
    expect(ring).toMatchObject(expected);
    expect((await app.get(api.product(ring._id))).body.data).toMatchObject(expected);
    const { body } = await app.get(api.products());
    expect(body.data.find(({ _id }: { _id: string }) => _id === ring._id)).toMatchObject(expected);
  });

  it('may name their options and choices themselves, and get names otherwise', async () => {
    const [metal] = (await aRing(app, { options: [{ title: 'מתכת', choices: [{ title: 'כסף' }] }] })).options;
    expect(metal).toEqual({
      _id: expect.stringMatching(/^[\w-]{1,40}$/),
      title: 'מתכת',
      choices: [{ _id: expect.stringMatching(/^[\w-]{1,40}$/), title: 'כסף', extra: 0 }],
    });
  });

  it('keep what a change leaves out, and lose what it clears', async () => {
    const ring = await aRing(app, { variants: VARIANTS, leadDays: 10 });
    const { options: _options, variants: _variants, personalText: _text, leadDays: _days, ...rest } = ring;
    const kept = await changed(rest, { price: 120 });
    expect(kept).toMatchObject({ options: ring.options, variants: VARIANTS, leadDays: 10, price: 120 });
    const cleared = await changed(kept, {
      options: null,
      variants: null,
      personalText: null,
      leadDays: null,
    });
    expect(cleared).toMatchObject({ options: [], variants: [], personalText: null, leadDays: 0 });
  });

  it('without an effect keep their version', async () => {
    const ring = await aRing(app, { variants: VARIANTS });
    expect(await changed(ring, {})).toMatchObject({ version: 1 });
  });

  it('have a history of each', async () => {
    const ring = await aRing(app, { variants: VARIANTS });
    await changed(ring, { leadDays: 5, variants: VARIANTS.slice(1) });
    const { body } = await owner.get(adminApi.entryHistory('products', ring._id));
    expect(body.data[0].fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'inventory',
      'leadDays',
      'variants',
    ]);
  });

  it('go back to earlier options with the stock of now', async () => {
    const ring = await aRing(app, { variants: VARIANTS });
    await changed(ring, {
      options: [METAL],
      variants: [{ choices: ['silver'], inventory: 2, active: true }],
    });
    const renamed = { ...METAL, title: 'גוון' };
    const latest = await changed(ring, {
      options: [renamed, SIZE],
      variants: [{ ...VARIANTS[0], inventory: 1, active: false }],
    });
    const { status, body } = await owner.post(adminApi.entryReturn('products', ring._id, 1), undefined, {
      'if-match': `"${latest.version}"`,
    });
    expect([status, body.data]).toMatchObject([
      200,
      { options: [METAL, SIZE], variants: [{ inventory: 1, active: true }, {}, {}, { inventory: 1 }] },
    ]);
  });

  it('save the stock of a variant as a difference, so that a sale meanwhile counts', async () => {
    const ring = await aRing(app, { variants: VARIANTS });
    await app.db
      .transaction()
      .execute((transaction) =>
        changeStock(transaction, [{ kind: 'products', id: ring._id, variant: '52,silver', by: -2 }]),
      );
    const [first, ...others] = VARIANTS;
    const edited = await changed(ring, {
      variants: [{ ...first, inventory: 7, inventoryFrom: 3 }, ...others],
    });
    expect(edited).toMatchObject({ inventory: 11, variants: [{ inventory: 5 }, {}, {}, {}] });
    const { status, body } = await put(ring, {
      ...edited,
      variants: [{ ...first, inventory: 0, inventoryFrom: 7 }, ...others],
    });
    expect([status, body.fields]).toEqual([400, { 'variants.0.inventory': expect.any(String) }]);
  });

  test.each<[string, object, string]>([
    ['more than three options', { options: Array.from({ length: 4 }, () => METAL_LIKE) }, 'options'],
    ['an option without choices', { options: [{ title: 'x', choices: [] }] }, 'options.0.choices'],
    [
      'more than thirty choices',
      { options: [{ title: 'x', choices: Array.from({ length: 31 }, () => ({ title: 'y' })) }] },
      'options.0.choices',
    ],
    ['a blank title', { options: [{ title: ' ', choices: [{ title: 'y' }] }] }, 'options.0.title'],
    [
      'a lower price',
      { options: [{ title: 'x', choices: [{ title: 'y', extra: -1 }] }] },
      'options.0.choices.0.extra',
    ],
    ['a fraction of an agora', { personalText: { ...ENGRAVING, extra: 0.001 } }, 'personalText.extra'],
    ['an odd id', { options: [{ ...SIZE, _id: 'a b' }] }, 'options.0._id'],
    ['the same id twice', { options: [METAL, { ...SIZE, _id: 'metal' }] }, 'options'],
    ['a text of no length', { personalText: { ...ENGRAVING, maxLength: 0 } }, 'personalText.maxLength'],
    ['a text that is too long', { personalText: { ...ENGRAVING, maxLength: 201 } }, 'personalText.maxLength'],
    ['more than a year', { leadDays: 366 }, 'leadDays'],
    ['less than no days', { leadDays: -1 }, 'leadDays'],
    [
      'a variant without an option',
      { variants: [{ ...VARIANTS[0], choices: ['silver'] }] },
      'variants.0.choices',
    ],
    [
      'a variant of a foreign choice',
      { variants: [{ ...VARIANTS[0], choices: ['silver', 'x'] }] },
      'variants.0.choices',
    ],
    ['a variant twice', { variants: [VARIANTS[0], VARIANTS[0]] }, 'variants.1.choices'],
    ['variants without options', { options: null, variants: VARIANTS.slice(0, 1) }, 'variants.0.choices'],
    ['fewer than no pieces', { variants: [{ ...VARIANTS[0], inventory: -1 }] }, 'variants.0.inventory'],
    ['a price beyond the bounds', { price: 999_999 }, 'options'],
    ['options without their variants', { options: [METAL] }, 'variants.0.choices'],
  ])('refuse %s', async (_name, input, field) => {
    const ring = await aRing(app, { variants: VARIANTS });
    const { status, body } = await put(ring, { ...ring, ...input });
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'invalid', [field]]);
  });
});

const METAL_LIKE = { title: 'x', choices: [{ title: 'y' }] };
