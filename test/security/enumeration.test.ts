/** The shop reveals no account, except by registration's `email_taken`, which is rate limited. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, createTestApp } from '../app.ts';
import { databasesOrOnly } from '../databases.ts';
import { quickPasswords } from '../passwords.ts';
import { accountApi } from '#contract/account-routes.ts';
import { api } from '#contract/routes.ts';

const KNOWN = 'dana@example.com';
const UNKNOWN = 'nobody@example.com';

describe.each(databasesOrOnly('sqlite'))('on %s', (kind) => {
  let app: TestApp;
  const { passwords, work } = quickPasswords();
  beforeEach(async () => {
    work.splice(0);
    app = await createTestApp(kind, {
      passwords,
      env: { TRUST_PROXY: '1' },
      now: () => new Date('2026-05-01T10:00:00.000Z'),
    });
    await app.has.user({ email: KNOWN }, 'hash:right');
  });
  afterEach(() => app.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });
  const logIn = (email: string, address: string) =>
    app.send('POST', api.login(), { email, password: 'wrong' }, from(address));
  const register = (email: string, address: string) =>
    app.send(
      'POST',
      api.register(),
      { firstName: 'a', lastName: 'b', email, password: '12345678' },
      from(address),
    );
  /** All that a caller sees. */
  const seen = ({ status, text, headers }: TestAnswer) => {
    const { date: _date, 'x-request-id': _id, ...told } = headers;
    return { status, text, told };
  };

  it('a wrong password and an unknown email get the same answers at the same cost, up to the lock', async () => {
    for (let round = 0; round < 12; round++) {
      const known = await logIn(KNOWN, `198.51.100.${round}`);
      const costs = work.splice(0);
      expect(seen(await logIn(UNKNOWN, `203.0.113.${round}`))).toEqual(seen(known));
      expect(work.splice(0)).toEqual(costs);
      expect([known.status, costs]).toEqual(round < 10 ? [401, ['verify']] : [429, []]);
    }
    const counts = await app.db.selectFrom('attempt_counts').select('count').orderBy('count').execute();
    expect(counts.map(({ count }) => count)).toEqual([...Array<number>(24).fill(1), 11, 11]);
  });

  it('the limit of an address is the same for both', async () => {
    for (let round = 0; round < 10; round++) await logIn(`${round}@example.com`, '198.51.100.1');
    expect(seen(await logIn(UNKNOWN, '198.51.100.1'))).toEqual(seen(await logIn(KNOWN, '198.51.100.1')));
    expect((await logIn(KNOWN, '198.51.100.1')).status).toBe(429);
  });

  it('registration reveals an account at most ten times a minute', async () => {
    for (let round = 0; round < 10; round++) expect((await register(KNOWN, '198.51.100.1')).status).toBe(409);
    const refused = await register(KNOWN, '198.51.100.1');
    expect(refused.status).toBe(429);
    expect(seen(await register(UNKNOWN, '198.51.100.1'))).toEqual(seen(refused));
  });

  it.each([accountApi.code(), accountApi.passwordLink()])(
    '%s answers known and unknown emails alike, up to the limit and beyond, and puts in the same',
    async (path) => {
      await app.close();
      const mail = { SMTP_URL: 'smtp://127.0.0.1:9', SHOP_EMAIL: 'maker@shop.example' };
      app = await createTestApp(kind, { passwords, env: { TRUST_PROXY: '1', ...mail } });
      await app.has.user({ email: KNOWN }, 'hash:right');
      const jobs = async () => (await app.db.selectFrom('jobs').select('id').execute()).length;
      for (let round = 1; round <= 7; round++) {
        const known = await app.send('POST', path, { email: KNOWN }, from(`198.51.100.${round}`));
        const unknown = await app.send('POST', path, { email: UNKNOWN }, from(`203.0.113.${round}`));
        expect(seen(unknown)).toEqual(seen(known));
        expect([known.status, await jobs()]).toEqual([202, Math.min(round, 5) * 2]);
      }
      expect(work).toEqual([]);
    },
  );

  it("somebody else's cart and an unknown one look the same", async () => {
    const dana = await app.as('customer');
    const other = await app.as(await app.has.user());
    const cart = (await other.post(api.carts(), { items: [], userId: other.user._id })).body.data._id;
    expect(seen(await dana.get(api.cartOf('nobody')))).toEqual(
      seen(await dana.get(api.cartOf(other.user._id))),
    );
    expect(seen(await dana.put(api.cart('none'), { items: [] }))).toEqual(
      seen(await dana.put(api.cart(cart), { items: [] })),
    );
    expect((await dana.put(api.cart(cart), { items: [] })).status).toBe(404);
  });
});
