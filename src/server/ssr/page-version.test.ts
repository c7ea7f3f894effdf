import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aWorkshop } from '#test/factories.ts';
import { databasesOrOnly, openTestDatabase } from '#test/databases.ts';
import type { TestDatabase } from '#test/databases.ts';
import { endOfJerusalemDay, jerusalemDate } from '#domain/jerusalem.ts';
import { shownWorkshop } from '#contract/shown-prices.ts';
import { CatalogueVersion } from '../db/catalogue-version.ts';
import { insertWorkshop } from '../features/workshops/workshops.repository.ts';
import { PageVersions } from './page-version.ts';

/** Includes the nights of both clock changes. */
const FIRST = Date.parse('2026-03-20T00:00:00.000Z');
const LAST = Date.parse('2026-11-05T00:00:00.000Z');
const HOUR = 3_600_000;

describe.each(databasesOrOnly('sqlite'))('the page version on %s', (kind) => {
  let database: TestDatabase;
  let now: Date;
  let versions: PageVersions;
  let catalogue: CatalogueVersion;
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    catalogue = new CatalogueVersion(database.db);
    versions = new PageVersions({ db: database.db, catalogue, now: () => now });
  });
  afterEach(() => database.close());

  it('has a moment at which everything looks as it does now', async () => {
    const workshops = Array.from({ length: 12 }, (_, index) => {
      const meeting = FIRST + ((index * 97 + 13) % 230) * 24 * HOUR + index * 1_234_567;
      const dates = [meeting, meeting + 7 * 24 * HOUR].map((date) => ({
        date: new Date(date).toISOString(),
        duration: 90,
      }));
      return aWorkshop({
        workshopDates: dates,
        earlyBirdDate: new Date(meeting - 9 * 24 * HOUR).toISOString(),
        earlyBirdDiscountPercentage: 10,
      });
    });
    await catalogue.write(async (transaction) => {
      for (const workshop of workshops) await insertWorkshop(transaction, workshop);
    });
    const ofMeetings = workshops.flatMap(({ workshopDates }) =>
      workshopDates.map(({ date }) => Date.parse(date)),
    );
    const ofMidnights = ofMeetings.map((meeting) => endOfJerusalemDay(new Date(meeting)).getTime() + 1);
    const edges = [...ofMeetings, ...ofMidnights].flatMap((edge) => [edge - 1, edge, edge + 1]);
    const between = Array.from({ length: 200 }, (_, index) => FIRST + index * ((LAST - FIRST) / 200));
    const names = new Set<string>();
    for (const instant of [...edges, ...between].toSorted((a, b) => a - b)) {
      now = new Date(instant);
      const { moment, full } = await versions.current();
      names.add(full);
      expect(moment.getTime()).toBeLessThanOrEqual(instant);
      expect(jerusalemDate(moment)).toBe(jerusalemDate(now));
      for (const workshop of workshops)
        expect(shownWorkshop(workshop, moment)).toEqual(shownWorkshop(workshop, now));
    }
    expect(names.size).toBeGreaterThan(200);
  });

  it('is cached while it is valid', async () => {
    now = new Date('2026-05-01T12:00:00.000Z');
    const first = await versions.current();
    expect(versions.current()).toBe(first);
    now = new Date('2026-05-01T20:59:59.999Z');
    expect(versions.current()).toBe(first);
    now = new Date('2026-05-01T21:00:00.000Z');
    const second = await versions.current();
    expect(second).not.toEqual(first);
    await catalogue.write(async () => {});
    const third = await versions.current();
    expect(third.moment).toEqual(second.moment);
    expect(third.full).not.toBe(second.full);
    expect(third.ignoringCounts).not.toBe(second.ignoringCounts);
  });

  it('can be read again after the database failed', async () => {
    now = new Date('2026-05-01T12:00:00.000Z');
    await database.db.schema.alterTable('workshop_dates').renameTo('away').execute();
    await expect(Promise.all([versions.current(), versions.current()])).rejects.toThrow(/workshop_dates/);
    await database.db.schema.alterTable('away').renameTo('workshop_dates').execute();
    expect((await versions.current()).moment).toEqual(new Date('2026-04-30T21:00:00.000Z'));
  });
});
