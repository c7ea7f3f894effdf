import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import type { DraftInput } from '#contract/drafts.ts';
import { SHOP_DRAFT } from '#domain/drafts.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { BOUNDS, DRAFT_BOUNDS } from '#domain/bounds.ts';
import { SETTINGS_FORMS } from '#domain/drafts.ts';
import { purgeOldDrafts } from './drafts.service.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-22T10:00:00.000Z');
const RING = adminApi.draft('products', 'new-1');

const aDraft = (patch: Partial<DraftInput> = {}): DraftInput => ({
  entryVersion: null,
  name: 'טבעת בוקר',
  uploading: false,
  savedDate: '2026-11-22T09:59:58.000Z',
  values: { title: 'טבעת בוקר', price: null, translations: { en: { title: '' } } },
  base: { title: '', price: null, translations: { en: { title: '' } } },
  device: 'phone',
  ...patch,
});

function nested(depth: number): object {
  return Array.from({ length: depth }).reduce<object>((inner) => [inner], []);
}

describe.each(databasesOrOnly('postgres'))("an admin's drafts on %s", (kind) => {
  let app: TestApp;
  let maker: TestUser;
  let now: Date;
  beforeEach(async () => {
    now = NOW;
    app = await createTestApp(kind, { now: () => now });
    maker = await app.as('superAdmin');
  });
  afterEach(() => app.close());

  const another = async () => app.as(await app.has.user({ role: 'superAdmin', email: 'noa@example.com' }));
  const names = async (who: TestUser) =>
    (await who.get(adminApi.drafts())).body.data.map(({ name }: { name: string }) => name);

  it('are read as they were written, and listed without what was typed', async () => {
    const written = await maker.put(RING, aDraft());
    const expected = {
      kind: 'products',
      _id: 'new-1',
      ...aDraft(),
      version: 1,
      updatedDate: NOW.toISOString(),
    };
    expect([written.status, written.body.data]).toEqual([200, expected]);
    expect((await maker.get(RING)).body.data).toEqual(expected);
    const { values: _values, base: _base, device: _device, ...summary } = expected;
    expect((await maker.get(adminApi.drafts())).body.data).toEqual([summary]);
  });

  it('are several for new entries of a kind, the latest first', async () => {
    await maker.put(RING, aDraft({ name: 'ראשונה' }));
    now = new Date(NOW.getTime() + 1);
    await maker.put(adminApi.draft('products', 'new-2'), aDraft({ name: 'שנייה' }));
    expect(await names(maker)).toEqual(['שנייה', 'ראשונה']);
  });

  it("are each admin's own", async () => {
    const noa = await another();
    await maker.put(RING, aDraft());
    expect(await names(noa)).toEqual([]);
    expect((await noa.get(RING)).body).toEqual({ data: null });
    expect((await noa.delete(RING)).status).toBe(204);
    await noa.put(RING, aDraft({ name: 'של נועה' }));
    expect([await names(maker), await names(noa)]).toEqual([['טבעת בוקר'], ['של נועה']]);
  });

  it('are replaced only from the version that the device has seen', async () => {
    expect((await maker.put(RING, aDraft(), { 'if-match': '"0"' })).body.data.version).toBe(1);
    expect((await maker.put(RING, aDraft({ name: 'ב' }), { 'if-match': '"1"' })).body.data.version).toBe(2);
    for (const old of ['"0"', '"1"', 'x']) {
      const { status, body } = await maker.put(RING, aDraft({ name: 'ג' }), { 'if-match': old });
      expect([status, body.code, body.data.name, body.data.version]).toEqual([412, 'old_version', 'ב', 2]);
      expect((await maker.delete(RING, { 'if-match': old })).status).toBe(412);
    }
    expect((await maker.put(RING, aDraft({ name: 'ד' }))).body.data.version).toBe(3);
    expect((await maker.delete(RING, { 'if-match': '"3"' })).status).toBe(204);
  });

  it('are kept again after they ended elsewhere, so that no word is refused', async () => {
    expect((await maker.put(RING, aDraft(), { 'if-match': '"7"' })).body.data.version).toBe(1);
    expect([(await maker.delete(RING)).status, (await maker.delete(RING)).status]).toEqual([204, 204]);
    expect((await maker.get(RING)).body).toEqual({ data: null });
  });

  it('are written once by two devices at the same moment', async () => {
    const write = (name: string) => maker.put(RING, aDraft({ name }), { 'if-match': '"0"' });
    const answers = await Promise.all([write('טלפון'), write('מחשב')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const kept = answers.find(({ status }) => status === 200)!.body.data.name;
    expect(await names(maker)).toEqual([kept]);
    expect(answers.find(({ status }) => status === 412)!.body.data.name).toBe(kept);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a list', []],
    ['an unknown field', { ...aDraft(), user: 'u1' }],
    ['values that are text', { ...aDraft(), values: '{}' }],
    ['a list as values', { ...aDraft(), values: [] }],
    ['no base', { ...aDraft(), base: null }],
    ['a name with a line break', aDraft({ name: 'a\nb' })],
    ['a name with a zero character', aDraft({ name: 'a\u0000' })],
    ['half a surrogate pair as the name', aDraft({ name: '\ud800' })],
    ['a long name', aDraft({ name: 'x'.repeat(BOUNDS.bannerText + 1) })],
    ['a name of a value that is very long', aDraft({ values: { ['x'.repeat(201)]: 1 } })],
    ['no device', aDraft({ device: '' })],
    ['no date', aDraft({ savedDate: 'yesterday' })],
    ['a fraction as version', aDraft({ entryVersion: 1.5 })],
    ['a version beyond integers', aDraft({ entryVersion: 2 ** 31 })],
    ['deep values', aDraft({ values: { title: nested(9) } })],
  ])('refuse %s with 400', async (_what, body) => {
    expect((await maker.put(RING, body)).status).toBe(400);
    expect(await names(maker)).toEqual([]);
  });

  it('refuse values that are too deep to be written again', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
    const { statusCode } = await app.server.inject({
      method: 'PUT',
      url: RING,
      headers: { authorization: `Bearer ${maker.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify(aDraft({ values: { title: 0 } })).replace('"title":0', () => `"title":${deep}`),
    });
    expect(statusCode).toBe(400);
  });

  it('keep any characters of a value', async () => {
    const values = { title: '\u0000\ud800<b>‮', description: "'; drop table drafts; --" };
    await maker.put(RING, aDraft({ values }));
    expect((await maker.get(RING)).body.data.values).toEqual(values);
  });

  it.each(SETTINGS_FORMS)('are of the %s too, one of each', async (form) => {
    const address = adminApi.draft(form, SHOP_DRAFT);
    const draft = aDraft({ entryVersion: 3, name: '', values: { shop: { phone: '052-7654321' } } });
    expect((await maker.put(address, draft)).body.data).toMatchObject({ ...draft, kind: form, version: 1 });
    const noa = await another();
    expect([(await noa.get(address)).body, (await noa.delete(address)).status]).toEqual([
      { data: null },
      204,
    ]);
    expect((await maker.put(address, draft, { 'if-match': '"0"' })).status).toBe(412);
    expect((await maker.get(adminApi.drafts())).body.data).toMatchObject([{ kind: form, _id: SHOP_DRAFT }]);
    expect((await maker.delete(address, { 'if-match': '"1"' })).status).toBe(204);
    expect((await maker.get(address)).body).toEqual({ data: null });
  });

  it('are of no new settings', async () => {
    const { status, body } = await maker.put(adminApi.draft('settings', SHOP_DRAFT), aDraft());
    expect([status, Object.keys(body.fields)]).toEqual([400, ['entryVersion']]);
    expect(await names(maker)).toEqual([]);
  });

  it('are for admins only', async () => {
    const customer = await app.as('customer');
    for (const address of [RING, adminApi.draft('settings', SHOP_DRAFT), adminApi.draft('words', SHOP_DRAFT)])
      expect([(await customer.get(address)).status, (await customer.put(address, aDraft())).status]).toEqual([
        403, 403,
      ]);
  });

  it.each([
    '/api/admin/drafts/messages/new-1',
    '/api/admin/drafts/settings/new-1',
    '/api/admin/drafts/words/home',
    '/api/admin/drafts/texts/shop',
    '/api/admin/drafts/products/a%2Fb',
    '/api/admin/drafts/products/%00',
  ])('have no address %s', async (address) => {
    expect((await maker.put(address, aDraft({ entryVersion: 1 }))).status).toBe(404);
    expect((await maker.get(address)).status).toBe(404);
  });

  it('are bounded in size and in number', async () => {
    const long = aDraft({ values: { title: 'x'.repeat(DRAFT_BOUNDS.body) } });
    expect((await maker.put(RING, long)).status).toBe(413);
    for (let number = 0; number < DRAFT_BOUNDS.count; number++)
      await maker.put(adminApi.draft('products', `n-${number}`), aDraft());
    const { status, body } = await maker.put(RING, aDraft());
    expect([status, body.code]).toEqual([409, 'too_many_drafts']);
    expect((await maker.put(adminApi.draft('products', 'n-0'), aDraft())).status).toBe(200);
  });

  it('are purged 30 days after the last change', async () => {
    await maker.put(RING, aDraft({ name: 'ישנה' }));
    now = new Date(NOW.getTime() + 1);
    await maker.put(adminApi.draft('products', 'new-2'), aDraft({ name: 'חדשה' }));
    await purgeOldDrafts(app.db, new Date(NOW.getTime() + 30 * DAY_MS + 1));
    expect(await names(maker)).toEqual(['חדשה']);
  });

  it('go with the account', async () => {
    await maker.put(RING, aDraft());
    await app.db.deleteFrom('users').where('id', '=', maker.user._id).execute();
    expect(await app.db.selectFrom('drafts').selectAll().execute()).toEqual([]);
  });
});
