import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { aRing, VARIANTS } from '#test/rings.ts';
import { aPicture, aProduct } from '#test/factories.ts';
import { OVERVIEW_SIZE, type Overview, overviewSchema } from '#contract/admin.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { changeStock } from '#server/db/entries/stock.ts';
import { insertProduct } from '../products/products.repository.ts';

const NOW = '2026-11-20T10:00:00.000Z'; // Friday noon in Jerusalem
const ENGLISH = { en: { title: 'A title', description: 'A text', location: 'Herzliya' } };

describe.each(databasesOrOnly('sqlite'))('the overview on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let now: string;
  beforeEach(async () => {
    now = NOW;
    app = await createTestApp(kind, { now: () => new Date(now) });
    owner = await app.as('superAdmin');
  });
  afterEach(() => app.close());

  async function read(): Promise<Overview> {
    const { status, body, headers } = await owner.get(adminApi.overview());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(overviewSchema.parse(body.data)).toEqual(body.data);
    return body.data;
  }
  const ids = ({ entries }: { entries: readonly { _id: string }[] }) => entries.map(({ _id }) => _id);
  const remove = (table: 'products' | 'workshops' | 'tutorials', id: string) =>
    app.db.updateTable(table).set({ deleted_at: NOW }).where('id', '=', id).execute();

  it('is empty for an empty shop', async () => {
    const none = { total: 0, entries: [] };
    expect(await read()).toEqual({
      now: NOW,
      lowStock: none,
      workshops: none,
      untranslated: none,
      customers: none,
      messages: none,
      counts: { products: 0, workshops: 0, tutorials: 0, bannerTexts: 0 },
      untouchedDemo: 0,
    });
  });

  it('names active products with at most three pieces, the fewest first', async () => {
    await app.has.product({ _id: 'three', inventory: 3, translations: ENGLISH, isCustomizable: true });
    await app.has.product({ _id: 'none', inventory: 0 });
    await app.has.product({ _id: 'newer', inventory: 3, createdDate: '2026-02-01T10:00:00.000Z' });
    await app.has.product({ _id: 'four', inventory: 4 });
    await app.has.product({ _id: 'inactive', inventory: 1, active: false });
    await app.has.product({ _id: 'deleted', inventory: 1 });
    await remove('products', 'deleted');
    const { lowStock } = await read();
    expect([lowStock.total, ids(lowStock)]).toEqual([3, ['none', 'newer', 'three']]);
    expect(lowStock.entries[2]).toEqual({
      _id: 'three',
      title: 'טבעת רקועה',
      titleEn: 'A title',
      image: aPicture(1),
      inventory: 3,
      isCustomizable: true,
      hasVariants: false,
    });
    expect(lowStock.entries[0]).toMatchObject({ titleEn: null, inventory: 0, isCustomizable: false });
  });

  it('does not call a piece running out of which there was never more than one', async () => {
    const { _id, ...piece } = aProduct({ inventory: 1 });
    await app.has.product({ _id, ...piece });
    expect((await read()).lowStock.total).toBe(0);
    const sell = (by: number) =>
      app.db
        .transaction()
        .execute((transaction) => changeStock(transaction, [{ kind: 'products', id: _id, by }]));
    await sell(-1);
    expect((await read()).lowStock.total).toBe(0);
    await sell(2);
    expect((await read()).lowStock.total).toBe(1);
    await sell(-1);
    expect((await read()).lowStock.entries).toMatchObject([{ _id, inventory: 1 }]);
  });

  it('says whose pieces are counted by variant', async () => {
    const { _id } = await aRing(app, { variants: VARIANTS.slice(0, 1) });
    expect((await read()).lowStock.entries).toMatchObject([{ _id, inventory: 3, hasVariants: true }]);
  });

  it('shows the first few of each, and how many there are', async () => {
    for (let count = 0; count < OVERVIEW_SIZE + 3; count++) {
      await app.has.product({ inventory: 2 });
      await app.has.workshop();
      await app.has.user({ joinedDate: NOW });
      await insertMessage(`m${count}`, { created_at: NOW });
    }
    const overview = await read();
    const lists = [overview.lowStock, overview.workshops, overview.customers, overview.messages];
    for (const { total, entries } of lists) expect([total, entries.length]).toEqual([11, OVERVIEW_SIZE]);
    expect([overview.untranslated.total, overview.untranslated.entries.length]).toEqual([22, OVERVIEW_SIZE]);
  });

  it('names workshops by their next meeting, the soonest first', async () => {
    const meetings = (...dates: string[]) => dates.map((date, index) => ({ date, duration: 60 + index }));
    const [before, soon, later] = [
      '2026-11-13T10:00:00.000Z',
      '2026-11-20T16:00:00.000Z',
      '2026-12-01T16:00:00.000Z',
    ];
    await app.has.workshop({ _id: 'later', workshopDates: meetings(later), participants: 8 });
    await app.has.workshop({ _id: 'second', workshopDates: meetings(before, soon, later), participants: 5 });
    await app.has.workshop({ _id: 'begun', workshopDates: meetings(NOW) });
    await app.has.workshop({ _id: 'past', workshopDates: meetings(before) });
    await app.has.workshop({ _id: 'inactive', active: false });
    await app.has.workshop({ _id: 'deleted' });
    await remove('workshops', 'deleted');
    const { workshops } = await read();
    expect([workshops.total, ids(workshops)]).toEqual([2, ['second', 'later']]);
    expect(workshops.entries[0]).toMatchObject({ date: soon, duration: 61, meeting: 2, meetings: 3 });
    expect(workshops.entries[0]).toMatchObject({ participants: 5, participantLimit: 8, nearlyFull: false });
    expect(workshops.entries[1]).toMatchObject({ date: later, meeting: 1, meetings: 1, nearlyFull: true });
    now = later;
    expect((await read()).workshops).toEqual({ total: 0, entries: [] });
  });

  it('names published entries that lack an English text, the newest first', async () => {
    const day = (number: number) => `2026-01-${String(number).padStart(2, '0')}T10:00:00.000Z`;
    await app.has.product({ _id: 'whole', translations: ENGLISH });
    await app.has.product({ _id: 'inactive', active: false });
    await app.has.product({
      _id: 'half',
      createdDate: day(1),
      translations: { en: { title: 'Only "title":' } },
    });
    await app.has.product({
      _id: 'quoted',
      createdDate: day(2),
      translations: { en: { description: '"title":"x"' } },
    });
    await app.has.workshop({
      _id: 'place',
      createdDate: day(3),
      translations: { en: { title: 'A', description: 'B' } },
    });
    await app.has.tutorial({ _id: 'short', description: '', translations: { en: { title: 'A' } } });
    await app.has.tutorial({ _id: 'nothing', createdDate: day(4) });
    await app.has.bannerText({ _id: 'banner', createdDate: day(5), text: 'חדש' });
    await app.has.bannerText({ _id: 'translated', translations: { en: { text: 'New' } } });
    await app.has.bannerText({ _id: 'today', createdDate: day(6), endDate: '2026-11-19T22:00:00.000Z' });
    await app.has.bannerText({ _id: 'over', endDate: '2026-11-19T21:59:59.999Z' });
    await app.has.tutorial({ _id: 'deleted' });
    await remove('tutorials', 'deleted');
    const { untranslated } = await read();
    expect(untranslated.total).toBe(6);
    expect(untranslated.entries.map(({ _id, kind, missing }) => [kind, _id, missing])).toEqual([
      ['banner-texts', 'today', ['text']],
      ['banner-texts', 'banner', ['text']],
      ['tutorials', 'nothing', ['title', 'description']],
      ['workshops', 'place', ['location']],
      ['products', 'quoted', ['title']],
      ['products', 'half', ['description']],
    ]);
    expect(untranslated.entries[1]).toMatchObject({ title: 'חדש', titleEn: null, image: null });
    expect(untranslated.entries[5]).toMatchObject({ titleEn: 'Only "title":', image: aPicture(1) });
  });

  it('names customers of the last seven days, and nobody else', async () => {
    await app.has.user({ _id: 'old', joinedDate: '2026-11-13T10:00:00.000Z' });
    await app.has.user({ _id: 'new', joinedDate: '2026-11-13T10:00:00.001Z' });
    await app.has.user({ _id: 'newest', joinedDate: '2026-11-19T10:00:00.000Z' });
    await app.has.user({ _id: 'admin', joinedDate: '2026-11-19T10:00:00.000Z', role: 'superAdmin' });
    const { customers } = await read();
    expect([customers.total, ids(customers)]).toEqual([2, ['newest', 'new']]);
  });

  it('names messages that nobody has read', async () => {
    await insertMessage('first', { created_at: '2026-11-18T10:00:00.000Z' });
    await insertMessage('second', { created_at: '2026-11-19T10:00:00.000Z' });
    await insertMessage('read', { created_at: '2026-11-19T11:00:00.000Z', read_at: NOW });
    const { messages } = await read();
    expect([messages.total, ids(messages)]).toEqual([2, ['second', 'first']]);
    expect(messages.entries[1]).toEqual({
      _id: 'first',
      name: 'דנה',
      email: 'dana@example.com',
      subject: 'שאלה',
      message: 'מתי הסדנה הבאה?',
      createdDate: '2026-11-18T10:00:00.000Z',
    });
  });

  it('counts entries that are not deleted, and the untouched demo', async () => {
    await app.catalogue.write(async (transaction) => {
      for (const _id of ['a', 'b', 'c']) await insertProduct(transaction, aProduct({ _id }), { demo: true });
    });
    await app.has.product({ active: false });
    await app.has.bannerText();
    await app.db.updateTable('products').set({ version: 2 }).where('id', '=', 'a').execute();
    await remove('products', 'b');
    const overview = await read();
    expect(overview.counts).toEqual({ products: 3, workshops: 0, tutorials: 0, bannerTexts: 1 });
    expect(overview.untouchedDemo).toBe(1);
    expect((await owner.post(adminApi.clearDemo())).body).toEqual({ data: { removed: 1 } });
    expect((await read()).untouchedDemo).toBe(0);
  });

  it('takes no parameters', async () => {
    expect((await owner.get(`${adminApi.overview()}?days=7`)).status).toBe(400);
  });

  async function insertMessage(id: string, values: { created_at: string; read_at?: string }) {
    const texts = { name: 'דנה', email: 'dana@example.com', subject: 'שאלה', message: 'מתי הסדנה הבאה?' };
    await app.db
      .insertInto('contact_messages')
      .values({ id, ...texts, search_text: '', ...values })
      .execute();
  }
});
