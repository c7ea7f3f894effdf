import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { SAMPLES, asStored, kinds, uploadSamples } from '#test/entry-inputs.ts';
import { aPicture } from '#test/factories.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { errorsEn } from '#i18n/errors.en.ts';

const { fields: say } = errorsEn;
const required = say.required({ problem: 'required' });
const invalid = say.invalid({ problem: 'invalid' });
const unknown = say.unknown({ problem: 'unknown' });
const agorot = say.agorot({ problem: 'agorot' });
const whole = say.whole({ problem: 'whole' });
const date = say.date({ problem: 'date' });
const picture = say.picture({ problem: 'picture' });
const range = (min?: number, max?: number) => say.range({ problem: 'range', min, max });
const length = (max: number) => say.length({ problem: 'length', max });
const count = (min?: number, max?: number) => say.count({ problem: 'count', min, max });
const something = expect.any(String);

type Row = [kind: EntryKind, values: object, field: string, sentence: unknown];
const of = (kind: EntryKind, rows: [values: object, field: string, sentence: unknown][]): Row[] =>
  rows.map((row) => [kind, ...row]);

const THREE: EntryKind[] = ['products', 'workshops', 'tutorials'];
const ROWS: Row[] = [
  ...kinds.flatMap((kind) =>
    of(kind, [
      [{ colour: 'red' }, 'colour', unknown],
      [{ translations: { en: { colour: 'red' } } }, 'translations.en.colour', unknown],
      [{ translations: { fr: {} } }, 'translations.fr', unknown],
      [{ translations: 'en' }, 'translations', invalid],
      [{ translations: { en: 'Ring' } }, 'translations.en', invalid],
    ]),
  ),
  ...THREE.flatMap((kind) =>
    of(kind, [
      [{ title: '   ' }, 'title', required],
      [{ title: '\u200F \u200B' }, 'title', required],
      [{ title: null }, 'title', required],
      [{ title: 5 }, 'title', invalid],
      [{ title: ['a'] }, 'title', something],
      [{ title: 'x'.repeat(201) }, 'title', length(200)],
      [{ title: 'two\nlines' }, 'title', invalid],
      [{ title: 'a\0b' }, 'title', invalid],
      [{ title: 'half \uD83D' }, 'title', invalid],
      [{ description: 'x'.repeat(5_001) }, 'description', length(5_000)],
      [{ description: 'a\0b' }, 'description', invalid],
      [{ category: 'wood' }, 'category', something],
      [{ category: null }, 'category', required],
      [{ price: -1 }, 'price', range(0)],
      [{ price: 1_000_000.01 }, 'price', range(undefined, 1_000_000)],
      [{ price: 9.999 }, 'price', agorot],
      [{ price: '45' }, 'price', invalid],
      [{ price: null }, 'price', required],
      [{ priority: -1 }, 'priority', range(0)],
      [{ priority: 1.5 }, 'priority', whole],
      [{ priority: 1_000_001 }, 'priority', range(undefined, 1_000_000)],
      [{ active: 'yes' }, 'active', invalid],
      [{ active: 1 }, 'active', invalid],
      [{ imageAlts: { [aPicture(1)]: { he: 'x'.repeat(501) } } }, `imageAlts.${aPicture(1)}.he`, length(500)],
      [{ imageAlts: { [aPicture(1)]: { fr: 'x' } } }, `imageAlts.${aPicture(1)}.fr`, unknown],
      [{ imageAlts: { [aPicture(1)]: 'x' } }, `imageAlts.${aPicture(1)}`, invalid],
      [{ imageAlts: [] }, 'imageAlts', something],
      [{ translations: { en: { title: 'x'.repeat(201) } } }, 'translations.en.title', length(200)],
      [
        { translations: { en: { description: 'x'.repeat(5_001) } } },
        'translations.en.description',
        length(5_000),
      ],
    ]),
  ),
  ...of('products', [
    [{ description: ' \n ' }, 'description', required],
    [{ description: '\u2067\n\u2069' }, 'description', required],
    [{ discount: -1 }, 'discount', range(0)],
    [{ discount: 101 }, 'discount', range(undefined, 100)],
    [{ discount: 12.5 }, 'discount', whole],
    [{ inventory: -1 }, 'inventory', range(0)],
    [{ inventory: 0.5 }, 'inventory', whole],
    [{ inventory: 1_000_001 }, 'inventory', range(undefined, 1_000_000)],
    [{ isPromoted: 'true' }, 'isPromoted', invalid],
    [{ isCustomizable: 0 }, 'isCustomizable', invalid],
    [{ imagePath: null }, 'imagePath', 'At least one image is required'],
    [{ imagePath: '' }, 'imagePath', 'At least one image is required'],
    [{ imagePath: 'https://elsewhere.example/a.webp' }, 'imagePath', picture],
    [{ secondaryImagesPathes: aPicture(2) }, 'secondaryImagesPathes', invalid],
    [{ secondaryImagesPathes: [1] }, 'secondaryImagesPathes.0', invalid],
    [{ secondaryImagesPathes: Array(21).fill(aPicture(2)) }, 'secondaryImagesPathes', count(undefined, 20)],
  ]),
  ...of('workshops', [
    [{ description: '' }, 'description', required],
    [{ location: ' ' }, 'location', required],
    [{ location: 'x'.repeat(201) }, 'location', length(200)],
    [{ level: 'expert' }, 'level', something],
    [{ participantLimit: 0 }, 'participantLimit', range(1)],
    [{ participantLimit: 2.5 }, 'participantLimit', whole],
    [{ participants: -1 }, 'participants', range(0)],
    [{ participants: 10_001 }, 'participants', range(undefined, 10_000)],
    [{ earlyBirdDate: 'soon' }, 'earlyBirdDate', date],
    [{ earlyBirdDate: '2026-02-30' }, 'earlyBirdDate', date],
    [{ earlyBirdDate: null }, 'earlyBirdDate', required],
    [{ earlyBirdDiscountPercentage: 101 }, 'earlyBirdDiscountPercentage', range(undefined, 100)],
    [{ earlyBirdDiscountPercentage: null }, 'earlyBirdDiscountPercentage', required],
    [{ shouldHidePrice: 'no' }, 'shouldHidePrice', invalid],
    [{ image: 7 }, 'image', invalid],
    [{ workshopDates: [] }, 'workshopDates', count(1)],
    [{ workshopDates: [{ duration: 60 }] }, 'workshopDates.0.date', required],
    [{ workshopDates: [{ date: '2027-01-01T10:00:00Z' }] }, 'workshopDates.0.duration', required],
    [
      { workshopDates: [{ date: '2027-01-01T10:00:00Z', duration: 0 }] },
      'workshopDates.0.duration',
      range(1),
    ],
    [
      { workshopDates: [{ date: '2027-01-01T10:00:00Z', duration: 10_081 }] },
      'workshopDates.0.duration',
      range(undefined, 10_080),
    ],
    [
      { workshopDates: [{ date: '2027-01-01T10:00:00Z', duration: 60, room: 2 }] },
      'workshopDates.0.room',
      unknown,
    ],
    [
      { workshopDates: Array.from({ length: 101 }, () => ({ date: '2027-01-01T10:00:00Z', duration: 60 })) },
      'workshopDates',
      count(undefined, 100),
    ],
    [{ translations: { en: { location: 'x'.repeat(201) } } }, 'translations.en.location', length(200)],
  ]),
  ...of('tutorials', [
    [{ level: 'intermediate' }, 'level', something],
    [{ durationMinutes: 0 }, 'durationMinutes', range(1)],
    [{ durationMinutes: 10_081 }, 'durationMinutes', range(undefined, 10_080)],
    [{ contentImagesPathes: [] }, 'contentImagesPathes', 'At least one content image is required'],
    [{ contentImagesPathes: null }, 'contentImagesPathes', 'At least one content image is required'],
    [{ contentImagesPathes: Array(201).fill(aPicture(2)) }, 'contentImagesPathes', count(undefined, 200)],
    [{ imagePath: '' }, 'imagePath', picture],
  ]),
  ...of('banner-texts', [
    [{ text: '   ' }, 'text', 'Text is required'],
    [{ text: '\u200F\u3164' }, 'text', 'Text is required'],
    [{ text: null }, 'text', 'Text is required'],
    [{ text: 'x'.repeat(301) }, 'text', length(300)],
    [{ text: 5 }, 'text', invalid],
    [{ endDate: 'never' }, 'endDate', date],
    [{ endDate: 5 }, 'endDate', invalid],
    [{ translations: { en: { text: 'x'.repeat(301) } } }, 'translations.en.text', length(300)],
  ]),
];

describe.each(databases)('on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  const present = new Map<EntryKind, string>();
  const english = { 'accept-language': 'en' };
  beforeAll(async () => {
    app = await createTestApp(database);
    owner = await app.as('superAdmin');
    await uploadSamples(app);
    for (const kind of kinds)
      present.set(kind, (await owner.post(adminApi.newEntry(kind), SAMPLES[kind].least)).body.data._id);
  });
  afterAll(() => app.close());

  const listed = async (kind: EntryKind) => {
    const { body } = await owner.get(adminApi.entries(kind));
    return (kind === 'banner-texts' ? body : body.data).map(asStored);
  };

  test.each(ROWS)('%s refuse %j', async (kind, values, field, sentence) => {
    const before = await listed(kind);
    const input = { ...SAMPLES[kind].least, ...values };
    const path = adminApi.entry(kind, present.get(kind)!);
    for (const call of [
      owner.post(adminApi.newEntry(kind), input, english),
      owner.put(path, input, english),
    ]) {
      const { status, body } = await call;
      expect([status, body.code]).toEqual([400, 'invalid']);
      expect(Object.keys(body.fields)).toEqual([field]);
    }
    expect((await owner.post(adminApi.newEntry(kind), input, english)).body.fields[field]).toEqual(sentence);
    const hebrew = (await owner.post(adminApi.newEntry(kind), input)).body.fields[field];
    expect(hebrew).toMatch(/[א-ת]/);
    expect(await listed(kind)).toEqual(before);
  });

  describe.each(kinds)('%s', (kind) => {
    const { least, full } = SAMPLES[kind];

    test.each(Object.keys(least))('need %s', async (field) => {
      const { [field]: _left, ...rest } = least;
      for (const { status, body } of [
        await owner.post(adminApi.newEntry(kind), rest),
        await owner.put(adminApi.entry(kind, present.get(kind)!), rest),
      ]) {
        expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
      }
    });

    it('need an object as a body', async () => {
      for (const body of [undefined, null, [], 'text', 5, [least]]) {
        const answer = await owner.post(adminApi.newEntry(kind), body);
        expect([body, answer.status]).toEqual([body, 400]);
      }
    });

    it('accept the read-only fields of an answer and ignore them', async () => {
      const readOnly = { _id: 'mine', version: 99, createdDate: 'x', updatedDate: 5, demo: true };
      const counted = { rating: 5, ratingCount: 9, popularity: 9, pageCount: 9, locked: true, myStars: 3 };
      const own = { products: { oneOfAKind: 'x' }, tutorials: counted, workshops: {}, 'banner-texts': {} };
      const sent = { ...readOnly, ...own[kind] };
      const { status, body } = await owner.post(adminApi.newEntry(kind), { ...full, ...sent });
      expect(status).toBe(201);
      expect(body.data).toMatchObject({ ...full, version: 1, demo: false });
      expect(body.data._id).not.toBe('mine');
      if (kind === 'products') expect(body.data.oneOfAKind).toBe(full.inventory === 1);
      if (kind === 'tutorials') expect(body.data).toMatchObject({ rating: 0, ratingCount: 0, popularity: 0 });
    });
  });

  it('texts are trimmed, line breaks normalized, and dates stored in UTC', async () => {
    const product = { ...SAMPLES.products.least, title: '  טבעת ', description: ' א\r\nב\rג ' };
    expect((await owner.post('/api/products', product)).body.data).toMatchObject({
      title: 'טבעת',
      description: 'א\nב\nג',
    });
    const workshop = {
      ...SAMPLES.workshops.least,
      earlyBirdDate: '2026-12-01',
      workshopDates: [{ date: '2027-03-01T18:00:00+02:00', duration: 60 }],
    };
    expect((await owner.post('/api/workshops', workshop)).body.data).toMatchObject({
      earlyBirdDate: '2026-12-01T00:00:00.000Z',
      workshopDates: [{ date: '2027-03-01T16:00:00.000Z', duration: 60 }],
    });
  });

  it('the largest and smallest allowed values are accepted', async () => {
    const edges = { title: 'x'.repeat(200), description: 'א'.repeat(5_000), price: 1_000_000 };
    const calls = [
      owner.post('/api/products', {
        ...SAMPLES.products.least,
        ...edges,
        inventory: 1_000_000,
        discount: 100,
      }),
      owner.post('/api/tutorials', {
        ...SAMPLES.tutorials.least,
        contentImagesPathes: Array(200).fill(aPicture(2)),
      }),
      owner.post('/api/products', { ...SAMPLES.products.least, price: 0.29 }),
      owner.post('/api/banner-texts', { text: 'x'.repeat(300) }),
    ];
    for (const { status } of await Promise.all(calls)) expect(status).toBe(201);
  });
});
