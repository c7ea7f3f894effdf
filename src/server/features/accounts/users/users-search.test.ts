/** The search goes through the users in steps, and must find what one query would. */
import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { databases } from '#test/databases.ts';
import { dayAfter, pick, seededRandom } from '#test/lists.ts';
import { eraseCustomer } from '../personal-data/customers.service.ts';
import { countUsers, findUsers } from './users.repository.ts';

describe.each(databases)('the users of a shop on %s', (kind) => {
  it('are found in steps of any length', async () => {
    const app = await createTestApp(kind);
    const random = seededRandom(9);
    for (let index = 0; index < 23; index += 1) {
      const joinedDate = dayAfter(pick(random, [1, 2, 3]));
      await app.has.user({ _id: `u${index}`, firstName: pick(random, ['דנה', 'נועה']), joinedDate });
    }
    for (const page of [
      { offset: 0, limit: 100 },
      { offset: 0, limit: 4 },
      { offset: 5, limit: 4 },
      { offset: 90, limit: 4 },
    ]) {
      const whole = await findUsers(app.db, 'דנה', page, 100);
      expect(whole.total).toBeGreaterThan(7);
      expect(whole.users.every(({ firstName }) => firstName === 'דנה')).toBe(true);
      for (const step of [1, 2, 5, 23, 24]) expect(await findUsers(app.db, 'דנה', page, step)).toEqual(whole);
    }
    await app.close();
  });

  it('may have names of the greatest length in bytes that compress badly', async () => {
    const app = await createTestApp(kind);
    const random = seededRandom(4);
    // NFC expands most of these letters.
    const name = () =>
      Array.from({ length: 200 }, () =>
        pick(random, ['\ufb2c', '\ufb2d', '\u0958', '\u095f', '\u0dda']),
      ).join('');
    const person = {
      firstName: name(),
      lastName: name(),
      email: `${'a'.repeat(60)}@example.com`,
      password: 'a long password',
    };
    expect((await app.send('POST', '/api/auth/register', person)).status).toBe(201);
    expect((await findUsers(app.db, person.lastName, { offset: 0, limit: 10 })).total).toBe(1);
    await app.close();
  });

  it('are counted correctly as accounts are created and erased', async () => {
    const app = await createTestApp(kind);
    const person = {
      firstName: 'דנה',
      lastName: 'לוי',
      email: 'dana@example.com',
      password: 'a long password',
    };
    expect(await countUsers(app.db)).toBe(0);
    expect((await app.send('POST', '/api/auth/register', person)).status).toBe(201);
    expect((await app.send('POST', '/api/auth/register', person)).status).toBe(409);
    await app.has.user();
    expect(await countUsers(app.db)).toBe(2);
    await eraseCustomer(app.db, person.email);
    expect(await countUsers(app.db)).toBe(1);
    await app.close();
  });
});
