import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { SAMPLES, kinds, uploadSamples } from '#test/entry-inputs.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import { DELETED_SIZE } from '#contract/admin.ts';
import { adminApi } from '#contract/admin-routes.ts';

const NOON = Date.parse('2026-11-20T12:00:00.000Z');
const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

describe.each(databasesOrOnly('sqlite'))('the list of deleted entries on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  let now: Date;
  beforeEach(async () => {
    now = new Date(NOON);
    app = await createTestApp(database, { now: () => now });
    owner = await app.as('superAdmin');
    await uploadSamples(app);
  });
  afterEach(() => app.close());

  /** Logs in at this moment: a token from another day has expired. */
  const at = async (moment: number) => {
    now = new Date(moment);
    owner = await app.as('superAdmin');
  };
  const deleted = async (kind: EntryKind, sample: 'least' | 'full' = 'full'): Promise<string> => {
    const id: string = (await owner.post(adminApi.newEntry(kind), SAMPLES[kind][sample])).body.data._id;
    await owner.delete(adminApi.entry(kind, id));
    return id;
  };
  const listed = async (kind: EntryKind) => (await owner.get(adminApi.deletedEntries(kind))).body.data;
  const ids = async (kind: EntryKind) => (await listed(kind)).map(({ _id }: { _id: string }) => _id);

  it.each(kinds)('has entries of %s alone, the latest first, until they are restored', async (kind) => {
    expect(await listed(kind)).toEqual([]);
    const stays = (await owner.post(adminApi.newEntry(kind), SAMPLES[kind].full)).body.data._id;
    const first = await deleted(kind, 'least');
    now = new Date(NOON + MINUTE);
    const second = await deleted(kind);
    await deleted(kind === 'products' ? 'workshops' : 'products');

    const { least, full } = SAMPLES[kind];
    const name = kind === 'banner-texts' ? 'text' : 'title';
    const english = full.translations as { en: Record<string, string> };
    const imageOf = (sample: Record<string, unknown>) => sample.imagePath ?? sample.image ?? null;
    expect(await listed(kind)).toEqual([
      {
        _id: second,
        title: full[name],
        titleEn: english.en[name],
        image: imageOf(full),
        deletedDate: now.toISOString(),
      },
      {
        _id: first,
        title: least[name],
        titleEn: null,
        image: imageOf(least),
        deletedDate: new Date(NOON).toISOString(),
      },
    ]);
    await owner.post(adminApi.restoreEntry(kind, second));
    expect(await ids(kind)).toEqual([first]);
    await owner.delete(adminApi.entry(kind, stays));
    expect(await ids(kind)).toEqual([stays, first]);
  });

  it.each(kinds)('has entries of %s for as long as they can be restored', async (kind) => {
    const early = await deleted(kind);
    now = new Date(NOON + 1);
    const late = await deleted(kind);
    await at(NOON + 30 * DAY);
    expect(await ids(kind)).toEqual([late, early]);
    await at(NOON + 30 * DAY + 1);
    expect(await ids(kind)).toEqual([late]);
    expect((await owner.post(adminApi.restoreEntry(kind, early))).status).toBe(404);
    expect((await owner.post(adminApi.restoreEntry(kind, late))).status).toBe(200);
  });

  it('has only the latest of very many', async () => {
    for (let index = 0; index <= DELETED_SIZE; index++) await app.has.bannerText({ _id: `text-${index}` });
    const deletions = Array.from({ length: DELETED_SIZE + 1 }, (_none, index) =>
      app.db
        .updateTable('banner_texts')
        .set({ deleted_at: new Date(NOON - index * MINUTE).toISOString() })
        .where('id', '=', `text-${index}`)
        .execute(),
    );
    await Promise.all(deletions);
    expect(await ids('banner-texts')).toEqual(
      Array.from({ length: DELETED_SIZE }, (_none, index) => `text-${index}`),
    );
  });

  it('is not cached, and refuses an unknown parameter', async () => {
    const { status, headers } = await owner.get(adminApi.deletedEntries('products'));
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await owner.get(`${adminApi.deletedEntries('products')}?page=2`)).status).toBe(400);
  });
});
