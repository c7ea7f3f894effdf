import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type MailedApp, codeIn, createMailedApp, tokenIn } from '#test/mailed-app.ts';
import { quickPasswords } from '#test/passwords.ts';
import { enqueueAccountMail } from '../mails/account-mail-job.ts';

const MINUTE = 60_000;
const START = Date.parse('2026-05-01T10:00:00.000Z');

describe.each(databasesOrOnly('postgres'))('login by a code on %s', (kind) => {
  let app: MailedApp;
  let now: number;
  const { passwords, work } = quickPasswords();
  const open = (env: Record<string, string> = {}) =>
    createMailedApp(kind, { passwords, now: () => new Date(now), env: { RATE_LIMIT: 'off', ...env } });
  beforeEach(async () => {
    now = START;
    app = await open();
  });
  afterEach(() => app.close());

  const ask = (email: unknown, more = {}) => app.send('POST', '/api/auth/code', { email, ...more });
  const check = (email: unknown, code: unknown) => app.send('POST', '/api/auth/code/verify', { email, code });
  const codeFor = async (email: string) => {
    expect((await ask(email)).status).toBe(202);
    return codeIn(await app.newestTo(email));
  };
  const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  it('makes an account by the first code, without a name and a password', async () => {
    const code = await codeFor('new@example.com');
    const { status, body, headers } = await check('New@example.com', code);
    expect(status).toBe(201);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(body.data.user).toMatchObject({ email: 'New@example.com', firstName: '', role: 'user' });
    const authorization = `Bearer ${body.data.token}`;
    const profile = await app.get('/api/auth/profile', { authorization });
    expect(profile.body.data).toMatchObject({ hasPassword: false });
    expect(
      (await app.send('POST', '/api/auth/login', { email: 'new@example.com', password: '' })).status,
    ).toBe(401);
  });

  it('enters the account that there is', async () => {
    const dana = await app.has.user({ email: 'dana@example.com' }, 'hash:right');
    const { status, body } = await check('DANA@example.com', await codeFor('dana@example.com'));
    expect(status).toBe(200);
    expect(body.data.user).toEqual({ ...dana, lastLoginDate: new Date(START).toISOString() });
  });

  test.each([
    ['he', /^\d{6} הוא קוד הכניסה ל/, 'טוב לעשר דקות'],
    ['en', /^\d{6} is your .+ login code$/, 'works once, within ten minutes'],
  ])('mails the code in %s, in the subject and the first line', async (lang, subject, sentence) => {
    await ask('dana@example.com', { lang });
    const mail = await app.newestTo('dana@example.com');
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toContain(sentence);
    expect(mail.text!.slice(0, 100)).toContain(codeIn(mail));
    expect(mail.html).toContain(`lang="${lang}"`);
  });

  it('answers the same for known and unknown addresses, after the same work', async () => {
    await app.has.user({ email: 'dana@example.com' }, 'hash:right');
    const answers = [];
    for (const email of ['dana@example.com', 'nobody@example.com']) {
      await codeFor(email);
      work.splice(0);
      const { status, text } = await check(email, '000000');
      answers.push({ status, text, work: [...work] });
    }
    work.splice(0);
    const { status, text } = await check('without@example.com', '000000');
    answers.push({ status, text, work: [...work] });
    expect(answers[0]).toMatchObject({ status: 401, work: ['verify'] });
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('uses a code once, also when it is sent twice at the same moment', async () => {
    const code = await codeFor('dana@example.com');
    const all = await Promise.all([1, 2, 3].map(() => check('dana@example.com', code)));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
    expect(await app.db.selectFrom('users').selectAll().execute()).toHaveLength(1);
  });

  it('gives five tries in all, however many come at once', async () => {
    const code = await codeFor('dana@example.com');
    const wrong = await Promise.all(Array.from({ length: 20 }, () => check('dana@example.com', other(code))));
    expect(new Set(wrong.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await check('dana@example.com', code)).status).toBe(401);
  });

  it('takes the fifth try', async () => {
    const code = await codeFor('dana@example.com');
    for (let time = 0; time < 4; time++) await check('dana@example.com', other(code));
    expect((await check('dana@example.com', code)).status).toBe(201);
  });

  it('ends after ten minutes, and when a newer one is sent', async () => {
    const first = await codeFor('dana@example.com');
    const second = await codeFor('dana@example.com');
    if (first !== second) expect((await check('dana@example.com', first)).status).toBe(401);
    now += 10 * MINUTE;
    expect((await check('dana@example.com', second)).status).toBe(401);
  });

  it('is no code of another address', async () => {
    const code = await codeFor('dana@example.com');
    expect((await check('other@example.com', code)).status).toBe(401);
    expect((await check('dana@example.com', code)).status).toBe(201);
  });

  test.each([
    [{ email: 'dana@example.com', code: '12345' }, 'code'],
    [{ email: 'dana@example.com', code: 123456 }, 'code'],
    [{ email: 'dana@example.com', code: '１２３４５６' }, 'code'],
    [{ email: 'dana', code: '123456' }, 'email'],
    [{ email: 'dana@example.com' }, 'code'],
    [{ email: 'dana@example.com', code: '123456', role: 'superAdmin' }, 'role'],
  ])('refuses the form of %j', async (body, field) => {
    const { status, body: answer } = await app.send('POST', '/api/auth/code/verify', body);
    expect([status, Object.keys(answer.fields)]).toEqual([400, [field]]);
  });

  test.each([{ email: 'dana' }, { email: 'dana@example.com', lang: 'fr' }, {}])(
    'is not asked for with %j',
    async (body) => expect((await app.send('POST', '/api/auth/code', body)).status).toBe(400),
  );

  it('keeps no code where it could be read', async () => {
    const code = await codeFor('dana@example.com');
    const [job] = await app.db.selectFrom('jobs').select('payload').execute();
    expect(job!.payload).toContain('dana@example.com');
    expect(job!.payload).not.toContain(code);
    // The quick hash of tests begins so; a real one is argon2id.
    const { code_hash } = await app.db.selectFrom('login_codes').selectAll().executeTakeFirstOrThrow();
    expect(code_hash).toBe(`hash:${code}`);
  });

  it('mails an address at most five times an hour, and answers the same', async () => {
    await app.close();
    app = await open({ RATE_LIMIT: 'on', LIMIT_LOGIN: '100' });
    const answers = [];
    for (let time = 0; time < 7; time++)
      answers.push(await ask(time % 2 ? 'Dana@example.com' : 'dana@example.com'));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await app.sent();
    expect(app.mails).toHaveLength(5);
    now += 60 * MINUTE;
    await codeFor('dana@example.com');
    expect(app.mails).toHaveLength(6);
  });

  it('sends no mail that comes too late to be of use', async () => {
    const mail = { kind: 'code', email: 'dana@example.com', lang: 'he' } as const;
    const asked = new Date(START - 11 * MINUTE);
    await app.db.transaction().execute((transaction) => enqueueAccountMail(transaction, mail, asked));
    app.server.jobs.runDue();
    await app.sent();
    expect(app.mails).toEqual([]);
  });

  describe('of an account that somebody else may have registered', () => {
    const MINE = '198.51.100.7';
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const password = 'a stranger knows it';
    beforeEach(async () => {
      await app.close();
      app = await open({ TRUST_PROXY: '1' });
    });
    const register = async () => {
      const data = { firstName: 'Eve', lastName: 'Eve', email: 'dana@example.com', password };
      const { body } = await app.send('POST', '/api/auth/register', data, from('203.0.113.9'));
      return { authorization: `Bearer ${body.data.token}` };
    };
    const enter = async (address: string) => {
      const body = { email: 'dana@example.com', code: await codeFor('dana@example.com') };
      return app.send('POST', '/api/auth/code/verify', body, from(address));
    };
    const logIn = () => app.send('POST', '/api/auth/login', { email: 'dana@example.com', password });

    it('ends the password, logins and links from before, and tells', async () => {
      const stranger = await register();
      const change = { email: 'eve@example.com', current: password };
      await app.send('POST', '/api/auth/email', change, stranger);
      const token = tokenIn(await app.newestTo('eve@example.com'));
      expect((await enter(MINE)).status).toBe(200);
      expect((await app.get('/api/auth/profile', stranger)).status).toBe(401);
      expect((await logIn()).status).toBe(401);
      expect((await app.send('POST', '/api/auth/email/confirm', { token })).status).toBe(410);
      expect((await app.newestTo('dana@example.com')).text).toContain('/forgot-password');
    });

    it('changes nothing when it is entered where the account was used, or once more', async () => {
      const mine = await register();
      expect((await enter('203.0.113.9')).status).toBe(200);
      expect((await enter(MINE)).status).toBe(200);
      expect((await app.get('/api/auth/profile', mine)).status).toBe(200);
      expect((await logIn()).status).toBe(200);
    });

    it('keeps the password of an admin', async () => {
      await app.has.user({ email: 'dana@example.com', role: 'superAdmin' }, `hash:${password}`);
      await enter(MINE);
      expect((await logIn()).status).toBe(200);
    });
  });

  it('makes no account with the address of the admin to be', async () => {
    await app.close();
    app = await open({ ADMIN_EMAIL: 'owner@shop.example' });
    expect((await check('owner@shop.example', await codeFor('owner@shop.example'))).status).toBe(401);
    await app.has.user({ email: 'owner@shop.example', role: 'superAdmin' }, 'hash:right');
    expect((await check('owner@shop.example', await codeFor('owner@shop.example'))).status).toBe(200);
  });
});

describe('a shop without SMTP', () => {
  it('answers the same and puts in no mail', async () => {
    const app = await createTestApp();
    expect((await app.send('POST', '/api/auth/code', { email: 'dana@example.com' })).status).toBe(202);
    expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
    await app.close();
  });
});
