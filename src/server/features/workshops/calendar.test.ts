import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { type CalendarPart, readCalendar } from '#test/calendar-reader.ts';
import { databases } from '#test/databases.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';

const SHOP = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_NAME: 'פטיש; ונייר',
  SHOP_NAME_EN: 'Hammer, "Paper"',
  SHOP_EMAIL: 'maker@shop.example',
};

describe.each(databases)("a workshop's calendar file on %s", (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { env: SHOP });
  });
  afterAll(() => app.close());

  const get = (url: string, headers = {}) => app.server.inject({ url, headers });
  const read = async (id: string, lang: 'he' | 'en' = 'he') =>
    readCalendar((await get(api.workshopCalendar(id, { lang }))).rawPayload);
  const events = ({ parts }: CalendarPart) =>
    parts.filter(({ name }) => name === 'VEVENT').map((event) => event.properties);

  it('has an event per meeting, in studio time', async () => {
    const { _id } = await app.has.workshop({
      title: 'טבעת ראשונה',
      description: 'שני מפגשים,\nבסטודיו; וגם \\ כלים.',
      location: 'הרצליה, רחוב 3',
      price: 98_765.43,
      translations: { en: { title: 'A first ring', description: 'Two meetings.', location: 'Herzliya' } },
      workshopDates: [
        // Summer time begins on 26 March 2027 at 2 o'clock.
        { date: '2027-03-25T16:00:00.000Z', duration: 180 },
        { date: '2027-03-26T16:30:00.000Z', duration: 60 },
        { date: '2027-03-25T22:30:00.000Z', duration: 120 },
      ],
    });
    const hebrew = await read(_id);
    expect(hebrew.properties.METHOD!.value).toBe('PUBLISH');
    expect(hebrew.properties.VERSION!.value).toBe('2.0');
    expect(hebrew.parts.map(({ name }) => name)).toEqual(['VTIMEZONE', 'VEVENT', 'VEVENT', 'VEVENT']);
    const times = events(hebrew).map(({ DTSTART, DTEND }) => [DTSTART!.value, DTEND!.value]);
    expect(times).toEqual([
      ['20270325T180000', '20270325T210000'],
      ['20270326T193000', '20270326T203000'],
      ['20270326T003000', '20270326T033000'],
    ]);
    const [first] = events(hebrew);
    expect(first!.DTSTART!.parameters).toEqual({ TZID: 'Asia/Jerusalem' });
    expect(first!.DTEND!.parameters).toEqual({ TZID: 'Asia/Jerusalem' });
    expect(first).toMatchObject({
      UID: { value: `${_id}-1@shop.example` },
      SUMMARY: { text: 'טבעת ראשונה (מפגש 1 מתוך 3)' },
      LOCATION: { text: 'הרצליה, רחוב 3' },
      URL: { value: `https://shop.example/workshops/${_id}` },
      ORGANIZER: { parameters: { CN: 'פטיש; ונייר' }, value: 'mailto:maker@shop.example' },
    });
    expect(first!.DESCRIPTION!.text).toBe(
      `שני מפגשים,\nבסטודיו; וגם \\ כלים.\n\nלכל הפרטים: https://shop.example/workshops/${_id}`,
    );
    const [, english] = events(await read(_id, 'en'));
    expect(english).toMatchObject({
      UID: { value: `${_id}-2@shop.example` },
      SUMMARY: { text: 'A first ring (meeting 2 of 3)' },
      LOCATION: { text: 'Herzliya' },
      DESCRIPTION: { text: `Two meetings.\n\nFull details: https://shop.example/en/workshops/${_id}` },
      URL: { value: `https://shop.example/en/workshops/${_id}` },
    });
    expect((await get(api.workshopCalendar(_id, { lang: 'he' }))).payload).not.toMatch(/98,?765/);
  });

  it('has the street of the studio', async () => {
    const owner = await app.as('superAdmin');
    const address = { he: 'רחוב הבנים 11', en: '11 HaBanim Street' };
    await owner.put(adminApi.settings(), { shop: { address } });
    const translations = { en: { title: 'A ring', location: 'The studio' } };
    const { _id } = await app.has.workshop({ location: 'הסטודיו', translations });
    expect(events(await read(_id))[0]).toMatchObject({ LOCATION: { text: 'הסטודיו, רחוב הבנים 11' } });
    expect(events(await read(_id, 'en'))[0]).toMatchObject({
      LOCATION: { text: 'The studio, 11 HaBanim Street' },
    });
    await owner.put(adminApi.settings(), { shop: { address: null } });
  });

  it('numbers no single meeting, and uses the language of the title', async () => {
    const workshop = await app.has.workshop({
      title: 'Ring',
      workshopDates: [{ date: '2027-03-01T16:00:00.000Z', duration: 5 }],
    });
    expect(events(await read(workshop._id))[0]!.SUMMARY!.text).toBe('Ring');
    const two = await app.has.workshop({ title: 'Ring' });
    expect(events(await read(two._id))[0]!.SUMMARY!.text).toBe('Ring (meeting 1 of 2)');
  });

  test.each([
    ['an injected event', 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:b'],
    ['an injected property', 'a\nATTENDEE:mailto:b@example.com'],
    ['signs with a meaning', 'a\rb, c; d: e \\n f \\'],
    ['a quotation mark', '";X=y:BEGIN:VCALENDAR'],
    ['a long word', 'ארוך־מאוד'.repeat(40)],
    ['letters of four bytes', '💍'.repeat(100)],
    ['the last letter of a line', 'a'.repeat(74)],
    ['a letter across the end of a line', `${'a'.repeat(66)}ש`],
  ])('keeps to its form with %s in the texts', async (_name, text) => {
    const { _id } = await app.has.workshop({ title: text, description: text, location: text });
    const calendar = await read(_id);
    const normal = text.replace(/\r\n|\r/g, '\n');
    expect(events(calendar)).toHaveLength(2);
    expect(events(calendar)[0]!.LOCATION!.text).toBe(normal);
    expect(events(calendar)[0]!.SUMMARY!.text.startsWith(normal)).toBe(true);
    expect(events(calendar)[0]!.DESCRIPTION!.text.startsWith(normal)).toBe(true);
    const { headers } = await get(api.workshopCalendar(_id, { lang: 'he' }));
    expect(headers['content-disposition']).toMatch(
      /^inline; filename="workshop\.ics"; filename\*=UTF-8''[\w.~%-]+\.ics$/,
    );
  });

  it('has a file name, and is revalidated by caches', async () => {
    const { _id } = await app.has.workshop({
      title: "'טבעת' (1/2)",
      translations: { en: { title: 'Ring' } },
    });
    const { statusCode, headers } = await get(api.workshopCalendar(_id, { lang: 'he' }));
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH');
    expect(headers['cache-control']).toBe('public, no-cache');
    const [, name] = /filename\*=UTF-8''(.*)$/.exec(String(headers['content-disposition']))!;
    expect(name).toMatch(/^[\w%.-]+$/);
    expect(decodeURIComponent(name!)).toBe("'טבעת' (1 2).ics");
    const known = { 'if-none-match': headers.etag };
    expect((await get(api.workshopCalendar(_id, { lang: 'he' }), known)).statusCode).toBe(304);
    expect((await get(api.workshopCalendar(_id, { lang: 'en' }), known)).statusCode).toBe(200);
    const nameless = await app.has.workshop({ title: '///' });
    const named = await get(api.workshopCalendar(nameless._id, { lang: 'he' }));
    expect(named.headers['content-disposition']).toContain("''workshop.ics");
  });

  it('is a newer version of the same events once the entry has changed', async () => {
    const owner = await app.as('superAdmin');
    const image = await app.has.picture(3);
    const { _id } = await app.has.workshop({ image });
    const [before] = events(await read(_id));
    const { body } = await owner.get(api.workshop(_id));
    const later = [{ date: '2027-04-01T15:00:00.000Z', duration: 60 }];
    const changed = await owner.put(api.workshop(_id), { ...body.data, workshopDates: later });
    expect(changed.status).toBe(200);
    const [after] = events(await read(_id));
    expect(after!.UID).toEqual(before!.UID);
    expect([before!.SEQUENCE!.value, after!.SEQUENCE!.value]).toEqual(['1', '2']);
    expect(after!.DTSTART!.value).toBe('20270401T180000');
    const stamp = changed.body.data.updatedDate.replace(/\.\d+|[-:]/g, '');
    expect([after!.DTSTAMP!.value, after!['LAST-MODIFIED']!.value]).toEqual([stamp, stamp]);
  });

  it('names no organizer if the shop has no address', async () => {
    const second = await createTestApp(kind, { env: { DEMO: 'off' } });
    const { _id } = await second.has.workshop();
    const { rawPayload } = await second.server.inject({ url: api.workshopCalendar(_id, { lang: 'he' }) });
    expect(events(readCalendar(rawPayload))[0]).not.toHaveProperty('ORGANIZER');
    await second.close();
  });

  it('refuses another language, and is not found for hidden workshops', async () => {
    const { _id } = await app.has.workshop();
    const hidden = await app.has.workshop({ active: false });
    const empty = await app.has.workshop({ workshopDates: [] });
    expect((await get(`/api/workshops/${_id}/calendar.ics`)).statusCode).toBe(200);
    for (const query of ['lang=fr', 'lang=', 'lang=he&lang=en', 'lang=he&x=1'])
      expect([query, (await app.get(`/api/workshops/${_id}/calendar.ics?${query}`)).status]).toEqual([
        query,
        400,
      ]);
    for (const id of [hidden._id, empty._id, 'unknown', '%00', "x'--"]) {
      const { status, body } = await app.get(`/api/workshops/${id}/calendar.ics?lang=en`);
      expect([id, status, body.code]).toEqual([id, 404, 'not_found']);
    }
  });
});
