import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { type TestApp, createTestApp } from '#test/app.ts';
import { Metrics } from '#server/platform/observability/metrics.ts';

const URI_REPORT = {
  'csp-report': {
    'document-uri': 'https://shop.example/reset-password?token=secret',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?token=secret',
    'original-policy': 'x',
  },
};
const report = (effectiveDirective: string, blockedURL = 'trusted-types-sink') => ({
  type: 'csp-violation',
  age: 10,
  url: 'https://shop.example/admin',
  body: { documentURL: 'https://shop.example/admin?token=secret', effectiveDirective, blockedURL },
});

describe('reports of what the policy blocked', () => {
  let app: TestApp;
  let metrics: Metrics;
  let now: number;
  const lines: string[] = [];
  beforeEach(async () => {
    lines.splice(0);
    now = Date.parse('2026-05-01T10:00:00.000Z');
    metrics = new Metrics();
    app = await createTestApp('sqlite', {
      metrics,
      now: () => new Date(now),
      logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } },
    });
  });
  afterEach(() => app.close());

  const send = async (body: unknown, type = 'application/reports+json') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const headers = { 'content-type': type };
    return (await app.server.inject({ method: 'POST', url: '/csp-reports', headers, payload })).statusCode;
  };
  const counted = async () => {
    const { values } = await metrics.registry.getSingleMetric('shop_policy_violations_total')!.get();
    return Object.fromEntries(values.map(({ labels, value }) => [labels.directive, value]));
  };
  const logged = () =>
    lines
      .map((line) => JSON.parse(line))
      .map(({ directive, blocked, page }) => ({ directive, blocked, page }));

  it('are counted and logged in either form, without queries', async () => {
    expect(await send(URI_REPORT, 'application/csp-report')).toBe(204);
    const reports = [report('require-trusted-types-for'), report('img-src', 'data:image/png;base64,x')];
    expect(await send([...reports, { type: 'deprecation', body: { id: 'x' } }])).toBe(204);
    expect(await counted()).toEqual({ 'script-src-elem': 1, 'require-trusted-types-for': 1, 'img-src': 1 });
    expect(logged()).toEqual([
      { directive: 'script-src-elem', blocked: 'https://evil.example', page: '/reset-password' },
      { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', page: '/admin' },
      { directive: 'img-src', blocked: 'data:', page: '/admin' },
    ]);
  });

  it('have labels that no sender makes up, and a bounded part in the log', async () => {
    const many = Array.from({ length: 30 }, (_, index) => report(`made-up-${index}`));
    expect(await send(many)).toBe(204);
    expect(await counted()).toEqual({ other: 20 });
    expect(lines).toHaveLength(10);
    now += 60_000;
    await send([report('img-src')]);
    expect(lines).toHaveLength(11);
  });

  test.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['another form', { a: 1 }],
    ['a list of something else', [1, null]],
  ])('are refused when they are %s', async (_name, body) => {
    expect(await send(body)).toBe(400);
    expect([await counted(), lines]).toEqual([{}, []]);
  });

  it('are refused when they are too large', async () => {
    expect(await send([report('img-src', 'x'.repeat(70_000))])).toBe(413);
  });
});
