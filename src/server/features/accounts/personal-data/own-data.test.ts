import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';
import type { TestUser } from '#test/app.ts';
import { type MailedApp, codeIn, createMailedApp } from '#test/mailed-app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { anOrder } from '#test/orders.ts';
import { quickPasswords } from '#test/passwords.ts';

const EMAIL = 'dana@example.com';
const PASSWORD = 'correct horse';

describe.each(databasesOrOnly('postgres'))('own data on %s', (kind) => {
  let app: MailedApp;
  let dana: TestUser;
  const { passwords } = quickPasswords();
  beforeEach(async () => {
    app = await createMailedApp(kind, { passwords, env: { RATE_LIMIT: 'off' } });
    const registration = { firstName: 'Dana', lastName: 'Levi', email: EMAIL, password: PASSWORD };
    const { body } = await app.send('POST', api.register(), registration);
    dana = await app.as(body.data.user);
    const message = { name: 'Dana', email: EMAIL, subject: 'Ring', message: 'How long does it take?' };
    await app.send('POST', api.contactMessages(), message);
  });
  afterEach(() => app.close());

  const codeFor = async (email: string) => {
    await app.send('POST', accountApi.code(), { email });
    return codeIn(await app.newestTo(email));
  };
  const confirmEmail = async () =>
    app.send('POST', accountApi.codeCheck(), { email: EMAIL, code: await codeFor(EMAIL) });
  const copy = async () => {
    const answer = await dana.get(accountApi.copy());
    return { ...answer, data: JSON.parse(answer.text) };
  };
  const leave = (body: unknown, who = dana) => who.delete(accountApi.account(), {}, body);
  const messages = () => app.db.selectFrom('contact_messages').selectAll().execute();

  it('is one file', async () => {
    const { status, headers, data } = await copy();
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d{4}-\d\d-\d\d\.json"$/);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(data.account).toEqual(dana.user);
    expect(data.logins).toHaveLength(2);
  });

  it('has what was written under the email only once the email is confirmed', async () => {
    expect((await copy()).data.messages).toEqual([]);
    await confirmEmail();
    expect((await copy()).data.messages).toMatchObject([{ subject: 'Ring' }]);
  });

  it('is nobody else’s', async () => {
    expect((await app.get(accountApi.copy())).status).toBe(401);
    expect((await app.send('DELETE', accountApi.account(), { current: PASSWORD })).status).toBe(401);
  });

  it('is deleted by the password, without what may be another’s', async () => {
    expect((await leave({ current: PASSWORD })).status).toBe(204);
    expect((await dana.get(api.profile())).status).toBe(401);
    expect((await app.send('POST', api.login(), { email: EMAIL, password: PASSWORD })).status).toBe(401);
    expect(await messages()).toHaveLength(1);
  });

  it('is deleted by a code, with what was written under the email', async () => {
    const code = await codeFor(EMAIL);
    expect((await leave({ code })).status).toBe(204);
    expect(await messages()).toEqual([]);
    expect(await app.db.selectFrom('users').selectAll().where('email_key', '=', EMAIL).execute()).toEqual([]);
  });

  test.each([
    [{}, 400, 'invalid'],
    [{ current: 'wrong one' }, 403, 'wrong_password'],
    [{ code: '12345' }, 400, 'invalid'],
    [{ current: PASSWORD, email: 'other@example.com' }, 400, 'invalid'],
  ])('stays after %j', async (body, status, code) => {
    const answer = await leave(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await dana.get(api.profile())).status).toBe(200);
  });

  it('stays after a wrong code, a used one and one of another address', async () => {
    const right = await codeFor(EMAIL);
    const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
    const others = await codeFor('other@example.com');
    for (const code of others === right ? [wrong] : [wrong, others])
      expect((await leave({ code })).status).toBe(401);
    await app.send('POST', accountApi.codeCheck(), { email: EMAIL, code: right });
    expect((await leave({ code: right })).status).toBe(401);
    expect((await dana.get(api.profile())).status).toBe(200);
  });

  it('of an account without a password takes a code', async () => {
    const bare = await app.as(await app.has.user({ email: 'code@example.com' }, ''));
    expect((await leave({}, bare)).body.fields).toHaveProperty('code');
    expect((await leave({ current: '' }, bare)).status).toBe(400);
    expect((await leave({ code: await codeFor('code@example.com') }, bare)).status).toBe(204);
  });

  test.each(['pending', 'confirmed'] as const)('stays while an order is %s', async (state) => {
    await anOrder(app, { customer: dana.user, state });
    const { status, body } = await leave({ current: PASSWORD });
    expect([status, body.code]).toEqual([409, 'in_use']);
  });

  it('goes with a settled order, which stays without the person', async () => {
    await anOrder(app, { customer: dana.user, state: 'cancelled' });
    expect((await leave({ current: PASSWORD })).status).toBe(204);
    const order = await app.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ user_id: null, email: '', first_name: '' });
  });

  it('of who runs the shop stays', async () => {
    const admin = await app.as(
      await app.has.user({ email: 'noa@example.com', role: 'superAdmin' }, `hash:${PASSWORD}`),
    );
    expect((await leave({ current: PASSWORD }, admin)).status).toBe(403);
  });

  it('is erased once, when asked for twice at the same moment', async () => {
    const all = await Promise.all([leave({ current: PASSWORD }), leave({ current: PASSWORD })]);
    expect(all.map(({ status }) => status).sort()).toEqual([204, expect.toBeOneOf([400, 401, 403])]);
  });

  it('is copied while it changes', async () => {
    const all = await Promise.all([
      copy(),
      dana.put(api.profile(), { firstName: 'Noa' }),
      copy(),
      leave({ current: PASSWORD }),
    ]);
    const gone = expect.toBeOneOf([200, 401]);
    expect(all.map(({ status }) => status)).toEqual([gone, gone, gone, 204]);
  });
});
