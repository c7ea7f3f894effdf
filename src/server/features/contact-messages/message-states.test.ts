import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { readCsv } from '#test/csv-reader.ts';
import { databasesOrOnly } from '#test/databases.ts';
import type { ContactMessage, MessageState } from '#contract/contact-messages.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';

const START = Date.parse('2026-05-01T10:00:00.000Z');

describe.each(databasesOrOnly('sqlite'))('the states of messages on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let now = START;
  beforeAll(async () => {
    app = await createTestApp(kind, { env: { RATE_LIMIT: 'off' }, now: () => new Date(now) });
    owner = await app.as('superAdmin');
  });
  afterAll(() => app.close());

  const DANA = { name: 'Dana', email: 'dana@example.com', subject: 'Hi', message: 'A ring?' };
  const aMessage = async (values = {}): Promise<string> => {
    now += 1_000;
    return (await app.send('POST', api.contactMessages(), { ...DANA, ...values })).body.data._id;
  };
  const change = (id: string, body: object) => owner.put(adminApi.contactMessage(id), body);
  const ask = async (query: { q?: string; state?: MessageState; page?: number; limit?: number }) =>
    (await owner.get(api.contactMessages(query))).body;
  const ids = async (query: Parameters<typeof ask>[0]) =>
    (await ask(query)).data.map(({ _id }: ContactMessage) => _id);

  it('are open, answered and archived, each with its count', async () => {
    const before = await ask({ state: 'open' });
    const [open, answered, archived, both] = [
      await aMessage(),
      await aMessage(),
      await aMessage(),
      await aMessage(),
    ];
    const { status, body } = await change(answered, { answered: true });
    expect([status, body.data]).toMatchObject([200, { _id: answered, answered: true, archived: false }]);
    await change(archived, { archived: true });
    await change(both, { answered: true, archived: true });
    expect((await ids({ state: 'open' }))[0]).toBe(open);
    expect(await ids({ state: 'answered' })).toEqual([answered]);
    expect(await ids({ state: 'archived' })).toEqual([both, archived]);
    const page = await ask({ state: 'archived', limit: 1 });
    expect(page.pagination).toEqual({ total: 2, page: 1, limit: 1, pages: 2 });
    expect(page.counts).toEqual({ open: before.counts.open + 1, answered: 1, archived: 2 });
    const all = await ask({});
    expect(all.data.slice(0, 4).map(({ _id }: ContactMessage) => _id)).toEqual([
      both,
      archived,
      answered,
      open,
    ]);
    expect(Object.keys(all)).toEqual(['data', 'pagination']);
  });

  it('keep the first time, can be taken back, and stay when they are not named', async () => {
    const id = await aMessage();
    const at = async () =>
      app.db
        .selectFrom('contact_messages')
        .select(['answered_at', 'archived_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const first = new Date(now).toISOString();
    await change(id, { answered: true });
    now += 60_000;
    await change(id, { answered: true });
    await change(id, { archived: true });
    expect(await at()).toEqual({ answered_at: first, archived_at: new Date(now).toISOString() });
    expect((await change(id, {})).body.data).toMatchObject({ answered: true, archived: true });
    expect((await change(id, { archived: false })).body.data).toMatchObject({
      answered: true,
      archived: false,
    });
    expect((await change(id, { answered: false })).body.data).toMatchObject({
      answered: false,
      archived: false,
    });
  });

  it('only open messages count as unread', async () => {
    const unread = async () => (await owner.get(adminApi.overview())).body.data.messages.total;
    const before = await unread();
    const id = await aMessage();
    expect(await unread()).toBe(before + 1);
    await change(id, { archived: true });
    expect(await unread()).toBe(before);
    await change(id, { archived: false, answered: true });
    expect(await unread()).toBe(before);
  });

  test.each([
    ['NÉVÉ', { name: 'Névé Cohen' }],
    ['טבעת כסף', { message: 'שלום,\nטַבַּעַת כֶּסֶף?' }],
    ['neve-x@EXAMPLE', { email: 'Neve-X@example.com' }],
    ['0527654321', { message: 'אפשר להתקשר: 052-765 4321' }],
    ['100%_\\', { subject: 'A 100%_\\ of it' }],
    ["'; drop", { subject: "'; drop table users" }],
  ])('%s finds %o', async (q, values) => {
    const id = await aMessage(values);
    await aMessage();
    expect(await ids({ q })).toEqual([id]);
    await change(id, { archived: true });
    expect(await ask({ q, state: 'open' })).toMatchObject({
      data: [],
      pagination: { total: 0, pages: 0 },
      counts: { open: 0, answered: 0, archived: 1 },
    });
  });

  it('a blank search finds all', async () => {
    const { pagination } = await ask({});
    expect((await ask({ q: '' })).pagination.total).toBe(pagination.total);
    expect((await ask({ q: '   ' })).pagination.total).toBe(pagination.total);
  });

  test.each([
    ['q', 'x'.repeat(201)],
    ['q', 'a\nb'],
    ['state', 'unread'],
    ['state', ''],
    ['sort', 'name'],
  ])('refuses ?%s=%j', async (field, value) => {
    const { status, body } = await owner.get(api.contactMessages({ [field]: value }));
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each([{ answered: 'yes' }, { answered: null }, { archived: 1 }, { read: true }, [], null])(
    'refuses the change %j',
    async (body) => {
      const id = await aMessage();
      expect((await owner.put(adminApi.contactMessage(id), body)).status).toBe(400);
    },
  );

  test.each(['nobody', "x' or 1=1", '%00'])('is 404 as %s', async (id) => {
    expect((await change(id, { answered: true })).status).toBe(404);
  });

  it('are in the export, which has every message', async () => {
    const id = await aMessage({ name: '=1+1', message: 'שורה\nעוד, "שורה"' });
    await change(id, { answered: true });
    const { headers, text } = await owner.get(adminApi.messageExport());
    expect(headers['content-disposition']).toBe('attachment; filename="messages-2026-05-01.csv"');
    const [names, newest, ...rest] = readCsv(text.slice(1));
    const at = new Date(now).toISOString();
    expect(names).toEqual([
      '_id',
      'createdDate',
      'name',
      'email',
      'subject',
      'message',
      'readDate',
      'answeredDate',
      'archivedDate',
    ]);
    expect(newest).toEqual([id, at, "'=1+1", DANA.email, 'Hi', 'שורה\nעוד, "שורה"', '', at, '']);
    expect(rest).toHaveLength((await ask({})).pagination.total - 1);
  });
});
