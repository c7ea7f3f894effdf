import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGE_ENTRIES } from '#contract/list-pages.ts';
import { BOUNDS } from '#domain/bounds.ts';
import { createApi } from '#web/api/client.ts';
import { entriesOf } from '#web/features/list-pages/list-pages.ts';
import { loadWorkshops, readAllWorkshops } from '#web/workshop-loads.ts';
import { type TestApp, createTestApp } from './app.ts';
import { databasesOrOnly } from './databases.ts';

const COUNT = BOUNDS.wholeList + 100;
const NOW = new Date('2026-06-01T12:00:00.000Z');

describe.each(databasesOrOnly('postgres'))('a shop with 2,100 workshops on %s', (kind) => {
  let app: TestApp;
  const api = createApi(async ({ path }) => {
    const { status, body } = await app.get(path);
    return { status, body };
  });
  const load = (page: number, search = {}) =>
    loadWorkshops(api, search, { page, first: page, last: page }, NOW);

  beforeAll(async () => {
    app = await createTestApp(kind);
    const { _id } = await app.has.workshop({ category: 'goldsmith', priority: 1 });
    const workshopDates = [{ date: '2026-01-08T16:00:00.000Z', duration: 180 }];
    await app.has.workshop({ _id: 'last', category: 'cricut', level: 'advanced', workshopDates });
    await copyWorkshop(app, _id, COUNT - 2);
  });
  afterAll(() => app.close());

  it('reads each of them once', async () => {
    const ids = (await readAllWorkshops(api)).map(({ _id }) => _id);
    expect([ids.length, new Set(ids).size]).toEqual([COUNT, COUNT]);
  });

  it('has a page for the last of them, and chips for all', async () => {
    const lastPage = Math.ceil(COUNT / PAGE_ENTRIES);
    const pages = await load(lastPage);
    expect(pages).toMatchObject({
      total: COUNT,
      categories: ['goldsmith', 'cricut'],
      levels: ['beginner', 'advanced'],
    });
    expect(entriesOf(pages)).toHaveLength(COUNT - (lastPage - 1) * PAGE_ENTRIES);
    expect(entriesOf(pages).at(-1)?._id).toBe('last');
  });

  it('finds the last of them by its category', async () => {
    const pages = await load(1, { category: 'cricut' });
    expect(entriesOf(pages).map(({ _id }) => _id)).toEqual(['last']);
  });
});

/** Copies have seats, but no meetings. */
async function copyWorkshop({ db, catalogue }: TestApp, id: string, count: number): Promise<void> {
  const found = (await db.introspection.getTables()).find(({ name }) => name === 'workshops')!;
  const columns = sql.join(
    found.columns.filter(({ name }) => name !== 'id').map(({ name }) => sql.ref(name)),
  );
  await catalogue.write(async (transaction) => {
    await sql`insert into workshops (id, ${columns})
      with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(count)})
      select id || '-' || cast(n as text), ${columns} from workshops cross join numbers where id = ${id}`.execute(
      transaction,
    );
    await sql`insert into workshop_seats (workshop_id, own_seats)
      select id, 2 from workshops where id like ${`${id}-%`}`.execute(transaction);
  });
}
