import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { TestUser } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type MailedApp, createMailedApp } from '#test/mailed-app.ts';
import { newsletterLinks, tokenOf } from '#test/newsletter-links.ts';
import { quickPasswords } from '#test/passwords.ts';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';
import { newSecretToken } from '../secret-token.ts';
import { endNewsletter } from './newsletter.service.ts';

const DAY = 24 * 60 * 60_000;
const START = Date.parse('2026-05-01T10:00:00.000Z');
const EMAIL = 'Dana@example.com';
const REGISTRATION = { firstName: 'דנה', lastName: 'לוי', email: EMAIL, password: 'correct horse' };

describe.each(databasesOrOnly('postgres'))('the consent to the newsletter on %s', (kind) => {
  let app: MailedApp;
  let dana: TestUser;
  let now: number;
  const { passwords } = quickPasswords();
  const open = async (env: Record<string, string> = {}) => {
    app = await createMailedApp(kind, {
      passwords,
      now: () => new Date(now),
      env: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://shop.example', ...env },
    });
    dana = await app.as(await app.has.user({ email: EMAIL }, 'hash:right'));
  };

  beforeEach(async () => {
    now = START;
    await open();
  });
  afterEach(() => app.close());

  const set = (newsletter: unknown, headers = {}) => dana.put(api.profile(), { newsletter }, headers);
  const shown = async (who = dana) => {
    const { newsletter, newsletterConsent } = (await who.get(api.profile())).body.data;
    return { newsletter, newsletterConsent };
  };
  const confirm = (token: unknown) => app.send('POST', accountApi.newsletterConfirmation(), { token });
  const end = (token: unknown) => app.send('POST', accountApi.newsletterEnd(), { token });
  const links = async () => newsletterLinks(await app.newestTo(EMAIL));
  const tokens = async () => {
    const { confirmation, unsubscribe } = await links();
    return { confirmation: tokenOf(confirmation), unsubscribe: tokenOf(unsubscribe) };
  };
  const log = async () => {
    const rows = await app.db
      .selectFrom('newsletter_log')
      .selectAll()
      .orderBy('at')
      .orderBy('event')
      .execute();
    return rows.map(({ event, place }) => `${event}: ${place}`);
  };
  const at = (ms: number) => new Date(ms).toISOString();
  const NONE = { newsletter: false, newsletterConsent: null };
  const asked = (ms: number) => ({ newsletter: false, newsletterConsent: { state: 'asked', at: at(ms) } });
  const given = (ms: number) => ({ newsletter: true, newsletterConsent: { state: 'confirmed', at: at(ms) } });
  const give = async () => {
    await set(true);
    const made = await tokens();
    expect((await confirm(made.confirmation)).status).toBe(200);
    return made;
  };

  it('is asked for in the account, and given by the link in the mailbox', async () => {
    expect(await shown()).toEqual(NONE);
    const { status, body } = await set(true);
    expect([status, body.data.newsletter]).toEqual([200, false]);
    expect(await shown()).toEqual(asked(START));
    const { confirmation } = await tokens();
    now += DAY;
    const answer = await confirm(confirmation);
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([
      200,
      '{"data":{}}',
      'private, no-store',
    ]);
    expect(await shown()).toEqual(given(START + DAY));
    expect((await dana.put(api.profile(), {})).body.data.newsletter).toBe(true);
    expect(await log()).toEqual(['asked: account', 'confirmed: mail_link']);
  });

  it('is asked for at registration, and shown by the next login', async () => {
    const email = 'noa@example.com';
    const { status, body } = await app.send('POST', api.register(), {
      ...REGISTRATION,
      email,
      newsletter: true,
    });
    expect([status, body.data.user.newsletter]).toEqual([201, false]);
    const { confirmation } = newsletterLinks(await app.newestTo(email));
    await confirm(tokenOf(confirmation));
    const again = await app.send('POST', api.login(), { email, password: REGISTRATION.password });
    expect(again.body.data.user.newsletter).toBe(true);
    expect(await log()).toEqual(expect.arrayContaining(['asked: registration']));
    expect(await shown()).toEqual(NONE);
  });

  it.each([{}, { newsletter: false }])('is not asked for by a registration with %j', async (more) => {
    const registration = { ...REGISTRATION, email: 'noa@example.com', ...more };
    expect((await app.send('POST', api.register(), registration)).status).toBe(201);
    await app.sent();
    expect(app.mails).toEqual([]);
    expect(await log()).toEqual([]);
  });

  test.each(['yes', 1, null, {}])('is not %j', async (newsletter) => {
    expect((await set(newsletter)).status).toBe(400);
    const registration = { ...REGISTRATION, email: 'noa@example.com', newsletter };
    expect((await app.send('POST', api.register(), registration)).status).toBe(400);
    expect(await log()).toEqual([]);
  });

  it('says in the mail what is agreed to, in the caller’s language, and how to end it', async () => {
    for (const [lang, base, sentence] of [
      ['he', 'https://shop.example/newsletter', 'חדשות ופרסומת'],
      ['en', 'https://shop.example/en/newsletter', 'news and advertising'],
    ] as const) {
      await set(true, { 'accept-language': lang });
      const mail = await app.newestTo(EMAIL);
      const { confirmation, unsubscribe } = newsletterLinks(mail);
      expect(confirmation.startsWith(`${base}/confirm?`)).toBe(true);
      expect(unsubscribe.startsWith(`${base}/unsubscribe?`)).toBe(true);
      expect(mail.headers).toContainEqual(
        expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      );
      expect(mail.text).toContain(sentence);
      expect(mail.html).toContain(`lang="${lang}"`);
      expect(mail.html).toContain(confirmation);
    }
  });

  describe('its link', () => {
    const ended = async (token: unknown) => {
      const { status, body } = await confirm(token);
      expect([status, body.code, Object.keys(body)]).toEqual([410, 'link_ended', ['error', 'code']]);
    };

    it('confirms once, also when it is pressed several times at the same moment', async () => {
      await set(true);
      const { confirmation } = await tokens();
      const all = await Promise.all([1, 2, 3, 4].map(() => confirm(confirmation)));
      expect(all.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410]);
      await ended(confirmation);
      expect(await log()).toEqual(['asked: account', 'confirmed: mail_link']);
    });

    it('ends seven days after its mail', async () => {
      await set(true);
      const { confirmation } = await tokens();
      now += 7 * DAY - 1;
      expect(await shown()).toEqual(asked(START));
      now += 1;
      await ended(confirmation);
      expect(await shown()).toEqual(NONE);
    });

    it('ends with a newer one', async () => {
      await set(true);
      const first = await tokens();
      await set(true);
      const second = await tokens();
      expect(second.confirmation).not.toBe(first.confirmation);
      expect(second.unsubscribe).toBe(first.unsubscribe);
      await ended(first.confirmation);
      expect((await confirm(second.confirmation)).status).toBe(200);
      expect(await log()).toEqual(['asked: account', 'confirmed: mail_link']);
    });

    it('ends when what was asked for is taken back', async () => {
      await set(true);
      const { confirmation } = await tokens();
      await set(false);
      await ended(confirmation);
      expect(await shown()).toEqual(NONE);
      expect(await log()).toEqual(['asked: account', 'ended: account']);
    });

    it('ends when the account has another address', async () => {
      await set(true);
      const { confirmation } = await tokens();
      const { _id } = dana.user;
      await app.db.updateTable('users').set({ email_key: 'new@example.com' }).where('id', '=', _id).execute();
      await ended(confirmation);
    });

    it('is none of those that were altered, made up or meant for something else', async () => {
      await set(true);
      const { confirmation, unsubscribe } = await tokens();
      const swapped = confirmation.startsWith('A')
        ? `B${confirmation.slice(1)}`
        : `A${confirmation.slice(1)}`;
      const others = [swapped, `${confirmation} `, confirmation.slice(1), newSecretToken(), unsubscribe];
      for (const token of [...others, '', "' or 1=1 --", '\0', '../../x']) await ended(token);
      expect((await end(confirmation)).status).toBe(410);
      expect(await shown()).toEqual(asked(START));
    });

    it.each([undefined, null, 7, ['a'], 'x'.repeat(201)])('is no link as %j', async (token) => {
      expect((await confirm(token)).status).toBe(400);
      expect((await end(token)).status).toBe(400);
    });

    it('is stored as a hash, in no job and in no log', async () => {
      await set(true);
      const { confirmation } = await tokens();
      const rows = await app.db.selectFrom('newsletter_consents').selectAll().execute();
      const jobs = await app.db.selectFrom('jobs').selectAll().execute();
      expect(rows[0]!.link_hash).toMatch(/^[\da-f]{64}$/);
      expect(JSON.stringify([rows, jobs])).not.toContain(confirmation);
    });
  });

  it('is ended in the account at once, and can be asked for again', async () => {
    await give();
    const { body } = await set(false);
    expect(body.data.newsletter).toBe(false);
    expect(await shown()).toEqual(NONE);
    await set(false);
    now += DAY;
    await give();
    expect(await shown()).toEqual(given(START + DAY));
    expect((await log()).toSorted()).toEqual([
      'asked: account',
      'asked: account',
      'confirmed: mail_link',
      'confirmed: mail_link',
      'ended: account',
    ]);
  });

  it('is asked for by no further mail once it is given', async () => {
    await give();
    const mails = app.mails.length;
    expect((await set(true)).body.data.newsletter).toBe(true);
    await app.sent();
    expect(app.mails).toHaveLength(mails);
  });

  it('belongs to its address: another one has none, also without being told', async () => {
    await give();
    const rename = (email_key: string) =>
      app.db.updateTable('users').set({ email_key }).where('id', '=', dana.user._id).execute();
    await rename('new@example.com');
    expect((await shown()).newsletter).toBe(false);
    await app.db
      .transaction()
      .execute((transaction) =>
        endNewsletter(transaction, dana.user._id, { place: 'email_change', now: new Date(now) }),
      );
    await rename('dana@example.com');
    expect(await shown()).toEqual(NONE);
    expect(await log()).toContain('ended: email_change');
  });

  it('ends with a change of the address, and can be given anew for the new one', async () => {
    const before = await give();
    const NEW = 'new@example.com';
    await dana.post(accountApi.email(), { email: NEW, current: 'right' });
    const [, token] = /confirm-email\?token=([\w-]{43})/.exec((await app.newestTo(NEW)).text!)!;
    const { status, body } = await app.send('POST', accountApi.emailConfirmation(), { token });
    expect([status, body.data.newsletter]).toEqual([200, false]);
    expect(await shown()).toEqual(NONE);
    expect(await log()).toContain('ended: email_change');

    await set(true);
    const { confirmation } = newsletterLinks(await app.newestTo(NEW));
    expect((await confirm(tokenOf(confirmation))).status).toBe(200);
    // An old mail's link is the old address's.
    expect((await end(before.unsubscribe)).status).toBe(200);
    expect((await shown()).newsletter).toBe(true);
  });

  it('mails in the language that the account has chosen', async () => {
    await dana.put(api.profile(), { lang: 'en' }, { 'accept-language': 'he' });
    await set(true, { 'accept-language': 'he' });
    expect((await links()).unsubscribe).toContain('/en/newsletter/');
  });

  it('is one of two calls at once that ask and end', async () => {
    await give();
    const both = await Promise.all([set(false), set(true), set(false), set(true)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200]));
    const { newsletterConsent } = await shown();
    expect([undefined, 'asked']).toContain(newsletterConsent?.state);
  });

  it('sends no mail that was taken back before it was sent', async () => {
    const { user } = dana;
    await set(true);
    await app.sent();
    await app.db.deleteFrom('newsletter_consents').where('user_id', '=', user._id).execute();
    const mails = app.mails.length;
    await app.db
      .updateTable('jobs')
      .set({ done_at: null, attempts: 0, run_after: at(now) })
      .execute();
    app.server.jobs.runDue();
    await app.sent();
    expect(app.mails).toHaveLength(mails);
  });

  it('floods no mailbox: five mails an hour, codes among them, and nothing is asked for beyond', async () => {
    await app.close();
    await open({ RATE_LIMIT: 'on' });
    for (let time = 0; time < 3; time++) await app.send('POST', '/api/auth/code', { email: EMAIL });
    for (let time = 0; time < 4; time++) {
      expect((await set(true)).status).toBe(200);
      expect((await set(false)).status).toBe(200);
    }
    await app.sent();
    expect(app.mails.length).toBeLessThanOrEqual(5);
    expect(await shown()).toEqual(NONE);
    expect(await log()).toHaveLength(4);
    expect((await set(true)).status).toBe(200);
    expect(await shown()).toEqual(NONE);
  });

  it('is neither asked for nor given in a shop without SMTP', async () => {
    await app.close();
    await open({ SMTP_URL: '' });
    expect((await set(true)).body.data.newsletter).toBe(false);
    expect(await shown()).toEqual(NONE);
    expect(await app.db.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});
