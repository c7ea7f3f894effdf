import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databasesOrOnly } from '#test/databases.ts';
import { type MailedApp, createMailedApp } from '#test/mailed-app.ts';
import { newsletterLinks, tokenOf } from '#test/newsletter-links.ts';
import { quickPasswords } from '#test/passwords.ts';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import type { User } from '#contract/auth.ts';
import { copyCustomer } from '../personal-data/customers.service.ts';
import { subscribersInBatches } from './subscribers.repository.ts';

const START = Date.parse('2026-05-01T21:30:00.000Z');

describe.each(databasesOrOnly('sqlite'))('who agreed to the newsletter on %s', (kind) => {
  let app: MailedApp;
  let now: number;
  const { passwords } = quickPasswords();

  beforeEach(async () => {
    now = START;
    app = await createMailedApp(kind, {
      passwords,
      now: () => new Date(now),
      env: { RATE_LIMIT: 'off', PUBLIC_URL: 'https://shop.example' },
    });
  });
  afterEach(() => app.close());

  const subscribed = async (values: Partial<User>, lang = 'he') => {
    const user = await app.has.user(values);
    const who = await app.as(user);
    await who.put(api.profile(), { newsletter: true }, { 'accept-language': lang });
    const { confirmation, unsubscribe } = newsletterLinks(await app.newestTo(user.email));
    now += 1_000;
    const body = { token: tokenOf(confirmation) };
    expect((await app.send('POST', accountApi.newsletterConfirmation(), body)).status).toBe(200);
    return { who, unsubscribe };
  };
  const exported = async () => (await app.as('superAdmin')).get(adminApi.newsletterExport());
  const count = async () =>
    (await (await app.as('superAdmin')).get(adminApi.newsletter())).body.data.subscribers as number;

  it('is a file of those whose consent is in effect, each with the link that ends it', async () => {
    expect(await count()).toBe(0);
    const dana = await subscribed({
      email: 'dana@example.com',
      firstName: '=HYPERLINK("x")',
      lastName: 'לוי, "ד"',
    });
    const noa = await subscribed({ email: 'noa@example.com', firstName: 'Noa', lastName: '' }, 'en');
    await noa.who.put(api.profile(), { lang: 'he' });
    await app.has.user({ email: 'never@example.com' });
    const asked = await app.as(await app.has.user({ email: 'asked@example.com' }));
    await asked.put(api.profile(), { newsletter: true });
    const gone = await subscribed({ email: 'gone@example.com' });
    await gone.who.put(api.profile(), { newsletter: false });
    const moved = await subscribed({ email: 'moved@example.com' });
    await app.db
      .updateTable('users')
      .set({ email_key: 'elsewhere@example.com' })
      .where('id', '=', moved.who.user._id)
      .execute();

    const { status, text, headers } = await exported();
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="newsletter-2026-05-02.csv"');
    expect(headers['cache-control']).toBe('private, no-store');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(parse(text, { bom: true, columns: true })).toEqual([
      {
        email: 'dana@example.com',
        firstName: `'=HYPERLINK("x")`,
        lastName: 'לוי, "ד"',
        lang: 'he',
        confirmedDate: '2026-05-01T21:30:01.000Z',
        unsubscribeUrl: dana.unsubscribe,
      },
      {
        email: 'noa@example.com',
        firstName: 'Noa',
        lastName: '',
        // Chosen since.
        lang: 'he',
        confirmedDate: '2026-05-01T21:30:02.000Z',
        unsubscribeUrl: noa.unsubscribe.replace('/en/', '/'),
      },
    ]);
    expect(await count()).toBe(2);
  });

  it('is read in batches that miss and repeat nobody', async () => {
    for (const name of ['a', 'b', 'c']) await subscribed({ email: `${name}@example.com` });
    // All at the same moment.
    await app.db
      .updateTable('newsletter_consents')
      .set({ confirmed_at: new Date(START).toISOString() })
      .execute();
    const emails: string[] = [];
    for await (const batch of subscribersInBatches(app.db, 1))
      emails.push(...batch.map(({ email }) => email));
    expect(emails.toSorted()).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
  });

  it('is in a customer’s copy, with the words that were shown, and without links', async () => {
    const { unsubscribe } = await subscribed({ email: 'dana@example.com' });
    const copy = await copyCustomer(app.db, 'dana@example.com');
    expect(copy.account?.newsletter).toBe(true);
    expect(copy.newsletter).toEqual([
      {
        email: 'dana@example.com',
        lang: 'he',
        asked: '2026-05-01T21:30:00.000Z',
        confirmed: '2026-05-01T21:30:01.000Z',
        ended: null,
      },
    ]);
    const words = 'אני רוצה לקבל במייל חדשות ופרסומת מהחנות: עבודות חדשות, מועדי סדנאות ומבצעים.';
    expect(copy.newsletterLog).toMatchObject([
      { event: 'asked', place: 'account', words },
      { event: 'confirmed', place: 'mail_link', words },
    ]);
    expect(JSON.stringify(copy)).not.toContain(tokenOf(unsubscribe));
  });
});
