import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';

const MINUTE = 60_000;

describe.each(databasesOrOnly('sqlite'))('the tries of an own password on %s', (kind) => {
  let app: TestApp;
  let dana: TestUser;
  let now: number;
  const { passwords } = quickPasswords();

  beforeEach(async () => {
    now = Date.parse('2026-05-01T10:00:00.000Z');
    app = await createTestApp(kind, { passwords, now: () => new Date(now), env: { TRUST_PROXY: '1' } });
    dana = await app.as(await app.has.user({ role: 'superAdmin' }, 'hash:right'));
  });
  afterEach(() => app.close());

  const change = (current: string, address = '203.0.113.1', who = dana) =>
    who.put(accountApi.password(), { current, password: 'right one' }, { 'x-forwarded-for': address });
  const fail = async (count: number, call = change) => {
    const statuses = new Set<number>();
    for (let index = 0; index < count; index++)
      statuses.add((await call('wrong', `198.51.${Math.floor(index / 9)}.${index}`)).status);
    return [...statuses];
  };

  it('are ten a minute from an address', async () => {
    const others = await Promise.all(
      Array.from({ length: 10 }, async () => app.as(await app.has.user({}, 'hash:right'))),
    );
    for (const who of others) expect((await change('wrong', '203.0.113.1', who)).status).toBe(403);
    const refused = await change('right');
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '60',
    ]);
    expect((await change('right', '203.0.113.2')).status).toBe(204);
    now += MINUTE;
    expect((await change('right one')).status).toBe(204);
  });

  it('stop after ten wrong ones for the account, and begin again after 15 minutes', async () => {
    expect(await fail(10)).toEqual([403]);
    const refused = await change('right', '192.0.2.1');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await dana.get(api.profile())).status).toBe(200);
    now += 15 * MINUTE;
    expect((await change('right', '192.0.2.1')).status).toBe(204);
  });

  it('can’t be exceeded by concurrent ones', async () => {
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, index) => change('wrong', `192.0.2.${index}`)),
    );
    expect(all.filter(({ status }) => status === 403)).toHaveLength(10);
  });

  it('count together for a password and a role', async () => {
    const path = adminApi.userRole((await app.has.user())._id);
    const setRole = (current: string, address?: string) =>
      dana.put(path, { role: 'superAdmin', current }, { 'x-forwarded-for': address });
    expect(await fail(5)).toEqual([403]);
    expect(await fail(5, setRole)).toEqual([403]);
    expect((await setRole('right', '192.0.2.1')).status).toBe(429);
    expect((await change('right', '192.0.2.1')).status).toBe(429);
  });

  it('don’t depend on a stranger’s failed logins', async () => {
    for (let index = 0; index < 11; index++)
      await app.send(
        'POST',
        api.login(),
        { email: dana.user.email, password: 'wrong' },
        { 'x-forwarded-for': `192.0.2.${index}` },
      );
    expect((await change('right')).status).toBe(204);
  });

  it('don’t count a right one', async () => {
    expect(await fail(9)).toEqual([403]);
    expect((await change('right', '192.0.2.1')).status).toBe(204);
    expect((await change('wrong', '192.0.2.2')).status).toBe(403);
    expect((await change('right one', '192.0.2.3')).status).toBe(429);
  });
});
