import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { SAMPLES, kinds, uploadSamples } from '#test/entry-inputs.ts';
import type { EntryKind } from '#domain/catalogue.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { purgeDeleted } from '#server/db/entries/purge.ts';

const DAY_MS = 86_400_000;
const DELETED = new Date('2026-11-20T10:00:00.000Z');
const LAST_MOMENT = new Date(DELETED.getTime() + 30 * DAY_MS);
const TOO_LATE = new Date(LAST_MOMENT.getTime() + 1);

describe.each(databases)('a deleted entry on %s', (database) => {
  let app: TestApp;
  let owner: TestUser;
  let now: Date;
  beforeEach(async () => {
    now = DELETED;
    app = await createTestApp(database, { now: () => now });
    owner = await app.as('superAdmin');
    await uploadSamples(app);
  });
  afterEach(() => app.close());

  /** Logs in at this moment: a token from another day has expired. */
  const at = async (moment: Date) => {
    now = moment;
    owner = await app.as('superAdmin');
  };
  const create = async (kind: EntryKind): Promise<string> =>
    (await owner.post(adminApi.newEntry(kind), SAMPLES[kind].full)).body.data._id;
  const deleted = async (kind: EntryKind): Promise<string> => {
    const id = await create(kind);
    await owner.delete(adminApi.entry(kind, id));
    return id;
  };
  const restore = async (kind: EntryKind, id: string) =>
    (await owner.post(adminApi.restoreEntry(kind, id))).status;
  const historyLength = async (kind: EntryKind, id: string) =>
    (await owner.get(adminApi.entryHistory(kind, id))).body.data?.length;

  it.each(kinds)('of %s can be restored for 30 days', async (kind) => {
    const [early, late] = [await deleted(kind), await deleted(kind)];
    await at(LAST_MOMENT);
    expect(await restore(kind, early)).toBe(200);
    await at(TOO_LATE);
    expect(await restore(kind, late)).toBe(404);
  });

  it('is purged after 30 days, with its history and everything that belongs to it', async () => {
    const gone = new Map<EntryKind, string>();
    const stays = new Map<EntryKind, string>();
    const customer = await app.as('customer');
    for (const kind of kinds) {
      stays.set(kind, await create(kind));
      const id = await create(kind);
      gone.set(kind, id);
      if (kind === 'tutorials') {
        await owner.put(adminApi.entry(kind, id), { ...SAMPLES[kind].full, active: true });
        await customer.get(adminApi.entry(kind, id));
        await customer.put(`/api/tutorials/${id}/rating`, { stars: 4 });
      }
      await owner.delete(adminApi.entry(kind, id));
    }
    expect(await purgeDeleted(app.db, LAST_MOMENT)).toBe(0);
    for (const kind of kinds) expect(await historyLength(kind, gone.get(kind)!)).toBeGreaterThanOrEqual(2);

    expect(await purgeDeleted(app.db, TOO_LATE)).toBe(4);
    expect(await purgeDeleted(app.db, TOO_LATE)).toBe(0);
    for (const kind of kinds) {
      expect(await historyLength(kind, gone.get(kind)!)).toBeUndefined();
      expect(await historyLength(kind, stays.get(kind)!)).toBe(1);
      expect(await restore(kind, gone.get(kind)!)).toBe(404);
    }
    for (const table of ['entry_changes', 'products', 'workshops', 'tutorials', 'banner_texts'] as const) {
      const rows = await app.db.selectFrom(table).selectAll().execute();
      expect([table, rows.length]).toEqual([table, table === 'entry_changes' ? 4 : 1]);
    }
    for (const table of ['tutorial_ratings', 'tutorial_openings'] as const) {
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });

  it('stays if somebody owns it, which the rules prevent', async () => {
    const id = await deleted('tutorials');
    const { user } = await app.as('customer');
    const since = DELETED.toISOString();
    await app.db
      .insertInto('tutorial_owners')
      .values({ tutorial_id: id, user_id: user._id, since })
      .execute();
    expect(await purgeDeleted(app.db, TOO_LATE)).toBe(0);
    expect(await historyLength('tutorials', id)).toBe(2);
  });
});
