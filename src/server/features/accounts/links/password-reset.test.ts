import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';
import { type MailedApp, createMailedApp, tokenIn } from '#test/mailed-app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-05-01T10:00:00.000Z');
const EMAIL = 'dana@example.com';
const NEW = 'battery staple';

describe.each(databasesOrOnly('postgres'))('a forgotten password on %s', (kind) => {
  let app: MailedApp;
  let now: number;
  const { passwords } = quickPasswords();
  const open = (env: Record<string, string> = {}) =>
    createMailedApp(kind, { passwords, now: () => new Date(now), env: { RATE_LIMIT: 'off', ...env } });
  beforeEach(async () => {
    now = START;
    app = await open();
  });
  afterEach(() => app.close());

  const forgot = (email: string, more = {}) =>
    app.send('POST', accountApi.passwordLink(), { email, ...more });
  const reset = (token: unknown, password: unknown = NEW) =>
    app.send('POST', accountApi.passwordReset(), { token, password });
  const logIn = async (password: string) =>
    (await app.send('POST', api.login(), { email: EMAIL, password })).status;
  const dana = () => app.has.user({ email: EMAIL }, 'hash:old password');
  const linkFor = async (email: string) => {
    expect((await forgot(email)).status).toBe(202);
    return tokenIn(await app.newestTo(EMAIL));
  };

  it('is replaced by a mailed link, which logs in, ends every login before and is told', async () => {
    const user = await dana();
    const before = await app.as(user);
    const { status, body, headers } = await reset(await linkFor('DANA@example.com'));
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.data.user).toMatchObject({ _id: user._id, email: EMAIL });
    expect((await before.get(api.profile())).status).toBe(401);
    const profile = await app.get(api.profile(), { authorization: `Bearer ${body.data.token}` });
    expect(profile.body.data).toMatchObject({ hasPassword: true, isEmailConfirmed: true });
    expect([await logIn('old password'), await logIn(NEW)]).toEqual([401, 200]);
    const { subject, text } = await app.newestTo(EMAIL);
    expect(subject).toContain('הוחלפה');
    expect(text).toContain('/forgot-password');
  });

  it('refuses a password that is guessed early, and its link still holds', async () => {
    await dana();
    const token = await linkFor(EMAIL);
    for (const weak of ['password', 'dana2026', 'hammer & paper']) {
      const { status, body } = await reset(token, weak);
      expect([status, Object.keys(body.fields)]).toEqual([400, ['password']]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  it('gives a password to an account that a code has made', async () => {
    await app.has.user({ email: EMAIL }, '');
    await reset(await linkFor(EMAIL));
    expect(await logIn(NEW)).toBe(200);
  });

  test.each([
    ['he', 'https://shop.example/reset-password?token='],
    ['en', 'https://shop.example/en/reset-password?token='],
  ])('is mailed in %s', async (lang, address) => {
    await app.close();
    app = await open({ PUBLIC_URL: 'https://shop.example' });
    await dana();
    await forgot(EMAIL, { lang });
    expect((await app.newestTo(EMAIL)).text).toContain(address);
  });

  it('is answered alike for an address without an account, which gets no mail', async () => {
    await dana();
    const answers = [await forgot(EMAIL), await forgot('nobody@example.com')];
    await app.sent();
    expect(app.mails.map(({ envelope }) => envelope.to)).toEqual([[EMAIL]]);
    expect(answers[0]!.text).toBe(answers[1]!.text);
    const jobs = await app.db.selectFrom('jobs').select('attempts').execute();
    expect(new Set(jobs.map(({ attempts }) => attempts)).size).toBe(1);
  });

  it('has links of one use, also at the same moment', async () => {
    await dana();
    const token = await linkFor(EMAIL);
    const all = await Promise.all([1, 2, 3].map(() => reset(token)));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect((await reset(token)).body.code).toBe('link_ended');
  });

  it('has links that end with a newer one, after an hour, and with another change', async () => {
    const user = await dana();
    const [first, second] = [await linkFor(EMAIL), await linkFor(EMAIL)];
    expect((await reset(first)).status).toBe(410);
    now += 60 * MINUTE;
    expect((await reset(second)).status).toBe(410);
    const third = await linkFor(EMAIL);
    const me = await app.as(user);
    const changed = await me.put(accountApi.password(), { current: 'old password', password: NEW });
    expect(changed.status).toBe(204);
    expect((await reset(third, 'a thief was here')).status).toBe(410);
    expect(await logIn(NEW)).toBe(200);
  });

  it('opens nothing after the account is gone', async () => {
    const user = await dana();
    const token = await linkFor(EMAIL);
    await (await app.as(user)).delete(accountApi.account(), {}, { current: 'old password' });
    expect((await reset(token)).status).toBe(410);
  });

  it('keeps no token where it could be read', async () => {
    await dana();
    const token = await linkFor(EMAIL);
    for (const table of ['jobs', 'account_links'] as const)
      expect(JSON.stringify(await app.db.selectFrom(table).selectAll().execute())).not.toContain(token);
  });

  test.each(['', 'x', 'a'.repeat(43), '%00', '\u0000'.repeat(43), '../'.repeat(20)])(
    'has no link %j',
    async (token) => expect((await reset(token)).status).toBe(410),
  );

  test.each([
    [{ password: NEW }, 'token'],
    [{ token: 7, password: NEW }, 'token'],
    [{ token: 'x'.repeat(201), password: NEW }, 'token'],
    [{ token: 'x', password: 'short' }, 'password'],
    [{ token: 'x', password: NEW, email: EMAIL }, 'email'],
  ])('refuses %j', async (body, field) => {
    const answer = await app.send('POST', accountApi.passwordReset(), body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
  });

  it('counts its mails together with the codes', async () => {
    await app.close();
    app = await open({ RATE_LIMIT: 'on', LIMIT_LOGIN: '100' });
    await dana();
    for (let time = 0; time < 4; time++) {
      await forgot(EMAIL);
      await app.send('POST', accountApi.code(), { email: EMAIL });
    }
    await app.sent();
    expect(app.mails).toHaveLength(5);
  });

  it('is no way around the limit of logins', async () => {
    await app.close();
    app = await open({ RATE_LIMIT: 'on', LIMIT_LOGIN: '3' });
    for (let time = 0; time < 3; time++) expect((await reset('x')).status).toBe(410);
    expect((await reset('x')).status).toBe(429);
    expect((await forgot(EMAIL)).status).toBe(429);
  });
});
