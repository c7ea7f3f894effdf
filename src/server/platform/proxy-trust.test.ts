import { afterEach, describe, expect, test } from 'vitest';
import { type TestApp, createTestApp } from '../../../test/app.ts';

describe("the visitor's address", () => {
  let app: TestApp;
  afterEach(() => app.close());

  test.each([
    ['', '10.0.0.1'],
    ['1', '10.0.0.2'],
    ['2', '10.0.0.3'],
    ['10.0.0.0/8', '7.7.7.7'],
    ['10.0.0.1', '10.0.0.2'],
    ['10.0.0.9', '10.0.0.1'],
  ])('with TRUST_PROXY=%s is %s', async (TRUST_PROXY, expected) => {
    const pages = async (scope: TestApp['server']) => void scope.get('/ip', async ({ ip }) => ({ ip }));
    app = await createTestApp('sqlite', { env: { TRUST_PROXY }, pages });
    const headers = { 'x-forwarded-for': '7.7.7.7, 10.0.0.3, 10.0.0.2' };
    const answer = await app.server.inject({ url: '/ip', headers, remoteAddress: '10.0.0.1' });
    expect(answer.json()).toEqual({ ip: expected });
  });
});
