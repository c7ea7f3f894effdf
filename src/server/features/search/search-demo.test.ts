/** Typical queries against the demo catalogue. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { aPicture } from '#test/factories.ts';
import type { SearchResult } from '#contract/search.ts';
import { api } from '#contract/routes.ts';
import type { PieceKind } from '#domain/catalogue.ts';
import type { Lang } from '#domain/language.ts';
import { wordsOf } from '#domain/search/words.ts';
import { DEMO_CATALOGUE } from '#server/demo/catalogue.ts';
import { productOf, tutorialOf, workshopOf } from '#server/demo/entries.ts';
import { insertProduct } from '../products/products.repository.ts';
import { insertTutorial } from '../tutorials/tutorials.repository.ts';
import { insertWorkshop } from '../workshops/workshops.repository.ts';

const { products, workshops, tutorials } = DEMO_CATALOGUE;
const toJoin = workshops.filter(({ meetings }) => meetings.at(-1)!.daysFromNow > 0);
const ENTRIES = [...products, ...workshops, ...tutorials].filter(({ active }) => active !== false);

const ofKind = (kind: PieceKind) =>
  products.filter((one) => one.kind === kind && one.active !== false).map(({ title }) => title.he);
const RINGS = ofKind('ring');
const EARRINGS = ofKind('earrings');
const NECKLACES = ofKind('necklace');

describe.each(databases)('the demo on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind);
    const setting = { now: new Date(), addressOf: () => aPicture() };
    await app.catalogue.write(async (db) => {
      for (const one of products) await insertProduct(db, productOf(one, setting));
      for (const one of workshops) await insertWorkshop(db, workshopOf(one, setting));
      for (const one of tutorials) await insertTutorial(db, tutorialOf(one, setting));
    });
  });
  afterAll(() => app.close());

  const search = async (q: string, lang: Lang = 'he', limit?: number): Promise<SearchResult[]> => {
    const { status, body } = await app.get(api.search({ q, lang, limit }));
    expect(status).toBe(200);
    return body.data;
  };

  it.each([
    ['רימון', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['הרימון', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['רִמּוֹן', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['רימ', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['רינון', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['pomegranate', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['POMEGRANATES', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['pomgrante', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['pomegrante', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['צמידים', ['שלישיית צמידים דקים', 'צמיד ״אדמה״ פתוח', 'צמיד פתוח ביום אחד']],
    ['שרשראות', ['שרשרת ״סהרון״', 'שרשרת ״ארבעים חוליות״']],
    ['שרשת', ['שרשרת ״סהרון״', 'שרשרת ״ארבעים חוליות״']],
    ['צמדים', ['שלישיית צמידים דקים', 'צמיד ״אדמה״ פתוח']],
    ['rimon', ['תליון ״רימון ראשון״', 'תמונת נייר ״רימון״', 'רימון בשש שכבות']],
    ['טבעות', RINGS],
    ['טבעת', RINGS],
    ['טבאת', RINGS],
    ['rings', RINGS],
    ['עגילים', EARRINGS],
    ['earrings', EARRINGS],
    ['earigngs', EARRINGS],
    ['עגלים', EARRINGS],
    ['hoops', EARRINGS],
    ['necklaces', NECKLACES],
    ['תליונים', NECKLACES],
    ['hoop', ['חישוקים רקועים']],
    ['pendant', ['תליון ״ירח מלא״', 'תליון ״רימון ראשון״']],
    ['חמס', ['חמסה לקיר']],
    ['פסח', ['כרטיסי הושבה לסדר פסח']],
    ['נייר רימון', ['תמונת נייר ״רימון״']],
    ['רימון נייר', ['תמונת נייר ״רימון״']],
    ['מתנות', ['שובר מתנה לסטודיו', 'תגיות מתנה']],
    ['שובר מתנה לסטודיו', ['שובר מתנה לסטודיו']],
    ['bangle', ['שלישיית צמידים דקים']],
    ['brace', []],
    ['ring bowls', ['קערית לטבעות']],
    ['לקערית', ['קערית לטבעות']],
    ['בטבעות', ['קערית לטבעות', ...RINGS, 'טבעת ראשונה, מפס ועד אצבע', 'למדוד טבעת בלי לטעות']],
    ['solder', ['הלחמה ראשונה בבית']],
    ['soldering', ['הלחמה בלי פחד']],
    ['טל', ['עגילי פנינה ״טל״']],
  ])('%s finds %j', async (query, titles) => {
    const found = (await search(query, 'he', 50)).map(({ title }) => title);
    expect(found.slice(0, titles.length).toSorted()).toEqual(titles.toSorted());
  });

  it.each([
    ['תכשיט עד 400', 400],
    ['מתנה תכשיט', Infinity],
    ['jewelry', Infinity],
  ])('%s finds jewelry for %d at most', async (query, most) => {
    const found = (await search(query, 'he', 50)).filter(({ type }) => type === 'product');
    const jewelry = new Set([...RINGS, ...EARRINGS, ...NECKLACES]);
    expect(found.filter(({ title }) => jewelry.has(title)).length).toBeGreaterThan(4);
    for (const { price } of found) expect(price).toBeLessThanOrEqual(most);
  });

  it.each(['מתנה', 'מתנה ליום הולדת', 'רעיון למתנה לאמא', 'birthday gift', 'יום הולדת'])(
    '%s finds pieces too',
    async (query) => {
      const found = await search(query);
      expect(found.filter(({ type }) => type === 'product').length).toBeGreaterThan(2);
      expect(new Set(found.map(({ url }) => url)).size).toBe(found.length);
    },
  );

  it.each([
    ['סדנאות', 'workshop', toJoin.length],
    ['workshop', 'workshop', toJoin.length],
    ['מדריך', 'tutorial', tutorials.length],
    ['tutorials', 'tutorial', tutorials.length],
  ])('%s begins with every %s, past ones aside', async (query, type, count) => {
    const found = await search(query, 'en', 50);
    expect(found.slice(0, count).map((one) => one.type)).toEqual(Array(count).fill(type));
  });

  it.each(['he', 'en'] as const)(
    'three letters of any word of a title in %s find what it names',
    async (lang) => {
      const named = new Map<string, string[]>();
      for (const { key, title } of ENTRIES) {
        for (const { letters } of wordsOf(title[lang]).filter((word) => word.letters.length >= 3)) {
          const typed = letters.slice(0, 3);
          named.set(typed, [...(named.get(typed) ?? []), key]);
        }
      }
      expect(named.size).toBeGreaterThan(70);
      for (const [typed, keys] of named) {
        const found = await search(typed, lang, 50);
        expect([typed, found.map(({ _id }) => _id)]).toEqual([typed, expect.arrayContaining(keys)]);
      }
    },
  );

  it.each(['he', 'en'] as const)(
    'the first letters of its title in %s put an entry among the first',
    async (lang) => {
      for (const entry of ENTRIES) {
        const words = wordsOf(entry.title[lang]).map(({ letters }) => letters.slice(0, 4));
        const found = await search(words.join(' '), lang);
        expect([entry.title[lang], found.slice(0, 3).map(({ _id }) => _id)]).toEqual([
          entry.title[lang],
          expect.arrayContaining([entry.key]),
        ]);
      }
    },
  );

  it('marks what it found in every title', async () => {
    const found = await search('pom', 'en');
    expect(found.map(({ title, marks }) => marks.map(([start, end]) => title.slice(start, end)))).toEqual(
      found.map(({ title }) => (title.includes('Pom') ? ['Pom'] : [])),
    );
    expect(found.filter(({ marks }) => marks.length > 0)).toHaveLength(3);
  });
});
