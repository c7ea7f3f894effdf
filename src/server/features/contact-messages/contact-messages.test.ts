import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import type { ContactMessage } from '#contract/contact-messages.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { messageSearchText } from '#domain/message-search.ts';

const DANA = {
  name: 'דנה לוי',
  email: 'dana@example.com',
  subject: 'הזמנת טבעת',
  message: 'שלום,\nאפשר טבעת במידה 52?',
};
const START = Date.parse('2026-05-01T10:00:00.000Z');
const english = { 'accept-language': 'en' };

describe.each(databases)('a message on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp(kind, { env: { RATE_LIMIT: 'off' }, now: () => new Date(START) });
  });
  afterAll(() => app.close());

  const send = (values: object, headers = {}) =>
    app.send('POST', api.contactMessages(), { ...DANA, ...values }, headers);
  const kept = () => app.db.selectFrom('contact_messages').selectAll().execute();
  const mails = () => app.db.selectFrom('jobs').selectAll().execute();

  it('is stored together with its mail', async () => {
    const { status, body, headers } = await send({});
    expect(status).toBe(202);
    expect(body).toEqual({ data: { _id: expect.any(String) } });
    expect(headers['cache-control']).toBe('no-store');
    const at = new Date(START).toISOString();
    const [mail] = await mails();
    expect(await kept()).toEqual([
      {
        id: body.data._id,
        ...DANA,
        created_at: at,
        read_at: null,
        answered_at: null,
        archived_at: null,
        search_text: messageSearchText(DANA),
        mail_job_id: mail!.id,
      },
    ]);
    expect(await mails()).toMatchObject([
      {
        kind: 'mail',
        attempts: 0,
        run_after: at,
        done_at: null,
      },
    ]);
  });

  it('is mailed to the shop, with the sender to reply to', async () => {
    await send({});
    const mail = JSON.parse((await mails()).at(-1)!.payload);
    expect(mail).toMatchObject({ to: 'shop', replyTo: DANA.email, lang: 'he' });
  });

  it('is trimmed and has one kind of line break', async () => {
    const typed = {
      name: ' Noa ',
      email: '\tNoa@Example.com ',
      subject: ' Hi\n',
      message: '\r\na\r\n\tb\rc \n',
    };
    const { body } = await send(typed);
    const row = (await kept()).find(({ id }) => id === body.data._id);
    expect(row).toMatchObject({ name: 'Noa', email: 'Noa@Example.com', subject: 'Hi', message: 'a\n\tb\nc' });
  });

  it('keeps nothing that turns text around, and the marks of Hebrew typing', async () => {
    const { body } = await send({ subject: '\u202Ea\u2067b\u2069 \u200Fג!\u200F', name: 'D\u202Ea' });
    const row = (await kept()).find(({ id }) => id === body.data._id);
    expect(row).toMatchObject({ subject: 'ab \u200Fג!\u200F', name: 'Da' });
  });

  test.each([
    ['the longest of each', { name: 'x'.repeat(200), subject: 'ש'.repeat(200), message: '💍'.repeat(2500) }],
    [
      'markup, quotes and signs',
      { name: `"<b>'&`, subject: `'; drop table users; --`, message: '<script>%s\\' },
    ],
  ])('may be %s', async (_name, values) => {
    expect((await send(values)).status).toBe(202);
  });

  const required = 'This field is required.';
  const invalid = 'This value isn’t valid.';
  const notAnEmail = 'Please enter an email address such as name@example.com.';
  test.each<[object, string, string]>([
    [{ name: undefined }, 'name', required],
    [{ email: null }, 'email', required],
    [{ subject: '   ' }, 'subject', required],
    [{ message: ' \n\t ' }, 'message', required],
    [{ message: '\u200F\u2068\u2069' }, 'message', required],
    [{ message: undefined }, 'message', required],
    [{ name: 'Dana\r\nBcc: all@example.com' }, 'name', invalid],
    [{ subject: 'Hi\nBcc: all@example.com' }, 'subject', invalid],
    [{ subject: 'Hi\rX-Mailer: x' }, 'subject', invalid],
    [{ subject: 'Hi\u0085there' }, 'subject', invalid],
    [{ subject: 'Hi\u2028there' }, 'subject', invalid],
    [{ name: 'Dana\u2029Levi' }, 'name', invalid],
    [{ subject: '=?utf-8?Q?Paid=20in=20full?=' }, 'subject', invalid],
    [{ name: 'the =?UTF-8?b?c2hvcA==?=' }, 'name', invalid],
    [{ email: 'dana@example.com\r\nBcc: all@example.com' }, 'email', notAnEmail],
    [{ email: 'dana@example.com, all@example.com' }, 'email', notAnEmail],
    [{ email: 'Dana <dana@example.com>' }, 'email', notAnEmail],
    [{ email: '"a,b"@example.com' }, 'email', notAnEmail],
    [{ email: 'dana' }, 'email', notAnEmail],
    [{ email: `${'x'.repeat(250)}@a.co` }, 'email', 'The number of characters must be at most 254.'],
    [{ name: 'a\0b' }, 'name', invalid],
    [{ message: 'a\0b' }, 'message', invalid],
    [{ message: 'a\u001Bb' }, 'message', invalid],
    [{ name: 'a\uD800' }, 'name', invalid],
    [{ subject: '\uDC00a' }, 'subject', invalid],
    [{ message: 'a\uD800b' }, 'message', invalid],
    [{ name: 'x'.repeat(201) }, 'name', 'The number of characters must be at most 200.'],
    [{ subject: 'x'.repeat(201) }, 'subject', 'The number of characters must be at most 200.'],
    [{ message: 'x'.repeat(5001) }, 'message', 'The number of characters must be at most 5000.'],
    [{ name: 5 }, 'name', invalid],
    [{ email: ['a@b.co'] }, 'email', 'This value isn’t valid.'],
    [{ to: 'all@example.com' }, 'to', 'This field isn’t recognized.'],
    [{ text: 'x' }, 'text', 'This field isn’t recognized.'],
    [{ website: '' }, 'website', 'This field isn’t recognized.'],
  ])('is refused as %o and not stored', async (values, field, sentence) => {
    const before = (await kept()).length;
    const { status, body } = await send(values, english);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { [field]: sentence } });
    expect(Object.keys(body.fields)).toEqual([field]);
    expect((await send(values)).body.fields[field]).toMatch(/[א-ת]/);
    expect(await kept()).toHaveLength(before);
    expect(await mails()).toHaveLength(before);
  });

  test.each([[null], [[]], ['x'], [[DANA]], [{}]])('is refused as the body %j', async (body) => {
    const answer = await app.send('POST', api.contactMessages(), body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'invalid' });
  });

  it('is refused when it is a megabyte, not JSON, or empty', async () => {
    const large = await send({ message: 'x'.repeat(1_000_000) });
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.send('POST', api.contactMessages(), DANA, form)).status).toBe(415);
    expect((await app.send('POST', api.contactMessages())).status).toBe(400);
    expect((await app.send('POST', `${api.contactMessages()}?to=x`, DANA)).status).toBe(400);
  });
});

describe.each(databases)('the limit on %s', (kind) => {
  let app: TestApp;
  let now: number;
  beforeEach(() => {
    now = START;
  });
  afterEach(() => app.close());

  const open = async (env: Record<string, string> = {}) => {
    app = await createTestApp(kind, { now: () => new Date(now), env: { TRUST_PROXY: '1', ...env } });
  };
  const send = async (address: string, values = {}) =>
    app.send('POST', api.contactMessages(), { ...DANA, ...values }, { 'x-forwarded-for': address });
  const times = async (count: number, call: () => Promise<{ status: number }>) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) statuses.add((await call()).status);
    return [...statuses];
  };

  it('is five an hour per address, with Retry-After', async () => {
    await open();
    expect(await times(3, () => send('203.0.113.1', { email: 'x' }))).toEqual([400]);
    expect(await times(5, () => send('203.0.113.1'))).toEqual([202]);
    const { status, body, headers } = await send('203.0.113.1');
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'too_many_requests', '3600']);
    expect((await send('203.0.113.2')).status).toBe(202);
    now += 60 * 60_000;
    expect((await send('203.0.113.1')).status).toBe(202);
    expect(await app.db.selectFrom('contact_messages').select('id').execute()).toHaveLength(7);
  });

  it('counts an IPv6 address by its /64 and can’t be exceeded by concurrent calls', async () => {
    await open();
    const all = await Promise.all(Array.from({ length: 12 }, (_, index) => send(`2001:db8:1:2:${index}::1`)));
    expect(all.filter(({ status }) => status === 202)).toHaveLength(5);
    expect((await send('2001:db8:1:3::1')).status).toBe(202);
  });

  it('follows the settings', async () => {
    await open({ LIMIT_CONTACT: '1' });
    expect((await send('203.0.113.1')).status).toBe(202);
    expect((await send('203.0.113.1')).status).toBe(429);
    await app.close();
    await open({ RATE_LIMIT: 'off' });
    expect(await times(12, () => send('203.0.113.1'))).toEqual([202]);
  });
});

describe.each(databases)("the admin's messages on %s", (kind) => {
  let app: TestApp;
  let owner: TestUser;
  let now = START;
  const ids: string[] = [];
  beforeAll(async () => {
    app = await createTestApp(kind, { env: { RATE_LIMIT: 'off' }, now: () => new Date(now) });
    owner = await app.as('superAdmin');
    for (let index = 0; index < 13; index++) {
      const subject = `${index}`;
      ids.unshift((await app.send('POST', api.contactMessages(), { ...DANA, subject })).body.data._id);
      now += 1_000;
    }
  });
  afterAll(() => app.close());

  const find = async (id: string): Promise<ContactMessage> =>
    (await owner.get(api.contactMessages({ limit: 100 }))).body.data.find(
      ({ _id }: ContactMessage) => _id === id,
    );

  it('come in pages, the newest first, ten by default', async () => {
    const first = await owner.get(api.contactMessages());
    expect(first.body.pagination).toEqual({ total: 13, page: 1, limit: 10, pages: 2 });
    expect(first.body.data.map(({ _id }: ContactMessage) => _id)).toEqual(ids.slice(0, 10));
    expect(first.body.data[0]).toEqual({
      ...DANA,
      _id: ids[0],
      subject: '12',
      createdDate: new Date(START + 12_000).toISOString(),
      readDate: null,
      answered: false,
      archived: false,
      mail: { state: 'off', attempts: 0 },
    });
    const second = await owner.get(api.contactMessages({ page: 2, limit: 5 }));
    expect(second.body.data.map(({ _id }: ContactMessage) => _id)).toEqual(ids.slice(5, 10));
    expect((await owner.get(api.contactMessages({ page: 9 }))).body.data).toEqual([]);
  });

  test.each(['page=0', 'limit=101', 'limit=x'])('refuse ?%s', async (query) => {
    const { status, body } = await owner.get(`${api.contactMessages()}?${query}`);
    expect([status, Object.keys(body.fields)]).toEqual([400, [query.split('=')[0]]]);
  });

  it('can be marked as read and unread, and keep the first time', async () => {
    const [id] = ids as [string];
    const readAt = new Date(now).toISOString();
    const read = await owner.put(adminApi.contactMessageRead(id), { read: true });
    expect([read.status, read.body.data.readDate]).toEqual([200, readAt]);
    now += 5_000;
    expect((await owner.put(adminApi.contactMessageRead(id), { read: true })).body.data.readDate).toBe(
      readAt,
    );
    expect((await owner.get(adminApi.overview())).body.data.messages.total).toBe(12);
    expect((await find(id)).readDate).toBe(readAt);
    expect((await owner.put(adminApi.contactMessageRead(id), { read: false })).body.data.readDate).toBeNull();
  });

  test.each([{}, { read: 'yes' }, { read: null }, { read: true, name: 'x' }])(
    'refuse the mark %j',
    async (body) => {
      expect((await owner.put(adminApi.contactMessageRead(ids[0]!), body)).status).toBe(400);
    },
  );

  test.each(['nobody', "x' or 1=1", '%00'])('are 404 as %s', async (id) => {
    expect((await owner.put(adminApi.contactMessageRead(id), { read: true })).status).toBe(404);
    expect((await owner.post(adminApi.contactMessageResend(id))).status).toBe(404);
  });

  it('come with the number of waiting mails, even without a mail server', async () => {
    expect((await owner.get(adminApi.mail())).body).toEqual({
      data: { configured: false, waiting: 13, failed: 0 },
    });
    const { status, body } = await owner.post(adminApi.contactMessageResend(ids[0]!));
    expect([status, body.data.mail]).toEqual([200, { state: 'off', attempts: 0 }]);
  });
});
