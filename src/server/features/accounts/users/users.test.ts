import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestApp, type TestUser, createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { dayAfter, pick, seededRandom } from '#test/lists.ts';
import type { User } from '#contract/auth.ts';

describe.each(databases)('GET /api/users on %s', (kind) => {
  let app: TestApp;
  let owner: TestUser;
  const stored: User[] = [];

  beforeAll(async () => {
    app = await createTestApp(kind);
    const random = seededRandom(5);
    for (let index = 0; index < 33; index++) {
      const joinedDate = dayAfter(pick(random, [10, 11, 12]));
      const _id = `${pick(random, ['a', 'B', '_'])}${index}`;
      stored.push(await app.has.user({ _id, joinedDate }, 'a hash'));
    }
    const who = [
      ['Anna.Karenina@example.com', 'Анна', 'Каренина', '+7 495 123-45-67'],
      ['per_cent@example.com', 'Zoë', '100% O\\Neil', '050-7654321'],
    ] as const;
    for (const [email, firstName, lastName, phoneNumber] of who) {
      const values = { email, firstName, lastName, phoneNumber };
      stored.push(await app.has.user({ ...values, joinedDate: dayAfter(1) }));
    }
    owner = await app.as('superAdmin');
    stored.push(owner.user);
    stored.sort(
      (one, other) =>
        Number(other.joinedDate > one.joinedDate) - Number(other.joinedDate < one.joinedDate) ||
        (one._id < other._id ? -1 : 1),
    );
  });
  afterAll(() => app.close());

  test.each([1, 5, 10, 25, 100])('comes in pages of %d, the newest first', async (limit) => {
    const pages = Math.ceil(stored.length / limit);
    const read: User[] = [];
    for (let page = 1; page <= pages; page++) {
      const { status, body } = await owner.get(`/api/users?page=${page}&limit=${limit}`);
      expect(status).toBe(200);
      expect(body.pagination).toEqual({ total: stored.length, page, limit, pages });
      read.push(...body.data);
    }
    expect(read).toEqual(stored);
  });

  it('has ten users by default, none past the end, and never a hash', async () => {
    const first = await owner.get('/api/users');
    expect(first.body.data).toEqual(stored.slice(0, 10));
    expect(first.body.pagination).toEqual({ total: 36, page: 1, limit: 10, pages: 4 });
    expect(first.text).not.toMatch(/hash/i);
    expect(first.headers['cache-control']).toBe('private, no-store');
    expect((await owner.get('/api/users?page=99')).body.data).toEqual([]);
  });

  test.each([
    ['KARENINA', 'Anna.Karenina@example.com'],
    ['анна', 'Anna.Karenina@example.com'],
    ['АННА КАР', 'Anna.Karenina@example.com'],
    ['495123', 'Anna.Karenina@example.com'],
    ['123-45', 'Anna.Karenina@example.com'],
    ['ZOË', 'per_cent@example.com'],
    ['zoe\u0308', 'per_cent@example.com'],
    ['0%', 'per_cent@example.com'],
    ['r_c', 'per_cent@example.com'],
    ['o\\n', 'per_cent@example.com'],
    [' 050-765 ', 'per_cent@example.com'],
  ])('finds by %j', async (q, email) => {
    const { body } = await owner.get(`/api/users?q=${encodeURIComponent(q)}`);
    expect(body.data.map((user: User) => user.email)).toEqual([email]);
    expect(body.pagination).toMatchObject({ total: 1, pages: 1 });
  });

  test.each([
    ['nobody', 0],
    ['___', 0],
    ["' or 1=1 --", 0],
    ['\\', 1],
  ])('finds by %j only what has it', async (q, found) => {
    const { status, body } = await owner.get(`/api/users?q=${encodeURIComponent(q)}`);
    expect([status, body.data.length]).toEqual([200, found]);
  });

  it('finds everyone for an empty search', async () => {
    expect((await owner.get('/api/users?q=%20')).body.pagination.total).toBe(36);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=1000001',
    'limit=0',
    'limit=101',
    'q=%00',
    `q=${'x'.repeat(201)}`,
    'sort=email',
  ])('refuses ?%s', async (query) => {
    const { status, body } = await owner.get(`/api/users?${query}`);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
  });
});
