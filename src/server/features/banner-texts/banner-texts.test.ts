import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';

describe.each(databases)('GET /api/banner-texts/active on %s', (kind) => {
  let app: TestApp;
  let now: Date;
  beforeEach(async () => {
    app = await createTestApp(kind, { now: () => now });
    now = new Date('2026-05-01T12:00:00Z');
  });
  afterEach(() => app.close());

  it('is a bare array, the oldest first, nothing but what the contract names', async () => {
    await app.has.bannerText({ _id: 'second', text: 'ב', createdDate: '2026-02-01T00:00:00.000Z' });
    await app.has.bannerText({ _id: 'first', text: 'א', translations: { en: { text: 'A' } } });
    const { status, body } = await app.get('/api/banner-texts/active');
    expect(status).toBe(200);
    expect(body).toEqual([
      { _id: 'first', text: 'א', translations: { en: { text: 'A' } } },
      { _id: 'second', text: 'ב', translations: {} },
    ]);
  });

  it('holds a text to the end of its last day in Jerusalem', async () => {
    await app.has.bannerText({ _id: 'passover', endDate: '2026-05-01T00:00:00.000Z' });
    const shown = async () => (await app.get('/api/banner-texts/active')).body.length === 1;
    expect(await shown()).toBe(true);
    now = new Date('2026-05-01T20:59:59.999Z');
    expect(await shown()).toBe(true);
    now = new Date('2026-05-01T21:00:00.000Z');
    expect(await shown()).toBe(false);
  });

  it('leaves out what was deleted', async () => {
    const { _id } = await app.has.bannerText();
    await app.catalogue.write((db) =>
      db.updateTable('banner_texts').set({ deleted_at: now.toISOString() }).where('id', '=', _id).execute(),
    );
    expect((await app.get('/api/banner-texts/active')).body).toEqual([]);
  });
});
