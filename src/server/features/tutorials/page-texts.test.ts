import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { SAMPLES } from '#test/entry-inputs.ts';
import { signedAddress } from '#contract/page-grants.ts';
import { PAGE_TEXT_LENGTH } from '#domain/bounds.ts';
import { textsOfPages } from './page-texts.ts';

const [A, B, C] = ['/files/a.webp', '/files/b.webp', '/files/c.webp'];
const english = (text: string) => ({ translations: { en: { text } } });

describe('texts of pages', () => {
  const before = { contentImagesPathes: [A, B, A], pageTexts: [{ text: 'א' }, { text: 'ב' }, { text: 'ג' }] };

  test('there is one for each page, or none', () => {
    expect(textsOfPages([{ text: 'א' }], [A, B], null)).toEqual([{ text: 'א' }, { text: '' }]);
    expect(textsOfPages([{ text: '' }, { text: ' \u200B' }], [A, B], null)).toEqual([]);
    expect(textsOfPages([{ text: null, ...english('b') }], [A], null)).toEqual([
      { text: '', ...english('b') },
    ]);
    expect(textsOfPages([{ text: 'א', ...english(' ') }], [A], null)).toEqual([{ text: 'א' }]);
    expect(textsOfPages(null, [A, B, A], before)).toEqual([]);
  });

  test('each stays with its picture if none is sent', () => {
    expect(textsOfPages(undefined, [A, B, A], before)).toEqual(before.pageTexts);
    const signed = signedAddress(A, { tutorial: 't', page: 1, expires: 1_700_000_000 }, 'x'.repeat(22));
    expect(textsOfPages(undefined, [B, C, signed], before)).toEqual([
      { text: 'ב' },
      { text: '' },
      { text: 'א' },
    ]);
    expect(textsOfPages(undefined, [A], null)).toEqual([]);
  });
});

describe.each(databasesOrOnly('sqlite'))('the texts of a tutorial’s pages on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let dana: TestUser;
  let pages: string[];
  beforeAll(async () => {
    app = await createTestApp(kind);
    owner = await app.as('superAdmin');
    dana = await app.as('customer');
    pages = [await app.has.picture(1), await app.has.picture(2), await app.has.picture(3)];
  });
  afterAll(() => app.close());

  const SECRET = [{ text: 'חולדונית', ...english('zyzzyva') }, { text: '' }, { text: 'סוף' }];
  const create = async (values: object) => {
    const input = { ...SAMPLES.tutorials.least, contentImagesPathes: pages, ...values };
    const { status, body } = await owner.post('/api/tutorials', input);
    expect([status, body.fields]).toEqual([201, undefined]);
    return body.data;
  };
  const path = ({ _id }: { _id: string }) => `/api/tutorials/${_id}`;
  const read = async (who: TestUser | TestApp, which: { _id: string }) =>
    (await who.get(path(which))).body.data;
  const put = (which: { _id: string }, values: object) =>
    owner.put(path(which), { ...SAMPLES.tutorials.least, contentImagesPathes: pages, ...values });

  it('come with the pages of a free one to everybody', async () => {
    const free = await create({ price: 0, pageTexts: SECRET });
    expect(free.pageTexts).toEqual(SECRET);
    for (const who of [app, dana, owner]) expect((await read(who, free)).pageTexts).toEqual(SECRET);
  });

  it('come with the pages of a paid one to its owners and the admin alone', async () => {
    const paid = await create({ price: 50, pageTexts: SECRET });
    for (const who of [app, dana]) {
      const answer = await who.get(path(paid));
      expect(answer.body.data).toMatchObject({ locked: true });
      expect(JSON.stringify(answer.body)).not.toMatch(/pageTexts|חולדונית|zyzzyva/);
    }
    await owner.put(`${path(paid)}/owners/${dana.user._id}`);
    for (const who of [dana, owner]) expect((await read(who, paid)).pageTexts).toEqual(SECRET);
    await owner.delete(`${path(paid)}/owners/${dana.user._id}`);
    expect(await read(dana, paid)).not.toHaveProperty('pageTexts');
  });

  it('are in no list, and lock with a price', async () => {
    const free = await create({ price: 0, pageTexts: SECRET });
    await read(app, free);
    const listed = await app.get('/api/tutorials');
    expect(JSON.stringify(listed.body)).not.toMatch(/pageTexts|zyzzyva/);
    await put(free, { price: 50 });
    expect(JSON.stringify((await app.get(path(free))).body)).not.toContain('zyzzyva');
  });

  it('are searched in both languages, and never shown by a search', async () => {
    await create({
      title: 'נעול',
      price: 50,
      pageTexts: [{ text: 'ניסור בקשתנית', ...english('Fretsawing') }],
    });
    for (const q of ['קשתנית', 'fretsawing']) {
      const { body } = await app.get(`/api/search?q=${encodeURIComponent(q)}`);
      expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['נעול']);
      expect(JSON.stringify(body)).not.toMatch(/קשתנית|Fretsawing/);
    }
  });

  it('keep their value when left out, follow their pictures, and are cleared by null', async () => {
    const made = await create({ pageTexts: SECRET });
    const moved = await put(made, { contentImagesPathes: [pages[2], pages[0]] });
    expect(moved.body.data.pageTexts).toEqual([SECRET[2], SECRET[0]]);
    expect((await put(made, { pageTexts: null })).body.data.pageTexts).toEqual([]);
    expect((await put(made, { pageTexts: [] })).body.data.pageTexts).toEqual([]);
  });

  it('come back with an earlier version, without those of pictures that are gone', async () => {
    const other = await app.has.picture(9);
    const made = await create({ pageTexts: SECRET });
    await put(made, { contentImagesPathes: [pages[0], other], pageTexts: [{ text: 'אחר' }] });
    const back = (version: number) =>
      owner.post(`/api/admin/tutorials/${made._id}/history/${version}/restore`, {});
    expect((await back(1)).body.data.pageTexts).toEqual(SECRET);
    const words = [{ text: 'אחד' }, { text: 'שניים' }];
    await put(made, { contentImagesPathes: [pages[0], other], pageTexts: words });
    await put(made, { contentImagesPathes: pages.slice(1), pageTexts: words });
    await app.db.deleteFrom('files').where('name', '=', other.split('/').at(-1)!).execute();
    const { status, body } = await back(4);
    expect([status, body.data.contentImagesPathes.length, body.data.pageTexts]).toEqual([200, 1, [words[0]]]);
  });

  const long = 'א'.repeat(PAGE_TEXT_LENGTH);
  test.each([
    ['pageTexts.1.text', [{ text: 'א' }, { text: `${long}א` }]],
    ['pageTexts.0.translations.en.text', [{ text: 'א', ...english(`${long}א`) }]],
    ['pageTexts', Array.from({ length: 4 }, () => ({ text: 'א' }))],
    ['pageTexts.0.text', [{ text: 7 }]],
    ['pageTexts.0.text', [{ text: 'a\0b' }]],
    ['pageTexts.0.title', [{ text: 'א', title: 'א' }]],
    ['pageTexts.0', ['א']],
    ['pageTexts', 'א'],
  ])('are 400 at %s', async (field, pageTexts) => {
    const input = { ...SAMPLES.tutorials.least, contentImagesPathes: pages, pageTexts };
    const { status, body } = await owner.post('/api/tutorials', input);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('may be as long as the bounds allow', async () => {
    const pageTexts = pages.map(() => ({ text: long, ...english(long) }));
    expect((await create({ pageTexts })).pageTexts).toEqual(pageTexts);
  });
});
