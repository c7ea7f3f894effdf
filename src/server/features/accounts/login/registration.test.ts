import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';

const DANA = {
  firstName: 'דנה',
  lastName: 'לוי',
  email: 'dana@example.com',
  password: 'correct horse',
  phoneNumber: '050-1234567',
};
const NOW = '2026-05-01T10:00:00.000Z';
const english = { 'accept-language': 'en' };

describe.each(databases)('registration on %s', (kind) => {
  let app: TestApp;
  let next = 0;
  beforeAll(async () => {
    const { passwords } = quickPasswords();
    app = await createTestApp(kind, { passwords, env: { RATE_LIMIT: 'off' }, now: () => new Date(NOW) });
  });
  afterAll(() => app.close());

  const register = (values: object, headers = {}) =>
    app.send(
      'POST',
      '/api/auth/register',
      { ...DANA, email: `new${next++}@example.com`, ...values },
      headers,
    );
  const countUsers = async () => (await app.db.selectFrom('users').select('id').execute()).length;

  it('creates an account and logs it in', async () => {
    const { status, body, headers } = await register({ email: DANA.email });
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('private, no-store');
    const { password: _password, ...told } = DANA;
    const user = {
      ...told,
      _id: expect.any(String),
      role: 'user',
      joinedDate: NOW,
      lastLoginDate: null,
      newsletter: false,
    };
    expect(body).toEqual({ data: { user, token: expect.stringMatching(/^[\w-]{43}$/) } });
    const profile = await app.get('/api/auth/profile', { authorization: `Bearer ${body.data.token}` });
    expect(profile.body).toEqual({
      data: {
        ...user,
        hasPassword: true,
        newsletterConsent: null,
        isEmailConfirmed: false,
        lang: null,
        newEmail: null,
        ownedTutorials: [],
      },
    });
    expect(profile.headers['cache-control']).toBe('private, no-store');
  });

  it('trims its input and stores no empty phone number', async () => {
    const typed = { firstName: ' Noa ', lastName: '\tBar\n', email: '  Noa@Example.com ', phoneNumber: '  ' };
    const { body } = await register(typed);
    expect(body.data.user).toMatchObject({
      firstName: 'Noa',
      lastName: 'Bar',
      email: 'Noa@Example.com',
      phoneNumber: null,
    });
    for (const phoneNumber of [null, undefined, '']) {
      expect((await register({ phoneNumber })).body.data.user.phoneNumber).toBeNull();
    }
  });

  test.each(['Dana@Example.COM', ' dana@example.com ', 'owner@shop.local', 'Owner@Shop.Local'])(
    'refuses %j, which is taken',
    async (email) => {
      const before = await countUsers();
      const hebrew = await register({ email });
      expect(hebrew.status).toBe(409);
      expect(hebrew.body).toEqual({ error: expect.stringMatching(/[א-ת]/), code: 'email_taken' });
      const { body } = await register({ email }, english);
      expect(body.error).toBe('There is already an account with this email. You can log in to it.');
      expect(await countUsers()).toBe(before);
    },
  );

  it('gives an email to only one of many concurrent calls', async () => {
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        register({ email: index % 2 ? 'Race@example.com' : 'race@example.com' }),
      ),
    );
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, ...Array<number>(7).fill(409)]);
  });

  test.each([
    [{ firstName: undefined }, 'firstName', 'This field is required.'],
    [{ firstName: '   ' }, 'firstName', 'This field is required.'],
    [{ lastName: '' }, 'lastName', 'This field is required.'],
    [{ lastName: null }, 'lastName', 'This field is required.'],
    [{ firstName: 'x'.repeat(201) }, 'firstName', 'The number of characters must be at most 200.'],
    [{ firstName: 'a\0b' }, 'firstName', 'This value isn’t valid.'],
    [{ firstName: 'a\nb' }, 'firstName', 'This value isn’t valid.'],
    [{ firstName: 'a\uD800' }, 'firstName', 'This value isn’t valid.'],
    [{ firstName: 5 }, 'firstName', 'This value isn’t valid.'],
    [{ email: undefined }, 'email', 'This field is required.'],
    [{ email: 'dana' }, 'email', 'Please enter an email address such as name@example.com.'],
    [{ email: 'a@b@c.com' }, 'email', 'Please enter an email address such as name@example.com.'],
    [{ email: `${'x'.repeat(250)}@a.co` }, 'email', 'The number of characters must be at most 254.'],
    [{ email: ['a@b.co'] }, 'email', 'This value isn’t valid.'],
    [{ password: '1234567' }, 'password', 'The number of characters must be at least 8.'],
    [{ password: 'x'.repeat(201) }, 'password', 'The number of characters must be at most 200.'],
    [{ password: 12_345_678 }, 'password', 'This value isn’t valid.'],
    [{ phoneNumber: '12345' }, 'phoneNumber', expect.stringContaining('050-1234567')],
    [{ phoneNumber: 501_234_567 }, 'phoneNumber', 'This value isn’t valid.'],
    [{ role: 'superAdmin' }, 'role', 'This field isn’t recognized.'],
    [{ isAdmin: true }, 'isAdmin', 'This field isn’t recognized.'],
    [{ _id: 'me' }, '_id', 'This field isn’t recognized.'],
    [{ confirmPassword: 'correct horse' }, 'confirmPassword', 'This field isn’t recognized.'],
  ])('refuses %o and makes nothing', async (values, field, sentence) => {
    const before = await countUsers();
    const { status, body } = await register(values, english);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid', fields: { [field]: sentence } });
    expect(Object.keys(body.fields)).toEqual([field]);
    const hebrew = await register(values);
    expect(hebrew.body.fields[field]).toMatch(/[א-ת]/);
    expect(await countUsers()).toBe(before);
  });

  test.each([[null], [[]], ['x'], [5], [[DANA]], [{}]])('refuses the body %j', async (body) => {
    const answer = await app.send('POST', '/api/auth/register', body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 400, code: 'invalid' });
  });

  it('refuses a missing body and another content type', async () => {
    expect((await app.send('POST', '/api/auth/register')).status).toBe(400);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.send('POST', '/api/auth/register', DANA, form)).status).toBe(415);
  });
});
