import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { pick, seededRandom } from '#test/lists.ts';
import { quickPasswords } from '#test/passwords.ts';
import type { User } from '#contract/auth.ts';
import { Passwords } from './passwords.ts';

const NOW = '2026-05-01T10:00:00.000Z';
const english = { 'accept-language': 'en' };

describe.each(databases)('login on %s', (kind) => {
  let app: TestApp;
  let dana: User;
  const { passwords, work } = quickPasswords();
  const lines: string[] = [];

  beforeAll(async () => {
    app = await createTestApp(kind, {
      passwords,
      env: { RATE_LIMIT: 'off' },
      logger: { level: 'trace', stream: { write: (line) => void lines.push(line) } },
      now: () => new Date(NOW),
    });
    dana = await app.has.user({ email: 'Dana@example.com' }, 'hash:correct horse');
  });
  afterAll(() => app.close());
  beforeEach(() => void work.splice(0));

  const logIn = (email: unknown, password: unknown, headers = {}) =>
    app.send('POST', '/api/auth/login', { email, password }, headers);
  const profile = (token: string) => app.get('/api/auth/profile', { authorization: `Bearer ${token}` });

  test.each(['Dana@example.com', 'dana@example.com', ' DANA@EXAMPLE.COM '])('accepts %j', async (email) => {
    const { status, body, headers } = await logIn(email, 'correct horse');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const user = { ...dana, lastLoginDate: NOW };
    expect(body).toEqual({ data: { token: expect.stringMatching(/^[\w-]{43}$/), user } });
    expect((await profile(body.data.token)).body.data).toEqual({
      ...user,
      hasPassword: true,
      newsletterConsent: null,
      isEmailConfirmed: false,
      lang: null,
      newEmail: null,
      ownedTutorials: [],
    });
  });

  it('answers an unknown email as it does a wrong password, after the same work', async () => {
    const answers = [];
    for (const email of ['dana@example.com', 'nobody@example.com', 'no email', '', 'a\0b', '\uD800'])
      for (const headers of [{}, english]) answers.push(await logIn(email, 'wrong', headers));
    expect(work).toEqual(answers.map(() => 'verify'));
    for (const [index, { status, text }] of answers.entries())
      expect({ status, text }).toEqual({ status: 401, text: answers[index % 2]!.text });
    expect(answers[0]!.body).toEqual({ error: expect.stringMatching(/[א-ת]/), code: 'bad_credentials' });
    expect(answers[1]!.body.error).toBe('The email or password is incorrect. Please try again.');
  });

  it('never accepts a hash as the password', async () => {
    expect((await logIn('dana@example.com', 'hash:correct horse')).status).toBe(401);
  });

  test.each([
    [{ email: 'dana@example.com' }, 'password'],
    [{ password: 'x' }, 'email'],
    [{ email: { $ne: '' }, password: 'x' }, 'email'],
    [{ email: 'a', password: 'x', role: 'superAdmin' }, 'role'],
    [{ email: 'x'.repeat(255), password: 'x' }, 'email'],
    [{ email: 'a', password: 'x'.repeat(201) }, 'password'],
  ])('refuses the form of %j', async (body, field) => {
    const answer = await app.send('POST', '/api/auth/login', body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
    expect(work).toEqual([]);
  });

  it('ends on the server with a logout, for that token only', async () => {
    const [first, second] = [await logIn('dana@example.com', 'correct horse'), await app.as(dana)];
    const authorization = `Bearer ${first.body.data.token}`;
    const { status, text } = await app.send('POST', '/api/auth/logout', undefined, { authorization });
    expect({ status, text }).toEqual({ status: 204, text: '' });
    expect((await profile(first.body.data.token)).status).toBe(401);
    expect((await app.send('POST', '/api/auth/logout', undefined, { authorization })).status).toBe(401);
    expect((await second.get('/api/auth/profile')).status).toBe(200);
    expect((await second.post('/api/auth/logout', {})).status).toBe(204);
  });

  it('lists the user’s tutorials in the profile', async () => {
    const { _id } = await app.has.tutorial({ price: 50 });
    await (await app.as('superAdmin')).put(`/api/tutorials/${_id}/owners/${dana._id}`);
    expect((await (await app.as(dana)).get('/api/auth/profile')).body.data.ownedTutorials).toEqual([_id]);
  });

  it('never fails on malformed bodies, and writes nothing secret to the log', async () => {
    const random = seededRandom(9);
    const secret = 'a secret that nobody reads';
    const values = [
      secret,
      '',
      '\0',
      '\uDFFF',
      'א'.repeat(300),
      null,
      true,
      1e308,
      -0,
      [],
      [[]],
      {},
      { a: 1 },
    ];
    const names = [
      'email',
      'password',
      'firstName',
      'lastName',
      'phoneNumber',
      'role',
      '',
      'constructor',
      'toString',
    ];
    for (let round = 0; round < 150; round++) {
      const body = Object.fromEntries(
        names.filter(() => random() < 0.6).map((name) => [name, pick(random, values)]),
      );
      const path = pick(random, ['login', 'register', 'logout']);
      const headers = { authorization: `Bearer ${pick(random, [secret, 'x', '\u00FF'])}` };
      const { status, text } = await app.send('POST', `/api/auth/${path}`, body, headers);
      expect([path, body, status, text]).toEqual([path, body, expect.toSatisfy((code) => code < 500), text]);
    }
    const token = (await logIn('dana@example.com', 'correct horse')).body.data.token;
    await profile(token);
    await logIn('dana@example.com', secret);
    for (const hidden of [secret, token, 'correct horse', 'hash:'])
      expect(lines.join('')).not.toContain(hidden);
    expect(lines.length).toBeGreaterThan(150);
  });
});

describe('a password', () => {
  it('is stored as argon2id, at the same cost as the hash for unknown accounts', async () => {
    const verified: string[] = [];
    const hash = await new Passwords().hash('סיסמה ארוכה');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await new Passwords().verify(hash, 'סיסמה ארוכה')).toBe(true);
    expect(await new Passwords().verify(hash, 'סיסמה ארוכה ')).toBe(false);
    expect(await new Passwords().verify(null, 'x')).toBe(false);
    const verify = async (against: string) => verified.push(against) > 0;
    const spied = new Passwords({ argon2: { hash: async () => '', verify } });
    expect(await spied.verify(null, 'x')).toBe(false);
    expect(verified[0]!.split('$').slice(0, 4)).toEqual(hash.split('$').slice(0, 4));
  });

  it('is the same however its letters are composed', async () => {
    const { passwords } = quickPasswords();
    expect(await passwords.verify(await passwords.hash('caf\u00E9 noir'), 'cafe\u0301 noir')).toBe(true);
  });

  it('waits in a queue of limited length', async () => {
    let done = () => {};
    const hash = () => new Promise<string>((resolve) => (done = () => resolve('h')));
    const slow = new Passwords({ argon2: { hash, verify: async () => true }, concurrency: 1, maxQueued: 1 });
    const [first, second] = [slow.hash('a'), slow.verify('h', 'b')];
    await expect(slow.verify('h', 'c')).rejects.toMatchObject({ code: 'overloaded' });
    done();
    expect([await first, await second]).toEqual(['h', true]);
    expect(await slow.verify('h', 'd')).toBe(true);
  });
});

describe('a flood of logins', () => {
  it('is answered 503 with Retry-After, and doesn’t count as failures', async () => {
    const app = await createTestApp('sqlite', {
      passwords: new Passwords({
        argon2: { hash: async () => '', verify: () => new Promise(() => {}) },
        concurrency: 1,
        maxQueued: 0,
      }),
      env: { LIMIT_LOGIN: '1000' },
    });
    const logIn = () => app.send('POST', '/api/auth/login', { email: 'a@b.co', password: 'x' });
    void logIn();
    const answers = await Promise.all(Array.from({ length: 20 }, logIn));
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(15);
    expect(busy[0]!.headers['retry-after']).toBe('5');
    expect(busy[0]!.body.code).toBe('overloaded');
    const counted = () => app.db.selectFrom('attempt_counts').selectAll().orderBy('key').execute();
    const before = await counted();
    expect(before.map(({ count }) => count)).toContain(1);
    await logIn();
    expect(await counted()).toEqual(before);
    await app.close();
  });
});
