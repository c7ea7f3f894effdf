import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';

const OLD = 'correct horse';
const NEW = 'battery staple';

describe.each(databases)('an own account on %s', (kind) => {
  let app: TestApp;
  let dana: TestUser;
  const { passwords, work } = quickPasswords();
  const lines: string[] = [];

  beforeAll(async () => {
    app = await createTestApp(kind, {
      passwords,
      env: { RATE_LIMIT: 'off' },
      logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
    });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    dana = await app.as(await app.has.user({ phoneNumber: '050-1234567' }, `hash:${OLD}`));
    work.splice(0);
  });

  const statusOf = async (who: TestUser) => (await who.get(api.profile())).status;
  const logIn = async (password: string) =>
    (await app.send('POST', api.login(), { email: dana.user.email, password })).status;

  describe('its profile', () => {
    const change = (body: unknown, headers = {}) => dana.put(api.profile(), body, headers);

    test.each([
      [{}, {}],
      [{ firstName: ' דנה ' }, { firstName: 'דנה' }],
      [{ lastName: "O'Neil <b>" }, { lastName: "O'Neil <b>" }],
      [{ phoneNumber: '+44 20 7946 0958' }, { phoneNumber: '+44 20 7946 0958' }],
      [{ phoneNumber: '' }, { phoneNumber: null }],
      [{ phoneNumber: null }, { phoneNumber: null }],
      [
        { firstName: 'Noa', lastName: 'Levi', phoneNumber: '052-7654321' },
        { firstName: 'Noa', lastName: 'Levi', phoneNumber: '052-7654321' },
      ],
    ])('takes %j', async (body, changed) => {
      const { status, body: answer, headers } = await change(body);
      expect([status, answer]).toEqual([200, { data: { ...dana.user, ...changed } }]);
      expect(headers['cache-control']).toBe('private, no-store');
      expect((await dana.get(api.profile())).body.data).toMatchObject({ ...dana.user, ...changed });
    });

    test.each([
      [{ firstName: '' }, 'firstName'],
      [{ firstName: null }, 'firstName'],
      [{ firstName: 7 }, 'firstName'],
      [{ lastName: '\u200f ' }, 'lastName'],
      [{ lastName: 'a\u0007b' }, 'lastName'],
      [{ lastName: 'x'.repeat(201) }, 'lastName'],
      [{ phoneNumber: '12345' }, 'phoneNumber'],
      [{ phoneNumber: ['050-1234567'] }, 'phoneNumber'],
      [{ email: 'other@example.com' }, 'email'],
      [{ role: 'superAdmin' }, 'role'],
      [{ _id: 'other' }, '_id'],
      [{ newsletter: 'yes' }, 'newsletter'],
    ])('refuses %j and keeps what it had', async (wrong, field) => {
      const { status, body } = await change({ firstName: 'Noa', ...wrong });
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
      expect((await dana.get(api.profile())).body.data).toMatchObject(dana.user);
    });

    it('refuses what is no object', async () => {
      for (const body of [null, [], 'Noa', 7]) expect((await change(body)).status).toBe(400);
    });

    it('is found by its new name in the list of users', async () => {
      const owner = await app.as('superAdmin');
      await change({ firstName: 'Žofie', phoneNumber: '+420 601 123 456' });
      for (const q of ['žofie', '601123'])
        expect((await owner.get(`/api/users?q=${encodeURIComponent(q)}`)).body.data).toMatchObject([
          { _id: dana.user._id, firstName: 'Žofie' },
        ]);
    });

    it('keeps both of two concurrent changes', async () => {
      await Promise.all([change({ firstName: 'Noa' }), change({ lastName: 'Levi' })]);
      const { data } = (await dana.get(api.profile())).body;
      expect(data).toMatchObject({ firstName: 'Noa', lastName: 'Levi' });
    });
  });

  describe('its password', () => {
    const change = (body: unknown) => dana.put(accountApi.password(), body);

    it('is changed, and every other login ends', async () => {
      const [phone, other] = [await app.as(dana.user), await app.as(await app.has.user())];
      const { status, text } = await change({ current: OLD, password: NEW });
      expect([status, text]).toEqual([204, '']);
      expect(await Promise.all([dana, phone, other].map(statusOf))).toEqual([200, 401, 200]);
      expect(await Promise.all([OLD, NEW].map(logIn))).toEqual([401, 200]);
    });

    it('stays when the current one is wrong, as do the logins', async () => {
      const phone = await app.as(dana.user);
      for (const current of [NEW, '', `hash:${OLD}`, OLD.toUpperCase(), '\0']) {
        const { status, body } = await change({ current, password: NEW });
        expect([status, body]).toEqual([
          403,
          { error: expect.stringMatching(/[א-ת]/), code: 'wrong_password' },
        ]);
      }
      expect(work).toEqual(Array.from({ length: 5 }, () => 'verify'));
      expect(await Promise.all([dana, phone].map(statusOf))).toEqual([200, 200]);
      expect(await logIn(OLD)).toBe(200);
    });

    it('is set first without a current one, and ends the other logins', async () => {
      const user = await app.has.user({}, '');
      const [here, elsewhere] = [await app.as(user), await app.as(user)];
      expect((await here.get(api.profile())).body.data.hasPassword).toBe(false);
      const both = await Promise.all([1, 2].map(() => here.put(accountApi.password(), { password: NEW })));
      expect(both.filter(({ status }) => status === 204)).toHaveLength(1);
      expect((await here.get(api.profile())).body.data.hasPassword).toBe(true);
      expect(await statusOf(elsewhere)).toBe(401);
      expect((await here.put(accountApi.password(), { password: NEW })).status).toBe(400);
    });

    test.each([
      [{ password: NEW }, 'current'],
      [{ current: null, password: NEW }, 'current'],
      [{ current: { $ne: '' }, password: NEW }, 'current'],
      [{ current: 'x'.repeat(201), password: NEW }, 'current'],
      [{ current: OLD }, 'password'],
      [{ current: OLD, password: 'seven77' }, 'password'],
      [{ current: OLD, password: 'x'.repeat(201) }, 'password'],
      [{ current: OLD, password: NEW, token: 'x' }, 'token'],
    ])('refuses the form of %j without checking anything', async (body, field) => {
      const answer = await change(body);
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
      expect(work).toEqual([]);
      expect(await statusOf(dana)).toBe(200);
    });

    it('is changed by one of two logins at once', async () => {
      const phone = await app.as(dana.user);
      const both = await Promise.all(
        [dana, phone].map((who, index) =>
          who.put(accountApi.password(), { current: OLD, password: `${NEW} ${index}` }),
        ),
      );
      const won = both.findIndex(({ status }) => status === 204);
      expect(both.map(({ status }) => status).toSorted()).toEqual([204, expect.toBeOneOf([401, 403])]);
      expect(await logIn(`${NEW} ${won}`)).toBe(200);
      expect(await logIn(OLD)).toBe(401);
    });
  });

  it('ends its other logins, and nobody else’s', async () => {
    const [phone, other] = [await app.as(dana.user), await app.as(await app.has.user())];
    const { status, text } = await dana.post(accountApi.logoutOthers());
    expect([status, text]).toEqual([204, '']);
    expect(await Promise.all([dana, phone, other].map(statusOf))).toEqual([200, 401, 200]);
    expect((await phone.post(accountApi.logoutOthers())).status).toBe(401);
    expect((await dana.post(accountApi.logoutOthers(), { all: true })).status).toBe(400);
  });

  it('leaves no password and no token in the log', async () => {
    await dana.put(accountApi.password(), { current: 'a guess of mine', password: NEW });
    await dana.put(accountApi.password(), { current: OLD, password: NEW });
    for (const hidden of ['a guess of mine', OLD, NEW, dana.token, 'hash:'])
      expect(lines.join('')).not.toContain(hidden);
    expect(lines.join('')).toContain(accountApi.password());
  });
});
