import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';
import { readConfig } from '#server/config.ts';
import { ShopSettings } from '../../settings/shop-settings.ts';
import { createAdmin, ensureFirstAdmin, setPassword } from './admins.service.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');

describe.each(databasesOrOnly('postgres'))('the superAdmin on %s', (kind) => {
  let app: TestApp;
  const { passwords } = quickPasswords();
  beforeEach(async () => {
    app = await createTestApp(kind, { passwords, env: { RATE_LIMIT: 'off' } });
  });
  afterEach(() => app.close());

  const options = (env: Record<string, string> = {}) => {
    const config = readConfig(env);
    const settings = new ShopSettings(app.db, app.catalogue, config);
    return { db: app.db, config, settings, passwords, now: () => NOW };
  };
  const start = (env: Record<string, string> = {}) => ensureFirstAdmin(options(env));
  const MADE = { generated: null, weakness: null };
  const logIn = async (email: string, password: string) => {
    const { status, body } = await app.send('POST', '/api/auth/login', { email, password });
    return status === 200 ? body.data.user.role : status;
  };
  const typed = (password: string) => async () => password;

  it('is created by a start from the settings', async () => {
    const env = { ADMIN_EMAIL: 'Maker@example.com', ADMIN_PASSWORD: 'made of silver' };
    expect(await start(env)).toEqual(MADE);
    expect(await logIn('maker@example.com', 'made of silver')).toBe('superAdmin');
    const [user] = await app.db.selectFrom('users').selectAll().execute();
    expect(user).toMatchObject({ email: 'Maker@example.com', first_name: 'פטיש ונייר', last_name: '' });
  });

  it('gets a generated password if none is set', async () => {
    const made = await start();
    expect(made).toEqual({
      generated: expect.stringMatching(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/),
      weakness: null,
    });
    expect(await logIn('owner@shop.local', made!.generated!)).toBe('superAdmin');
  });

  it.each([
    ['password1', 'common_password'],
    ['Maker-2026!', 'own_words'],
  ])('with the weak password %s is created, and said to have it', async (ADMIN_PASSWORD, weakness) => {
    expect(await start({ ADMIN_EMAIL: 'maker@example.com', ADMIN_PASSWORD })).toEqual({ ...MADE, weakness });
    expect(await logIn('maker@example.com', ADMIN_PASSWORD)).toBe('superAdmin');
  });

  it('is created once by two concurrent starts, and never again', async () => {
    const both = await Promise.all([start(), start()]);
    expect(both.filter((made) => made !== null)).toHaveLength(1);
    expect(await start({ ADMIN_EMAIL: 'other@example.com', ADMIN_PASSWORD: 'another one' })).toBeNull();
    const users = await app.db.selectFrom('users').select('email').execute();
    expect(users).toEqual([{ email: 'owner@shop.local' }]);
  });

  it('is never a customer promoted by a start', async () => {
    await app.has.user({ email: 'dana@example.com' });
    const refused = 'ADMIN_EMAIL Dana@example.com belongs to an account that is not a superAdmin.';
    await expect(start({ ADMIN_EMAIL: 'Dana@example.com' })).rejects.toThrow(refused);
    await start();
    await expect(start({ ADMIN_EMAIL: 'Dana@example.com' })).rejects.toThrow(refused);
    const users = await app.db.selectFrom('users').select(['email', 'role']).execute();
    expect(users).toContainEqual({ email: 'dana@example.com', role: 'user' });
  });

  it('is created by the command, from an existing account only with --replace', async () => {
    const noa = { email: 'noa@example.com', replace: false, password: typed('the first one') };
    await createAdmin(options(), noa);
    expect(await logIn('noa@example.com', 'the first one')).toBe('superAdmin');

    const dana = await app.as(await app.has.user({ email: 'dana@example.com' }, 'hash:her own'));
    const create = (replace: boolean) =>
      createAdmin(options(), { email: 'DANA@example.com', replace, password: typed('a new one') });
    await expect(create(false)).rejects.toThrow('--replace');
    expect(await logIn('dana@example.com', 'her own')).toBe('user');
    await create(true);
    expect(await logIn('dana@example.com', 'her own')).toBe(401);
    expect(await logIn('dana@example.com', 'a new one')).toBe('superAdmin');
    expect((await dana.get('/api/auth/profile')).status).toBe(401);
  });

  it('gets no password from the command that is guessed early', async () => {
    const create = (password: string) =>
      createAdmin(options(), { email: 'noa@example.com', replace: false, password: typed(password) });
    await expect(create('Password1')).rejects.toThrow('Many people use this password');
    await expect(create('HammerPaper1')).rejects.toThrow('made of a name or the email');
    await app.has.user({ email: 'dana@example.com' }, 'hash:password1');
    const set = setPassword(options(), { email: 'dana@example.com', password: typed('dana@example.com') });
    await expect(set).rejects.toThrow('made of a name or the email');
    expect(await logIn('dana@example.com', 'password1')).toBe('user');
  });

  it("sets anyone's password, which ends their logins and nobody else's", async () => {
    const [dana, noa] = [
      await app.as(await app.has.user({ email: 'dana@example.com' })),
      await app.as(await app.has.user()),
    ];
    await setPassword(options(), { email: 'dana@example.com', password: typed('a new one') });
    expect(await logIn('dana@example.com', 'a new one')).toBe('user');
    expect((await dana.get('/api/auth/profile')).status).toBe(401);
    expect((await noa.get('/api/auth/profile')).status).toBe(200);
    const unknown = setPassword(options(), { email: 'x@example.com', password: typed('a new one') });
    await expect(unknown).rejects.toThrow('x@example.com has no account.');
  });
});
