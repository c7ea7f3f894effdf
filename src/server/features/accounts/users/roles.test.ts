import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';
import { adminApi } from '#contract/admin-routes.ts';
import type { User } from '#contract/auth.ts';
import { api } from '#contract/routes.ts';
import { readConfig } from '#server/config.ts';
import { ensureFirstAdmin } from '../admins/admins.service.ts';

const CURRENT = 'correct horse';

describe.each(databasesOrOnly('postgres'))('a role on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  const { passwords, work } = quickPasswords();
  const lines: string[] = [];

  beforeEach(async () => {
    app = await createTestApp(kind, {
      passwords,
      env: { RATE_LIMIT: 'off', ADMIN_EMAIL: 'Owner@example.com' },
      logger: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    });
    owner = await app.as(await anAdmin({ email: 'owner@example.com' }));
    work.splice(0);
    lines.splice(0);
  });
  afterEach(() => app.close());

  const anAdmin = (values: Partial<User> = {}) =>
    app.has.user({ ...values, role: 'superAdmin' }, `hash:${CURRENT}`);
  const setRole = (by: TestUser, id: string, role: unknown, current: unknown = CURRENT) =>
    by.put(adminApi.userRole(id), { role, current });
  const statusOf = async (who: TestUser, path: string = adminApi.users()) => (await who.get(path)).status;
  const roleOf = async (id: string) =>
    (await app.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst())?.role;

  it('is given: the account is an admin at once, in the logins that it has', async () => {
    const dana = await app.as(await app.has.user());
    expect(await statusOf(dana)).toBe(403);
    const { status, body } = await setRole(owner, dana.user._id, 'superAdmin');
    expect([status, body]).toEqual([200, { data: { ...dana.user, role: 'superAdmin' } }]);
    expect(await statusOf(dana)).toBe(200);
  });

  it('is taken: all logins of the account end at once, and it is a customer', async () => {
    const second = await anAdmin();
    const [laptop, phone] = [await app.as(second), await app.as(second)];
    const { status, body } = await setRole(owner, second._id, 'user');
    expect([status, body]).toEqual([200, { data: { ...second, role: 'user' } }]);
    expect(await Promise.all([laptop, phone, owner].map((who) => statusOf(who)))).toEqual([401, 401, 200]);
    const login = await app.send('POST', api.login(), { email: second.email, password: CURRENT });
    expect([login.status, login.body.data.user.role]).toEqual([200, 'user']);
  });

  it('is given up by an admin who isn’t the last', async () => {
    const second = await app.as(await anAdmin());
    expect((await setRole(second, second.user._id, 'user')).status).toBe(200);
    expect(await statusOf(second, api.profile())).toBe(401);
    expect((await setRole(owner, owner.user._id, 'user')).body.code).toBe('last_admin');
  });

  it('never leaves the shop without an admin', async () => {
    const { status, body } = await setRole(owner, owner.user._id, 'user');
    expect([status, body.code]).toEqual([409, 'last_admin']);
    expect(await statusOf(owner)).toBe(200);
    expect(await roleOf(owner.user._id)).toBe('superAdmin');
  });

  it('is taken from all but one of admins who take it from one another at once', async () => {
    const admins = [owner, ...(await Promise.all([0, 1, 2].map(async () => app.as(await anAdmin()))))];
    const answers = await Promise.all(
      admins.flatMap((by) => admins.map(({ user }) => setRole(by, user._id, 'user'))),
    );
    const left = await Promise.all(admins.map(({ user }) => roleOf(user._id)));
    expect(left.filter((role) => role === 'superAdmin')).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 409].includes(status))).toBe(true);
  });

  it('that the account has already changes nothing and ends no login', async () => {
    const second = await app.as(await anAdmin());
    const dana = await app.as(await app.has.user());
    expect((await setRole(owner, second.user._id, 'superAdmin')).status).toBe(200);
    expect((await setRole(owner, dana.user._id, 'user')).status).toBe(200);
    expect(await statusOf(second)).toBe(200);
    expect(await statusOf(dana, api.profile())).toBe(200);
  });

  it('stays for a wrong own password, whoever it is about', async () => {
    const dana = await app.has.user();
    for (const current of ['wrong', '', `hash:${CURRENT}`])
      for (const id of [dana._id, owner.user._id, 'nobody']) {
        const { status, body } = await setRole(owner, id, 'superAdmin', current);
        expect([status, body.code]).toEqual([403, 'wrong_password']);
      }
    expect(work).toEqual(Array.from({ length: 9 }, () => 'verify'));
    expect(await roleOf(dana._id)).toBe('user');
    expect(await statusOf(owner)).toBe(200);
  });

  it('refuses a wrong form without checking anything', async () => {
    const dana = await app.has.user();
    const forms: [object, string][] = [
      [{ role: 'superAdmin' }, 'current'],
      [{ role: 'superAdmin', current: null }, 'current'],
      [{ role: 'superAdmin', current: 7 }, 'current'],
      [{ current: CURRENT }, 'role'],
      [{ role: 'owner', current: CURRENT }, 'role'],
      [{ role: ['superAdmin'], current: CURRENT }, 'role'],
      [{ role: 'superAdmin', current: CURRENT, email: 'x@example.com' }, 'email'],
    ];
    for (const [body, field] of forms) {
      const answer = await owner.put(adminApi.userRole(dana._id), body);
      expect([body, answer.status, Object.keys(answer.body.fields)]).toEqual([body, 400, [field]]);
    }
    expect(work).toEqual([]);
    expect(await roleOf(dana._id)).toBe('user');
  });

  it('of nobody is 404', async () => {
    for (const id of ['nobody', 'no id!', 'x'.repeat(65)])
      expect((await setRole(owner, id, 'superAdmin')).status).toBe(404);
  });

  it('is logged with who set it, without an address or a password', async () => {
    const dana = await app.has.user();
    await setRole(owner, dana._id, 'superAdmin');
    const line = lines.find((text) => text.includes('role'))!;
    expect(JSON.parse(line)).toMatchObject({ user: dana._id, role: 'superAdmin', by: owner.user._id });
    for (const hidden of [CURRENT, '@example.com', owner.token]) expect(lines.join('')).not.toContain(hidden);
  });

  it('that an admin took from ADMIN_EMAIL doesn’t keep the shop from starting', async () => {
    const second = await app.as(await anAdmin());
    const start = () =>
      ensureFirstAdmin({
        db: app.db,
        config: readConfig({ ADMIN_EMAIL: 'owner@example.com' }),
        passwords,
        now: () => new Date(),
      });
    expect((await setRole(second, owner.user._id, 'user')).status).toBe(200);
    expect(await start()).toBeNull();
    expect(await roleOf(owner.user._id)).toBe('user');
  });
});
