import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';
import type { TestUser } from '#test/app.ts';
import { type MailedApp, createMailedApp, tokenIn } from '#test/mailed-app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { quickPasswords } from '#test/passwords.ts';

const HOUR = 60 * 60_000;
const START = Date.parse('2026-05-01T10:00:00.000Z');
const OLD = 'dana@example.com';
const NEW = 'Dana+new@example.com';
const PASSWORD = 'correct horse';

describe.each(databasesOrOnly('postgres'))('a new email on %s', (kind) => {
  let app: MailedApp;
  let now: number;
  let dana: TestUser;
  const { passwords } = quickPasswords();
  const open = async (env: Record<string, string> = {}) => {
    app = await createMailedApp(kind, {
      passwords,
      now: () => new Date(now),
      env: { RATE_LIMIT: 'off', ...env },
    });
    dana = await app.as(await app.has.user({ email: OLD }, `hash:${PASSWORD}`));
  };
  beforeEach(async () => {
    now = START;
    await open();
  });
  afterEach(() => app.close());

  const ask = (email: string, who = dana) => who.post(accountApi.email(), { email, current: PASSWORD });
  const confirm = (token: string) => app.send('POST', accountApi.emailConfirmation(), { token });
  const linkFor = async (email: string) => {
    expect((await ask(email)).status).toBe(202);
    return tokenIn(await app.newestTo(email));
  };
  const profile = async () => (await dana.get(api.profile())).body.data;
  const mailsTo = (email: string) => app.mails.filter(({ envelope }) => envelope.to.includes(email));

  it('waits for the link in its mail, and is told to the one before', async () => {
    const token = await linkFor(NEW);
    expect(await profile()).toMatchObject({
      email: OLD,
      newEmail: { email: NEW, until: new Date(START + 24 * HOUR).toISOString() },
    });
    expect((await app.newestTo(OLD)).text).toContain(NEW);
    const { status, body, headers } = await confirm(token);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(body.data).toEqual({ ...dana.user, email: NEW });
    expect(await profile()).toMatchObject({ email: NEW, newEmail: null, isEmailConfirmed: true });
    await app.sent();
    expect(mailsTo(OLD)).toHaveLength(2);
    const logIn = (email: string) => app.send('POST', api.login(), { email, password: PASSWORD });
    expect((await logIn(NEW.toLowerCase())).status).toBe(200);
    expect((await logIn(OLD)).status).toBe(401);
  });

  it('is found by the admin’s search', async () => {
    await confirm(await linkFor(NEW));
    const admin = await app.as('superAdmin');
    const { body } = await admin.get('/api/users?q=dana%2Bnew');
    expect(JSON.stringify(body)).toContain(NEW);
  });

  it('needs the password, where there is one', async () => {
    expect((await dana.post(accountApi.email(), { email: NEW })).body.fields).toHaveProperty('current');
    const wrong = await dana.post(accountApi.email(), { email: NEW, current: 'wrong one' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password']);
    const bare = await app.as(await app.has.user({ email: 'code@example.com' }, ''));
    expect((await bare.post(accountApi.email(), { email: 'other@example.com' })).status).toBe(202);
    await app.newestTo('other@example.com');
  });

  it('that is taken is answered alike, gets no mail, and stays its owner’s', async () => {
    await app.has.user({ email: 'taken@example.com' }, 'hash:x');
    const answers = [await ask('Taken@example.com'), await ask(NEW)];
    expect(answers[0]!.text).toBe(answers[1]!.text);
    await app.sent();
    expect(mailsTo('Taken@example.com')).toEqual([]);
    await ask('taken@example.com');
    expect((await profile()).newEmail).toMatchObject({ email: 'taken@example.com' });
  });

  it('that was taken meanwhile is refused, and the link may be used later', async () => {
    const token = await linkFor(NEW);
    const other = await app.as(await app.has.user({ email: NEW }, 'hash:x'));
    const { status, body } = await confirm(token);
    expect([status, body.code]).toEqual([409, 'email_taken']);
    expect((await profile()).email).toBe(OLD);
    await other.delete(accountApi.account(), {}, { current: 'x' });
    expect((await confirm(token)).status).toBe(200);
  });

  it('goes to one account, when two confirm it at once', async () => {
    const eve = await app.as(await app.has.user({ email: 'eve@example.com' }, `hash:${PASSWORD}`));
    const mine = await linkFor(NEW);
    await ask(NEW, eve);
    const hers = tokenIn(await app.newestTo(NEW));
    const all = await Promise.all([confirm(mine), confirm(hers)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('has a link of one use, which a newer one, a day, or taking it back ends', async () => {
    const first = await linkFor(NEW);
    const second = await linkFor('second@example.com');
    expect((await confirm(first)).status).toBe(410);
    now += 24 * HOUR;
    expect((await confirm(second)).status).toBe(410);
    expect((await profile()).newEmail).toBeNull();
    const third = await linkFor(NEW);
    expect((await dana.delete(accountApi.email())).status).toBe(204);
    expect((await confirm(third)).status).toBe(410);
    const fourth = await linkFor(NEW);
    const all = await Promise.all([confirm(fourth), confirm(fourth)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('has a link that sets no password, and the other way round', async () => {
    const token = await linkFor(NEW);
    const reset = { token, password: 'battery staple' };
    expect((await app.send('POST', accountApi.passwordReset(), reset)).status).toBe(410);
    await app.send('POST', accountApi.passwordLink(), { email: OLD });
    const other = tokenIn(await app.newestTo(OLD));
    expect((await confirm(other)).status).toBe(410);
  });

  it('ends a link for a new password that went to the address before', async () => {
    await app.send('POST', accountApi.passwordLink(), { email: OLD });
    const token = tokenIn(await app.newestTo(OLD));
    await confirm(await linkFor(NEW));
    const reset = { token, password: 'battery staple' };
    expect((await app.send('POST', accountApi.passwordReset(), reset)).status).toBe(410);
  });

  it('never is a customer’s when it is the admin’s to be, but may be the admin’s', async () => {
    await app.close();
    await open({ ADMIN_EMAIL: 'owner@shop.example' });
    expect((await ask('owner@shop.example')).status).toBe(202);
    await app.sent();
    expect(mailsTo('owner@shop.example')).toEqual([]);
    const admin = await app.as(
      await app.has.user({ email: 'noa@example.com', role: 'superAdmin' }, `hash:${PASSWORD}`),
    );
    await ask('owner@shop.example', admin);
    expect((await confirm(tokenIn(await app.newestTo('owner@shop.example')))).status).toBe(200);
  });

  it('can be asked for five times an hour, and floods nobody', async () => {
    await app.close();
    await open({ RATE_LIMIT: 'on', LIMIT_LOGIN: '100' });
    const answers = [];
    for (let time = 0; time < 7; time++) {
      answers.push(await ask(`new${time}@example.com`));
      await app.sent();
    }
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(mailsTo(OLD)).toHaveLength(5);
    expect(app.mails).toHaveLength(10);
  });

  test.each([[{ email: 'x', current: PASSWORD }], [{ current: PASSWORD }], [{ email: NEW, current: 7 }]])(
    'refuses %j',
    async (body) => expect((await dana.post(accountApi.email(), body)).status).toBe(400),
  );

  it('is asked for by its user alone', async () => {
    expect((await app.send('POST', accountApi.email(), { email: NEW })).status).toBe(401);
    expect((await app.send('DELETE', accountApi.email())).status).toBe(401);
  });
});
