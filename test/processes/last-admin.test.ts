/** Admins take the role from one another at two processes at once. */
import { expect, test } from 'vitest';
import { adminApi } from '#contract/admin-routes.ts';
import { api } from '#contract/routes.ts';
import { databasesOrOnly } from '../databases.ts';
import { type Shops, oneMachine, startShops } from './shops.ts';

const PASSWORD = 'hammer and paper';
const ROUNDS = 5;

test.each(databasesOrOnly('postgres'))('one admin is left, on %s', async (kind) => {
  const shops = await startShops(2, await oneMachine(kind), { RATE_LIMIT: 'off' });
  const owner = await logIn(shops, 'owner@shop.local');
  const setRole = (number: number, by: Login, id: string, role: string) =>
    shops.call(number, 'PUT', adminApi.userRole(id), { body: { role, current: PASSWORD }, token: by.token });

  const person = { email: 'noa@example.com', password: PASSWORD, firstName: 'Noa', lastName: 'Levi' };
  await shops.call(0, 'POST', api.register(), { body: person });
  let [first, second] = [owner, await logIn(shops, person.email)];
  for (let round = 0; round < ROUNDS; round++) {
    expect((await setRole(0, first, second.id, 'superAdmin')).status).toBe(200);
    const answers = await Promise.all([
      setRole(0, first, second.id, 'user'),
      setRole(1, second, first.id, 'user'),
    ]);
    const won = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers[1 - won]!;
    expect([401, 409]).toContain(lost.status);
    if (won === 1) [first, second] = [second, first];
    expect((await shops.call(1, 'GET', adminApi.users(), { token: second.token })).status).toBe(401);
    second = await logIn(shops, second.email);
  }
  await shops.close();
});

interface Login {
  token: string;
  id: string;
  email: string;
}

async function logIn(shops: Shops, email: string): Promise<Login> {
  const { body } = await shops.call(1, 'POST', api.login(), { body: { email, password: PASSWORD } });
  return { token: body.data.token, id: body.data.user._id, email };
}
