import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { aCart } from '#test/carts.ts';
import { databasesOrOnly } from '#test/databases.ts';
import { accountApi } from '#contract/account-routes.ts';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { recordChange } from '#server/db/entries/changes.ts';
import { readState } from '#server/db/state.ts';
import { askForNewsletter } from '../newsletter/newsletter.service.ts';
import { copyCustomer, eraseCustomer } from './customers.service.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const AT = NOW.toISOString();
const EMAIL = 'Dana@Example.com';
const PERSON = { firstName: 'דנה', lastName: 'לוי', phoneNumber: '050-1234567' };
const message = { name: 'דנה לוי', email: 'dana@EXAMPLE.com', subject: 'טבעת', message: 'מידה 52?' };
/** Addresses that contain EMAIL. */
const ALIKE = ['xdana@example.com', 'dana@example.com.au', 'dana_@example.com'];

describe.each(databasesOrOnly('postgres'))('a customer on %s', (kind) => {
  let app: TestApp;
  let dana: TestUser;
  let owner: TestUser;
  let other: TestUser;
  beforeEach(async () => {
    app = await createTestApp(kind, { now: () => NOW, env: { LIMIT_CONTACT: '100', TRUST_PROXY: '1' } });
    const registered = await app.send('POST', api.register(), {
      ...PERSON,
      email: EMAIL,
      password: 'a password',
    });
    await app.send('POST', api.login(), { email: EMAIL, password: 'a password' });
    for (const headers of [{}, { 'x-forwarded-for': '192.0.2.9' }])
      await app.send('POST', api.login(), { email: EMAIL, password: 'a wrong one' }, headers);
    dana = await app.as(registered.body.data.user);
    owner = await app.as('superAdmin');
    other = await app.as('customer');
    await app.has.tutorial({ _id: 'free', title: 'כרטיס', ratingSum: 0, ratingCount: 0, popularity: 7 });
    await app.has.tutorial({ _id: 'paid', title: 'ריקוע', price: 50 });
    await app.has.tutorial({ _id: 'lent', title: 'ליטוש', price: 50 });
    await app.has.product({ _id: 'ring', title: 'טבעת' });
    for (const id of ['paid', 'lent']) await owner.put(adminApi.tutorialOwner(id, dana.user._id));
    await owner.delete(adminApi.tutorialOwner('lent', dana.user._id));
    for (const who of [dana, other]) await who.get(api.tutorial('free'));
    await dana.put(accountApi.tutorialPlace('paid'), { page: 3 });
    await dana.put(api.tutorialRating('free'), { stars: 5 });
    await other.put(api.tutorialRating('free'), { stars: 2 });
    for (const { user } of [dana, other])
      await app.catalogue.write((transaction) =>
        recordChange(transaction, {
          kind: 'products',
          entryId: 'ring',
          version: 2,
          action: 'changed',
          at: NOW,
          by: user._id,
          fields: [],
        }),
      );
    for (const who of [dana, other]) {
      const cart = await aCart(app, who);
      await cart.setTo([{ item: 'ring', productType: 'Item', quantity: 2 }]);
    }
    for (const [version, { user }] of [
      [2, dana],
      [3, other],
    ] as const)
      await app.db
        .insertInto('settings_changes')
        .values({ version, at: AT, by_user: user._id, fields: '[]' })
        .execute();
    await app.db
      .insertInto('drafts')
      .values({
        user_id: dana.user._id,
        kind: 'products',
        id: 'new-1',
        version: 1,
        name: 'סיכה',
        uploading: 0,
        content: '{}',
        saved_at: AT,
        updated_at: AT,
      })
      .execute();
    await app.db
      .transaction()
      .execute((transaction) =>
        askForNewsletter(transaction, { user: dana.user, lang: 'he', place: 'account', now: NOW }),
      );
    for (const email of [message.email, ...ALIKE])
      await app.send('POST', api.contactMessages(), { ...message, email });
  });
  afterEach(() => app.close());

  const freeTutorial = async () => (await other.get(api.tutorial('free'))).body.data;
  /** Every value in the database that contains this text, in any case. */
  const tracesOf = async (word: string) => {
    const traces: string[] = [];
    for (const { name } of await app.db.introspection.getTables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(app.db);
      for (const row of rows)
        for (const [column, value] of Object.entries(row))
          if (String(value).toLowerCase().includes(word.toLowerCase()))
            traces.push(`${name}.${column}: ${String(value)}`);
    }
    return traces;
  };

  it('gets a copy of everything that is stored, and no secret', async () => {
    const data = await copyCustomer(app.db, 'DANA@example.com');
    expect(data).toEqual({
      account: {
        ...PERSON,
        _id: dana.user._id,
        email: EMAIL,
        role: 'user',
        joinedDate: AT,
        lastLoginDate: AT,
        newsletter: false,
      },
      newsletter: [{ email: EMAIL, lang: 'he', asked: AT, confirmed: null, ended: null }],
      newsletterLog: [
        { at: AT, email: EMAIL, event: 'asked', place: 'account', words: expect.stringContaining('פרסומת') },
      ],
      logins: Array.from({ length: 3 }, () => ({ since: AT, lastUsed: AT })),
      loginAddresses: [{ fingerprint: expect.any(String), lastLogin: AT }],
      carts: [
        {
          since: AT,
          changed: AT,
          lines: [
            {
              productType: 'Item',
              item: 'ring',
              title: 'טבעת',
              quantity: 2,
              choices: [],
              personalText: null,
            },
          ],
        },
      ],
      waitingPlaces: [],
      seats: [],
      ownedTutorials: [{ tutorial: 'ריקוע', since: AT }],
      openedTutorials: [{ tutorial: 'כרטיס', first: AT }],
      readingPlaces: [{ tutorial: 'ריקוע', page: 3, finished: true, at: AT }],
      loginCodes: [],
      accountLinks: [],
      failedLogins: Array.from({ length: 2 }, () => ({ count: 1, until: '2026-05-01T11:00:00.000Z' })),
      ratings: [{ tutorial: 'כרטיס', stars: 5, given: AT }],
      tutorialHistory: expect.toSatisfy((changes: object[]) => changes.length === 3),
      orders: [],
      messages: [
        {
          ...message,
          sent: AT,
          read: null,
          answered: null,
          archived: null,
          mails: [
            {
              lang: 'he',
              subject: 'הודעה מהאתר: טבעת',
              body: expect.stringContaining('מידה 52?'),
              attempts: 0,
              sent: null,
              failed: null,
              lastError: null,
            },
          ],
        },
      ],
      drafts: [{ kind: 'products', name: 'סיכה', content: '{}', changed: AT }],
      changesMade: [{ kind: 'products', entry: 'ring', action: 'changed', at: AT }],
      settingsChanged: [{ version: 2, at: AT }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|hash/);
  });

  it('is gone from every table once erased, without harm to others', async () => {
    const { _id } = dana.user;
    for (const word of [EMAIL, _id]) expect((await tracesOf(word)).length).toBeGreaterThan(3);
    const kept = await app.db.selectFrom('cart_lines').selectAll().execute();
    const version = await readState(app.db, 'counts_version');

    const erased = await eraseCustomer(app.db, 'dana@example.COM');
    expect(erased).toEqual({ account: true, ratings: 1, messages: 1, orders: 0, seats: 0, history: 3 });
    expect(await tracesOf(_id)).toEqual([]);
    expect(await tracesOf(PERSON.phoneNumber)).toEqual([]);
    for (const trace of await tracesOf(EMAIL))
      expect(trace).toMatch(/xdana@example\.com|dana@example\.com\.au/);
    expect(await tracesOf(`${PERSON.firstName} ${PERSON.lastName} <`)).toEqual([]);

    expect(await readState(app.db, 'counts_version')).not.toBe(version);
    expect(await freeTutorial()).toMatchObject({ rating: 2, ratingCount: 1, popularity: 8, myStars: 2 });
    const left = await app.db.selectFrom('cart_lines').selectAll().execute();
    expect([kept.length, left.length]).toEqual([2, 1]);
    const emails = await app.db.selectFrom('contact_messages').select('email').execute();
    expect(emails.map(({ email }) => email).toSorted()).toEqual(ALIKE.toSorted());
    expect(await app.db.selectFrom('jobs').select('id').execute()).toHaveLength(ALIKE.length);
    const changes = await app.db
      .selectFrom('entry_changes')
      .select('by_user')
      .where('action', '=', 'changed')
      .execute();
    expect(new Set(changes.map(({ by_user }) => by_user))).toEqual(new Set([null, other.user._id]));
    const settings = await app.db
      .selectFrom('settings_changes')
      .select('by_user')
      .orderBy('version')
      .execute();
    expect(settings).toEqual([{ by_user: null }, { by_user: other.user._id }]);
    // Of network addresses: two that logged in, one of a registration, one of messages.
    expect(await app.db.selectFrom('attempt_counts').select('count').execute()).toHaveLength(4);
    const { body } = await owner.get(adminApi.entryHistory('tutorials', 'paid'));
    expect(body.data).toContainEqual(expect.objectContaining({ action: 'ownerGranted', fields: [] }));
  });

  it('is a stranger to the running shop from then on, and may sign up again', async () => {
    await eraseCustomer(app.db, EMAIL);
    expect((await dana.get(api.profile())).status).toBe(401);
    const login = await app.send('POST', api.login(), { email: EMAIL, password: 'a password' });
    expect([login.status, login.body.code]).toEqual([401, 'bad_credentials']);
    const again = await app.send('POST', api.register(), { ...PERSON, email: EMAIL, password: 'a password' });
    expect([again.status, again.body.data.user._id === dana.user._id]).toEqual([201, false]);
    expect((await copyCustomer(app.db, EMAIL)).ratings).toEqual([]);
  });

  it('may be a sender of messages without an account', async () => {
    const [email = ''] = ALIKE;
    const data = await copyCustomer(app.db, email);
    expect([data.account, data.logins, data.messages.length]).toEqual([null, [], 1]);
    expect(await eraseCustomer(app.db, email)).toEqual({
      account: false,
      ratings: 0,
      messages: 1,
      orders: 0,
      seats: 0,
      history: 0,
    });
    const nobody = `${email} has no account, has sent no message and has no order or seat.`;
    await expect(copyCustomer(app.db, email)).rejects.toThrow(nobody);
    await expect(eraseCustomer(app.db, email)).rejects.toThrow(nobody);
    expect((await copyCustomer(app.db, EMAIL)).messages).toHaveLength(1);
  });

  it('may be somebody whom the admin registered for a workshop', async () => {
    const { _id } = await app.has.workshop({ participants: 0 });
    const email = 'omer@example.com';
    await owner.post(adminApi.attendees(_id), { name: 'Omer', email, note: 'nuts' });
    expect((await copyCustomer(app.db, email)).seats).toEqual([
      { workshop: _id, name: 'Omer', phone: null, email, note: 'nuts' },
    ]);
    expect(await eraseCustomer(app.db, email)).toMatchObject({ account: false, seats: 1 });
    expect(await tracesOf(email)).toEqual([]);
    expect((await owner.get(adminApi.attendees(_id))).body.data).toMatchObject({
      taken: 1,
      attendees: [{ name: '', seats: 1 }],
    });
  });

  it('can’t be erased when it is the superAdmin', async () => {
    await app.send('POST', api.contactMessages(), { ...message, email: owner.user.email });
    await expect(eraseCustomer(app.db, owner.user.email)).rejects.toThrow('runs the shop');
    expect((await copyCustomer(app.db, owner.user.email)).messages).toHaveLength(1);
    expect((await owner.get(api.profile())).status).toBe(200);
  });
});
