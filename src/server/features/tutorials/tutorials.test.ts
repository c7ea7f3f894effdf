import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { TutorialCard } from '#contract/tutorials.ts';
import { DIFFICULTIES, DURATIONS, durationOfMinutes, levelOfDifficulty } from '#domain/catalogue.ts';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { aPicture, type PlainPrice } from '#test/factories.ts';
import { dayAfter, pick, readAllPages, seededRandom } from '#test/lists.ts';
import type { NewTutorial } from './tutorials.repository.ts';

const average = ({ ratingSum, ratingCount }: NewTutorial) =>
  ratingCount === 0 ? 0 : Math.round((ratingSum * 100) / ratingCount) / 100;

const FIRST: Record<string, (left: NewTutorial, right: NewTutorial) => number> = {
  '': (left, right) => right.priority - left.priority,
  newest: () => 0,
  popular: (left, right) => right.popularity - left.popularity,
  rating: (left, right) => average(right) - average(left),
};

function inOrder(tutorials: NewTutorial[], sortBy: string): string[] {
  const sorted = tutorials.toSorted(
    (left, right) =>
      FIRST[sortBy]!(left, right) ||
      Number(right.createdDate > left.createdDate) - Number(right.createdDate < left.createdDate) ||
      (left._id < right._id ? -1 : 1),
  );
  return sorted.map(({ _id }) => _id);
}

describe.each(databases)('tutorials on %s', (kind) => {
  let app: TestApp;
  const stored: NewTutorial[] = [];
  const ids = (tutorials: TutorialCard[]) => tutorials.map(({ _id }) => _id);

  beforeAll(async () => {
    app = await createTestApp(kind);
    const random = seededRandom(3);
    for (let index = 0; index < 60; index++) {
      const ratingCount = pick(random, [0, 1, 3, 3]);
      const values: PlainPrice<NewTutorial> = {
        category: pick(random, ['cricut', 'goldsmith'] as const),
        level: pick(random, ['beginner', 'medium', 'advanced'] as const),
        price: pick(random, [0, 49.9]),
        durationMinutes: pick(random, [null, 1, 14, 15, 30, 31, 10_080]),
        ratingCount,
        ratingSum: ratingCount * 3 + (ratingCount > 1 ? pick(random, [0, 1, 4]) : 0),
        popularity: pick(random, [0, 5, 12]),
        priority: pick(random, [0, 2]),
        createdDate: dayAfter(pick(random, [0, 1, 2])),
      };
      stored.push(await app.has.tutorial(values));
    }
    await app.has.tutorial({ active: false });
  });
  afterAll(() => app.close());

  test.each(['', 'newest', 'popular', 'rating'])('come whole and in pages sorted by "%s"', async (sortBy) => {
    const query = sortBy ? `sortBy=${sortBy}&` : '';
    const { body } = await app.get(`/api/tutorials?${query}`);
    expect(ids(body.data)).toEqual(inOrder(stored, sortBy));
    const pages = await readAllPages<TutorialCard>(app, `/api/tutorials?${query}limit=11`);
    expect(ids(pages.flatMap(({ data }) => data))).toEqual(inOrder(stored, sortBy));
    for (const [index, page] of pages.entries()) {
      expect((await app.get(`/api/tutorials?${query}limit=11&page=${index + 1}`)).body).toEqual(page);
    }
  });

  test.each(DIFFICULTIES)('come in difficulty %s', async (difficulty) => {
    const { body } = await app.get(`/api/tutorials?difficulty=${difficulty}`);
    const expected = stored.filter(({ level }) => level === levelOfDifficulty(difficulty));
    expect(ids(body.data)).toEqual(inOrder(expected, ''));
  });

  test.each(DURATIONS)('come in duration %s, none without a duration', async (duration) => {
    const { body } = await app.get(`/api/tutorials?duration=${duration}&sortBy=newest`);
    const expected = stored.filter(
      ({ durationMinutes: minutes }) => minutes !== null && durationOfMinutes(minutes) === duration,
    );
    expect(ids(body.data)).toEqual(inOrder(expected, 'newest'));
  });

  it('come by all filters together', async () => {
    const { body } = await app.get(
      '/api/tutorials?duration=medium&category=cricut&difficulty=intermediate&sortBy=rating',
    );
    const expected = stored.filter(
      ({ durationMinutes: minutes, category, level }) =>
        minutes !== null &&
        durationOfMinutes(minutes) === 'medium' &&
        category === 'cricut' &&
        level === 'medium',
    );
    expect(ids(body.data)).toEqual(inOrder(expected, 'rating'));
  });

  it('never carry a page in a list, not even among the words for pictures', async () => {
    const page = aPicture(77);
    const tutorial = await app.has.tutorial({
      contentImagesPathes: [page, aPicture(78)],
      imageAlts: { [aPicture(4)]: { he: 'כריכה' }, [page]: { he: 'עמוד' } },
      ratingCount: 3,
      ratingSum: 14,
    });
    const { body, text } = await app.get('/api/tutorials');
    expect(text).not.toContain(page);
    expect(text).not.toContain('contentImagesPathes');
    const {
      contentImagesPathes: _pages,
      pageTexts: _texts,
      shouldShowFirstPage: _isShown,
      ratingSum: _sum,
      ...card
    } = tutorial;
    const expected = { ...card, imageAlts: { [aPicture(4)]: { he: 'כריכה' } }, pageCount: 2, rating: 4.67 };
    expect(body.data.find(({ _id }: TutorialCard) => _id === tutorial._id)).toEqual(expected);
  });

  it('come by id with their pages in order when they are free', async () => {
    const pages = [aPicture(22), aPicture(21), aPicture(22)];
    const imageAlts = { [aPicture(21)]: { en: 'Cut' } };
    const tutorial = await app.has.tutorial({ contentImagesPathes: pages, imageAlts });
    const { status, body } = await app.get(`/api/tutorials/${tutorial._id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ locked: false, pageCount: 3, contentImagesPathes: pages, imageAlts });
  });

  it('come by id locked, without a page, when they have a price', async () => {
    const page = aPicture(99);
    const { _id } = await app.has.tutorial({
      price: 0.01,
      contentImagesPathes: [page],
      imageAlts: { [page]: { he: 'עמוד' } },
    });
    const { status, body, text } = await app.get(`/api/tutorials/${_id}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ locked: true, pageCount: 1, price: 0.01 });
    expect(body.data).not.toHaveProperty('contentImagesPathes');
    expect(text).not.toContain(page);
  });

  it('are not found when unknown or inactive', async () => {
    const hidden = await app.has.tutorial({ active: false });
    expect((await app.get(`/api/tutorials/${hidden._id}`)).status).toBe(404);
    expect((await app.get('/api/tutorials/unknown')).status).toBe(404);
  });
});
