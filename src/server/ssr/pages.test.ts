import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type WatchedPages, watchedPages } from '#test/pages.ts';
import { raiseCountsVersion } from '../db/catalogue-version.ts';

const MINUTE = 60_000;

describe.each(databasesOrOnly('sqlite'))('a page on %s', (kind) => {
  let app: TestApp;
  let watched: WatchedPages;
  let now: Date;
  const ask = (url: string, options: InjectOptions = {}) => app.server.inject({ url, ...options });
  const rendersOf = async (work: () => Promise<unknown>) => {
    const before = watched.rendered.length;
    await work();
    return watched.rendered.slice(before);
  };

  beforeEach(async () => {
    now = new Date('2026-05-01T12:34:56.789Z');
    watched = await watchedPages();
    app = await createTestApp(kind, { pages: watched.pages, now: () => now });
    await app.has.product({ title: 'טבעת ענבר', translations: { en: { title: 'Amber ring' } } });
  });
  afterEach(async () => {
    vi.useRealTimers();
    await app.close();
  });

  it('is rendered once for all forms', async () => {
    const first = await ask('/shop');
    const forms = await Promise.all(
      ['br', 'gzip', 'gzip, br', 'identity', ''].map((encoding) =>
        ask('/shop', { headers: { 'accept-encoding': encoding } }),
      ),
    );
    expect(watched.rendered).toEqual(['/shop']);
    const bodies = forms.map(({ rawPayload, headers }) => {
      if (headers['content-encoding'] === 'br') return brotliDecompressSync(rawPayload);
      return headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload;
    });
    for (const body of bodies) expect(body.equals(first.rawPayload)).toBe(true);
    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'gzip',
      'br',
      undefined,
      undefined,
    ]);
    // A strong ETag identifies bytes: each form has its own.
    expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { headers } of forms)
      expect(headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'public, no-cache' });
  });

  it('is rendered once for a crowd with an empty cache', async () => {
    const letOn = watched.hold();
    const crowd = Array.from({ length: 500 }, (_, index) =>
      ask('/', { headers: { 'accept-encoding': index % 2 ? 'br' : 'gzip' } }),
    );
    await expect.poll(() => watched.rendered.length).toBe(1);
    letOn();
    const answers = await Promise.all(crowd);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(watched.rendered).toEqual(['/']);
  });

  it('offers details instead of a seat where a workshop is full', async () => {
    const workshopDates = [{ date: '2026-06-01T15:00:00.000Z', duration: 120 }];
    await app.has.workshop({ title: 'הלחמה', participantLimit: 4, participants: 4, workshopDates });
    await app.has.workshop({ title: 'שיבוץ', participantLimit: 4, participants: 3, workshopDates });
    const { payload } = await ask('/');
    expect(payload).toContain('aria-label="לפרטים: הלחמה"');
    expect(payload).toContain('aria-label="להרשמה: שיבוץ"');
  });

  it('shows a change immediately, in both languages', async () => {
    const { _id } = await app.has.product({ title: 'תליון אגס', translations: { en: { title: 'Pendant' } } });
    const urls = [
      ['/shop', 'תליון אגס'],
      ['/en/shop', 'Pendant'],
      [`/shop/${_id}`, 'תליון אגס'],
    ] as const;
    for (const [url, title] of urls) expect((await ask(url)).payload).toContain(title);
    await app.catalogue.write((transaction) =>
      transaction
        .updateTable('products')
        .set({ title: 'עגיל', translations: '{"en":{"title":"Earring"}}' })
        .where('id', '=', _id)
        .execute(),
    );
    for (const [url, title] of urls) {
      const { payload } = await ask(url);
      expect(payload).toContain(title === 'Pendant' ? 'Earring' : 'עגיל');
      expect(payload).not.toContain(title);
    }
  });

  it('shows a change by another process within a second', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { _id } = await app.has.product({ title: 'תליון' });
    expect((await ask('/shop')).payload).toContain('תליון');
    await app.db.updateTable('products').set({ title: 'עגיל' }).where('id', '=', _id).execute();
    await app.db
      .updateTable('shop_state')
      .set({ value: '1000' })
      .where('key', '=', 'catalogue_version')
      .execute();
    vi.advanceTimersByTime(1_000);
    expect((await ask('/shop')).payload).toContain('עגיל');
  });

  it('is not cached if a change committed while it was rendered', async () => {
    const letOn = watched.hold();
    const old = ask('/shop');
    await expect.poll(() => watched.rendered.length).toBe(1);
    await app.has.product({ title: 'חדש מהסטודיו' });
    const next = ask('/shop');
    await expect.poll(() => watched.rendered.length).toBe(2);
    letOn();
    expect((await old).statusCode).toBe(200);
    expect((await next).payload).toContain('חדש מהסטודיו');
    expect((await ask('/shop')).payload).toContain('חדש מהסטודיו');
    expect(watched.rendered).toHaveLength(2);
  });

  it("is one page whatever unknown parameters are added, and doesn't repeat them", async () => {
    const plain = await ask('/shop?category=goldsmith&sort=newest');
    const same = [
      '?sort=newest&category=goldsmith',
      '?utm_source=mail-7&category=goldsmith&sort=newest',
      '?category=goldsmith&sort=newest&fbclid=%D7%90&ref=',
    ];
    for (const query of same) {
      const { headers, payload } = await ask(`/shop${query}`);
      expect(headers.etag).toBe(plain.headers.etag);
      expect(payload).not.toMatch(/utm_|mail-7|fbclid/);
    }
    const unknown = await ask('/shop?sort=dearest&category=stones&x=1');
    expect(unknown.headers.etag).toBe((await ask('/shop')).headers.etag);
    expect(watched.rendered).toEqual(['/shop?category=goldsmith&sort=newest', '/shop']);
  });

  it('answers 304 to the ETag of the same form, and HEAD without a body', async () => {
    const { headers } = await ask('/en/shop', { headers: { 'accept-encoding': 'br' } });
    const etag = String(headers.etag);
    const known = (tag: string, encoding = 'br') =>
      ask('/en/shop', { headers: { 'accept-encoding': encoding, 'if-none-match': tag } });
    for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const answer = await known(tag);
      expect([tag, answer.statusCode, answer.payload]).toEqual([tag, 304, '']);
      expect(answer.headers).toMatchObject({
        etag,
        vary: 'accept-encoding',
        'cache-control': 'public, no-cache',
      });
      expect(answer.headers['content-security-policy']).toBe(headers['content-security-policy']);
    }
    for (const tag of [etag.slice(0, -2), etag.replaceAll('"', ''), `"x${etag.slice(1)}`])
      expect((await known(tag)).statusCode).toBe(200);
    expect((await known(etag, 'gzip')).statusCode).toBe(200);
    const head = await ask('/en/shop', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.statusCode, head.payload, head.headers.etag]).toEqual([200, '', etag]);
    expect(head.headers['content-length']).toBe(headers['content-length']);
  });

  it('is not cached if it is a 404 or incomplete', async () => {
    expect(
      await rendersOf(() => Promise.all(['/nowhere', '/en/shop/nothing'].map((url) => ask(url)))),
    ).toHaveLength(2);
    const again = await rendersOf(async () => {
      expect((await ask('/nowhere')).statusCode).toBe(404);
      expect((await ask('/en/shop/nothing')).statusCode).toBe(404);
    });
    expect(again).toHaveLength(2);

    await app.has.bannerText({ text: 'סדנה אחרונה לעונה' });
    await app.db.schema.alterTable('banner_texts').renameTo('away').execute();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const without = await ask('/about');
    expect([without.statusCode, without.payload.includes('סדנה אחרונה')]).toEqual([200, false]);
    await app.db.schema.alterTable('away').renameTo('banner_texts').execute();
    expect((await ask('/about')).payload).toContain('סדנה אחרונה');

    await app.db.schema.alterTable('products').renameTo('away').execute();
    const failed = await ask('/shop');
    expect([failed.statusCode, failed.headers['cache-control']]).toEqual([500, 'no-store']);
    await app.db.schema.alterTable('away').renameTo('products').execute();
    expect((await ask('/shop')).statusCode).toBe(200);
    vi.restoreAllMocks();
  });

  it('is rendered without a catalogue version, but not cached', async () => {
    await app.db.schema.alterTable('shop_state').renameTo('away').execute();
    vi.useFakeTimers({ toFake: ['performance'] });
    vi.advanceTimersByTime(1_000);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await ask('/about')).statusCode).toBe(200);
    expect((await ask('/about')).statusCode).toBe(200);
    expect(watched.rendered).toEqual(['/about', '/about']);
    vi.restoreAllMocks();
  });

  it('stays identical until the moment at which something on it changes', async () => {
    await app.has.workshop({
      _id: 'course',
      price: 480,
      earlyBirdDate: '2026-05-02T00:00:00.000Z',
      earlyBirdDiscountPercentage: 20,
      workshopDates: [
        { date: '2026-05-03T16:20:30.000Z', duration: 60 },
        { date: '2026-05-10T16:00:00.000Z', duration: 60 },
      ],
    });
    await app.has.bannerText({ text: 'רק עד סוף היום', endDate: '2026-05-01T00:00:00.000Z' });
    const shows = async (at: string) => {
      now = new Date(at);
      const { payload } = await ask('/en/workshops/course');
      return {
        banner: payload.includes('רק עד סוף היום'),
        early: payload.includes('384'),
        past: payload.includes('This workshop has taken place'),
        etag: (await ask('/en')).headers.etag,
      };
    };
    const first = await shows('2026-05-01T12:34:56.789Z');
    expect(first).toMatchObject({ banner: true, early: true });
    expect(
      await rendersOf(async () => expect(await shows('2026-05-01T20:59:59.999Z')).toEqual(first)),
    ).toEqual([]);
    const second = await shows('2026-05-01T21:00:00.000Z');
    expect(second).toMatchObject({ banner: false, early: true });
    expect(await shows('2026-05-02T20:59:59.999Z')).toEqual(second);
    const third = await shows('2026-05-02T21:00:00.000Z');
    expect(third).toMatchObject({ banner: false, early: false });
    now = new Date('2026-05-03T16:20:29.999Z');
    const before = await ask('/en/workshops/course');
    now = new Date('2026-05-03T16:20:30.000Z');
    const begun = await ask('/en/workshops/course');
    expect(begun.headers.etag).not.toBe(before.headers.etag);
    // The clock was set back.
    now = new Date('2026-05-03T16:20:29.000Z');
    expect((await ask('/en/workshops/course')).headers.etag).toBe(before.headers.etag);
  });

  it('outlives a rating if it shows none', async () => {
    const { _id } = await app.has.tutorial({ title: 'פרח מנייר' });
    vi.useFakeTimers({ toFake: ['performance'] });
    const urls = [
      '/',
      '/shop',
      '/workshops',
      '/about',
      '/tutorials',
      `/tutorials/${_id}`,
      '/category/cricut',
      '/search?q=%D7%A4%D7%A8%D7%97',
    ];
    const askAll = async () => void (await Promise.all(urls.map((url) => ask(url))));
    await askAll();
    await app.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('tutorials')
        .set({ rating: 450, rating_sum: 9, rating_count: 2 })
        .where('id', '=', _id)
        .execute();
      await raiseCountsVersion(transaction);
    });
    vi.advanceTimersByTime(MINUTE - 1_000);
    expect(await rendersOf(askAll)).toEqual([]);
    vi.advanceTimersByTime(1_000);
    const renewed = await rendersOf(askAll);
    expect(renewed).toEqual(expect.arrayContaining(['/tutorials', `/tutorials/${_id}`, '/category/cricut']));
    for (const url of ['/', '/shop', '/workshops', '/about']) expect(renewed).not.toContain(url);
    expect((await ask(`/tutorials/${_id}`)).payload).toContain('4.5');
  });

  test('of a paid tutorial is cached as a visitor sees it', async () => {
    const paid = await app.has.tutorial({ price: 90, title: 'סודות הרקיעה' });
    const { token } = await app.as('superAdmin');
    const asOwner = await ask(`/tutorials/${paid._id}`, { headers: { authorization: `Bearer ${token}` } });
    const asVisitor = await ask(`/tutorials/${paid._id}`);
    expect(asVisitor.payload).toBe(asOwner.payload);
    expect(asOwner.payload).toContain('"locked":true');
    expect(asOwner.payload).not.toMatch(/signature|expires/);
    for (const image of paid.contentImagesPathes) expect(asOwner.payload).not.toContain(image);
  });
});
