import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { SAMPLES } from '#test/entry-inputs.ts';
import { BOUNDS, PAGE_TEXT_LENGTH } from '#domain/bounds.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

it('a tutorial with as many pages and as long texts as the bounds allow can be saved', async () => {
  const admin = await app.as('superAdmin');
  const pages = [];
  for (let page = 1; page <= BOUNDS.contentImages; page++) pages.push(await app.has.picture(page));
  const text = {
    text: 'א'.repeat(PAGE_TEXT_LENGTH),
    translations: { en: { text: '"'.repeat(PAGE_TEXT_LENGTH) } },
  };
  const alt = { he: 'א'.repeat(BOUNDS.imageAlt), en: '"'.repeat(BOUNDS.imageAlt) };
  const long = {
    ...SAMPLES.tutorials.full,
    description: 'ת'.repeat(BOUNDS.longText),
    imagePath: pages[0],
    contentImagesPathes: pages,
    pageTexts: pages.map(() => text),
    imageAlts: Object.fromEntries(pages.map((page) => [page, alt])),
    translations: { en: { title: 'x'.repeat(BOUNDS.shortText), description: '"'.repeat(BOUNDS.longText) } },
  };
  const created = await admin.post('/api/tutorials', long);
  expect([created.status, created.body.code]).toEqual([201, undefined]);
  const { data } = created.body;
  expect(Object.keys(data.imageAlts)).toHaveLength(BOUNDS.contentImages);
  // The admin sends back the answer with its signatures.
  const changed = await admin.put(`/api/tutorials/${data._id}`, { ...data, priority: 8 });
  expect([changed.status, changed.body.data.priority]).toEqual([200, 8]);
});

it('other entries have a lower body limit', async () => {
  const admin = await app.as('superAdmin');
  const body = { ...SAMPLES.workshops.full, description: 'x'.repeat(2 * BOUNDS.body) };
  const { status, body: answer } = await admin.post('/api/workshops', body);
  expect([status, answer.code]).toEqual([413, 'too_large']);
});
