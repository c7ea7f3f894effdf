import { afterEach, describe, expect, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';

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

  test.each([
    // A caller that bypasses the proxy isn't trusted.
    ['10.0.0.0/8', '198.51.100.9', '7.7.7.7', '198.51.100.9'],
    ['loopback', '127.0.0.1', '7.7.7.7', '7.7.7.7'],
    ['loopback', '::1', '7.7.7.7', '7.7.7.7'],
    // How a dual-stack server sees an IPv4 proxy.
    ['10.0.0.0/8', '::ffff:10.0.0.1', '7.7.7.7', '7.7.7.7'],
    ['2001:db8::/32', '2001:db8::9', '2001:db8:ffff::1, 7.7.7.7', '7.7.7.7'],
    // Fewer addresses in the header than proxies.
    ['3', '10.0.0.1', '7.7.7.7', '7.7.7.7'],
    ['1', '10.0.0.1', '', '10.0.0.1'],
    ['1', '10.0.0.1', 'junk, <b>, 7.7.7.7', '7.7.7.7'],
    ['10.0.0.0/8', '10.0.0.1', 'junk', 'junk'],
  ])('with TRUST_PROXY=%s from %s and %j is %s', async (TRUST_PROXY, remoteAddress, forwarded, expected) => {
    const pages = async (scope: TestApp['server']) => void scope.get('/ip', async ({ ip }) => ({ ip }));
    app = await createTestApp('sqlite', { env: { TRUST_PROXY }, pages });
    const headers = { 'x-forwarded-for': forwarded, 'x-real-ip': '9.9.9.9', forwarded: 'for=9.9.9.9' };
    const answer = await app.server.inject({ url: '/ip', headers, remoteAddress });
    expect(answer.json()).toEqual({ ip: expected });
  });
});
