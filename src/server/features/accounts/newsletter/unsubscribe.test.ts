/** Ending the newsletter by a link: on its page, and by a mail reader's own button (RFC 8058). */
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import type { TestUser } from '#test/app.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { type MailedApp, createMailedApp } from '#test/mailed-app.ts';
import { newsletterLinks, tokenOf } from '#test/newsletter-links.ts';
import { quickPasswords } from '#test/passwords.ts';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';
import { eraseCustomer } from '../personal-data/customers.service.ts';
import { newSecretToken } from '../secret-token.ts';

const FORM = 'application/x-www-form-urlencoded';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const PART = '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n';

describe.each(databasesOrOnly('postgres'))('ending the newsletter by a link on %s', (kind) => {
  let app: MailedApp;
  let dana: TestUser;
  let address: string;
  const { passwords } = quickPasswords();

  beforeEach(async () => {
    app = await createMailedApp(kind, { passwords, env: { RATE_LIMIT: 'off' } });
    dana = await app.as(await app.has.user({ email: 'dana@example.com' }));
    await dana.put(api.profile(), { newsletter: true });
    const { confirmation, unsubscribe } = newsletterLinks(await app.newestTo('dana@example.com'));
    await app.send('POST', accountApi.newsletterConfirmation(), { token: tokenOf(confirmation) });
    address = unsubscribe;
  });
  afterEach(() => app.close());

  const isOn = async () => (await dana.get(api.profile())).body.data.newsletter as boolean;
  const press = async (
    payload: string | Buffer | undefined = ONE_CLICK,
    { type = FORM, url = address }: { type?: string | undefined; url?: string } = {},
  ) => {
    const { pathname, search } = new URL(url);
    const answer = await app.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: type ? { 'content-type': type } : {},
      ...(payload !== undefined && { payload }),
    });
    const { statusCode: status, headers, payload: text } = answer;
    return { status, headers, text, code: status < 400 ? null : (JSON.parse(text).code as string) };
  };
  const log = async () =>
    (
      await app.db
        .selectFrom('newsletter_log')
        .select(['event', 'place'])
        .where('event', '=', 'ended')
        .execute()
    ).map(({ place }) => place);

  it('takes one press, without cookies and redirects, as often as it comes', async () => {
    expect(await isOn()).toBe(true);
    for (let time = 0; time < 3; time++) {
      const { status, headers, text } = await press();
      expect([status, text]).toEqual([200, expect.stringContaining('בוטלה')]);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect([headers.location, headers['set-cookie']]).toEqual([undefined, undefined]);
      expect(await isOn()).toBe(false);
    }
    expect(await log()).toEqual(['one_click']);
  });

  test.each([
    ['multipart/form-data; boundary=b', PART],
    [`${FORM}; charset=utf-8`, ONE_CLICK],
    [FORM, `${ONE_CLICK}&utm_source=mail`],
  ])('takes the form %s', async (type, payload) => {
    expect((await press(payload, { type })).status).toBe(200);
    expect(await isOn()).toBe(false);
  });

  it('takes several presses at once', async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => press()));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await log()).toEqual(['one_click']);
  });

  it('answers in the link’s language', async () => {
    const { pathname, search } = new URL(address);
    const { status, text } = await press(ONE_CLICK, { url: `https://shop.example/en${pathname}${search}` });
    expect([status, text]).toEqual([200, expect.stringContaining('unsubscribed')]);
  });

  test.each<[string, string | Buffer | undefined, string | undefined, number]>([
    ['nothing', undefined, undefined, 400],
    ['an empty form', '', FORM, 400],
    ['another value', 'List-Unsubscribe=Two-Clicks', FORM, 400],
    ['another case', 'list-unsubscribe=one-click', FORM, 400],
    ['it twice', `${ONE_CLICK}&${ONE_CLICK}`, FORM, 400],
    ['bytes', Buffer.from([0, 255, 254, 10]), FORM, 400],
    ['a multipart body without its boundary', PART, 'multipart/form-data', 400],
    ['a multipart body cut off', PART.slice(0, 40), 'multipart/form-data; boundary=b', 400],
    ['JSON', '{"List-Unsubscribe":"One-Click"}', 'application/json', 415],
    ['plain text', ONE_CLICK, 'text/plain', 415],
    ['a huge body', `${ONE_CLICK}&x=${'x'.repeat(5_000)}`, FORM, 413],
  ])('refuses %s, and ends nothing', async (_name, payload, type, expected) => {
    const { pathname, search } = new URL(address);
    const { statusCode, headers } = await app.server.inject({
      method: 'POST',
      url: pathname + search,
      headers: type === undefined ? {} : { 'content-type': type },
      ...(payload !== undefined && { payload }),
    });
    expect([statusCode, headers.location]).toEqual([expected, undefined]);
    expect(await isOn()).toBe(true);
  });

  it('answers alike for every token that is none', async () => {
    const token = tokenOf(address);
    const altered = token.startsWith('A') ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    const answers = new Set<string>();
    for (const query of [
      '',
      '?token=',
      `?token=${altered}`,
      `?token=${newSecretToken()}`,
      `?token=${token}&token=${token}`,
      '?token[]=x',
      `?token=${'x'.repeat(2_000)}`,
      '?token=%00',
    ]) {
      const { status, text } = await press(ONE_CLICK, {
        url: `https://shop.example/newsletter/unsubscribe${query}`,
      });
      answers.add(`${status} ${text}`);
    }
    expect([...answers]).toEqual([expect.stringMatching(/^410 .*"code":"link_ended"/)]);
    expect(await isOn()).toBe(true);
  });

  it('is not ended by opening its page, nor by other methods', async () => {
    const { pathname, search } = new URL(address);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const)
      await app.server.inject({ method, url: pathname + search });
    expect(await isOn()).toBe(true);
  });

  it('ends by the page’s button without a login, as often as it is pressed', async () => {
    const token = tokenOf(address);
    for (let time = 0; time < 2; time++) {
      const { status, headers } = await app.send('POST', accountApi.newsletterEnd(), { token });
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    }
    expect(await isOn()).toBe(false);
    expect(await log()).toEqual(['mail_link']);
  });

  it('ends what was asked for and not confirmed, too, and its link with it', async () => {
    await press();
    await dana.put(api.profile(), { newsletter: true });
    const links = newsletterLinks(await app.newestTo('dana@example.com'));
    expect(links.unsubscribe).toBe(address);
    expect((await press()).status).toBe(200);
    const body = { token: tokenOf(links.confirmation) };
    expect((await app.send('POST', accountApi.newsletterConfirmation(), body)).status).toBe(410);
  });

  it('knows no token of an erased account', async () => {
    await eraseCustomer(app.db, 'dana@example.com');
    expect((await press()).code).toBe('link_ended');
    for (const table of ['newsletter_consents', 'newsletter_log'] as const)
      expect(await app.db.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
