import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { aPicture } from '#test/factories.ts';
import { dayAfter } from '#test/lists.ts';
import { shekels } from '#contract/money.ts';

const NOW = new Date('2027-01-15T12:00:00.000Z');

describe.each(databases)('a search on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { now: () => NOW });
  });
  afterAll(() => app.close());

  const path = (query: Record<string, string>) => `/api/search?${new URLSearchParams(query)}`;
  const search = async (q: string, query: Record<string, string> = {}) => {
    const { status, body } = await app.get(path({ q, limit: '50', lang: 'he', ...query }));
    expect([q, status]).toEqual([q, 200]);
    return body.data;
  };
  const ids = async (q: string) => (await search(q)).map(({ _id }: { _id: string }) => _id);

  it('returns a product as a row shows it', async () => {
    const imageAlts = { [aPicture(1)]: { he: 'מקרוב' }, [aPicture(2)]: { he: 'מרחוק' } };
    await app.has.product({
      _id: 'amber',
      title: 'ענבר',
      translations: { en: { title: 'Amber' } },
      price: 99.9,
      discount: 15,
      inventory: 0,
      imageAlts,
    });
    const product = {
      type: 'product',
      _id: 'amber',
      title: 'ענבר',
      titleLang: 'he',
      marks: [[0, 4]],
      image: aPicture(1),
      imageAlts: { [aPicture(1)]: { he: 'מקרוב' } },
      price: 84.92,
      url: '/shop/amber',
      category: 'goldsmith',
      soldOut: true,
    };
    expect(await search('ענבר')).toEqual([product]);
    expect(await search('ענבר', { lang: 'en' })).toEqual([
      { ...product, title: 'Amber', titleLang: 'en', marks: [], url: '/en/shop/amber' },
    ]);
    expect(await search('amber', { lang: 'en' })).toMatchObject([{ marks: [[0, 5]] }]);
  });

  it('finds a product by its choices and its text in both languages, at its lowest price', async () => {
    const named = (title: string, english: string) => ({ title, translations: { en: { title: english } } });
    const gold = { _id: 'g', ...named('פלטינה', 'Platinum'), extra: shekels(20) };
    await app.has.product({
      _id: 'chosen',
      price: 100,
      inventory: 2,
      options: [{ _id: 'metal', ...named('מתכת', 'Metal'), choices: [gold] }],
      variants: [{ choices: ['g'], inventory: 2, active: false }],
      personalText: { ...named('הקדשה', 'Dedication'), maxLength: 8, extra: shekels(40), required: true },
    });
    for (const q of ['פלטינה', 'platinum', 'הקדשה', 'dedication'])
      expect(await search(q)).toMatchObject([{ _id: 'chosen', price: 160, soldOut: true }]);
    expect((await search('platinum'))[0]).not.toHaveProperty('isFrom');

    const silver = { _id: 's', ...named('כסף', 'Silver'), extra: shekels(0) };
    await app.has.product({
      _id: 'dearer',
      price: 100,
      inventory: 2,
      options: [{ _id: 'metal', ...named('מתכת', 'Metal'), choices: [silver, { ...gold, title: 'רודיום' }] }],
      variants: ['s', 'g'].map((choice) => ({ choices: [choice], inventory: 1, active: true })),
    });
    expect(await search('רודיום')).toMatchObject([{ _id: 'dearer', price: 100, isFrom: true }]);
  });

  it('returns a workshop with its next meeting and current price', async () => {
    const workshop = {
      title: 'אמייל',
      price: 400,
      earlyBirdDiscountPercentage: 10,
      earlyBirdDate: NOW.toISOString(),
      workshopDates: [
        { date: dayAfter(0), duration: 60 },
        { date: '2027-02-01T10:00:00.000Z', duration: 60 },
      ],
    };
    await app.has.workshop({ _id: 'enamel', ...workshop });
    await app.has.workshop({ _id: 'secret', ...workshop, shouldHidePrice: true });
    const found = await search('אמייל');
    expect(found).toHaveLength(2);
    expect(found).toContainEqual({
      type: 'workshop',
      _id: 'enamel',
      title: 'אמייל',
      titleLang: 'he',
      marks: [[0, 5]],
      image: aPicture(3),
      imageAlts: {},
      price: 360,
      url: '/workshops/enamel',
      category: 'goldsmith',
      level: 'beginner',
      nextDate: '2027-02-01T10:00:00.000Z',
    });
    expect(found).toContainEqual(expect.objectContaining({ _id: 'secret', price: null }));
  });

  it('returns a tutorial without any text of its pages', async () => {
    const imageAlts = { [aPicture(4)]: { en: 'Cover' }, [aPicture(11)]: { en: 'Page' } };
    await app.has.tutorial({ _id: 'batik', title: 'Batik', imageAlts, price: 0 });
    expect(await search('batik', { lang: 'he' })).toEqual([
      {
        type: 'tutorial',
        _id: 'batik',
        title: 'Batik',
        titleLang: 'en',
        marks: [[0, 5]],
        image: aPicture(4),
        imageAlts: { [aPicture(4)]: { en: 'Cover' } },
        price: 0,
        url: '/tutorials/batik',
        category: 'cricut',
        level: 'beginner',
        durationMinutes: 20,
      },
    ]);
  });

  it('puts titles before descriptions, whole words before beginnings, and past workshops last', async () => {
    await app.has.product({ _id: 'text', title: 'אחר', description: 'טופז', priority: 9 });
    await app.has.product({ _id: 'begin', title: 'טופזית', priority: 9 });
    await app.has.product({ _id: 'whole', title: 'טופז' });
    await app.has.product({ _id: 'bare', title: 'הטופז' });
    await app.has.workshop({
      _id: 'past',
      title: 'טופז',
      priority: 9,
      workshopDates: [{ date: dayAfter(0), duration: 60 }],
    });
    await app.has.workshop({ _id: 'place', title: 'שם', location: 'רחוב טופז' });
    expect(await ids('טופז')).toEqual(['whole', 'bare', 'begin', 'place', 'text', 'past']);
  });

  it('breaks ties by priority, then the newest, then the smaller id', async () => {
    await app.has.product({ _id: 'B', title: 'Onyx', createdDate: dayAfter(1) });
    await app.has.product({ _id: 'a', title: 'Onyx', createdDate: dayAfter(1) });
    await app.has.product({ _id: 'old', title: 'Onyx', createdDate: dayAfter(0) });
    await app.has.product({ _id: 'first', title: 'Onyx', priority: 1, createdDate: dayAfter(0) });
    expect(await ids('onyx')).toEqual(['first', 'B', 'a', 'old']);
  });

  it('finds entries that match every word, else those that match the most', async () => {
    await app.has.product({ _id: 'both', title: 'Velvet lapis' });
    await app.has.product({ _id: 'one', title: 'Velvet', description: 'Soft' });
    expect(await ids('lapis velvet')).toEqual(['both']);
    expect(await ids('velvet soft')).toEqual(['one']);
    expect(await ids('velvet soft lapis')).toEqual(expect.arrayContaining(['both', 'one']));
    expect(await ids('velvet qqqqqq')).toEqual(expect.arrayContaining(['both', 'one']));
  });

  it('finds a rare entry that also has frequent words', async () => {
    for (let index = 0; index < 520; index += 1)
      await app.has.product({ title: 'Quartz stud', description: '', priority: 5 });
    await app.has.product({ _id: 'rare', title: 'Rare', description: 'quartz of a stud' });
    expect(await ids('quartz rare')).toEqual(['rare']);
    expect(await ids('rare studs quartz')).toEqual(['rare']);
    expect(await search('quartz')).toHaveLength(50);
  });

  describe('with a price', () => {
    beforeAll(async () => {
      await app.has.product({ _id: 'cheap', title: 'Kyanite brooch', price: 180, priority: 8 });
      await app.has.product({
        _id: 'reduced',
        title: 'Kyanite clasp',
        price: 250,
        discount: 20,
        priority: 9,
      });
      await app.has.product({ _id: 'dear', title: 'Kyanite tiara', price: 900, priority: 9 });
      await app.has.workshop({ _id: 'hidden', title: 'Kyanite', price: 100, shouldHidePrice: true });
      await app.has.workshop({ _id: 'evening', title: 'Kyanite evening', price: 150 });
    });

    it.each([
      ['kyanite up to 200', ['evening', 'reduced', 'cheap']],
      ['kyanite under ₪190', ['evening', 'cheap']],
      ['kyanite עד 200 ש"ח', ['evening', 'reduced', 'cheap']],
      ['kyanite מתחת ל-100', []],
      ['kyanite tiara max 200', []],
    ])('%s finds %j', async (q, wanted) => {
      expect((await ids(q)).toSorted()).toEqual(wanted.toSorted());
    });

    it.each(['up to 200', 'gift up to 200', 'מתנה עד 200 שקל'])(
      '%s is any piece, the recommended first',
      async (q) => {
        const found = await search(q);
        expect(found.slice(0, 2).map(({ _id }: { _id: string }) => _id)).toEqual(['reduced', 'cheap']);
        for (const { type, price } of found) expect([type, price <= 200]).toEqual(['product', true]);
        expect(await search(q, { limit: '1' })).toHaveLength(1);
      },
    );

    it('marks the words beside it, and takes a number alone as text', async () => {
      await app.has.product({ _id: 'number', title: 'Model 321', price: 999 });
      expect(await ids('321')).toEqual(['number']);
      expect(await search('kyanite tiara up to 900', { lang: 'en' })).toMatchObject([
        {
          _id: 'dear',
          marks: [
            [0, 7],
            [8, 13],
          ],
        },
      ]);
    });
  });

  it('sees a change, a deletion and a restoration immediately', async () => {
    const owner = await app.as('superAdmin');
    const picture = await app.has.picture(1);
    const input = {
      title: 'Jasper',
      description: 'x',
      price: 1,
      discount: 0,
      category: 'others',
      imagePath: picture,
      inventory: 1,
    };
    const made = await owner.post('/api/products', input);
    const { _id } = made.body.data;
    expect(await ids('jasper')).toEqual([_id]);
    await owner.put(`/api/products/${_id}`, { ...input, title: 'Malachite' });
    expect([await ids('jasper'), await ids('malachite')]).toEqual([[], [_id]]);
    await owner.put(`/api/products/${_id}`, { ...input, title: 'Malachite', active: false });
    expect(await ids('malachite')).toEqual([]);
    await owner.put(`/api/products/${_id}`, { ...input, title: 'Malachite', active: true });
    await owner.delete(`/api/products/${_id}`);
    expect(await ids('malachite')).toEqual([]);
    await owner.post(`/api/admin/products/${_id}/restore`);
    expect(await ids('malachite')).toEqual([_id]);
  });

  it.each(['', '   ', '"', '״׳', '*', '%', '_', '- ־', '💍', '\u0000', '\uD800', '()&|!:'])(
    'for %j finds nothing',
    async (q) => {
      expect(await search(q)).toEqual([]);
    },
  );

  it.each([
    `"onyx" OR 1=1 --`,
    `onyx'; drop table products; --`,
    'onyx & !x:*',
    'NEAR(onyx*)',
    '\u0000onyx',
    'onyx\uD800',
    '💍onyx💍',
    '%onyx_',
    '\u202Eonyx',
  ])('answers %j', async (q) => {
    expect(await search(q)).not.toEqual([]);
  });

  it('answers any 200 characters', async () => {
    for (const piece of ['א', 'הו', 'a b ', 'שרשרת ', 'ﷺ', '𝔸', 'é', '1 ', 'aaaaaaaaaaaaaaab ']) {
      expect(Array.isArray(await search(piece.repeat(200).slice(0, 200)))).toBe(true);
    }
  });

  const refused: Record<string, string>[] = [
    { q: 'x'.repeat(201) },
    { q: 'x'.repeat(10_000) },
    { q: 'a', limit: '0' },
    { q: 'a', limit: '51' },
    { q: 'a', limit: '1.5' },
    { q: 'a', lang: 'fr' },
    { q: 'a', page: '1' },
  ];
  it.each(refused)('refuses %j', async (query) => {
    const { status, body } = await app.get(path(query));
    expect([status, body.code]).toEqual([400, 'invalid']);
  });

  it.each(['/api/search?q=a&q=b', '/api/search?q[]=a'])('refuses %s', async (url) => {
    expect((await app.get(url)).status).toBe(400);
  });

  it.each(['/api/search?q=%', '/api/search?q=%ED%A0%80', '/api/search?q=%FF%00', '/api/search'])(
    'has an answer to %s',
    async (url) => {
      expect((await app.get(url)).status).toBe(200);
    },
  );

  it('returns eight results by default', async () => {
    expect((await app.get(path({ q: 'quartz' }))).body.data).toHaveLength(8);
    expect(await search('quartz', { limit: '3' })).toHaveLength(3);
  });

  it("is in the caller's language by default, and varies by it", async () => {
    const english = await app.get(path({ q: 'ענבר' }), { 'accept-language': 'en-GB,he;q=0.5' });
    expect([english.headers.vary, english.body.data[0].title]).toEqual([
      expect.stringContaining('Accept-Language'),
      'Amber',
    ]);
    expect((await app.get(path({ q: 'ענבר' }), { 'accept-language': 'fr' })).body.data[0].title).toBe('ענבר');
    expect(
      (await app.get(path({ q: 'ענבר', lang: 'he' }), { 'accept-language': 'en' })).body.data[0].title,
    ).toBe('ענבר');
  });

  it('is public and answers 304 to a matching ETag', async () => {
    const first = await app.get(path({ q: 'ענבר', lang: 'he' }));
    expect(first.headers['cache-control']).toBe('public, no-cache');
    const again = await app.get(path({ q: 'ענבר', lang: 'he' }), {
      'if-none-match': String(first.headers.etag),
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });
});
