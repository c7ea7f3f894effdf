import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-05-01T10:00:00.000Z');

describe.each(databasesOrOnly('sqlite'))('limits on %s', (kind) => {
  let app: TestApp;
  let now: number;
  const { passwords } = quickPasswords();
  const open = (env: Record<string, string> = {}) =>
    createTestApp(kind, { passwords, now: () => new Date(now), env: { TRUST_PROXY: '1', ...env } });
  beforeEach(async () => {
    now = START;
    app = await open();
  });
  afterEach(() => app.close());

  const from = (address: string, headers = {}) => ({ 'x-forwarded-for': address, ...headers });
  const logIn = (email: string, password = 'wrong', address = '203.0.113.1', headers = {}) =>
    app.send('POST', '/api/auth/login', { email, password }, from(address, headers));
  const register = (email: string, address = '203.0.113.1') =>
    app.send(
      'POST',
      '/api/auth/register',
      { firstName: 'a', lastName: 'b', email, password: 'long enough' },
      from(address),
    );
  const times = async (count: number, call: (index: number) => Promise<{ status: number }>) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++) statuses.add((await call(index)).status);
    return [...statuses];
  };
  /** Each time from another address. */
  const fail = (email: string, count: number, net = '198.51') =>
    times(count, (index) => logIn(email, 'wrong', `${net}.${Math.floor(index / 9)}.${index}`));

  it('let an address try to log in ten times a minute', async () => {
    expect(await times(10, (index) => logIn(`${index}@example.com`))).toEqual([401]);
    const hebrew = await logIn('x@example.com');
    expect(hebrew.status).toBe(429);
    expect(hebrew.headers['retry-after']).toBe('60');
    expect(hebrew.body).toEqual({ error: expect.stringMatching(/[א-ת]/), code: 'too_many_requests' });
    now += 59_001;
    const english = await logIn('x@example.com', 'wrong', '203.0.113.1', { 'accept-language': 'en' });
    expect(english.headers['retry-after']).toBe('1');
    expect(english.body.error).toBe('Too many attempts. Please try again in a while.');
    expect((await logIn('x@example.com', 'wrong', '203.0.113.2')).status).toBe(401);
    now += 1_000;
    expect((await logIn('x@example.com')).status).toBe(401);
  });

  it('count registrations separately, and not malformed ones', async () => {
    expect(await times(10, (index) => register(`${index}@example.com`))).toEqual([201]);
    expect((await register('x@example.com')).status).toBe(429);
    expect((await register('x')).status).toBe(400);
    expect((await logIn('0@example.com', 'long enough')).status).toBe(200);
  });

  it('count an IPv6 address by its /64', async () => {
    const tries = (net: string) =>
      times(10, (index) => logIn(`${index}@example.com`, 'wrong', `${net}:${index}::1`));
    expect(await tries('2001:db8:1:2')).toEqual([401]);
    expect((await logIn('x@example.com', 'wrong', '2001:db8:1:2::99')).status).toBe(429);
    expect((await logIn('x@example.com', 'wrong', '2001:db8:1:3::99')).status).toBe(401);
  });

  it('can’t be exceeded by concurrent attempts', async () => {
    const all = await Promise.all(Array.from({ length: 30 }, (_, index) => logIn(`${index}@example.com`)));
    expect(all.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('are the same for several processes', async () => {
    const config = readConfig({ LOG_LEVEL: 'silent', TRUST_PROXY: '1' });
    const other = await buildApp({ config, db: app.db, passwords, now: () => new Date(now) });
    expect(await times(10, (index) => logIn(`${index}@example.com`))).toEqual([401]);
    const answer = await other.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: from('203.0.113.1'),
      payload: { email: 'x@example.com', password: 'wrong' },
    });
    expect(answer.statusCode).toBe(429);
    await other.close();
  });

  it('ignore forwarding headers without TRUST_PROXY', async () => {
    await app.close();
    app = await open({ TRUST_PROXY: '' });
    await times(10, (index) => logIn('x@example.com', 'wrong', `203.0.113.${index}`));
    expect((await logIn('y@example.com', 'wrong', '203.0.113.99')).status).toBe(429);
  });

  it('follow the settings', async () => {
    await app.close();
    app = await open({ LIMIT_LOGIN: '2', LIMIT_REGISTER: '1' });
    expect(await times(2, () => logIn('x@example.com'))).toEqual([401]);
    expect((await logIn('x@example.com')).status).toBe(429);
    expect((await register('a@example.com')).status).toBe(201);
    expect((await register('b@example.com')).status).toBe(429);
    await app.close();
    app = await open({ RATE_LIMIT: 'off' });
    expect(await times(25, () => logIn('x@example.com'))).toEqual([401]);
  });

  test.each(['dana@example.com', 'nobody@example.com'])(
    'stop the tries for %s after ten failures',
    async (email) => {
      await app.has.user({ email: 'dana@example.com' }, 'hash:right');
      expect(await fail(email, 10)).toEqual([401]);
      const refused = await logIn(email.toUpperCase(), 'right', '192.0.2.1');
      expect(refused.status).toBe(429);
      expect(refused.headers['retry-after']).toBe('900');
      now += 15 * MINUTE - 1;
      expect((await logIn(email, 'right', '192.0.2.1')).status).toBe(429);
      now += 1;
      expect((await logIn(email, 'right', '192.0.2.1')).status).toBe(email.startsWith('dana') ? 200 : 401);
    },
  );

  it('forget failures after an hour, and count no success', async () => {
    await app.has.user({ email: 'dana@example.com' }, 'hash:right');
    await fail('dana@example.com', 9);
    expect((await logIn('dana@example.com', 'right', '192.0.2.1')).status).toBe(200);
    now += 60 * MINUTE;
    expect(await fail('dana@example.com', 10, '198.52')).toEqual([401]);
    expect((await logIn('dana@example.com', 'wrong', '192.0.2.2')).status).toBe(429);
  });

  it('count an address separately from which the account has logged in within 90 days', async () => {
    await app.has.user({ email: 'dana@example.com' }, 'hash:right');
    expect((await logIn('dana@example.com', 'right', '192.0.2.1')).status).toBe(200);
    now += 89 * DAY;
    await fail('dana@example.com', 11);
    expect((await logIn('dana@example.com', 'right', '192.0.2.99')).status).toBe(429);
    expect((await logIn('dana@example.com', 'right', '192.0.2.1')).status).toBe(200);

    expect(await times(9, () => logIn('dana@example.com', 'wrong', '192.0.2.1'))).toEqual([401]);
    now += MINUTE;
    expect(await times(1, () => logIn('dana@example.com', 'wrong', '192.0.2.1'))).toEqual([401]);
    expect((await logIn('dana@example.com', 'right', '192.0.2.1')).status).toBe(429);

    now += 91 * DAY;
    await fail('dana@example.com', 11);
    expect((await logIn('dana@example.com', 'right', '192.0.2.1')).status).toBe(429);
  });

  it('store neither addresses nor emails, and delete what has expired', async () => {
    await app.has.user({ email: 'dana@example.com' }, 'hash:right');
    await logIn('dana@example.com', 'right', '192.0.2.1');
    await logIn('nobody@example.com', 'wrong', '192.0.2.1');
    const kept = async () => [
      ...(await app.db.selectFrom('attempt_counts').selectAll().execute()),
      ...(await app.db.selectFrom('login_addresses').selectAll().execute()),
    ];
    expect(JSON.stringify(await kept())).not.toMatch(/192\.0\.2|example/);
    now += 100 * DAY;
    await logIn('dana@example.com', 'right', '192.0.2.7');
    expect(await kept()).toHaveLength(3);
  });
});
