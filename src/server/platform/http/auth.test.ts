import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { issueToken } from '#server/features/accounts/login/tokens.ts';
import { requireRole, requireUser, userOf } from './auth.ts';

const DAY = 24 * 60 * 60 * 1_000;

describe.each(databases)('the guard on %s', (kind) => {
  let app: TestApp;
  let customer: TestUser;
  let now = new Date('2026-05-01T10:00:00.000Z');
  const start = now.getTime();

  beforeAll(async () => {
    app = await createTestApp(kind, {
      now: () => now,
      pages: async (root) => {
        await root.register(async (scope) => {
          requireUser(scope);
          scope.get('/mine', async (request) => ({ data: userOf(request)._id }));
        });
        await root.register(async (scope) => {
          requireRole(scope, 'superAdmin');
          scope.get('/hers', async (request) => ({ data: userOf(request)._id }));
        });
      },
    });
    customer = await app.as('customer');
  });
  afterAll(() => app.close());

  it('finds a user by the token, whatever the case of Bearer', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER ']) {
      const { status, body, headers } = await app.get('/mine', {
        authorization: `${scheme} ${customer.token}`,
      });
      expect({ status, body }).toEqual({ status: 200, body: { data: customer.user._id } });
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Authorization' });
    }
  });

  test.each([
    ['none', undefined],
    ['an empty one', ''],
    ['no token', 'Bearer'],
    ['an unknown one', `Bearer ${'x'.repeat(43)}`],
    ['a short one', 'Bearer x'],
    ['a long one', `Bearer ${'x'.repeat(5_000)}`],
    ['two', 'Bearer a b'],
    ['a NUL', 'Bearer \0'],
    ['another scheme', 'Basic YTpi'],
    ['a quote', "Bearer ' or 1=1 --"],
  ])('refuses %s', async (_name, authorization) => {
    const { status, body, headers } = await app.get(
      '/mine',
      authorization === undefined ? {} : { authorization },
    );
    expect({ status, code: body.code }).toEqual({ status: 401, code: 'unauthorized' });
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('lets only the role in', async () => {
    expect((await customer.get('/hers')).body).toMatchObject({ code: 'forbidden' });
    expect((await customer.get('/hers')).status).toBe(403);
    expect((await (await app.as('superAdmin')).get('/hers')).status).toBe(200);
    expect((await app.get('/hers')).status).toBe(401);
  });

  it('lets a token end 30 days after its last use, which moves at most once an hour', async () => {
    now = new Date(start);
    const token = await issueToken(app.db, customer.user._id, now);
    const ask = async (at: number) => {
      now = new Date(at);
      return (await app.get('/mine', { authorization: `Bearer ${token}` })).status;
    };
    const lastUse = async () => {
      const rows = await app.db
        .selectFrom('login_tokens')
        .select('last_used_at')
        .orderBy('last_used_at')
        .execute();
      return rows.at(-1)!.last_used_at;
    };
    expect(await ask(start + DAY / 24 - 1)).toBe(200);
    expect(await lastUse()).toBe(new Date(start).toISOString());
    expect(await ask(start + DAY / 24)).toBe(200);
    expect(await lastUse()).toBe(new Date(start + DAY / 24).toISOString());
    expect(await ask(start + 30 * DAY)).toBe(200);
    expect(await ask(start + 60 * DAY - 1)).toBe(200);
    expect(await ask(start + 90 * DAY - 1)).toBe(401);
    expect(await ask(start + 90 * DAY - 2)).toBe(200);
  });

  it('deletes expired tokens when a new one is issued', async () => {
    now = new Date(start + 365 * DAY);
    await issueToken(app.db, customer.user._id, now);
    expect(await app.db.selectFrom('login_tokens').select('user_id').execute()).toHaveLength(1);
  });

  it('stores no usable token', async () => {
    const rows = await app.db.selectFrom('login_tokens').selectAll().execute();
    for (const { token_hash: hash } of rows) {
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect((await app.get('/mine', { authorization: `Bearer ${hash}` })).status).toBe(401);
    }
    expect(JSON.stringify(rows)).not.toContain(customer.token);
  });
});
