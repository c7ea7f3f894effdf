/** Checking passwords is expensive on purpose: a flood of logins must not starve visitors. */
import { afterEach, expect, it } from 'vitest';
import { type TestAnswer, type TestApp, createTestApp } from '../app.ts';
import { api } from '#contract/routes.ts';

let app: TestApp;
afterEach(() => app.close());

const register = (index: number) => ({
  firstName: 'a',
  lastName: 'b',
  email: `${index}@example.com`,
  password: 'a long password',
});

it.each([
  ['logins', api.login(), (index: number) => ({ email: `${index}@example.com`, password: 'wrong' }), 401],
  ['registrations', api.register(), register, 201],
])(
  '200 concurrent %s: those that fit the queue are answered, the others get Retry-After, and pages are served',
  async (_what, path, input, done) => {
    app = await createTestApp('sqlite', { env: { RATE_LIMIT: 'off' } });
    await app.has.product();
    const order: number[] = [];
    const noted = (answer: TestAnswer) => {
      order.push(answer.status);
      return answer;
    };
    const flood = Array.from({ length: 200 }, (_, index) => app.send('POST', path, input(index)).then(noted));
    // One after the other, like a visitor, while the queue is full.
    for (const seen of [
      '/api/health',
      '/api/products',
      '/api/workshops',
      '/api/shop-facts',
      '/api/banner-texts/active',
    ])
      expect((await app.get(seen)).status).toBe(200);
    const overBefore = order.filter((status) => status === done).length;
    const answers = await Promise.all(flood);
    const busy = answers.filter(({ status }) => status === 503);
    const served = answers.filter(({ status }) => status === done);
    expect(busy.length + served.length).toBe(200);
    expect(served.length).toBeGreaterThan(overBefore + 10);
    expect(busy.length).toBeGreaterThan(100);
    for (const { headers, body } of busy)
      expect([headers['retry-after'], body.code]).toEqual(['5', 'overloaded']);
    // A refused caller can try again.
    expect((await app.send('POST', path, input(1_000))).status).toBe(done);
  },
);
