import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const named = { 'content-type': 'application/json' };

it('an empty body of the JSON type is accepted where no body is needed', async () => {
  const owner = await app.as('superAdmin');
  const { _id } = await app.has.product();
  const headers = { ...named, authorization: `Bearer ${owner.token}` };
  const calls = [
    ['DELETE', `/api/products/${_id}`],
    ['POST', '/api/auth/logout'],
  ] as const;
  for (const [method, url] of calls) {
    const answer = await app.server.inject({ method, url, headers });
    expect([url, answer.statusCode]).toEqual([url, 204]);
  }
});

it('a call that needs a body says what is missing', async () => {
  const answer = await app.server.inject({ method: 'POST', url: '/api/auth/login', headers: named });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
});
